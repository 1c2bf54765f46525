import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Analysis, Judged, Moment, Result } from "../server/types";
import { moment, replay } from "../testing/states";
import { Study } from "./analysis.svelte";
import { Reel } from "./reel.svelte";

const RESULT: Result = { places: [2, 1], points: [30, 41], parts: [], remarks: [] };

function judged(step: number, chances: number[], points = [20, 20], after: number[] = []): Judged {
  return { step, seat: 0, chances, points, chosen: { id: "x" }, best: { id: "y" }, cost: 0, cost_points: 0, after, place: "", best_notation: "", reasons: [] };
}

function analysis(more: Partial<Analysis> = {}): Analysis {
  return { stage: "done", done: 2, total: 2, judged: [], turning: [], ...more };
}

/** What the server answers, one after the other; the last answer stays. Replays have these moments. */
let answers: (Analysis | null)[] = [];
let moments: Moment[] = [];
const asked: string[] = [];

async function fetched(path: string, request: RequestInit): Promise<Response> {
  asked.push(`${request.method} ${path.split("/").slice(4).join("/")}`);
  if (path.includes("/replay/")) return Response.json(replay(moments, { reader: "all" }));
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  return answer ? Response.json(answer) : Response.error();
}

beforeEach(() => {
  answers = [];
  moments = [0, 1, 2, 3].map((step) => moment(step));
  asked.length = 0;
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

describe("asking for an analysis", () => {
  test("while it is under way one looks again, and no longer when it is done", async () => {
    answers = [analysis({ stage: "running", done: 1 }), analysis()];
    const study = new Study("t1");
    await study.begin();
    expect(study.isUnderWay).toBe(true);
    expect(asked).toEqual(["POST analysis"]);
    await vi.advanceTimersByTimeAsync(1200);
    await vi.waitFor(() => expect(study.found?.stage).toBe("done"));
    expect(asked).toEqual(["POST analysis", "GET analysis"]);
    expect(study.isUnderWay).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a look that failed is told, and the next one that works takes it back", async () => {
    answers = [null, analysis()];
    const study = new Study("t1");
    await study.look();
    expect(study.trouble).toMatchObject({ code: "unreachable" });
    await study.look();
    expect(study.trouble).toBeNull();
  });

  test("one failed look does not end the looking while it is under way", async () => {
    answers = [analysis({ stage: "waiting" }), null];
    const study = new Study("t1");
    await study.look();
    await study.look();
    expect(study.trouble).not.toBeNull();
    expect(vi.getTimerCount()).toBe(1);
  });

  test("a reader who leaves looks no more", async () => {
    answers = [analysis({ stage: "running" })];
    const study = new Study("t1");
    await study.look();
    study.end();
    expect(vi.getTimerCount()).toBe(0);
    await study.look();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the whole game is fetched once there is something to show on it, and only once", async () => {
    answers = [analysis(), analysis({ judged: [judged(1, [0.5, 0.5])] })];
    const study = new Study("t1");
    await study.look();
    await study.look();
    await study.look();
    expect(asked.filter((one) => one.endsWith("replay/all"))).toHaveLength(1);
  });
});

describe("what was found out", () => {
  async function studied(more: Partial<Analysis>): Promise<Study> {
    answers = [analysis(more)];
    const study = new Study("t1");
    await study.look();
    return study;
  }

  test("stands in the order of the game, and an outlook is that before the choice", async () => {
    const study = await studied({ judged: [judged(5, [0.2, 0.8]), judged(2, [0.5, 0.5])] });
    expect(study.outlooks).toEqual([{ step: 1, values: [0.5, 0.5] }, { step: 4, values: [0.2, 0.8] }]);
    expect(study.isAlone).toBe(false);
  });

  test("for somebody alone it counts points, not chances", async () => {
    const study = await studied({ judged: [judged(2, [1], [33])] });
    expect(study.isAlone).toBe(true);
    expect(study.outlooks).toEqual([{ step: 1, values: [33] }]);
    study.result = { ...RESULT, places: [1], points: [40] };
    expect(study.final).toEqual([40]);
  });

  test("at the end the winner has won, and several share it", async () => {
    const study = await studied({ judged: [judged(2, [0.5, 0.5])] });
    expect(study.final).toBeNull();
    study.result = RESULT;
    expect(study.final).toEqual([0, 1]);
    study.result = { ...RESULT, places: [1, 1] };
    expect(study.final).toEqual([0.5, 0.5]);
  });

  test("nothing is final as long as the analysis is under way", async () => {
    const study = await studied({ stage: "running", judged: [judged(2, [0.5, 0.5])] });
    study.result = RESULT;
    expect(study.final).toBeNull();
    study.end();
  });

  test("a turning point names whose outlook changed most, from what to what", async () => {
    const choices = [judged(2, [0.5, 0.3, 0.2]), judged(4, [0.4, 0.1, 0.5])];
    const study = await studied({ judged: choices, turning: [2] });
    expect(study.turning).toMatchObject([{ step: 2, whose: 2, before: 0.2, after: 0.5 }]);
    expect(study.turning[0]!.judged.step).toBe(2);
  });

  test("what the dice did is not blamed on the choice before it", async () => {
    const lucky = [judged(2, [0.64, 0.36], [20, 20], [0.62, 0.38]), judged(4, [0.22, 0.78])];
    expect((await studied({ judged: lucky, turning: [2] })).turning).toMatchObject([{ isLuck: true, chosen: 0.62 }]);
    const blunder = [judged(2, [0.64, 0.36], [20, 20], [0.24, 0.76]), judged(4, [0.22, 0.78])];
    expect((await studied({ judged: blunder, turning: [2] })).turning).toMatchObject([{ isLuck: false }]);
    const old = [judged(2, [0.64, 0.36]), judged(4, [0.22, 0.78])];
    expect((await studied({ judged: old, turning: [2] })).turning).toMatchObject([{ isLuck: false, chosen: null }]);
  });

  test("the last choice leads to the result", async () => {
    const study = await studied({ judged: [judged(2, [0.9, 0.1])], turning: [2] });
    expect(study.turning).toEqual([]);
    study.result = RESULT;
    expect(study.turning).toMatchObject([{ step: 2, whose: 0, before: 0.9, after: 0 }]);
  });
});

describe("where a step of the analysis is in a replay", () => {
  const mine = (...steps: number[]): Reel => new Reel(replay(steps.map((step) => moment(step))), () => null);

  test("is the nearest step as long as the whole game is not known", () => {
    expect(new Study("t1").where(4, mine(0, 5, 9))).toBe(1);
  });

  test("is the same moment through the reader's eyes once it is known", async () => {
    answers = [analysis({ judged: [judged(1, [0.5, 0.5])] })];
    const study = new Study("t1");
    await study.look();
    const reel = mine(0, 1);
    expect([0, 1, 2, 3, 9].map((step) => study.where(step, reel))).toEqual([0, 0, 1, 1, 1]);
  });
});
