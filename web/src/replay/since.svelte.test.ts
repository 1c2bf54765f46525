import { beforeEach, describe, expect, test, vi } from "vitest";
import { Trouble } from "../server/call";
import type { Line, Moment } from "../server/types";
import { Play } from "../table/play.svelte";
import { decision, line, moment, replay, state } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { SPEEDS } from "./reel.svelte";
import { Since } from "./since.svelte";

const nowhere = (): null => null;
const [ME, OTHER] = [0, 1];

function at(more: Parameters<typeof state>[0] = {}): Play {
  return new Play(state({ seat: ME, decision: decision(), ...more }), nowhere, async () => {});
}

/** A turn of somebody, as the log has it. */
const turnOf = (who: number): Line[] => [line("log-turn", who), line("log-action", who)];

function serve(moments: Moment[], log = moments.map(({ seat }) => line("log-action", seat))): void {
  vi.stubGlobal("fetch", vi.fn(async () => Response.json(replay(moments, { log }))));
}

/** A moment of each of these seats, one after the other. */
function chosenBy(...seats: (number | null)[]): Moment[] {
  return seats.map((who, step) => moment(step, { seat: who, log: step + 1 }));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));

describe("whether there is something to look at", () => {
  test("there is where somebody else did something after my last turn", () => {
    expect(new Since().hasNews(at(), [...turnOf(ME), ...turnOf(OTHER)])).toBe(true);
  });

  test("in the middle of my turn it is what the others did before it", () => {
    expect(new Since().hasNews(at(), [...turnOf(OTHER), ...turnOf(ME)])).toBe(true);
  });

  test("there is not where nobody did anything after my turn was over", () => {
    const log = [...turnOf(OTHER), ...turnOf(ME), line("log-night")];
    expect(new Since().hasNews(at({ decision: null }), log)).toBe(false);
  });

  test("there is not after the game, nor for somebody who only looks on", () => {
    const log = [...turnOf(ME), ...turnOf(OTHER)];
    expect(new Since().hasNews(at({ stage: "over" }), log)).toBe(false);
    expect(new Since().hasNews(at({ seat: null }), log)).toBe(false);
  });
});

describe("looking at it", () => {
  test("it begins at my last choice before the others went on, and plays by itself", async () => {
    serve(chosenBy(null, ME, ME, OTHER, OTHER, OTHER));
    const since = new Since();
    await since.open(at(), nowhere);
    expect(fetch).toHaveBeenCalledWith("/api/tables/t1/replay/0", expect.anything());
    expect(since.from).toBe(2);
    expect(since.reel?.at).toBe(2);
    expect(since.reel?.play.state.version).toBe(2);
    expect(since.reel?.isPlaying).toBe(true);
    vi.advanceTimersByTime(SPEEDS.usual);
    expect(since.reel?.at).toBe(3);
  });

  test("what I chose in the turn that is still mine is left out while looking for the beginning", async () => {
    serve(chosenBy(ME, OTHER, OTHER, ME, ME));
    const since = new Since();
    await since.open(at(), nowhere);
    expect(since.from).toBe(0);
  });

  test("before my first choice it begins with the chapter, and not with the whole game", async () => {
    const chapter = (n: number): Partial<Moment> => ({ chapter: { id: "bar-day", args: { n, of: 4 } } });
    const moments = chosenBy(null, OTHER, OTHER, OTHER, OTHER).map((one, nth) => ({ ...one, ...chapter(nth < 3 ? 1 : 2) }));
    serve(moments);
    const since = new Since();
    await since.open(at(), nowhere);
    expect(since.reel?.at).toBe(3);
  });

  test("where nobody else has chosen there is nothing to see", async () => {
    serve(chosenBy(null, ME, ME));
    const [since, play] = [new Since(), at()];
    await since.open(play, nowhere);
    expect(since.reel).toBeNull();
    expect(play.trouble).toBeNull();
  });

  test("who plays by the rules alone acts within my own choice, which is played", async () => {
    const moments = [moment(0), moment(1, { seat: ME, log: 1 }), moment(2, { seat: ME, log: 3 }), moment(3, { seat: ME, log: 4 })];
    serve(moments, [ME, ME, OTHER, ME].map((who) => line("log-action", who)));
    const since = new Since();
    await since.open(at(), nowhere);
    expect(since.reel?.at).toBe(1);
  });

  test("a choice of which nothing is told or seen is no step", async () => {
    const moments = [moment(0, { log: 1 }), moment(1, { seat: ME, log: 2 }), moment(2, { seat: OTHER, log: 2 }), moment(3, { seat: OTHER, log: 3 })];
    serve(moments);
    const since = new Since();
    await since.open(at(), nowhere);
    expect(since.reel?.moments.map(({ step }) => step)).toEqual([0, 1, 3]);
    expect(since.reel?.moments.at(-1)!.film[0]!.changes).toEqual([[moments[2]!.view]]);
  });

  test("it can be seen again from where it began", async () => {
    serve(chosenBy(null, ME, OTHER, OTHER));
    const since = new Since();
    await since.open(at(), nowhere);
    vi.advanceTimersByTime(10 * SPEEDS.usual);
    expect(since.reel?.isPlaying).toBe(false);
    since.again();
    expect(since.reel?.at).toBe(1);
    expect(since.reel?.isPlaying).toBe(true);
  });

  test("leaving it shows the present again, and stops the clock", async () => {
    serve(chosenBy(null, ME, OTHER, OTHER));
    const since = new Since();
    await since.open(at(), nowhere);
    since.end();
    expect(since.reel).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("its words are read before it is shown", async () => {
    serve(chosenBy(null, ME, OTHER));
    const since = new Since();
    let wasShown = true;
    const learn = vi.spyOn(speech, "learn").mockImplementation(async () => {
      await vi.dynamicImportSettled();
      wasShown = since.reel !== null;
    });
    await since.open(at(), nowhere);
    expect(learn).toHaveBeenCalledExactlyOnceWith("replay");
    expect(wasShown).toBe(false);
    expect(since.reel).not.toBeNull();
  });

  test("what could not be fetched is told at the table", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ code: "private", args: {} }, { status: 403 }));
    const [since, play] = [new Since(), at()];
    await since.open(play, nowhere);
    expect(play.trouble).toEqual(new Trouble("private"));
    expect(since.reel).toBeNull();
    expect(since.isBusy).toBe(false);
  });

  test("pressing twice fetches once", async () => {
    serve(chosenBy(null, ME, OTHER));
    const since = new Since();
    const play = at();
    await Promise.all([since.open(play, nowhere), since.open(play, nowhere)]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("somebody who only looks on has no last turn to go back to", async () => {
    serve(chosenBy(null, OTHER));
    const since = new Since();
    await since.open(at({ seat: null }), nowhere);
    expect(fetch).not.toHaveBeenCalled();
    expect(since.reel).toBeNull();
  });
});
