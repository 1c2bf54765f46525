import { describe, expect, test } from "vitest";
import { follow, type Ship } from "./ships";
import type { Berth } from "./view";

/** A canal as "berth owner", such as "a1:0"; all other berths are empty. */
function canal(...ships: string[]): Berth[] {
  const berths = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"] as const;
  return berths.map((berth) => {
    const there = ships.find((ship) => ship.startsWith(berth));
    return { berth, owner: there ? Number(there.split(":")[1]) : null, load: 0, double: false };
  });
}

function idAt(ships: readonly Ship[], berth: string): number | undefined {
  return ships.find((ship) => ship.berth === berth)?.id;
}

describe("ships that look alike", () => {
  test("get different names, and empty berths get none", () => {
    const ships = follow([], canal("a1:0", "a2:0", "b1:1"));
    expect(ships.map(({ berth }) => berth)).toEqual(["a1", "a2", "b1"]);
    expect(new Set(ships.map(({ id }) => id)).size).toBe(3);
  });

  test("keep their names where they lie, with what is loaded on them now", () => {
    const before = follow([], canal("a1:0", "a2:1"));
    const loaded = canal("a1:0", "a2:1").map((berth) => ({ ...berth, load: 2 }));
    const now = follow(before, loaded);
    expect(now.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(now.map(({ load }) => load)).toEqual([2, 2]);
  });

  test("keep their names when they sail on, past others", () => {
    const before = follow([], canal("a1:0", "a2:1"));
    const now = follow(before, canal("a2:1", "a3:0"));
    expect(idAt(now, "a3")).toBe(idAt(before, "a1"));
    expect(idAt(now, "a2")).toBe(idAt(before, "a2"));
  });

  test("a ship that left and a new one at its berth are not the same", () => {
    const before = follow([], canal("a5:0"));
    const now = follow(before, canal("a1:0"));
    expect(idAt(now, "a1")).not.toBe(idAt(before, "a5"));
  });

  test("the berth of one family taken over by another has another ship", () => {
    const before = follow([], canal("a2:0"));
    const now = follow(before, canal("a2:1"));
    expect(idAt(now, "a2")).not.toBe(idAt(before, "a2"));
  });

  test("nothing sails from one route to the other", () => {
    const before = follow([], canal("a1:0"));
    const now = follow(before, canal("b2:0"));
    expect(idAt(now, "b2")).not.toBe(idAt(before, "a1"));
  });

  test("a ship that stays does not give its name to a new one ahead of it", () => {
    const before = follow([], canal("a1:0"));
    const now = follow(before, canal("a1:0", "a3:0"));
    expect(idAt(now, "a1")).toBe(idAt(before, "a1"));
    expect(idAt(now, "a3")).not.toBe(idAt(before, "a1"));
  });

  test("one ship that left does not become two", () => {
    const before = follow([], canal("a1:0"));
    const now = follow(before, canal("a2:0", "a3:0"));
    expect(new Set(now.map(({ id }) => id)).size).toBe(2);
    expect(idAt(now, "a2")).toBe(idAt(before, "a1"));
  });
});
