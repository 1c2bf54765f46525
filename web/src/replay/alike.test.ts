import { describe, expect, test } from "vitest";
import type { Moment } from "../server/types";
import { moment } from "../testing/states";
import { alike } from "./alike";

/** Moments as "seat chapter", such as "0a"; "-" is nobody. */
function moments(text: string): Moment[] {
  return text.split(" ").map((one, step) =>
    moment(step, { seat: one[0] === "-" ? null : Number(one[0]), chapter: { id: one.slice(1) } }));
}

const way = (from: string, to: string, reader: string): number[] => alike(moments(from), moments(to), reader);

describe("the same moment through other eyes", () => {
  test("is the one of the same number where both saw equally many", () => {
    expect(way("-a 0a 1a", "-a 1a 0a", "0")).toEqual([0, 1, 2]);
  });

  test("own choices are found at own choices", () => {
    // Reader 0 did not see the two unseen choices of seat 1.
    const all = moments("-a 0a 1a 1a 0a 1a");
    const mine = moments("-a 0a 0a 1a");
    const found = alike(all, mine, "0");
    expect([found[1], found[4]]).toEqual([1, 2]);
    const back = alike(mine, all, "0");
    expect([back[1], back[2]]).toEqual([1, 4]);
  });

  test("a chapter begins at its beginning", () => {
    const found = way("-a 1a 1a 1a 1b 1b", "-a 1a 1b 1b", "0");
    expect(found[4]).toBe(2);
  });

  test("a chapter counts before an own choice that comes later", () => {
    expect(way("-a 1a 1a 1a 1b 0b", "-a 1b 1b 1b 0b", "0")[4]).toBe(1);
  });

  test("what contradicts an earlier sign is left aside, so that nothing goes back", () => {
    expect(way("-a 1b 0b 1b", "-a 0a 1b", "0")).toEqual([0, 2, 2, 2]);
  });

  test("the first is the first and the last is the last", () => {
    const found = way("-a 1a 1a 1a 1a", "-a 1a 1a", "0");
    expect([found[0], found.at(-1)]).toEqual([0, 2]);
  });

  test("what lies between is spread evenly, and never goes back", () => {
    expect(way("-a 1a 1a 1a 1a", "-a 1a 1a", "0")).toEqual([0, 1, 1, 2, 2]);
    expect(way("-a 1a 1a", "-a 1a 1a 1a 1a", "0")).toEqual([0, 2, 4]);
  });

  test("choices are left aside where their numbers differ, as they are for the public", () => {
    expect(way("-a 0a 0a 1a 1a", "-a 0a 1a", "0")).toEqual([0, 1, 1, 2, 2]);
    expect(way("-a 0a 1a", "-a 1a", "public")).toEqual([0, 1, 1]);
  });

  test("every moment has one, whichever is longer", () => {
    const [long, short] = ["-a 0a 1a 1a 0b 1b 1b 0c 1c", "-a 0a 1a 0b 1b 0c"];
    const [there, back] = [way(long, short, "0"), way(short, long, "0")];
    expect(there).toHaveLength(9);
    expect(back).toHaveLength(6);
    expect(there).toEqual(there.toSorted((a, b) => a - b));
    expect(back).toEqual(back.toSorted((a, b) => a - b));
    // Through the shorter one and back one finds every own choice again.
    expect([1, 4, 7].map((nth) => back[there[nth]!])).toEqual([1, 4, 7]);
  });
});
