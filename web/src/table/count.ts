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

/** One colour for one source, whichever others there are. */
const COLOURS: Record<string, string> = {
  wall: "#7A6650", nights: "#4B4470", decrees: "#B98B2B", travel: "#5F7439", canal: "#37707F", palace: "#B04A36", meng: "#6B4079", other: "#6F675C",
  "score-game": "#6F675C", "score-decrees": "#8A5F0B", "score-arrival": "#84281A", "score-jade": "#2F6B50", "score-outside": "#B23A26",
  "score-flat": "#6F675C", "score-combo": "#225E86", "score-quest": "#2F6B50", "score-lost": "#7C231B",
  "flat-structure": "#6F675C", "flat-specialist": "#6B4079", "flat-monument": "#8A5F0B", "flat-discovery": "#225E86",
  "combo-structure": "#8D8578", "combo-specialist": "#8A5E98", "combo-monument": "#A8791F", "combo-discovery": "#3F7DA6",
  menaces: "#7C231B", vermin: "#9A4034",
};
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
export function countedParts(result: Result, breakdown: Breakdown, say: (part: Result["parts"][number]) => string): Counted[] {
  return result.parts.map((part, nth) => {
    const { id } = part.name;
    const rows = breakdown[id] ?? [{ id, name: say(part), points: [...part.points] }];
    const pieces = rows.map((row) => ({ ...row, colour: COLOURS[row.id] ?? OTHERS[nth % OTHERS.length]! }));
    return { id, name: say(part), points: part.points, pieces };
  });
}

/** What a seat gained and what it lost, apart. */
export function gainedAndLost(parts: readonly Counted[], seat: number): { gained: number; lost: number } {
  const all = parts.flatMap(({ pieces }) => pieces.map(({ points }) => points[seat] ?? 0));
  return { gained: all.reduce((sum, n) => sum + Math.max(0, n), 0), lost: all.reduce((sum, n) => sum + Math.max(0, -n), 0) };
}
