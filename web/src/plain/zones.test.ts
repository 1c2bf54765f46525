import { describe, expect, test } from "vitest";
import type { State, Zone } from "../server/types";
import { Play } from "../table/play.svelte";
import { decision, option, saying, seat, state } from "../testing/states";
import { places } from "./places";
import { isNamed, optionOf, othersOf, sayName, sizeOf, zonesOf } from "./zones";

function zone(more: Partial<Zone>): Zone {
  return { name: "zone", seat: null, counters: [], pieces: [], ...more };
}

const FAIR = zone({ name: "fair", counters: [{ name: "round", number: 1 }] });
const POINTS = zone({ name: "player", seat: 1, counters: [{ name: "points", number: 7 }] });
const HAND = zone({ name: "hand", seat: 1, pieces: [{ name: "12", count: 1 }, { name: null, count: 4 }] });
const at = (more: Partial<State> = {}): State => state({ board: [FAIR, POINTS, HAND], seats: [seat(), seat(), seat()], ...more });

describe("what lies on a plain table", () => {
  test("zones are nobody's or a seat's", () => {
    expect(zonesOf(at(), null)).toEqual([FAIR]);
    expect(zonesOf(at(), 1)).toEqual([POINTS, HAND]);
    expect(zonesOf(at(), 2)).toEqual([]);
  });

  test("a game that is drawn has none", () => {
    expect(zonesOf(at({ board: null }), null)).toEqual([]);
  });

  test("names are said, and bare words are taken as they are", () => {
    expect(sayName(saying("Round: 3"))).toBe("Round: 3");
    expect(sayName("lantern")).toBe("lantern");
  });

  test("the others sit around the table from the reader on; who looks on sees all", () => {
    expect(othersOf(at({ seat: 1 }))).toEqual([2, 0]);
    expect(othersOf(at({ seat: null }))).toEqual([0, 1, 2]);
  });

  test("the only counters of a seat need no name, everything else does", () => {
    expect(isNamed(POINTS, [POINTS, HAND])).toBe(false);
    expect(isNamed(HAND, [POINTS, HAND])).toBe(true);
    expect(isNamed(POINTS, [POINTS, zone({ seat: 1, counters: [{ name: "gold", number: 1 }] })])).toBe(true);
    expect(isNamed(FAIR, [FAIR])).toBe(true);
    expect(isNamed(zone({ seat: 1 }), [POINTS, zone({ seat: 1 })])).toBe(true);
  });

  test("pieces are counted, face down or not", () => {
    expect(sizeOf(HAND)).toBe(5);
  });
});

describe("a piece that can be pressed", () => {
  const light = (number: number, lantern: string | number) =>
    option(number, `light ${lantern}`, { message: { id: "option-is", args: { option: "light", value: lantern } } });
  const playing = (...lanterns: number[]): Play =>
    new Play(at({ decision: decision(lanterns.map((lantern, nth) => light(nth, lantern))) }), places, async () => {});

  test("is named by exactly one choice, which is pressed at its own place", () => {
    const play = playing(12, 40);
    expect(optionOf(play, "40")?.notation).toBe("light 40");
    expect(play.at("light 40").map(({ option }) => option)).toEqual([1]);
    expect(play.loose).toEqual([]);
  });

  test("is not one that several choices name, or none", () => {
    expect(optionOf(playing(12, 12), "12")).toBeNull();
    expect(optionOf(playing(12), "1")).toBeNull();
    expect(optionOf(new Play(at(), places, async () => {}), "12")).toBeNull();
  });
});
