import { beforeAll, describe, expect, test } from "vitest";
import type { GameInfo, Line, Result } from "../server/types";
import { countedParts, gainedAndLost } from "../table/count";
import type { Play } from "../table/play.svelte";
import { line } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { breakdown, course } from "./count";

const [PLAY, GAME] = [{} as Play, {} as GameInfo];
const points = (n: number) => ({ id: "points", args: { n } });
const scored = (id: string, seat: number, n: number, more: Record<string, string | ReturnType<typeof points>> = {}): Line => ({ ...line(id, seat), text: { id, args: { points: points(n), ...more } } });
const result: Result = {
  points: [0, 20], places: [2, 1], remarks: [],
  parts: [{ name: { id: "score-game" }, points: [9, 14] }, { name: { id: "score-jade" }, points: [3, 6] }, { name: { id: "score-outside" }, points: [-12, 0] }],
} as unknown as Result;
const log: Line[] = [
  { ...line("log-dawn"), text: { id: "log-dawn", args: { day: 1 } } },
  scored("log-wall-won-you", 0, 3), scored("log-decree-obtained", 1, 2),
  { ...line("log-claimed", 1), text: { id: "log-claimed", args: { reward: points(4) } } },
  { ...line("log-dawn"), text: { id: "log-dawn", args: { day: 2 } } },
  scored("log-most-matches-you", 0, 5), scored("log-points-scored", 1, 2), scored("log-arrived", 1, 7),
];

beforeAll(() => speech.turn("en", "gugong"));

describe("where the points came from", () => {
  test("is told by the log, by source, and what no line tells stands apart", () => {
    const rows = breakdown(PLAY, GAME, result, log)["score-game"]!;
    expect(rows.map(({ id, points: of }) => [id, ...of])).toEqual([
      ["wall", 3, 0], ["nights", 5, 0], ["decrees", 0, 2], ["travel", 0, 2], ["canal", 0, 4], ["other", 1, 6],
    ]);
    expect(rows.reduce((sum, row) => sum + row.points[1]!, 0)).toBe(14);
  });

  test("what is only promised for the end is not scored yet", () => {
    expect(course(PLAY, GAME, result, log).map(({ points: of }) => of)).toEqual([[0, 0], [3, 6], [0, 20]]);
  });

  test("what was lost is apart from what was gained, and every source keeps its colour", () => {
    const parts = countedParts("gugong", result, breakdown(PLAY, GAME, result, log), ({ name }) => name.id);
    expect(gainedAndLost(parts, 0)).toEqual({ gained: 12, lost: 12 });
    const alone = countedParts("gugong", { ...result, parts: result.parts.slice(1) }, {}, ({ name }) => name.id);
    expect(alone.find(({ id }) => id === "score-outside")!.pieces[0]!.colour).toBe(parts.find(({ id }) => id === "score-outside")!.pieces[0]!.colour);
  });
});
