import { describe, expect, test } from "vitest";
import { manner, places } from "./places";

const at = (notation: string): string | null => places(notation, "any");

test("no card is discarded by a single press, and seeing to the Duchy draws no eye", () => {
  expect(["scrap hamlet.1", "drop hamlet.1", "attend", "place 3 hamlet.1", "pass"].map((one) => manner(one))).toEqual(["careful", "careful", "quiet", null, null]);
});

test("the token that turns up a face-down card is not spent by a single press; an Advisor asks which card by itself", () => {
  expect(manner("pick 2.3", "select-area")).toBe("careful");
  expect(manner("pick 2.3", "pick-card")).toBeNull();
});

describe("where an option is pressed", () => {
  // All notations are those of the server: src/courtyard/games/kingdom/declaration/notation.py.
  test.each([
    "offer", "drop", "keep", "lose", "freeze", "slate", "recycle", "enlist", "scrap", "build", "activate",
  ])("what is done with a card is pressed on it: %s", (verb) => {
    expect(at(`${verb} hidden-cove.2`)).toBe("card:hidden-cove.2");
  });

  test.each([
    ["place 3 hamlet.1", "card:hamlet.1"],
    ["give gold hamlet.1", "card:hamlet.1"],
    ["infuse krystallium hamlet.1", "card:hamlet.1"],
    ["fight shadow.1", "card:shadow.1"],
    ["fight vermin", "vermin"],
    ["take 1", "area:1"],
    ["onto 2", "area:2"],
    ["lay 2", "lay:2"],
    ["lay 2 down", "lay:2"],
    ["pick 1.3", "spot:1.3"],
    ["pick b.1", "spot:b.1"],
    ["steal gold", "yield:gold"],
    ["restore exploration", "yield:exploration"],
    ["step 4", "step:4"],
    ["melt gold", "melt:gold"],
    ["alchemy", "alchemy"],
    ["transmute", "alchemy"],
  ])("%s at: %s", (notation, place) => {
    expect(at(notation)).toBe(place);
  });

  test.each(["pass", "finish"])("%j is a button of the sill", (notation) => {
    expect(at(notation)).toBe("sill");
  });

  test("seeing to the Duchy is done at its own edge, and nowhere asked for", () => {
    expect(at("attend")).toBe("edge");
  });

  test("different amounts for one card are options of one place", () => {
    expect(new Set(["place 1 hamlet.1", "place 2 hamlet.1", "give gold hamlet.1"].map(at)).size).toBe(1);
  });

  test("two copies of a card are two places", () => {
    expect(at("keep hamlet.1")).not.toBe(at("keep hamlet.2"));
  });
});
