import { describe, expect, test } from "vitest";
import type { State } from "../server/types";
import { state } from "../testing/states";
import { drawings, openPoints, progress } from "./games";

const seeing = (view: object): State => state({ view: view as State["view"] });

describe("what all games have in common", () => {
  test("the points on a track for all are those of the seat", () => {
    expect(openPoints(seeing({ families: [{ points: 8 }, { points: 0 }] }), 1)).toBe(0);
  });

  test("a game without such a track has none", () => {
    expect(openPoints(seeing({ duchies: [{}] }), 0)).toBeNull();
    expect(openPoints(seeing({ families: [{}] }), 0)).toBeNull();
  });

  test("a game goes by days or by rounds, and its end is not a fifth one", () => {
    expect(progress(seeing({ day: 2 }))).toEqual({ id: "bar-day", n: 2, of: 4 });
    expect(progress(seeing({ round: 5 }))).toEqual({ id: "bar-round", n: 4, of: 4 });
    expect(progress(seeing({}))).toBeNull();
  });

  test("a game that this client cannot draw is refused", async () => {
    await expect(drawings("chess")).rejects.toThrow("chess");
  });
});
