// The log as it is read: newest first, parted by days, rounds and phases, and what one player did in one go together.

import type { Line } from "../server/types";

/** Lines that begin a new stretch of the game. */
const HEADING = /^log-(dawn|night|round-begins|planning|production|combat|game-over)/;
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
export function tell(log: readonly Line[], from: number): Stretch[] {
  const stretches: Stretch[] = [];
  let deed: Deed | null = null;
  for (let nth = from; nth < log.length; nth += 1) {
    const line = log[nth]!;
    if (HEADING.test(line.text.id) || !stretches.length) {
      const isHeading = HEADING.test(line.text.id);
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

/** Where my last choice ended, as far as this browser remembers; else after the last thing I did. */
export class Bookmark {
  constructor(private key: string) {}

  set(lines: number): void {
    try {
      localStorage.setItem(this.key, String(lines));
    } catch {
      /* Then the last thing I did has to do. */
    }
  }

  get(log: readonly Line[], seat: number | null): number {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(this.key);
    } catch {
      /* As above. */
    }
    if (kept !== null && Number(kept) <= log.length) return Number(kept);
    return log.findLastIndex((line) => line.seat === seat) + 1;
  }
}
