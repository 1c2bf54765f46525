import { describe, expect, test } from "vitest";
import type { GameInfo, State } from "../server/types";
import { game, state } from "../testing/states";
import { openPoints, progress } from "./time";

const seeing = (view: object): State => state({ view: { own: {}, ...view } as unknown as State["view"] });
const GUGONG = game({ components: { days: { servants: [6, 4, 4, 4] } } as unknown as GameInfo["components"] });

describe("how far a game is", () => {
  test("it goes by days, and its end is not a fifth one", () => {
    expect(progress(seeing({ day: 2 }), GUGONG)).toEqual({ id: "bar-day", n: 2, of: 4 });
    expect(progress(seeing({ day: 5 }), GUGONG)).toEqual({ id: "bar-day", n: 4, of: 4 });
    expect(progress(seeing({ day: 0 }), GUGONG)).toBeNull();
  });

  test("an owner may play with more days, or fewer", () => {
    const own = { days: { servants: [6, 4, 4, 4, 4] } };
    expect(progress(seeing({ day: 5, own }), GUGONG)).toEqual({ id: "bar-day", n: 5, of: 5 });
  });

  test("the points on the track for all are those of the seat", () => {
    expect(openPoints(seeing({ families: [{ points: 8 }, { points: 0 }] }), 1)).toBe(0);
    expect(openPoints(seeing({ families: [{}] }), 0)).toBeNull();
  });
});
