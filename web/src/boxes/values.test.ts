import { describe, expect, test } from "vitest";
import type { BoxComponent, BoxField } from "../server/types";
import { about, drawable, groupsOf, ownOf, parsed, piecesOf, sourceOf, valuesOf, withValue, written } from "./values";

const field = (key: string, ours: unknown, value: unknown = ours, source: BoxField["source"] = "reconstructed"): BoxField => ({ key, ours, value, source, choices: [] });
const component = (id: string, ...fields: BoxField[]): BoxComponent => ({
  id, fields, kind: "card", names: {}, pieces: 1, source: "reconstructed", remark: "", confirmed: false, changed: false,
});

const GOLD = field("cost.gold", 2);
const POINTS = field("points", 0, 3);
const QUARRY = component("card.quarry", GOLD, POINTS, field("copies", 3));

describe("what differs from ours", () => {
  test("is found, and becomes corrections as a component file has them", () => {
    const values = valuesOf([QUARRY]);
    expect(values).toEqual({ "card.quarry": { points: 3 } });
    const more = withValue(values, "card.quarry", GOLD, 4);
    expect(ownOf([QUARRY], more)).toEqual({ card: { quarry: { points: 3, cost: { gold: 4 } } } });
  });

  test("is nothing where a value is ours again", () => {
    expect(withValue({ "card.quarry": { points: 3 } }, "card.quarry", POINTS, 0)).toEqual({});
  });

  test("says which cities of a map are gone", () => {
    const side = component("side.small", field("cities", { a: [1, 2], b: [3, 4] }));
    const values = withValue({}, "side.small", side.fields[0]!, { a: [1, 2], c: [5, 6] });
    expect(ownOf([side], values)).toEqual({ side: { small: { cities: { a: [1, 2], c: [5, 6], b: [] } } } });
  });
});

describe("values that are half typed", () => {
  test.each([[null, 0], ["x", 0], [-3, 0], [1e9, 99], [2.7, 2], [Number.NaN, 0]])("%j is drawn as %j", (typed, drawn) => {
    expect(drawable({ card: { quarry: { points: 1 } } }, { card: { quarry: { points: typed } } })).toEqual({ card: { quarry: { points: drawn } } });
  });

  test("keep the shape of ours", () => {
    const ours = { die: { faces: [1, 2] }, name: "a" };
    expect(drawable(ours, { die: { faces: "x" }, name: 3 })).toEqual(ours);
    expect(drawable(ours, { die: { faces: [7, "x"] } })).toEqual({ die: { faces: [7, 1] }, name: "a" });
  });

  test("are written and read as in a file", () => {
    expect(written([70, 95])).toBe("70 95");
    expect(parsed("70 95 ", [1])).toEqual([70, 95]);
    expect(parsed("70 x", [1])).toEqual([70, "x"]);
    expect(parsed("gold, exploration", ["gold"])).toEqual(["gold", "exploration"]);
    expect(parsed('{"a": [1, 2]}', { a: [0, 0] })).toEqual({ a: [1, 2] });
    expect(parsed('{"a": ', { a: [0, 0] })).toBe('{"a": ');
    expect(parsed("[Hamlet]", "Hamlet")).toBe("[Hamlet]");
  });
});

test("a complaint belongs to its component and to its field", () => {
  const complaints = [{ sentence: "", path: "card.quarry.cost.gold", line: 0, column: 0 }];
  expect(about(complaints, "card.quarry")).toHaveLength(1);
  expect(about(complaints, "card.quarry.cost.gold")).toHaveLength(1);
  expect(about(complaints, "card.quar")).toHaveLength(0);
});

test("pieces follow the copies that are typed, as far as they are a number", () => {
  expect(piecesOf(QUARRY, { "card.quarry": { copies: 5 } })).toBe(5);
  expect(piecesOf(QUARRY, { "card.quarry": { copies: null } })).toBe(1);
});

test("only what is confirmed comes from the box; otherwise most of the values say where from", () => {
  expect(sourceOf(QUARRY, true)).toBe("box");
  expect(sourceOf(QUARRY, false)).toBe("reconstructed");
  const confirmedBefore = { ...component("a", field("x", 1, 1, "rulebook"), field("y", 1, 1, "rulebook"), field("z", 1)), source: "box" as const };
  expect(sourceOf(confirmedBefore, false)).toBe("rulebook");
});

test("a cost is one group, all else stands alone", () => {
  const groups = groupsOf([field("en", "a"), field("cost.gold", 1), field("cost.soldier", 0), field("points", 1)]);
  expect(groups.map(({ key, fields }) => [key, fields.length])).toEqual([["en", 1], ["cost", 2], ["points", 1]]);
});
