// What can be agreed on before a game: only what some variant of the rules allows.

import type { GameInfo, Setting } from "../server/types";
import { speech } from "../words/speech.svelte";

export type Wishes = Record<string, Setting>;

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
    const usual = game.options.find((option) => option.name === name)?.default;
    settled[name] = [wishes[name], usual, "normal", values[0]].find((value) => value !== undefined && values.includes(value))!;
  }
  return settled;
}

const LEVELS = ["novice", "fair", "strong", "master"];

/** Bots to play against, from weak to strong; other ways of thinking are for those who study them. */
export function levelsOf(game: GameInfo): string[] {
  const levels = LEVELS.filter((level) => game.bots.includes(level));
  return levels.length ? levels : game.bots;
}

interface Named {
  en: string;
  [more: string]: unknown;
}

function named(table: unknown, plural: boolean): string | null {
  const names = table as Named | undefined;
  const word = names?.[plural ? `${speech.language}_plural` : speech.language];
  return typeof word === "string" ? word : null;
}

/** A value in words; names that the game's own tables hold come from there. */
export function sayValue(game: GameInfo, name: string, value: Setting): string {
  if (typeof value === "boolean") return speech.t(value ? "form-yes" : "form-no");
  if (value === "none" && !speech.knows(`value-${game.name}-${name}-none`)) return speech.t("value-none");
  const { duchy, menace, quest } = game.components as Record<string, Record<string, { name?: unknown }> | undefined>;
  const text = String(value);
  if (name === "duchy") return named(duchy?.[text]?.name, false) ?? text;
  if (name === "quest") return named(quest?.[text]?.name, false) ?? text;
  if (name === "menaces") return text.split(",").map((one) => named(menace?.[one], true) ?? one).join(" · ");
  const id = `value-${game.name}-${name}-${text}`;
  return speech.knows(id) ? speech.t(id) : text;
}

export function sayOption(game: GameInfo, name: string, players: Setting | undefined): string {
  const alone = `option-${game.name}-${name}-alone`;
  return speech.t(players === 1 && speech.knows(alone) ? alone : name === "players" ? "option-players" : `option-${game.name}-${name}`);
}

/** What was agreed on and is not the usual thing anyway. */
export function describeOptions(game: GameInfo, options: Wishes): string[] {
  const players = options["players"];
  const count = players === 1 ? speech.t("form-alone") : speech.t("option-is", { option: speech.t("option-players"), value: String(players) });
  const rest = game.options.filter(({ name, default: usual }) => {
    const value = options[name];
    const isChoice = valuesOf(game, options, name).length > 1;
    return name !== "players" && value !== undefined && value !== "none" && isChoice && (value !== usual || name === "module");
  });
  return [count, ...rest.map(({ name }) => {
    const value = options[name]!;
    return value === true ? sayOption(game, name, players) : speech.t("option-is", { option: sayOption(game, name, players), value: sayValue(game, name, value) });
  })];
}
