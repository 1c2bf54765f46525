import { describe, expect, test } from "vitest";
import type { Training } from "../server/types";
import { better, byPlace, change, DAY, favourite, linesOf, lossOf, trend } from "./progress";

const NOW = Date.parse("2026-06-10T12:00:00Z");
const at = (days: number): string => new Date(NOW - days * DAY).toISOString();
const training = {
  ratings: [{ game: "gugong", bot: null, rating: 1612, low: 1572, high: 1652, games: 3 }],
  lines: [
    { game: "gugong", opponent: null, points: [{ at: at(90), rating: 1500 }, { at: at(40), rating: 1560 }, { at: at(3), rating: 1600 }] },
    { game: "gugong", opponent: "strong", points: [{ at: at(3), rating: 1530 }] },
  ],
  studied: [
    { table: "c", game: "gugong", at: at(1), losses: [{ place: "canal", moves: 25, points: 5 }, { place: "jade", moves: 5, points: 9 }] },
    { table: "b", game: "kingdom", at: at(20), losses: [{ place: "planning", moves: 10, points: 1 }] },
    { table: "a", game: "gugong", at: at(50), losses: [{ place: "palace", moves: 40, points: 40 }, { place: "", moves: 10, points: 0 }] },
  ],
} as unknown as Training;
const all = { game: null, since: null };

describe("losses", () => {
  test("are added up over what fits", () => {
    expect(lossOf(training, all)).toEqual({ moves: 90, points: 55 });
    expect(lossOf(training, { game: "gugong", since: NOW - 30 * DAY })).toEqual({ moves: 30, points: 14 });
  });

  test("are compared between the newer and the older games", () => {
    expect(better(training, { game: "gugong", since: null })).toBeCloseTo(40 / 50 - 14 / 30);
    expect(better(training, { game: "kingdom", since: null })).toBeNull();
    expect(trend(training, { game: "gugong", since: null })).toEqual([0.8, 14 / 30]);
  });

  test("are told by place, those of which too little is known last", () => {
    const places = byPlace(training, "gugong", null);
    expect(places.map(({ place }) => place)).toEqual(["palace", "canal", "jade"]);
    expect(favourite(places)).toBe("palace");
    expect(favourite(byPlace(training, "kingdom", null))).toBeNull();
  });
});

describe("ratings", () => {
  test("end at the one of today, and begin where they were before the period", () => {
    const [line] = linesOf(training, null, { game: null, since: NOW - 30 * DAY });
    expect(line!.points).toEqual([{ at: NOW - 30 * DAY, rating: 1560 }, { at: NOW - 3 * DAY, rating: 1612 }]);
    expect(line!.range).toBe(40);
    expect(linesOf(training, "strong", all)[0]!.points.at(-1)!.rating).toBe(1530);
    expect(linesOf(training, "people", all)).toEqual([]);
  });

  test("have changed in 30 days, if there was one before", () => {
    expect(change(training, "gugong", NOW)).toBe(52);
    expect(change(training, "kingdom", NOW)).toBeNull();
  });
});
