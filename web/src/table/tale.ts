// The log as it is read: newest first, parted by days, rounds and phases, and what one player did in one go together.

import type { Line } from "../server/types";

/** The ids of lines that begin a new stretch of the game; a game may have none. */
export type Headings = RegExp;
const NONE: Headings = /(?!)/;
/** Lines that only say whose turn begins; the emblem beside what follows says it too. */
const TURN = /^log-turn(-you)?$/;

export interface Deed {
  seat: number | null;
  /** Where the first of its lines stands in the log. */
  from: number;
  lines: Line[];
}
export interface Stretch {
  heading: Line | null;
  from: number;
  deeds: Deed[];
}

/** Put the lines from an index on into stretches and deeds. */
export function tell(log: readonly Line[], from: number, headings = NONE): Stretch[] {
  const stretches: Stretch[] = [];
  let deed: Deed | null = null;
  for (let nth = from; nth < log.length; nth += 1) {
    const line = log[nth]!;
    const isHeading = headings.test(line.text.id);
    if (isHeading || !stretches.length) {
      stretches.push({ heading: isHeading ? line : null, from: nth, deeds: [] });
      deed = null;
      if (isHeading) continue;
    }
    if (TURN.test(line.text.id)) {
      deed = null;
      continue;
    }
    if (!deed || deed.seat !== line.seat) {
      deed = { seat: line.seat, from: nth, lines: [] };
      stretches.at(-1)!.deeds.push(deed);
    }
    deed.lines.push(line);
  }
  for (const stretch of stretches) stretch.deeds.reverse();
  return stretches.reverse();
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
