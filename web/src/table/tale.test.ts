import { describe, expect, test } from "vitest";
import type { Line } from "../server/types";
import { line } from "../testing/states";
import { endOfMyTurn, tell, type Stretch } from "./tale";

const HEADINGS = /^log-(dawn|night|production)/;

/** Headings, and below them who did what, as they are read. */
function read(stretches: readonly Stretch[]): [string | null, ...string[]][] {
  return stretches.map(({ heading, actions }) => [
    heading?.text.id ?? null,
    ...actions.map(({ seat, lines }) => `${seat ?? "-"}: ${lines.map(({ text }) => text.id).join(" ")}`),
  ]);
}

describe("the log as it is read", () => {
  test("the newest stretch and the newest action stand first, the lines of a action in their order", () => {
    const log = [
      line("log-dawn"), line("a", 0), line("b", 0), line("c", 1),
      line("log-night"), line("d", 1), line("e", 0), line("f", 0),
    ];
    expect(read(tell(log, 0, HEADINGS))).toEqual([
      ["log-night", "0: e f", "1: d"],
      ["log-dawn", "1: c", "0: a b"],
    ]);
  });

  test("what the rules do stands apart from what players do", () => {
    expect(read(tell([line("a", 0), line("b"), line("c", 0)], 0))).toEqual([[null, "0: c", "-: b", "0: a"]]);
  });

  test("two turns of one player after each other are two actions", () => {
    const log = [line("log-turn", 0), line("a", 0), line("log-turn-you", 0), line("b", 0)];
    expect(read(tell(log, 0))).toEqual([[null, "0: b", "0: a"]]);
  });

  test("lines that only say whose turn it is are left out", () => {
    expect(read(tell([line("log-turn", 1), line("log-turned-up", 1)], 0))).toEqual(
      [[null, "1: log-turned-up"]],
    );
  });

  test("a round in which nobody did anything yet has no heading", () => {
    const log = [line("log-dawn"), line("log-turn", 0), line("a", 0), line("log-turn", 0)];
    const rounds = (_: unknown, nth: number) => ({ id: `round-${nth}` });
    expect(read(tell(log, 0, HEADINGS, rounds))).toEqual([["round-1", "0: a"], ["log-dawn"]]);
  });

  test("a heading begins a new action, even of the same player", () => {
    const log = [line("a", 0), line("log-production"), line("b", 0)];
    expect(read(tell(log, 0, HEADINGS))).toEqual([["log-production", "0: b"], [null, "0: a"]]);
  });

  test("a game without headings is one stretch", () => {
    expect(read(tell([line("log-dawn"), line("a", 0)], 0))).toEqual([[null, "0: a", "-: log-dawn"]]);
  });

  test("it can begin anywhere in the log, and every action knows where its first line stands", () => {
    const log = [line("log-dawn"), line("a", 0), line("b", 0), line("c", 1), line("log-night"), line("d", 1)];
    const told = tell(log, 2, HEADINGS);
    expect(read(told)).toEqual([["log-night", "1: d"], [null, "1: c", "0: b"]]);
    expect(told.map(({ from, actions }) => [from, actions.map((action) => action.from)])).toEqual(
      [[4, [5]], [2, [3, 2]]],
    );
  });

  test("what happens to others in a turn stays in its order, and so does the night of a game with turns", () => {
    const log = [line("log-dawn"), line("x"), line("y", 0), line("log-turn", 0), line("a", 0), line("b", 1), line("c", 0), line("log-turn", 1), line("d", 1), line("log-night"), line("e", 0), line("f", 1)];
    expect(read(tell(log, 0, HEADINGS))).toEqual([
      ["log-night", "0: e", "1: f"],
      ["log-dawn", "1: d", "0: a", "1: b", "0: c", "-: x", "0: y"],
    ]);
  });

  test("the turns that everybody has stand under a heading of their own, apart from the morning", () => {
    const log = [line("log-dawn"), line("x"), line("log-turn", 0), line("a", 0), line("log-turn", 1), line("b", 1), line("log-turn", 0), line("c", 0)];
    expect(read(tell(log, 0, HEADINGS, (_, nth) => ({ id: `round-${nth}` })))).toEqual([
      ["round-2", "0: c"],
      ["round-1", "1: b", "0: a"],
      ["log-dawn", "-: x"],
    ]);
  });

  test("nothing is told of an empty log or from its end", () => {
    expect(tell([], 0)).toEqual([]);
    expect(tell([line("a", 0)], 1)).toEqual([]);
  });
});

describe("the end of my last turn", () => {
  const [ME, OTHER] = [0, 1];
  const turn = (who: number): Line[] => [line("log-turn", who), line("action", who)];

  test("is where the turn of the next player begins", () => {
    expect(endOfMyTurn([...turn(ME), ...turn(OTHER), ...turn(OTHER)], ME, false)).toBe(2);
  });

  test("is the end of the log where nobody has gone on yet", () => {
    expect(endOfMyTurn([...turn(OTHER), ...turn(ME)], ME, false)).toBe(4);
  });

  test("is, in the middle of my turn, the end of the turn before it", () => {
    expect(endOfMyTurn([...turn(ME), ...turn(OTHER), ...turn(ME)], ME, true)).toBe(2);
  });

  test("includes what others got in my turn", () => {
    const log = [line("log-turn", ME), line("action", ME), line("gain", OTHER), ...turn(OTHER)];
    expect(endOfMyTurn(log, ME, false)).toBe(3);
  });

  test("is before a night that ended it", () => {
    expect(endOfMyTurn([...turn(ME), line("log-night"), line("gain", ME)], ME, false, HEADINGS)).toBe(2);
  });

  test("is the beginning of the game where I had no turn", () => {
    expect(endOfMyTurn([...turn(OTHER), ...turn(OTHER)], ME, true)).toBe(0);
    expect(endOfMyTurn([], ME, true)).toBe(0);
  });

  test("is told by the lines of each seat in a game without turns", () => {
    const log = [line("action", ME), line("action", OTHER), line("action", OTHER)];
    expect(endOfMyTurn(log, ME, false)).toBe(1);
    expect(endOfMyTurn([...log, line("action", ME)], ME, true)).toBe(1);
  });
});
