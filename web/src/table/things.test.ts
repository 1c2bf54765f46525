import { describe, expect, test } from "vitest";
import gugong from "../gugong/things.json";
import kingdom from "../kingdom/things.json";
import { rulesOf, thing } from "./things";

const THINGS = { token: ["a", "b"], "token swap": ["c", "a"], card: ["d"], "card monument": ["e"] };

describe("the rules of a thing", () => {
  test("its own come before those of its sort, and none comes twice", () => {
    expect(rulesOf(THINGS, "token swap")).toEqual(["c", "a", "b"]);
  });

  test("a thing without rules of its own has those of its sort", () => {
    expect(rulesOf(THINGS, "token ship")).toEqual(["a", "b"]);
  });

  test("a place is a thing too, however its name is written", () => {
    expect(rulesOf(THINGS, "card:hamlet.1")).toEqual(["d"]);
  });

  test("a thing that no table knows has none", () => {
    expect(rulesOf(THINGS, "cloud")).toEqual([]);
    expect(rulesOf(THINGS, "")).toEqual([]);
  });

  test.each([["gugong", gugong], ["kingdom", kingdom]])("every thing of %s rests on a rule", (_, things) => {
    const bare = Object.entries(things).filter(([, rules]) => !rules.length).map(([sort]) => sort);
    expect(bare).toEqual([]);
    expect(Object.keys(things).length).toBeGreaterThan(20);
  });

  test("what is drawn says what it is in its attributes", () => {
    expect(thing("token swap", "Swap")).toEqual({ "data-thing": "token swap", "data-name": "Swap" });
  });
});
