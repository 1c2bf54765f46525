// A game at once: against bots, as somebody last played it on this device, or as one would begin.

import type { GameInfo, SeatWish, TableWish } from "../server/types";
import { speech } from "../words/speech.svelte";
import { keep, kept } from "./kept";
import { levelsOf, settle, standInOf, type Wishes } from "./options";

export interface Quick {
  options: Wishes;
  /** The bots in the seats after mine. */
  bots: string[];
  /** Whether it was played before. */
  isAgain: boolean;
}

const key = (game: GameInfo): string => `quick.${game.name}`;

/** How a first game is: two players, an easy bot. */
function firstOf(game: GameInfo): Quick {
  const players = Math.min(...game.players.filter((count) => count > 1), Math.max(...game.players));
  const easy = levelsOf(game)[0] ?? "";
  return { options: settle(game, { players }), bots: Array.from({ length: players - 1 }, () => easy), isAgain: false };
}

/** What to play: the last choice where it can still be had. */
export function quickOf(game: GameInfo): Quick {
  try {
    const { options, bots } = JSON.parse(kept(key(game)) ?? "") as Quick;
    const settled = settle(game, options);
    const same = Object.keys(settled).every((name) => settled[name] === options[name]);
    if (same && bots.length === Number(settled["players"]) - 1 && bots.every((bot) => game.bots.includes(bot))) return { options: settled, bots, isAgain: true };
  } catch {
    // Nothing is kept, or something else than this.
  }
  return firstOf(game);
}

/** Remember a table that needs nobody else: me, and bots. */
export function remember(game: GameInfo, options: Wishes, seats: readonly SeatWish[]): void {
  const [me, ...others] = seats;
  if (me?.kind !== "me" || others.some(({ kind, bot }) => kind !== "bot" || !bot)) return;
  keep(key(game), JSON.stringify({ options, bots: others.map(({ bot }) => bot) }));
}

export function wishOf(game: GameInfo, { options, bots }: Quick): TableWish {
  const seats: SeatWish[] = [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot" as const, bot }))];
  return { game: game.name, options, seats, listed: false, agreement: { hints: true, away: "bot", stand_in: standInOf(game) } };
}

/** The choice in a few words: how many, and how strong. */
export function sayQuick({ options, bots }: Quick): string {
  const players = Number(options["players"]);
  if (players === 1) return speech.t("form-alone");
  const levels = [...new Set(bots)].map((bot) => speech.t(`bot-${bot}`)).join(", ");
  return speech.t("quick-says", { players, bots: bots.length, level: levels });
}

/** A random variant of the rules for as many players. */
export function surprise(game: GameInfo, wishes: Wishes, random: () => number = Math.random): Wishes {
  const { names, rows } = game.variants;
  const nth = names.indexOf("players");
  const among = rows.filter((row) => nth < 0 || row[nth] === wishes["players"]);
  const row = among[Math.floor(random() * among.length)];
  return row ? Object.fromEntries(names.map((name, column) => [name, row[column]!])) : wishes;
}

/** The address of a table that somebody was told of: a whole link with its invitation, or only its code. */
export function addressOf(text: string, origin: string = location.origin): string | null {
  const written = text.trim();
  if (/^[A-Za-z0-9_-]{6,16}$/.test(written)) return `/t/${written}`;
  try {
    const { pathname, hash, origin: other } = new URL(written.includes("://") ? written : `https://${written}`);
    const isHere = other.replace(/^https?:/, "") === origin.replace(/^https?:/, "");
    return isHere && /^\/t\/[A-Za-z0-9_-]+\/?$/.test(pathname) ? pathname + hash : null;
  } catch {
    return null;
  }
}
