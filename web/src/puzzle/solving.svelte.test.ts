import { describe, expect, test, vi } from "vitest";
import type { PuzzleAnswer, PuzzleTask, State } from "../server/types";
import { decision, line, option, state, table } from "../testing/states";
import { numbersOf, Solving, trained } from "./solving.svelte";

const MOMENT = state({ version: 0, decision: decision([option(1, "one"), option(2, "two")]), log: [line("a"), line("b")] });

function task(more: Partial<PuzzleTask> = {}): PuzzleTask {
  const card = { id: "p1", game: "gugong", level: 1, family: "cards", players: 2, found: false };
  return { card, is_daily: true, margin: 2, is_tried: false, is_hinted: false, rating: null, streak: 0, lit: [], table: table(), state: MOMENT, mistake: null, ...more };
}

function answer(outcome: PuzzleAnswer["outcome"], more: Partial<PuzzleAnswer> = {}): PuzzleAnswer {
  return { outcome, state: state({ version: 1, log_from: 2, log: [line("c")] }), wrong: null, solution: null, progress: null, mistake: null, ...more };
}

const PROGRESS = { rating: 1460, change: -40, is_rated: true, is_hinted: false, streak: 3 };

/** A puzzle whose moves are answered so one after the other; gives also what was shown. */
function solving(...answers: PuzzleAnswer[]) {
  const shown: [State, boolean][] = [];
  const ask = {
    tryMove: vi.fn(async () => answers.shift()!),
    puzzleHint: vi.fn(async () => ({ theme: "ship", options: [1, 2] })),
    giveUp: vi.fn(async () => answer("given-up", { progress: PROGRESS })),
  };
  return { puzzle: new Solving(task(), (one, isWhole) => shown.push([one, isWhole]), ask), shown, ask };
}

describe("a try", () => {
  test("is told the server as a whole with every choice", async () => {
    const { puzzle, shown, ask } = solving(answer("going-on"), answer("solved", { progress: PROGRESS }));
    await puzzle.move(1);
    await puzzle.move(2);
    expect(ask.tryMove.mock.calls).toEqual([["p1", [1]], ["p1", [1, 2]]]);
    expect(puzzle.outcome).toBe("solved");
    expect([puzzle.isOver, puzzle.isTried, puzzle.rating, puzzle.streak]).toEqual([true, true, 1460, 3]);
    expect(shown.map(([, isWhole]) => isWhole)).toEqual([false, false]);
  });

  test("leads from the moment of the puzzle to its end, a wrong one from the choice before it", async () => {
    const { puzzle } = solving(answer("going-on"), answer("wrong"), answer("solved", { progress: PROGRESS }));
    await puzzle.move(1);
    await puzzle.move(2);
    expect(puzzle.before.log.map(({ text }) => text.id)).toEqual(["a", "b", "c"]);
    puzzle.again();
    await puzzle.move(3);
    expect(puzzle.before).toBe(MOMENT);
  });

  test("that is wrong can be taken back, and goes on from where it was right", async () => {
    const { puzzle, shown, ask } = solving(answer("going-on"), answer("wrong", { progress: PROGRESS }), answer("going-on"));
    await puzzle.move(1);
    await puzzle.move(2);
    expect([puzzle.outcome, puzzle.isOver, puzzle.isTried]).toEqual(["wrong", false, true]);
    await puzzle.move(3);
    expect(ask.tryMove).toHaveBeenCalledTimes(2);
    puzzle.again();
    const [last, isWhole] = shown.at(-1)!;
    expect([puzzle.outcome, puzzle.answer, isWhole]).toEqual(["going-on", null, true]);
    expect(last.log.map(({ text }) => text.id)).toEqual(["a", "b", "c"]);
    await puzzle.move(4);
    expect(ask.tryMove).toHaveBeenLastCalledWith("p1", [1, 4]);
  });

  test("can be undone step by step, or all of it", async () => {
    const { puzzle, shown, ask } = solving(answer("going-on"), answer("going-on"), answer("going-on"), answer("going-on"));
    await puzzle.move(1);
    await puzzle.move(2);
    puzzle.back(false);
    await puzzle.move(3);
    expect(ask.tryMove).toHaveBeenLastCalledWith("p1", [1, 3]);
    puzzle.back(true);
    expect(shown.at(-1)).toEqual([MOMENT, true]);
    await puzzle.move(4);
    expect(ask.tryMove).toHaveBeenLastCalledWith("p1", [4]);
  });

  test("that the server refuses stays as it was", async () => {
    const { puzzle, shown, ask } = solving();
    ask.tryMove.mockRejectedValueOnce(new Error("no line"));
    await expect(puzzle.move(1)).rejects.toThrow("no line");
    expect([puzzle.outcome, shown.length]).toEqual(["going-on", 0]);
  });
});

describe("help", () => {
  test("a hint is about the choice at hand, and goes with the next one", async () => {
    const { puzzle, ask } = solving(answer("going-on"), answer("going-on"));
    await puzzle.move(1);
    await puzzle.consult();
    expect(ask.puzzleHint).toHaveBeenCalledWith("p1", [1]);
    expect(puzzle.hint?.theme).toBe("ship");
    await puzzle.move(2);
    expect(puzzle.hint).toBe(null);
  });

  test("after a wrong move it is about the choice before it", async () => {
    const { puzzle } = solving(answer("wrong"));
    await puzzle.move(1);
    await puzzle.consult();
    expect([puzzle.outcome, puzzle.hint?.options]).toEqual(["going-on", [1, 2]]);
  });

  test("giving up shows the line from the beginning", async () => {
    const { puzzle, shown } = solving(answer("going-on"));
    await puzzle.move(1);
    await puzzle.giveUp();
    expect(puzzle.outcome).toBe("given-up");
    expect(shown.slice(-2).map(([, isWhole]) => isWhole)).toEqual([true, false]);
    expect(shown.at(-2)![0]).toBe(MOMENT);
  });
});

test("steps are numbered where they are made", () => {
  const step = (notation: string) => ({ seat: 0, message: { id: "form-yes" }, notation, kind: "turn" });
  const places = (notation: string): string | null => (notation === "nowhere" ? null : notation);
  expect([...numbersOf([step("a"), step(""), step("b"), step("nowhere"), step("a")], places)]).toEqual([["a", "1 5"], ["b", "3"]]);
});

test("the end of the address says what is trained", () => {
  expect(trained("#ship/2")).toEqual(["ship", "2"]);
  expect(trained("#last-day/all")).toEqual(["last-day", "all"]);
  expect(trained("")).toEqual(["all", "all"]);
  expect(trained("#settings")).toEqual(["all", "all"]);
});
