// What can be agreed on before a game: only what some variant of the rules allows.

import type { GameInfo, Setting } from "../server/types";
import { speech } from "../words/speech.svelte";

export type Wishes = Record<string, Setting>;

/** What a game that is drawn here knows of its own options, before its table is opened. */
export interface OwnOptions {
  /** Options that are told even where they are as usual. */
  always?: readonly string[];
  /** What is usual for readers of a language. */
  usual?: Readonly<Record<string, Readonly<Record<string, Setting>>>>;
  /** What is taken where the usual value cannot be had. */
  instead?: Readonly<Record<string, Setting>>;
  /** A value in words that the game's own tables hold. */
  sayValue?: (game: GameInfo, name: string, value: string) => string | null;
  /** Its title where there is little room. */
  short?: string;
  /** Whether choices are made at locations of a board, among which one can have a favourite. */
  hasLocations?: boolean;
  /** Ground and ink of the sign of a place. */
  sign?: readonly [string, string];
}
const OWN = import.meta.glob<OwnOptions>("../*/options.ts", { eager: true, import: "own" });
export const ownOf = ({ name }: { name: string }): OwnOptions => OWN[`../${name}/options.ts`] ?? {};

/** What an option is where nobody chose: as the box in the reader's language has it, or else as the game has it. */
function usualOf(game: GameInfo, name: string): Setting | undefined {
  return ownOf(game).usual?.[name]?.[speech.language] ?? game.options.find((option) => option.name === name)?.default;
}

/** Rows of the variants that agree with the first options. */
function allowed(game: GameInfo, wishes: Wishes, upTo: number): Setting[][] {
  const { names, rows } = game.variants;
  return rows.filter((row) => names.slice(0, upTo).every((name, nth) => row[nth] === wishes[name]));
}

/** The values of an option that go together with all options before it. */
export function valuesOf(game: GameInfo, wishes: Wishes, name: string): Setting[] {
  const nth = game.variants.names.indexOf(name);
  const values = [...new Set(allowed(game, wishes, nth).map((row) => row[nth]!))];
  return values.every((value) => typeof value === "number") ? values.sort((a, b) => Number(a) - Number(b)) : values;
}

/** Keep every wish that goes together with those before it; where one does not, take what is usual. */
export function settle(game: GameInfo, wishes: Wishes): Wishes {
  const settled: Wishes = {};
  for (const name of game.variants.names) {
    const values = valuesOf(game, settled, name);
    settled[name] = [wishes[name], usualOf(game, name), ownOf(game).instead?.[name], values[0]].find((value) => value !== undefined && values.includes(value))!;
  }
  return settled;
}

const LEVELS = ["novice", "fair", "strong", "master"];

/** Bots to play against, from weak to strong; other ways of thinking are for those who study them. */
export function levelsOf(game: GameInfo): string[] {
  const levels = LEVELS.filter((level) => game.bots.includes(level));
  return levels.length ? levels : game.bots;
}

/** Who plays for somebody who is away, if nobody says otherwise: the fair bot, or the weakest there is. */
export function standInOf(game: GameInfo): string {
  const levels = levelsOf(game);
  return levels.find((level) => level === "fair") ?? levels[0] ?? "";
}

/** How many can play. */
export function sayPlayers({ players }: GameInfo): string {
  const together = players.filter((count) => count > 1);
  if (!together.length) return speech.t("form-alone");
  const [least, most] = [Math.min(...together), Math.max(...together)];
  const said = least === most ? speech.t("lobby-players-same", { n: most }) : speech.t("lobby-players", { least, most });
  return players.includes(1) ? speech.t("lobby-players-alone", { players: said }) : said;
}

/** A value in words; where there are none, the value itself. */
export function sayValue(game: GameInfo, name: string, value: Setting): string {
  if (typeof value === "boolean") return speech.t(value ? "form-yes" : "form-no");
  if (value === "none" && !speech.knows(`value-${game.name}-${name}-none`)) return speech.t("value-none");
  const text = String(value);
  const id = `value-${game.name}-${name}-${text}`;
  return speech.knows(id) ? speech.t(id) : (ownOf(game).sayValue?.(game, name, text) ?? text);
}

/** An option in words; the game's own help where there are none. */
export function sayOption(game: GameInfo, name: string, players: Setting | undefined): string {
  const alone = `option-${game.name}-${name}-alone`;
  if (players === 1 && speech.knows(alone)) return speech.t(alone);
  const id = name === "players" ? "option-players" : `option-${game.name}-${name}`;
  return speech.knows(id) ? speech.t(id) : game.options.find((option) => option.name === name)?.help || name;
}

/** What was agreed on and is not the usual thing anyway. */
export function describeOptions(game: GameInfo, options: Wishes): string[] {
  const players = options["players"];
  const count = players === 1 ? speech.t("form-alone") : speech.t("option-is", { option: speech.t("option-players"), value: String(players) });
  const rest = game.options.filter(({ name }) => {
    const value = options[name];
    const isChoice = valuesOf(game, options, name).length > 1;
    return name !== "players" && value !== undefined && value !== "none" && isChoice && (value !== usualOf(game, name) || ownOf(game).always?.includes(name));
  });
  return [count, ...rest.map(({ name }) => {
    const value = options[name]!;
    return value === true ? sayOption(game, name, players) : speech.t("option-is", { option: sayOption(game, name, players), value: sayValue(game, name, value) });
  })];
}
