// The same moment through other eyes. What others choose unseen is no moment for a reader, so each counts their
// own steps; but everybody knows their own choices, and when a chapter begins.

import type { Moment } from "../server/types";

type Pair = readonly [from: number, to: number];

/** For each moment of one reader the number of the other's moment that is nearest to it. */
export function alike(from: readonly Moment[], to: readonly Moment[], reader: string): number[] {
  if (from.length === to.length) return from.map((_, nth) => nth);
  const pairs = [...choicesOf(from, to, reader), ...chaptersOf(from, to)].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const anchors: Pair[] = [[0, 0]];
  for (const pair of [...pairs, [from.length - 1, to.length - 1] as const]) {
    const last = anchors.at(-1)!;
    if (pair[0] > last[0] && pair[1] >= last[1]) anchors.push(pair);
  }
  return from.map((_, nth) => {
    const upper = Math.max(1, anchors.findIndex(([at]) => at >= nth));
    const [low, high] = [anchors[upper - 1]!, anchors[upper] ?? anchors[upper - 1]!];
    const share = high[0] === low[0] ? 0 : (nth - low[0]) / (high[0] - low[0]);
    return Math.round(low[1] + share * (high[1] - low[1]));
  });
}

function choicesOf(from: readonly Moment[], to: readonly Moment[], reader: string): Pair[] {
  const own = (moments: readonly Moment[]): number[] => moments.flatMap(({ seat }, nth) => (String(seat) === reader ? [nth] : []));
  const [here, there] = [own(from), own(to)];
  return here.length === there.length ? here.map((nth, which) => [nth, there[which]!] as const) : [];
}

function chaptersOf(from: readonly Moment[], to: readonly Moment[]): Pair[] {
  const begins = (moments: readonly Moment[]): Map<string, number> => {
    const found = new Map<string, number>();
    moments.forEach(({ chapter }, nth) => {
      const name = JSON.stringify(chapter);
      if (!found.has(name)) found.set(name, nth);
    });
    return found;
  };
  const there = begins(to);
  return [...begins(from)].flatMap(([name, nth]) => (there.has(name) ? [[nth, there.get(name)!] as const] : []));
}
