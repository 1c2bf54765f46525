import { describe, expect, test } from "vitest";
import { drawJourney, drawRoads, route } from "./roads";

// A square of cities with a road across it.
const NET = { loop: ["xian", "datong", "jinan", "wuchang"], roads: [["datong", "wuchang"]] as [string, string][] };
const AT: Record<string, [number, number]> = { xian: [0, 0], datong: [10, 0], jinan: [10, 10], wuchang: [0, 10] };
const legs = (path: string): string[] => path.slice(1).split("M");
/** The same curve, seen from its other end. */
const turned = (leg: string): string => leg.replace(/^(.*)Q(\S+ \S+) (.*)$/, "$3Q$2 $1");

describe("the way from city to city", () => {
  test("leads along the roads, by the fewest cities", () => {
    expect(route(NET, "xian", "datong")).toEqual([]);
    expect(route(NET, "xian", "jinan")).toEqual(["datong"]);
    expect(route(NET, "wuchang", "datong")).toEqual([]);
  });

  test("is drawn on the roads, in either direction", () => {
    const roads = legs(drawRoads(NET, AT));
    for (const [from, to] of [["xian", "jinan"], ["jinan", "xian"], ["wuchang", "datong"]] as const) {
      for (const leg of legs(drawJourney(NET, AT, from, to))) expect(roads.some((road) => road === leg || road === turned(leg))).toBe(true);
    }
  });
});
