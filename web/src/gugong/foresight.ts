// What the location's action could be after an exchange, as far as the table shows it: a press on such a target
// answers everything at once. The server alone decides; what it does not offer then is simply asked.

import type { Saying } from "../words/speech.svelte";
import type { Components, Side } from "./components";
import { roadsOf } from "./roads";
import type { DecreeKind, Family, Location, View } from "./view";

export interface Target {
  location: Location;
  /** Where it is pressed. */
  place: string;
  /** The choices that it stands for, by their notation. */
  steps: readonly string[];
  /** What it costs in servants. */
  price: number;
  /** Where it leads, on a track. */
  to?: number;
  message: Saying;
}

export interface Outlook {
  view: View;
  components: Components;
  side: Side;
  seat: number;
  /** The card that would be given: servants that it brings come first. */
  card: string | null;
}

const servants = (n: number): Saying => ({ id: "servants", args: { n } });
const steps = (n: number): Saying => ({ id: "steps", args: { n } });

/** How many servants can pay, with those that the card brings. */
function purse({ view, components, seat, card }: Outlook): { plain: number; all: number } {
  const family = view.families[seat]!;
  const action = card ? components.gift[card]?.action : undefined;
  const brings = Math.min(action === "two-servants" ? 2 : action === "servant" ? 1 : 0, family.supply);
  const plain = family.pool + brings;
  return { plain, all: plain + (family.double === "pool" ? 2 : 0) };
}

type Standing = Pick<Outlook, "view" | "components" | "seat">;

function discount({ view, components, seat }: Standing, kind: DecreeKind): number {
  return view.decrees.some((decree) => decree.kind === kind && decree.owners.includes(seat)) ? components.decree[kind].amount : 0;
}

/** What a journey to two cities costs a family. */
export function priceOfJourney(standing: Standing): number {
  return Math.max(0, standing.components.travel.price - discount(standing, "cheaper-travel"));
}

/** What a decree costs a family, whether or not it can pay; null where there is none, or the family holds it. */
export function priceOfDecree(standing: Standing, slot: number): number | null {
  const { kind, owners } = standing.view.decrees[slot]!;
  if (!kind || owners.includes(standing.seat)) return null;
  return Math.max(0, standing.components.decree[kind].cost + owners.length - discount(standing, "cheaper-decrees"));
}

/** The cities that a traveller can go to next, by their index: over empty ones to the next that holds a token. */
export function reach({ view, side }: Pick<Outlook, "view" | "side">, from: number | null): number[] {
  const holds = (city: number): boolean => view.cities[city]!.token !== null;
  if (from === null) return view.cities.flatMap((_, city) => (holds(city) ? [city] : []));
  const index = new Map(view.cities.map(({ name }, city) => [name, city]));
  const roads = roadsOf(side);
  const beside = (city: number): number[] =>
    roads.flatMap(([one, other]) => (index.get(one) === city ? [index.get(other)!] : index.get(other) === city ? [index.get(one)!] : []));
  const seen = new Set([from]);
  const found: number[] = [];
  for (const open = beside(from); open.length; ) {
    const city = open.pop()!;
    if (seen.has(city)) continue;
    seen.add(city);
    if (holds(city)) found.push(city);
    else open.push(...beside(city));
  }
  return found.sort((one, other) => one - other);
}

function travel(outlook: Outlook): Target[] {
  const { view, seat } = outlook;
  const location = "travel" as const;
  const price = priceOfJourney(outlook);
  const once = { id: "travel-once" };
  const cities = reach(outlook, view.families[seat]!.traveller);
  return [
    { location, place: "A travel", steps: ["A travel"], price: 0, message: once },
    ...(purse(outlook).all >= price ? [{ location, place: "B travel", steps: ["B travel"], price, message: { id: "travel-twice", args: { price: servants(price) } } }] : []),
    ...cities.map((city) => ({ location, place: `city ${city + 1}`, steps: ["A travel", `city ${city + 1}`], price: 0, message: once })),
  ];
}

function wall(outlook: Outlook): Target[] {
  const { components, view, seat } = outlook;
  const location = "great-wall" as const;
  const { price, full } = components.wall;
  const { plain } = purse(outlook);
  const hasDouble = view.families[seat]!.double === "pool";
  const stands = view.families.reduce((sum, family) => sum + family.wall + (family.double === "wall" ? 2 : 0), 0);
  const needed = full[view.options.players - 1] ?? 4;
  const after = (more: number): Saying => ({ id: stands + more >= needed ? "wall-complete" : "wall-stands", args: { total: stands + more, full: needed } });
  const target = (how: string, more: number, cost: number, message: Saying): Target =>
    ({ location, place: `build ${how}`, steps: [`build ${how}`], price: cost, to: more, message });
  const removes = (kept: number): boolean => plain - kept >= price || (plain - kept >= 0 && hasDouble);
  return [
    ...(plain >= 1 ? [target("one", 1, 0, { id: "build-one", args: { servant: { id: "a-servant" }, wall: after(1) } })] : []),
    ...(hasDouble ? [target("double", 2, 0, { id: "build-one", args: { servant: { id: "the-double" }, wall: after(2) } })] : []),
    ...(removes(2) ? [target("two", 2, price, { id: "build-two", args: { price: servants(price), wall: after(2) } })] : []),
    ...(hasDouble && plain >= 1 + price ? [target("one-and-double", 3, price, { id: "build-three", args: { price: servants(price), wall: after(3) } })] : []),
  ];
}

function jade(outlook: Outlook): Target[] {
  const { components, view } = outlook;
  const location = "jade" as const;
  const less = discount(outlook, "cheaper-jade");
  const { all } = purse(outlook);
  const target = (place: string, notation: string, printed: number, id: string): Target[] => {
    const price = Math.max(0, printed - less);
    return price <= all ? [{ location, place, steps: [notation], price, message: { id, args: { price: servants(price) } } }] : [];
  };
  if (view.houses.every((house) => !house.jade)) return target("square", "buy square", components.jade.square, "buy-jade-on-square");
  return view.houses.flatMap((house, nth) => (house.jade ? target(`house ${nth + 1}`, `buy house-${nth + 1}`, house.price, "buy-jade") : []));
}

/** Option A is free, option B is paid for; both go up a track. */
function climb(outlook: Outlook, location: "intrigue" | "palace", goal: (steps: number) => number, say: (steps: number, price: number) => Saying): Target[] {
  const { a, b, price } = outlook.components[location];
  return [
    { location, place: `A ${location}`, steps: [`A ${location}`], price: 0, to: goal(a), message: say(a, 0) },
    ...(purse(outlook).all >= price ? [{ location, place: `B ${location}`, steps: [`B ${location}`], price, to: goal(b), message: say(b, price) }] : []),
  ];
}

function intrigue(outlook: Outlook): Target[] {
  const { components, view, seat } = outlook;
  const { step } = view.families[seat]!.intrigue;
  return climb(outlook, "intrigue", (more) => Math.min(components.intrigue.track, step + more), (more, price): Saying =>
    price ? { id: "climb-paid", args: { price: servants(price), steps: steps(more) } } : { id: "climb", args: { steps: steps(more) } });
}

/** Where a number of steps brings the envoy, in words. */
function outcome({ view, components }: Outlook, family: Family, more: number): Saying {
  const stairs = components.palace.stairs;
  if (family.arrival > 0) return { id: "points", args: { n: more } };
  if (family.envoy + more < stairs) return { id: "envoy-climbs", args: { step: family.envoy + more, stairs } };
  const place = 1 + view.families.filter((each) => each.arrival > 0).length;
  return { id: "envoy-enters", args: { place, points: { id: "points", args: { n: components.arrival.points[place - 1] ?? 0 } } } };
}

function palace(outlook: Outlook): Target[] {
  const { components, view, seat } = outlook;
  const family = view.families[seat]!;
  return climb(outlook, "palace", (more) => Math.min(components.palace.stairs, family.envoy + more), (more, price): Saying => {
    const end = outcome(outlook, family, more);
    return price ? { id: "envoy-paid", args: { price: servants(price), outcome: end, steps: steps(1) } } : { id: "envoy", args: { outcome: end } };
  });
}

function decrees(outlook: Outlook): Target[] {
  const { components, view } = outlook;
  const { plain, all } = purse(outlook);
  return view.decrees.flatMap(({ kind }, slot) => {
    const price = priceOfDecree(outlook, slot);
    if (!kind || price === null || plain < 1 || all - 1 < price) return [];
    const decree = components.decree[kind];
    const named = { id: `decree-${kind}`, args: { n: decree.amount, most: decree.most ?? 0 } };
    const message = { id: decree.points ? "obtain-decree" : "obtain-last-decree", args: { decree: named, price: servants(price), points: { id: "points", args: { n: decree.points } } } };
    return [{ location: "decrees" as const, place: `decree ${slot + 1}`, steps: [`decree ${slot + 1}`], price, message }];
  });
}

function canal(outlook: Outlook): Target[] {
  const { components, view, seat } = outlook;
  const location = "canal" as const;
  const { plain, all } = purse(outlook);
  const { spaces, ships, price } = components.canal;
  const mine = view.canal.filter((berth) => berth.owner === seat);
  const room = (load: number, hasDouble: boolean): number => spaces - load - (hasDouble ? 2 : 0);
  const aboard = plain >= 1 ? mine.filter((berth) => room(berth.load, berth.double) >= 1) : [];
  const docks = plain >= 1 && mine.length < ships ? ["a", "b"].filter((route) => view.canal.some((berth) => berth.berth.startsWith(route) && berth.owner === null)) : [];
  const goes = mine.some(({ berth }) => view.canal.some((other) => other.berth[0] === berth[0] && other.berth > berth && other.owner === null));
  const message = { id: "load-and-move" };
  const first: Target[] = aboard.length || docks.length || goes || (all > 0 && mine.length > 0) ? [{ location, place: "A canal", steps: ["A canal"], price: 0, message }] : [];
  const space = aboard.reduce((sum, berth) => sum + room(berth.load, berth.double), 0) + (docks.length ? spaces : 0);
  return [
    ...first,
    ...(plain >= 2 + price && space >= 2 ? [{ location, place: "B canal", steps: ["B canal"], price, message: { id: "load-two", args: { price: servants(price) } } }] : []),
    ...aboard.map(({ berth }) => ({ location, place: `berth ${berth}`, steps: ["A canal", `load ${berth}`], price: 0, message })),
    ...docks.map((route) => ({ location, place: `dock ${route}`, steps: ["A canal", `new-ship ${route}`], price: 0, message })),
  ];
}

const OF: Record<Location, (outlook: Outlook) => Target[]> = { travel, "great-wall": wall, jade, intrigue, palace, decrees, canal };

/** What could be done at a location once the exchange there is made. */
export function targetsAt(location: Location, outlook: Outlook): Target[] {
  return OF[location](outlook);
}

/** The table after a family has paid a number of servants: with plain ones, or with the Double Servant, which pays two. */
function paid(view: View, seat: number, price: number): View[] {
  const { pool, double } = view.families[seat]!;
  const after = (plain: number, more: Partial<Family>): View => ({
    ...view,
    families: view.families.map((family, nth) => (nth === seat ? { ...family, pool: family.pool - plain, supply: family.supply + plain, ...more } : family)),
  });
  return [
    ...(pool >= price ? [after(price, {})] : []),
    ...(double === "pool" && price > 0 && pool >= price - 2 ? [after(Math.max(0, price - 2), { double: "supply" })] : []),
  ];
}

/** What could be done at a location after an exchange that one of these prices, in servants, is paid for. */
export function targetsAfter(prices: readonly number[], location: Location, outlook: Outlook): Target[] {
  const targets = prices.flatMap((price) => paid(outlook.view, outlook.seat, price)).flatMap((view) => targetsAt(location, { ...outlook, view }));
  return [...new Map(targets.map((target) => [target.place, target])).values()];
}
