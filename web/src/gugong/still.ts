// A game that stands still, as in the rules and in a box: nobody is asked anything.

import type { Tree } from "../server/corrected";
import type { GameInfo, State } from "../server/types";
import { Play } from "../table/play.svelte";
import type { Components, Side } from "./components";
import { Court } from "./court.svelte";
import type { Item } from "./plates";
import sample from "./sample.json";
import type { TokenKind, View } from "./view";

/** The court of a game in its second day, or of another view. */
export function standing(tables: Tree, view: unknown = sample): Court {
  const seats = sample.families.map(() => ({ kind: "bot", name: "", resident: null, mine: false, here: false, bot: null }));
  const still = { view, decision: null, ahead: {}, seats, seat: null, deciding: [], version: 0 } as unknown as State;
  return new Court(new Play(still, () => null, async () => {}), { components: tables } as unknown as GameInfo);
}

const PART_OF: Record<string, string> = {
  side: "travel", travel: "travel", wall: "great-wall", jade: "jade", intrigue: "intrigue", benefit: "intrigue", palace: "palace",
  arrival: "palace", canal: "canal", reward: "canal", harbours: "canal", decrees: "decrees", days: "morning",
};
const ROW_OF: Record<string, string> = { meng: "meng", gifts: "exchange", exchange: "exchange", servants: "servants" };

/** The chapter whose drawing shows a part of the board; null for other components. */
export function chapterOf(id: string): string | null {
  return PART_OF[id.split(".")[0]!] ?? null;
}

/** The chapter whose row of things shows a component. */
export function rowOf(id: string): string | null {
  return ROW_OF[id.split(".")[0]!] ?? null;
}

/** What a trade of tokens, or the Night, gives: the number of each, in a row. */
export function gainOf(id: string, { trade, night }: Components): Item[] {
  const [sort, kind] = id.split(".");
  const times = (n: number | undefined, item: Item): Item[] => Array.from({ length: Math.min(n ?? 0, MOST) }, () => item);
  if (sort === "night") return [...times(night.points, { use: "i-vp" }), ...times(night.steps, { piece: "marker" })];
  if (sort !== "trade") return [];
  const row = trade[kind as keyof typeof trade];
  const tokens: Item[] = times(row.tokens, { token: "servant" as TokenKind });
  return [...tokens, { use: "i-arrow" }, ...times(row.servants, { piece: "servant" }), ...times(row.points, { use: "i-vp" }), ...times(row.jade, { use: "jade" })];
}

const MOST = 12;

/** A board as a box has it: its tables, of which only what fits together is kept, and the view of a game on it. */
export function boardOf(id: string, tables: Components): { tables: Components; view: View } {
  const [sort, kind] = id.split(".");
  const side = whole((sort === "side" ? tables.side[kind ?? ""] : undefined) ?? Object.values(tables.side)[0]!);
  const players = Math.min(5, Math.max(2, ...side.players));
  const families = sample.families.slice(0, players).map((family) => ({ ...family, traveller: null, intrigue: { ...family.intrigue, step: Math.min(family.intrigue.step, tables.intrigue.track) } }));
  const cities = Object.keys(side.cities).map((name, nth) => ({ name, token: sample.cities[nth]?.token ?? null, travellers: [] }));
  const canal = "ab".slice(0, side.routes).split("").flatMap((route) =>
    Array.from({ length: side.harbours }, (_, nth) => {
      const berth = `${route}${nth + 1}`;
      const there = sample.canal.find((one) => one.berth === berth);
      return there && (there.owner ?? 0) < families.length ? there : { berth, owner: null, load: 0, double: false };
    }),
  );
  const houses = side.houses.map((price) => ({ price, jade: true }));
  const options = { ...sample.options, players };
  const view = { ...sample, options, families, cities, canal, houses } as unknown as View;
  return { tables: { ...tables, side: { shown: { ...side, players: [players] } } }, view };
}

/** Half-typed sides of a board: cities and roads that cannot be drawn are left out. */
function whole(side: Side): Side {
  const cities = Object.fromEntries(Object.entries(side.cities).filter(([, at]) => at.length === 2 && at.every(Number.isFinite)));
  const isThere = (city: string): boolean => city in cities;
  return {
    ...side,
    cities,
    loop: side.loop.filter(isThere),
    roads: side.roads.filter(([from, to]) => isThere(from) && isThere(to)),
    routes: Math.min(2, Math.max(1, side.routes)),
    harbours: Math.min(5, Math.max(1, side.harbours)),
  };
}
