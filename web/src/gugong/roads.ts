// The roads of the map: which there are, how they run, and the way from one city to another.

import type { Side } from "./components";

type Point = readonly [number, number];
type Road = readonly [string, string];
type Net = Pick<Side, "loop" | "roads">;

/** Every road once: those around the map, then those across it. */
export function roadsOf({ loop, roads }: Net): Road[] {
  return [...loop.map((city, nth): Road => [city, loop[(nth + 1) % loop.length]!]), ...roads];
}

/** The cities between two others on the shortest way along the roads. */
export function route(net: Net, from: string, to: string): string[] {
  const pairs = roadsOf(net);
  const came = new Map<string, string>([[from, ""]]);
  const open = [from];
  for (let city = open.shift(); city !== undefined && !came.has(to); city = open.shift()) {
    for (const [one, other] of pairs) {
      const next = one === city ? other : other === city ? one : null;
      if (next === null || came.has(next)) continue;
      came.set(next, city);
      open.push(next);
    }
  }
  const between: string[] = [];
  for (let city = came.get(to); city && city !== from; city = came.get(city)) between.unshift(city);
  return between;
}

/** A road bends a little, every other one to the other side. */
function draw([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  return `M${x1} ${y1}Q${(x1 + x2) / 2 - (y2 - y1) * bend} ${(y1 + y2) / 2 + (x2 - x1) * bend} ${x2} ${y2}`;
}

const bendOf = (nth: number): number => (nth % 2 ? 0.1 : -0.1);

/** All roads as one path. */
export function drawRoads(net: Net, at: Record<string, Point>): string {
  return roadsOf(net).map(([from, to], nth) => draw(at[from]!, at[to]!, bendOf(nth))).join("");
}

/** A journey as a path that keeps to the roads. */
export function drawJourney(net: Net, at: Record<string, Point>, from: string, to: string): string {
  const pairs = roadsOf(net);
  const stops = [from, ...route(net, from, to), to];
  return stops.slice(1).map((next, nth) => {
    const city = stops[nth]!;
    const there = pairs.findIndex(([one, other]) => one === city && other === next);
    const back = pairs.findIndex(([one, other]) => other === city && one === next);
    return draw(at[city]!, at[next]!, there >= 0 ? bendOf(there) : back >= 0 ? -bendOf(back) : 0);
  }).join("");
}
