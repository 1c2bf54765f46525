// A saying of the log in pieces: plain words, names of players, and the cards and tokens that it names.

import type { Saying } from "../words/speech.svelte";
import { speech } from "../words/speech.svelte";
import type { Play } from "./play.svelte";
import type { Thing } from "./things";

export interface Piece {
  text: string;
  seat: number | null;
  thing: Thing | null;
  /** Quotes and full stops that stay with the name of a thing. */
  lead?: string;
  tail?: string;
}

/** Marks around what names a thing; no text of a game has these characters. */
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`@(\\d+)|([^ @${OPEN}${CLOSE}]*)${OPEN}(\\d+)${BETWEEN}([^${CLOSE}]*)${CLOSE}([^ @${OPEN}]*)`);

/** Say what stands in the gaps first, with marks around what names a thing. */
function marked(saying: Saying, find: (saying: Saying) => Thing | null, things: Thing[]): Saying {
  const args: NonNullable<Saying["args"]> = {};
  for (const [gap, value] of Object.entries(saying.args ?? {})) {
    const found = typeof value === "object" ? find(value) : null;
    if (typeof value !== "object") args[gap] = value;
    else if (!found) args[gap] = marked(value, find, things);
    else args[gap] = `${OPEN}${things.push(found) - 1}${BETWEEN}${speech.say(value)}${CLOSE}`;
  }
  return { ...saying, args };
}

export function piecesOf(play: Play, saying: Saying, find: (saying: Saying) => Thing | null): Piece[] {
  const things: Thing[] = [];
  // A split with groups gives plain text, seat, thing with what leads to it, its text and what ends it, and so on.
  const parts = speech.say(marked(saying, find, things)).split(MARKED);
  const pieces: Piece[] = [];
  for (let nth = 0; nth < parts.length; nth += 6) {
    const [text, seat, lead = "", at, named, tail = ""] = parts.slice(nth, nth + 6);
    if (text) pieces.push({ text, seat: null, thing: null });
    if (seat !== undefined) pieces.push({ text: play.name(Number(seat)), seat: Number(seat), thing: null });
    else if (at !== undefined) pieces.push({ text: named ?? "", seat: null, thing: things[Number(at)] ?? null, lead, tail });
  }
  return pieces;
}
