import { describe, expect, test } from "vitest";
import type { GameInfo, Line, State } from "../server/types";
import { game, state } from "../testing/states";
import { tell } from "../table/tale";
import { headings, openPoints, progress, rounds } from "./time";

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

describe("the exchanges in the log", () => {
  const line = (id: string, seat: number | null = null, args = {}): Line => ({ seat, text: { id, args }, rule: "", mine: false }) as unknown as Line;
  const days = (log: Line[], day: number): (string | number | undefined)[] =>
    tell(log, 0, headings, (heading, nth) => rounds(heading, nth, log, seeing({ day }))).flatMap(({ heading }) => (heading?.text.id === "table-exchange" ? [heading.text.args?.["day"] as number] : []));
  const turn = [line("log-turn", 0), line("log-exchanged", 0)];

  test("of a position that was written are those of its day, however far the game is by now", () => {
    expect(days(turn, 3)).toEqual([3]);
    expect(days([...turn, line("log-night", null, { day: 3 })], 3)).toEqual([3]);
    expect(days([...turn, line("log-dawn", null, { day: 4 }), ...turn], 4)).toEqual([4, 3]);
  });
});
