import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "../server/types";
import { decision, game, line, option, state } from "../testing/states";
import type { Moving } from "./beats";
import { Film, LONGEST, LONGEST_TURN, timesOf } from "./film.svelte";
import type { Lying, Motion } from "./motion";
import { pacing } from "./pace.svelte";
import { Play } from "./play.svelte";

const PARTS: Moving = {
  whereabouts: (view) => Object.entries(view).flatMap(([piece, at]): Lying[] => (typeof at === "string" ? [[piece, at]] : [])),
  weigh: ({ text }) => (text.id === "log-wonder" ? 3 : 1),
  headings: /^log-night/,
};
const films: Film[] = [];

/** A view of a game whose pieces lie at places. */
function lying(pieces: Record<string, string>): State["view"] {
  return pieces as unknown as State["view"];
}

interface Shown {
  motions: string[];
  view: State["view"];
  canChoose: boolean;
}

/** A film of a table, and what it showed. */
function filming(first: Partial<State> = {}): { film: Film; play: Play; shown: Shown[]; cleared: () => number } {
  const play = new Play(state({ view: lying({ envoy: "step 0", ship: "berth 1" }), ...first }), () => null, async () => {});
  const film = new Film(play, PARTS, game(), []);
  const shown: Shown[] = [];
  let cleared = 0;
  film.stage = {
    show(motions: readonly Motion[], change) {
      change();
      shown.push({ motions: motions.map(({ look, from, to }) => `${look}: ${from} → ${to}`), view: play.state.view, canChoose: play.state.decision !== null });
    },
    clear: () => { cleared += 1; },
  };
  films.push(film);
  return { film, play, shown, cleared: () => cleared };
}

/** Seat 1 moves the envoy, then the ship; then it is my turn. */
function rivalsTurn(more: Partial<State> = {}): State {
  return state({
    version: 2, view: lying({ envoy: "step 1", ship: "berth 2" }), decision: decision([option(0, "go")]), log_from: 0,
    log: [line("log-turn", 1), line("log-step", 1), line("log-sail", 1)], film: [{ log: 2, changes: [["envoy", "step 1"]] as never }], ...more,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  pacing.set("normal");
});
afterEach(() => {
  for (const film of films.splice(0)) film.end();
  Object.assign(document, { hidden: false });
  pacing.set("normal");
});

describe("what others do", () => {
  it("is shown beat by beat, and only then may I choose", () => {
    const { film, play, shown } = filming();
    film.take(rivalsTurn());
    expect(film.beats.map(({ lines, seat }) => [lines.map(({ text }) => text.id), seat])).toEqual([[["log-step"], 1], [["log-sail"], 1]]);
    expect(shown).toEqual([{ motions: ["envoy: step 0 → step 1"], view: lying({ envoy: "step 1", ship: "berth 1" }), canChoose: false }]);
    expect(film.log.map(({ text }) => text.id)).toEqual(["log-turn", "log-step"]);
    expect(play.state.deciding).toEqual([1]);
    vi.advanceTimersByTime(350);
    expect(shown[1]).toEqual({ motions: ["ship: berth 1 → berth 2"], view: lying({ envoy: "step 1", ship: "berth 2" }), canChoose: false });
    vi.advanceTimersByTime(350);
    expect(film.isPlaying).toBe(false);
    expect(play.state).toEqual(rivalsTurn());
    expect(film.log).toHaveLength(3);
  });

  it("comes one after the other, even when a second state comes meanwhile", () => {
    const { film, shown, play } = filming();
    film.take(rivalsTurn({ decision: null }));
    film.take(state({ version: 3, view: lying({ envoy: "step 5", ship: "berth 2" }), log_from: 3, log: [line("log-step", 1)], decision: decision([]) }));
    vi.advanceTimersByTime(700);
    expect(shown.flatMap(({ motions }) => motions)).toEqual(["envoy: step 0 → step 1", "ship: berth 1 → berth 2", "envoy: step 1 → step 5"]);
    vi.runAllTimers();
    expect(play.state.version).toBe(3);
    expect(play.state.decision).not.toBeNull();
  });

  it("ends at once at a press", () => {
    const { film, play, cleared } = filming();
    film.take(rivalsTurn());
    film.finish();
    expect(play.state).toEqual(rivalsTurn());
    expect(film.isPlaying).toBe(false);
    expect(cleared()).toBe(1);
    vi.runAllTimers();
    expect(play.state).toEqual(rivalsTurn());
  });

  it("waits while it is paused, and goes on", () => {
    const { film, shown } = filming();
    film.take(rivalsTurn());
    film.pause();
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(1);
    film.pause();
    vi.advanceTimersByTime(350);
    expect(shown).toHaveLength(2);
  });

  it("can be gone back in, and shows that beat again from where it began", () => {
    const { film, play, shown } = filming();
    film.take(rivalsTurn());
    vi.advanceTimersByTime(350);
    const seen: unknown[] = [];
    const { show } = film.stage!;
    film.stage!.show = (...all) => {
      seen.push(play.state.view);
      show(...all);
    };
    film.back();
    expect(seen).toEqual([{ envoy: "step 0", ship: "berth 1" }]);
    expect(shown.at(-1)!.motions).toEqual(["envoy: step 0 → step 1"]);
    vi.runAllTimers();
    expect(play.state).toEqual(rivalsTurn());
  });

  it("is not the end of the game before its last beat was seen", () => {
    const { film, play } = filming();
    film.take(rivalsTurn({ stage: "over", decision: null, result: { places: [1, 2] } as never }));
    expect([play.state.stage, play.state.result]).toEqual(["playing", null]);
    vi.runAllTimers();
    expect(play.state.stage).toBe("over");
  });

  it("leaves out what cannot be seen and is not told", () => {
    const { film } = filming();
    film.take(rivalsTurn({ film: [{ log: 1, changes: [["hidden", 1]] as never }, { log: 2, changes: [["envoy", "step 1"]] as never }] }));
    expect(film.beats).toHaveLength(2);
  });

  it("after a heading is nobody's until a turn begins", () => {
    const { film } = filming();
    film.take(rivalsTurn({ log: [line("log-turn", 1), line("log-step", 1), line("log-night"), line("log-gained", 0)], film: [{ log: 2, changes: [["envoy", "step 1"]] as never }, { log: 3, changes: [["moon", "sky"]] as never }] }));
    expect(film.beats.map(({ seat }) => seat)).toEqual([1, null, null]);
  });
});

describe("what I do", () => {
  it("is shown at once, with what may be chosen next, and flies over it", () => {
    const { film, play, shown } = filming({ decision: decision([option(0, "go")]) });
    play.sending = true;
    film.take(rivalsTurn({ log: [line("log-turn-you", 0), line("log-step", 0), line("log-sail", 0)] }));
    expect(film.isPlaying).toBe(false);
    expect(shown).toEqual([{ motions: ["envoy: step 0 → step 1", "ship: berth 1 → berth 2"], view: lying({ envoy: "step 1", ship: "berth 2" }), canChoose: true }]);
    expect(play.state).toEqual(rivalsTurn({ log: [line("log-turn-you", 0), line("log-step", 0), line("log-sail", 0)] }));
  });

  it("comes first, and what others do then is the film", () => {
    const { film, play, shown } = filming({ decision: decision([option(0, "go")]) });
    play.sending = true;
    film.take(rivalsTurn({ log: [line("log-turn-you", 0), line("log-step", 0), line("log-turn", 1), line("log-sail", 1)] }));
    expect(shown).toEqual([{ motions: ["envoy: step 0 → step 1"], view: lying({ envoy: "step 1", ship: "berth 1" }), canChoose: false }]);
    expect(film.beats.map(({ seat }) => seat)).toEqual([1]);
    vi.runAllTimers();
    expect(shown.at(-1)!.motions).toEqual(["ship: berth 1 → berth 2"]);
    expect(play.state.decision).not.toBeNull();
  });

  it("is not interrupted by what others do at the same time", () => {
    const { film, play, shown } = filming({ decision: decision([option(0, "go")]) });
    film.take(rivalsTurn());
    expect(film.isPlaying).toBe(false);
    expect(play.state.decision).not.toBeNull();
    expect(shown[0]!.canChoose).toBe(true);
  });
});

describe("no film", () => {
  it("leaves what others did to be heard, and nothing of it once there is a film again", () => {
    pacing.set("off");
    const { film } = filming();
    film.take(rivalsTurn());
    expect(film.untold.map(({ text }) => text.id)).toEqual(["log-turn", "log-step", "log-sail"]);
    film.take(state({ version: 3, view: rivalsTurn().view, log_from: 3, log: [line("log-mine", 0)] }));
    expect(film.untold).toEqual([]);
    pacing.set("normal");
    film.take(rivalsTurn({ version: 4, log_from: 4, log: [line("log-step", 1)], film: [] }));
    expect(film.untold).toEqual([]);
  });

  it.each([
    ["of a state that came as a whole", (film: Film) => film.take(rivalsTurn(), true)],
    ["where the reader wants none", (film: Film) => { pacing.set("off"); film.take(rivalsTurn()); }],
    ["of what was undone", (film: Film) => { film.take(rivalsTurn(), true); film.take(state({ version: 4, view: lying({ envoy: "step 0", ship: "berth 1" }), log_from: 1, log: [] })); }],
  ])("%s", (_, take) => {
    const { film, play, shown } = filming();
    take(film);
    expect(film.isPlaying).toBe(false);
    expect(shown).toEqual([]);
    expect(play.state.version).toBeGreaterThan(1);
  });

  it("of what happened while the connection was lost; a reader who was away is told so", () => {
    const { film } = filming();
    const returned = vi.fn();
    film.onreturn = returned;
    film.take(rivalsTurn({ version: 1 }), true);
    expect(returned).not.toHaveBeenCalled();
    film.take(rivalsTurn({ version: 9, log: [...rivalsTurn().log, line("log-step", 0)] }), true);
    expect(returned).not.toHaveBeenCalled();
    film.take(rivalsTurn({ version: 10, log: [...rivalsTurn().log, line("log-step", 0), line("log-step", 1)] }), true);
    expect(returned).toHaveBeenCalledOnce();
  });

  it("but what was not seen since this browser last showed the table is known", () => {
    const { film } = filming();
    film.take(rivalsTurn(), true);
    expect(film.hasMissed("t1")).toBe(false);
    film.remember("t1");
    expect(film.hasMissed("t1")).toBe(false);
    film.take(rivalsTurn({ version: 5, log: [...rivalsTurn().log, line("log-step", 1)] }), true);
    expect(film.hasMissed("t1")).toBe(true);
    pacing.set("off");
    expect(film.hasMissed("t1")).toBe(false);
  });

  it("while nobody looks; it is told when somebody looks again", () => {
    const { film, play, shown } = filming();
    Object.assign(document, { hidden: true });
    film.take(rivalsTurn());
    expect(film.isPlaying).toBe(false);
    expect(play.state).toEqual(rivalsTurn());
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(film.isRecap).toBe(true);
    expect(shown[0]).toEqual({ motions: ["envoy: step 0 → step 1"], view: lying({ envoy: "step 1", ship: "berth 1" }), canChoose: false });
    vi.runAllTimers();
    expect(play.state).toEqual(rivalsTurn());
    document.dispatchEvent(new Event("visibilitychange"));
    expect(film.isPlaying).toBe(false);
  });

  it("goes on in a page that is hidden", () => {
    const { film, play } = filming();
    film.take(rivalsTurn());
    Object.assign(document, { hidden: true });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(play.state).toEqual(rivalsTurn());
  });

  it("loses its beats when only the clocks changed", () => {
    const { film, play } = filming();
    film.take(rivalsTurn());
    film.take(rivalsTurn({ serial: 3, log_from: 3, log: [], film: [] }));
    expect(film.isPlaying).toBe(true);
    vi.runAllTimers();
    expect(play.state.serial).toBe(3);
  });
});

describe("how long it takes", () => {
  const sum = (times: number[]): number => Math.round(times.reduce((all, time) => all + time, 0));
  const turn = (seat: number, n: number): { seat: number; weight: 1 | 3 }[] => Array.from({ length: n }, () => ({ seat, weight: 1 }));

  it("by weight, and by what the reader wants", () => {
    expect(timesOf([{ seat: 1, weight: 1 }, { seat: 1, weight: 3 }], 1)).toEqual([350, 700]);
    expect(timesOf([{ seat: 1, weight: 1 }], 0.5)).toEqual([175]);
    expect(timesOf([{ seat: 1, weight: 1 }], 2)).toEqual([700]);
  });

  it("a turn is never longer than four seconds, and nothing of it is left out", () => {
    const times = timesOf([...turn(1, 30), ...turn(2, 2)], 1);
    expect(sum(times.slice(0, 30))).toBe(LONGEST_TURN);
    expect(times.slice(30)).toEqual([350, 350]);
    expect(new Set(times.slice(0, 30)).size).toBe(1);
  });

  it("all turns together never more than eight", () => {
    const times = timesOf([...turn(1, 20), ...turn(2, 20), ...turn(3, 20)], 1);
    expect(sum(times)).toBe(LONGEST);
    expect(times).toHaveLength(60);
  });

  it("is as long as was planned: what is left is not slowed down again", () => {
    const { film, play } = filming();
    const changes = Array.from({ length: 60 }, (_, nth) => ({ log: nth + 2, changes: [["envoy", `step ${nth + 1}`]] as never }));
    film.take(rivalsTurn({ film: changes, log: [line("log-turn", 1), ...changes.map(() => line("log-step", 1)), line("log-sail", 1)], view: lying({ envoy: "step 60", ship: "berth 2" }) }));
    vi.advanceTimersByTime(LONGEST_TURN + 50);
    expect(play.state.decision).not.toBeNull();
  });
});
