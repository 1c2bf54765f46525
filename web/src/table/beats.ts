// What happened between two states, as a list of beats: a picture, the lines of the log that tell of it, and what moved.

import { withChanges } from "../server/changed";
import type { Change, GameInfo, Line, State } from "../server/types";
import type { GameParts } from "./games";
import { motionsBetween, type Motion } from "./motion";

export type Weight = 1 | 2 | 3;
type View = State["view"];

export interface Picture {
  view: View;
  /** How many lines of the log were told by then. */
  log: number;
}
export interface Beat extends Picture {
  /** The picture that it follows. */
  before: View;
  lines: readonly Line[];
  /** Whose action it is; null where nobody did it, as at night. */
  seat: number | null;
  motions: readonly Motion[];
  weight: Weight;
}

/** What of a game the beats are made of. */
export type Moving = Pick<GameParts, "whereabouts" | "sources" | "way" | "into" | "wave" | "gains" | "weigh" | "headings">;

/** Lines that only say whose turn begins. */
const TURN = /^log-turn(-you)?$/;

/** The pictures from one view to another: each frame, and at last the view itself. */
export function pictures(before: View, film: readonly { log: number; changes: unknown }[], last: Picture): Picture[] {
  let view = before;
  const frames = film.map(({ log, changes }) => {
    view = withChanges(view, changes as Change["changes"]);
    return { view, log };
  });
  return [...frames, last];
}

/** What moved from one view to another, with the ways that things went, and the points that this made. */
export function moved(before: View, after: View, parts: Moving, game: GameInfo): Motion[] {
  const { whereabouts, sources, way, into, wave, gains } = parts;
  if (!whereabouts) return [];
  const motions: Motion[] = [];
  for (const motion of motionsBetween(whereabouts(before, game), whereabouts(after, game), sources)) {
    const via = way?.(motion, before, after, game, motions) ?? [];
    const aim = motion.to === null ? (into?.(motion, before, after) ?? null) : null;
    const number = wave?.({ ...motion, via }, motions) ?? 0;
    motions.push({ ...motion, ...(aim && { into: aim }), ...(via.length && { via }), ...(number && { wave: number }) });
  }
  return [...motions, ...(gains?.(before, after, motions) ?? [])];
}

/** In how many waves things move, one after the other. */
export function wavesOf(motions: readonly Motion[]): number[] {
  return [...new Set(motions.map(({ wave = 0 }) => wave))].toSorted((a, b) => a - b);
}

/** The beats between a view and the pictures that followed; a picture in which nothing is seen or told is none. */
export function beatsOf(before: View, from: number, shown: readonly Picture[], log: readonly Line[], parts: Moving, game: GameInfo): Beat[] {
  const beats: Beat[] = [];
  const turns = turnsOf(log, parts);
  let seat: number | null = turns[from - 1] ?? null;
  let [view, told] = [before, from];
  for (const picture of shown) {
    const lines = log.slice(told, picture.log).filter(({ text }) => !TURN.test(text.id));
    const motions = moved(view, picture.view, parts, game);
    if (lines[0]) seat = turns[log.indexOf(lines[0], told)] ?? null;
    if (lines.length || motions.length) {
      const weight = Math.max(1, ...lines.map((line) => parts.weigh?.(line) ?? 1)) as Weight;
      beats.push({ ...picture, before: view, lines, seat, motions, weight });
    } else if (beats.length) beats[beats.length - 1] = { ...beats.at(-1)!, ...picture };
    [view, told] = [picture.view, Math.max(told, picture.log)];
  }
  return beats;
}

/** Whose turn each line of the log belongs to; where the log has no turns, whose action it tells of. */
function turnsOf(log: readonly Line[], { headings }: Moving): (number | null)[] {
  const hasTurns = log.some(({ text }) => TURN.test(text.id));
  let turn: number | null = null;
  return log.map((line) => {
    if (TURN.test(line.text.id)) turn = line.seat;
    else if (headings?.test(line.text.id)) turn = null;
    return hasTurns ? turn : line.seat;
  });
}
