import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Moment, Result } from "../server/types";
import { game, line, moment, replay, seat, table } from "../testing/states";
import type { Saying } from "../words/speech.svelte";
import { Reel, SPEEDS } from "./reel.svelte";

const nowhere = (): null => null;

function day(n: number): Saying {
  return { id: "bar-day", args: { n, of: 4 } };
}

/** Nine moments of three days, by turn and day; their steps are twice their numbers. */
const MOMENTS: Moment[] = [
  [0, 1], [1, 1], [1, 1], [2, 1], [3, 2], [3, 2], [4, 2], [4, 2], [5, 3],
].map(([turn = 0, n = 0], nth) => {
  const view = { nth } as unknown as Moment["view"];
  return moment(2 * nth, { turn, chapter: day(n), log: nth, view });
});
const LAST = MOMENTS.length - 1;
const RESULT: Result = { places: [1, 2], points: [40, 30], parts: [], remarks: [] };

function reelAt(nth: number, more: Parameters<typeof replay>[1] = {}): Reel {
  return new Reel(replay(MOMENTS, more), nowhere, nth);
}

/** The steps of the states that are shown one after the other while something is done. */
function shownDuring(reel: Reel, what: () => void): number[] {
  const shown: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(reel.play.state.version));
  });
  flushSync();
  shown.length = 0;
  what();
  flushSync();
  stop();
  return shown;
}

beforeEach(() => void vi.useFakeTimers());

describe("going to a moment", () => {
  test("one step shows the next moment alone", () => {
    const reel = reelAt(2);
    reel.enter();
    expect(shownDuring(reel, () => reel.step(1))).toEqual([6]);
    expect(reel.at).toBe(3);
    expect(reel.moment).toBe(MOMENTS[3]);
  });

  test("a jump comes from the moment before, so that one sees what it changed", () => {
    const reel = reelAt(2);
    expect(shownDuring(reel, () => reel.go(6))).toEqual([10, 12]);
  });

  test("a step back does so too", () => {
    const reel = reelAt(4);
    reel.enter();
    expect(shownDuring(reel, () => reel.step(-1))).toEqual([4, 6]);
  });

  test("the beginning has no moment before it", () => {
    const reel = reelAt(4);
    expect(shownDuring(reel, () => reel.go(0))).toEqual([0]);
  });

  test("the moment that one opens with is entered from the one before it", () => {
    const reel = reelAt(3);
    expect(reel.play.state.version).toBe(4);
    expect(shownDuring(reel, () => reel.enter())).toEqual([6]);
  });

  test("what lies beyond the game is its beginning or its end", () => {
    const reel = reelAt(99);
    expect(reel.at).toBe(LAST);
    reel.go(-3);
    expect(reel.at).toBe(0);
    reel.step(-1);
    expect(reel.at).toBe(0);
    reel.go(99);
    expect(reel.at).toBe(LAST);
  });

  test("going where one is changes nothing", () => {
    const reel = reelAt(3);
    reel.enter();
    const { state } = reel.play;
    reel.go(3);
    expect(reel.play.state).toBe(state);
  });
});

describe("turns and chapters", () => {
  test("forward goes to the beginning of the next turn, and at last to the end", () => {
    const reel = reelAt(0);
    const seen: number[] = [];
    for (let nth = 0; nth < 6; nth++) {
      reel.byTurn(1);
      seen.push(reel.at);
    }
    expect(seen).toEqual([1, 3, 4, 6, 8, 8]);
  });

  test("back goes to the beginning of this turn first, and from there to the one before", () => {
    const reel = reelAt(7);
    reel.byTurn(-1);
    expect(reel.at).toBe(6);
    reel.byTurn(-1);
    expect(reel.at).toBe(4);
  });

  test("chapters begin where their name changes", () => {
    const reel = reelAt(0);
    expect(reel.chapters).toEqual(
      [{ from: 0, name: day(1) }, { from: 4, name: day(2) }, { from: 8, name: day(3) }],
    );
  });

  test("one goes from chapter to chapter, and stops at both ends", () => {
    const reel = reelAt(2);
    const seen: number[] = [];
    for (const by of [1, 1, 1, -1, -1, -1] as const) {
      reel.byChapter(by);
      seen.push(reel.at);
    }
    expect(seen).toEqual([4, 8, 8, 4, 0, 0]);
  });

  test("the chapter of a moment is the last that began", () => {
    expect(reelAt(3).chapter.from).toBe(0);
    expect(reelAt(4).chapter.from).toBe(4);
    expect(reelAt(7).chapter.from).toBe(4);
  });
});

describe("finding a moment", () => {
  test("by its step, or the nearest where no moment has it", () => {
    const reel = new Reel(replay([moment(0), moment(10), moment(20)]), nowhere);
    expect(reel.nearest(10)).toBe(1);
    expect(reel.nearest(13)).toBe(1);
    expect(reel.nearest(16)).toBe(2);
    expect(reel.nearest(999)).toBe(2);
    expect(reel.nearest(-5)).toBe(0);
  });

  test("by a line of the log, which was written in the first moment that has it", () => {
    const moments = [moment(0, { log: 1 }), moment(1, { log: 1 }), moment(2, { log: 4 })];
    const reel = new Reel(replay(moments), nowhere);
    expect(reel.ofLine(0)).toBe(0);
    expect(reel.ofLine(1)).toBe(2);
    expect(reel.ofLine(3)).toBe(2);
    expect(reel.ofLine(9)).toBe(2);
  });
});

describe("playing by itself", () => {
  test("a moment stays for the time of the chosen speed", () => {
    const reel = reelAt(0);
    reel.start();
    vi.advanceTimersByTime(SPEEDS.usual - 1);
    expect(reel.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(reel.at).toBe(1);
    reel.speed = "fast";
    vi.advanceTimersByTime(SPEEDS.usual);
    expect(reel.at).toBe(2);
    vi.advanceTimersByTime(2 * SPEEDS.fast);
    expect(reel.at).toBe(4);
  });

  test("it stops at the end", () => {
    const reel = reelAt(LAST - 1);
    reel.start();
    vi.advanceTimersByTime(SPEEDS.usual);
    expect(reel.at).toBe(LAST);
    expect(reel.isPlaying).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("started at the end it begins again", () => {
    const reel = reelAt(LAST);
    reel.start();
    expect(reel.at).toBe(0);
    expect(reel.isPlaying).toBe(true);
  });

  test("a pause stays where it is, and a second press goes on from there", () => {
    const reel = reelAt(1);
    reel.turn();
    vi.advanceTimersByTime(SPEEDS.usual);
    reel.turn();
    expect(reel.isPlaying).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10 * SPEEDS.slow);
    expect(reel.at).toBe(2);
    reel.turn();
    vi.advanceTimersByTime(SPEEDS.usual);
    expect(reel.at).toBe(3);
  });

  test("pressing start twice does not make it twice as fast", () => {
    const reel = reelAt(0);
    reel.start();
    reel.start();
    vi.advanceTimersByTime(SPEEDS.usual);
    expect(reel.at).toBe(1);
  });

  test("a step to the end by hand ends it", () => {
    const reel = reelAt(0);
    reel.start();
    reel.go(LAST);
    expect(reel.isPlaying).toBe(false);
  });
});

describe("what is shown", () => {
  test("the view of the moment, with the version of its step, in which nothing can be chosen", () => {
    const reel = reelAt(3);
    reel.enter();
    const { state, sending } = reel.play;
    expect(state.view).toEqual({ nth: 3 });
    expect(state.version).toBe(6);
    expect(state.can_undo).toBe(false);
    expect(state.decision?.options).toEqual([]);
    expect(sending).toBe(true);
  });

  test("the end has the result, and every moment before it does not", () => {
    const reel = reelAt(LAST, { result: RESULT });
    reel.enter();
    expect([reel.play.state.stage, reel.play.state.result]).toEqual(["over", RESULT]);
    reel.step(-1);
    expect([reel.play.state.stage, reel.play.state.result]).toEqual(["playing", null]);
  });

  test("the last moment of a game that goes on has no result", () => {
    const reel = reelAt(LAST);
    reel.enter();
    expect(reel.play.state.stage).toBe("playing");
  });

  test("a game that ended by agreement is over without a result", () => {
    const reel = reelAt(LAST, { table: table({ stage: "over" }) });
    reel.enter();
    expect([reel.play.state.stage, reel.play.state.result, reel.isAgreedEnd]).toEqual(["over", null, true]);
    expect(reel.play.state.deciding).toEqual([]);
    reel.step(-1);
    expect([reel.play.state.stage, reel.isAgreedEnd]).toEqual(["playing", false]);
  });

  test("a player looks from their own seat, and the public from none", () => {
    expect(reelAt(0, { reader: "1" }).plays.map(({ state }) => state.seat)).toEqual([1]);
    expect(reelAt(0, { reader: "public" }).plays.map(({ state }) => state.seat)).toEqual([null]);
  });

  test("with all hands open there is a table for each seat, seen from there and without a veil", () => {
    const seats = [seat(), seat(), seat()];
    const reel = reelAt(3, { reader: "all", table: table({ seats }) });
    reel.enter();
    expect(reel.plays.map(({ state }) => state.seat)).toEqual([0, 1, 2]);
    expect(reel.plays.map(({ state }) => state.view)).toEqual(
      [0, 1, 2].map((viewer) => ({ nth: 3, viewer, veiled: false })),
    );
    reel.step(1);
    expect(reel.plays.map(({ state }) => state.version)).toEqual([8, 8, 8]);
  });

  test("the log is the whole one, so that lines can be found in it", () => {
    expect(reelAt(0, { log: [line("a"), line("b")] }).play.state.log).toHaveLength(2);
  });
});

describe("how a moment came about", () => {
  const parts = { whereabouts: (view: object): [string, string][] => Object.entries(view).map(([piece, at]) => [piece, String(at)]) };

  function filmed(): { reel: Reel; shown: string[] } {
    const at = (ship: string): never => ({ ship }) as never;
    const moments = [
      moment(0, { view: at("a1"), log: 0 }),
      moment(1, { view: at("a3"), log: 2, film: [{ log: 1, changes: [["ship", "a2"]] as never }] }),
      moment(2, { view: at("a4"), log: 3 }),
    ];
    const reel = new Reel(replay(moments, { log: [line("log-sail", 1), line("log-sail", 1), line("log-sail", 1)] }), () => null, 0, { parts, game: game() });
    const shown: string[] = [];
    reel.stage = {
      show(motions, change) {
        change();
        shown.push(`${motions.map(({ from, to }) => `${from} → ${to}`).join()} ${JSON.stringify(reel.play.state.view)}`);
      },
      clear() {},
    };
    return { reel, shown };
  }

  test("is played frame by frame", () => {
    vi.useFakeTimers();
    const { reel, shown } = filmed();
    reel.step(1);
    expect(shown).toEqual(['a1 → a2 {"ship":"a2"}']);
    vi.runAllTimers();
    expect(shown).toEqual(['a1 → a2 {"ship":"a2"}', 'a2 → a3 {"ship":"a3"}']);
  });

  test("is cut where one goes on before its end", () => {
    vi.useFakeTimers();
    const { reel, shown } = filmed();
    reel.step(1);
    reel.step(1);
    vi.runAllTimers();
    expect(shown).toEqual(['a1 → a2 {"ship":"a2"}', 'a3 → a4 {"ship":"a4"}']);
    expect(reel.play.state.view).toEqual({ ship: "a4" });
  });

  test("is not shown without a stage", () => {
    const { reel } = filmed();
    reel.stage = null;
    reel.step(1);
    expect(reel.play.state.view).toEqual({ ship: "a3" });
  });
});

test("a game of one moment does not play for ever", () => {
  vi.useFakeTimers();
  const reel = new Reel(replay([moment(0)]), () => null);
  reel.start();
  expect(reel.isPlaying).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
