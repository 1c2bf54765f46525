// The final count as it is shown: its parts, what each came from, and which colour each has.

import type { Result } from "../server/types";

/** Something that points came from, for every seat. */
export interface Row {
  id: string;
  name: string;
  points: number[];
}
/** What the parts of the count came from, by the ids of the parts' names. */
export type Breakdown = Readonly<Record<string, readonly Row[]>>;
/** The points of all seats at moments of the game. */
export type Course = { label: string; points: number[] }[];

/** One colour for one source of points of a game, whichever others there are. */
const COLOURS = import.meta.glob<Readonly<Record<string, string>>>("../*/points.ts", { eager: true, import: "colours" });
/** Colours of sources that their game gives none. */
const OTHERS = ["#6F675C", "#8A5F0B", "#7C231B", "#2F6B50", "#225E86", "#6B4079"];

export interface Piece extends Row {
  colour: string;
}
export interface Counted {
  id: string;
  name: string;
  points: readonly number[];
  pieces: readonly Piece[];
}

/** The parts of a count, each with the pieces that it is drawn with: what it came from, or itself. */
export function countedParts(game: string, result: Result, breakdown: Breakdown, say: (part: Result["parts"][number]) => string): Counted[] {
  const colours = COLOURS[`../${game}/points.ts`] ?? {};
  return result.parts.map((part, nth) => {
    const { id } = part.name;
    const rows = breakdown[id] ?? [{ id, name: say(part), points: [...part.points] }];
    const pieces = rows.map((row) => ({ ...row, colour: colours[row.id] ?? OTHERS[nth % OTHERS.length]! }));
    return { id, name: say(part), points: part.points, pieces };
  });
}

/** What a seat gained and what it lost, apart. */
export function gainedAndLost(parts: readonly Counted[], seat: number): { gained: number; lost: number } {
  const all = parts.flatMap(({ pieces }) => pieces.map(({ points }) => points[seat] ?? 0));
  return { gained: all.reduce((sum, n) => sum + Math.max(0, n), 0), lost: all.reduce((sum, n) => sum + Math.max(0, -n), 0) };
}
