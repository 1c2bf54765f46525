// The log as it is read: newest first, parted by days, rounds and phases, and what one player did in one go together.

import type { Line, State } from "../server/types";
import type { Saying } from "../words/speech.svelte";

/** The ids of lines that begin a new stretch of the game; a game may have none. */
export type Headings = RegExp;
const NONE: Headings = /(?!)/;
/** Lines that only say whose turn begins; the emblem beside what follows says it too. */
const TURN = /^log-turn(-you)?$/;

export interface Action {
  seat: number | null;
  /** Where the first of its lines stands in the log. */
  from: number;
  lines: Line[];
}
export interface Stretch {
  heading: Line | null;
  from: number;
  actions: Action[];
}

/** The heading of the turns that everybody has once in a stretch, by how many they had before. */
export type Rounds = (heading: Line | null, nth: number, log: readonly Line[], state: State) => Saying | null;

/**
 * Put the lines from an index on into stretches and actions: the newest stretch and the newest turn first, but whatever
 * happened in one turn, or outside of turns in a game that has them, in its order.
 */
export function tell(log: readonly Line[], from: number, headings = NONE, rounds: (heading: Line | null, nth: number) => Saying | null = () => null): Stretch[] {
  const hasTurns = log.some((line) => TURN.test(line.text.id));
  const stretches: (Stretch & { turns: Action[][] })[] = [];
  let action: Action | null = null;
  let last: Line | null = null;
  let had = new Map<number | null, number>();
  let round = 0;
  const begin = (heading: Line | null, nth: number): void => {
    stretches.push({ heading: nth >= from ? heading : null, from: nth, actions: [], turns: [] });
    action = null;
  };
  log.forEach((line, nth) => {
    if (headings.test(line.text.id)) {
      [last, had, round] = [line, new Map(), 0];
      return begin(line, nth);
    }
    if (TURN.test(line.text.id)) {
      action = null;
      const turns = (had.get(line.seat) ?? 0) + 1;
      had.set(line.seat, turns);
      const heading = turns > round ? rounds(last, turns) : null;
      round = Math.max(round, turns);
      if (heading) begin({ ...line, seat: null, text: heading, rule: "" }, nth);
      else stretches.at(-1)?.turns.push([]);
      return;
    }
    if (nth < from) return;
    if (!stretches.length) begin(null, nth);
    const stretch = stretches.at(-1)!;
    if (!action || action.seat !== line.seat) {
      action = { seat: line.seat, from: nth, lines: [] };
      if (hasTurns && stretch.turns.length) stretch.turns.at(-1)!.push(action);
      else stretch.turns.push([action]);
    }
    action.lines.push(line);
  });
  return stretches
    .map(({ turns, ...stretch }) => ({ ...stretch, from: Math.max(stretch.from, from), actions: turns.toReversed().flat() }))
    .filter((stretch, nth) => stretch.actions.length || (stretch.heading && headings.test(stretch.heading.text.id) && stretches[nth]!.from >= from))
    .reverse();
}

/**
 * Where my last turn ended, as the log itself tells, so that it is known after a reload and on any device. In the
 * middle of a turn it is the one before: what the others did meanwhile is what one wants to know.
 */
export function endOfMyTurn(log: readonly Line[], me: number, isDeciding: boolean, headings = NONE): number {
  const hasTurns = log.some((line) => TURN.test(line.text.id));
  let turn: number | null = null;
  const isMine = log.map((line) => {
    if (TURN.test(line.text.id)) turn = line.seat;
    else if (headings.test(line.text.id)) turn = null;
    return (hasTurns ? turn : line.seat) === me;
  });
  let end = log.length;
  while (isDeciding && isMine[end - 1]) end -= 1;
  while (end > 0 && !isMine[end - 1]) end -= 1;
  return end;
}
