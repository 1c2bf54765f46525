import { describe, expect, test } from "vitest";
import { changes } from "./changes";
import sample from "./sample.json";
import type { View } from "./view";

const BEFORE = sample as unknown as View;

/** The names of what differs after a change of the sample view. */
function changed(change: (view: View) => void): string[] {
  const now = structuredClone(BEFORE);
  change(now);
  return [...changes(BEFORE, now)];
}

describe("what changed between two views", () => {
  test("is nothing where nothing changed, and where there is no earlier view", () => {
    expect(changed(() => {})).toEqual([]);
    expect([...changes(null, BEFORE)]).toEqual([]);
  });

  test("is nothing between views of two different tables", () => {
    expect(changed((view) => view.families.pop())).toEqual([]);
  });

  test("pieces of the board are named by their places", () => {
    expect(changed((view) => { view.officials.jade = "s2-2"; })).toEqual(["official jade"]);
    expect(changed((view) => { view.dice[1]!.value = 2; })).toEqual(["die b"]);
    expect(changed((view) => { view.decrees[2]!.owners = []; })).toEqual(["decree 3"]);
    expect(changed((view) => { view.houses[0]!.jade = !view.houses[0]!.jade; })).toEqual(["house 1"]);
    expect(changed((view) => { view.canal[3]!.owner = 1; })).toEqual(["berth a4"]);
    expect(changed((view) => { view.medal = 2; })).toEqual(["medal"]);
  });

  test("pieces of the families are named by their seats", () => {
    expect(changed((view) => { view.families[1]!.traveller = 0; })).toEqual(["traveller 1"]);
    expect(changed((view) => { view.families[1]!.envoy += 1; })).toEqual(["envoy 1"]);
    expect(changed((view) => { view.families[2]!.intrigue.step += 3; })).toEqual(["marker 2"]);
    expect(changed((view) => { view.families[0]!.wall += 1; })).toEqual(["wall 0"]);
    expect(changed((view) => { view.families[0]!.double = "wall"; })).toEqual(["wall 0"]);
  });

  test("a Double Servant that comes into the pool changes nothing on the board", () => {
    expect(changed((view) => { view.families[0]!.double = "pool"; })).toEqual([]);
  });

  test("several changes are all named", () => {
    expect(changed((view) => { view.families[0]!.wall += 1; view.officials.canal = "o1"; })).toEqual(
      ["official canal", "wall 0"],
    );
  });
});
