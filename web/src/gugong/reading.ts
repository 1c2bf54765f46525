// Things of Gùgōng in words: what a card, token, decree, ship or place is worth and costs just now, from the view alone.

import type { GameInfo, OptionText } from "../server/types";
import type { Play } from "../table/play.svelte";
import type { Fact, Reading } from "../table/reading";
import type { Thing } from "../table/things";
import { speech } from "../words/speech.svelte";
import { courtOf, type Court } from "./court.svelte";
import { actionName, decreeName, isFree, priceOf, tokenName } from "./glyphs";
import { LOCATIONS, type DecreeKind, type Location, type Reward, type TokenKind } from "./view";

const t = (id: string, args: Record<string, string | number> = {}): string => speech.t(id, args);
const servants = (n: number): string => t("servants", { n });
const fact = (text: string, more: Partial<Fact> = {}): Fact => ({ text, ...more });

/** The name of a gift without its article: "Bonsai (5)". */
export function giftTitle(court: Court, card: string): string {
  const value = court.components.gift[card]?.value ?? 0;
  return t("read-gift-title", { gift: t(`gift-${value}`), value });
}

/** Whether a gift is taken for one without a price: it is higher, or a one for a nine. */
export function beats(court: Court, gift: string, taken: string): boolean {
  const [one, other] = [gift, taken].map((card) => court.components.gift[card]?.value ?? 0) as [number, number];
  const me = court.me;
  const worth = one + (me === null ? 0 : court.family(me).generosity);
  const equal = me !== null && court.view.decrees.some(({ kind, owners }) => kind === "equal-is-higher" && owners.includes(me));
  return worth > other || (equal && worth === other) || (one === 1 && other === 9);
}

/** What a gift card does when it is given. */
function actionText(court: Court, card: string): string {
  const action = court.components.gift[card]?.action ?? "none";
  if (action === "none") return t("read-gift-none");
  if (action === "swap") return t("read-gift-swap");
  if (action === "servant" || action === "two-servants") return t("read-gift-servants", { servants: servants(action === "servant" ? 1 : 2) });
  return t("read-gift-place", { place: t(`place-${action}`) });
}

/** The exchanges that a card of the hand can make now, by their officials. */
function exchangesOf(play: Play, card: string): readonly OptionText[] {
  const give = play.state.decision?.options.find(({ notation }) => notation === `give ${card}`);
  return (give ? play.ahead(give.option)?.options : undefined)?.filter(({ notation }) => notation.startsWith("to ")) ?? [];
}

function placesOf(options: readonly OptionText[]): string {
  return options.map(({ notation }) => t(`place-${notation.slice(3)}`)).join(", ");
}

function giftFacts(court: Court, card: string): Fact[] {
  const { view, components, me } = court;
  const facts: Fact[] = [];
  const value = components.gift[card]?.value ?? 0;
  const mine = me === null ? null : court.family(me);
  const there = LOCATIONS.find((location) => view.officials[location] === card);
  if (mine?.hand.includes(card as never)) {
    const exchanges = exchangesOf(court.play, card);
    const free = exchanges.filter(isFree);
    const paid = exchanges.filter((option) => !isFree(option));
    if (free.length) facts.push(fact(placesOf(free), { label: t("read-free-at"), tone: "good" }));
    if (paid.length) facts.push(fact(placesOf(paid), { label: t("read-paid-at", { price: servants(components.exchange.price) }) }));
  }
  if (there && mine?.hand.length) {
    const higher = mine.hand.filter((one) => beats(court, one, card));
    if (higher.length) facts.push(fact(higher.map((one) => giftTitle(court, one)).join(", "), { label: t("read-free-with"), tone: "good" }));
    else facts.push(fact(t("read-none-higher", { price: servants(components.exchange.price) })));
  }
  const dice = view.dice.filter((die) => die.value === value).length;
  if (dice && (there || mine?.discard.includes(card as never))) facts.push(fact(t(there ? "read-would-match" : "read-matches", { n: dice })));
  return facts;
}

function gift(court: Court, card: string): Reading {
  const action = court.components.gift[card]?.action ?? "none";
  return {
    title: giftTitle(court, card), drawing: `gift ${card}`, text: actionText(court, card), facts: giftFacts(court, card),
    sort: t("read-gift-sort", { action: actionName(action) }),
  };
}

/** A gift that is known by its value only: the log does not say which of several it was. */
function giftOfValue(court: Court, value: number): Reading {
  const cards = Object.entries(court.components.gift).filter(([, one]) => one.value === value);
  const actions = [...new Set(cards.map(([, one]) => actionName(one.action)))];
  return {
    title: t("read-gift-title", { gift: t(`gift-${value}`), value }), drawing: `gift ${cards[0]?.[0] ?? ""}`,
    sort: t("read-gift-copies", { n: cards.length }), text: t("read-gift-actions", { actions: actions.join(", ") }),
    facts: court.view.dice.some((die) => die.value === value) ? [fact(t("read-would-match", { n: court.view.dice.filter((die) => die.value === value).length }))] : [],
  };
}

function official(court: Court, location: Location, name: string): Reading {
  const card = court.view.officials[location];
  const answer = court.answers.get(location);
  const facts: Fact[] = [];
  if (card) facts.push(fact(giftTitle(court, card), { label: t("read-lies-here") }));
  if (answer) facts.push(fact(court.play.say(answer.message), isFree(answer) ? { tone: "good" } : {}));
  else if (card) facts.push(...giftFacts(court, card));
  return { title: name, sort: t(`place-${location}`), drawing: card ? `gift ${card}` : `icon m-${location}`, facts };
}

/** What a decree costs the reader now: its price, one more for each rival on it, less what a decree of theirs saves. */
export function decreePrice(court: Court, kind: DecreeKind): number | null {
  const tile = court.view.decrees.find((one) => one.kind === kind);
  if (!tile) return null;
  const me = court.me;
  const saves = court.view.decrees.find((one) => one.kind === "cheaper-decrees" && me !== null && one.owners.includes(me));
  const rivals = tile.owners.filter((seat) => seat !== me).length;
  return Math.max(0, court.components.decree[kind].cost + rivals - (saves ? court.components.decree["cheaper-decrees"].amount : 0));
}

function decree(court: Court, kind: DecreeKind): Reading {
  const { level, points } = court.components.decree[kind];
  const slot = court.view.decrees.findIndex((one) => one.kind === kind);
  const owners = court.view.decrees[slot]?.owners ?? [];
  const me = court.me;
  const facts: Fact[] = [];
  if (points) facts.push(fact(t("points", { n: points }), { label: t("read-at-once") }));
  const price = priceOf(court.play.at(`decree ${slot + 1}`)[0]) ?? decreePrice(court, kind);
  if (price !== null && me !== null && !owners.includes(me)) {
    const pool = court.family(me).pool + (court.family(me).double === "pool" ? 2 : 0);
    const short = price + 1 - pool;
    facts.push(fact(t("read-decree-price", { price: servants(price) }), { label: t("read-now") }));
    if (short > 0) facts.push(fact(t("read-short", { what: servants(short) }), { tone: "short" }));
  }
  if (owners.length) facts.push(fact(owners.map((owner) => court.play.called(owner)).join(", "), { label: t("read-held-by") }));
  return { title: decreeName(kind, court.components), sort: t("read-decree-sort", { level: "I".repeat(level) }), drawing: `decree ${kind}`, facts };
}

function token(court: Court, kind: TokenKind, where = ""): Reading {
  const facts: Fact[] = [];
  if (kind === "palace" || kind === "points") facts.push(...envoyFacts(court));
  return { title: tokenName(kind, court.components), sort: [t("read-token-sort"), where].filter(Boolean).join(", "), drawing: `token ${kind}`, facts };
}

function envoyFacts(court: Court): Fact[] {
  if (court.me === null) return [];
  const { envoy, arrival } = court.family(court.me);
  const left = court.components.palace.stairs - envoy;
  if (arrival || left <= 0) return [];
  return [fact(t("read-envoy", { step: envoy, of: court.components.palace.stairs, left }))];
}

function city(court: Court, number: number, name: string): Reading {
  const there = court.view.cities[number - 1];
  if (!there) return { title: name, facts: [] };
  const kind = there.token;
  const own = kind ? token(court, kind, cityName(there.name)) : { title: cityName(there.name), sort: t("read-city-empty"), facts: [] };
  const who = there.travellers.map((seat) => court.play.name(seat)).join(", ");
  return { ...own, facts: [...own.facts, ...(who ? [fact(who, { label: t("read-travellers") })] : [])] };
}

export function cityName(name: string): string {
  return speech.knows(`city-${name}`) ? t(`city-${name}`) : name;
}

/** A ship: how full it is, what its harbour gives, and what the night does with it. */
function ship(court: Court, at: string): Reading {
  const berth = court.view.canal.find((one) => one.berth === at);
  const { components, side } = court;
  if (!berth || berth.owner === null) return { title: t("harbour", { n: at[1] ?? "" }), facts: [] };
  const harbour = Number(at[1]);
  const aboard = berth.load + (berth.double ? 2 : 0);
  const left = components.canal.spaces - aboard;
  const facts: Fact[] = [fact(t("read-aboard", { n: aboard, of: components.canal.spaces }))];
  const rewards = components.harbours.rewards[harbour - 1] ?? [];
  if (rewards.length) facts.push(fact(rewards.map((one) => rewardName(court, one)).join(", "), { label: t("read-harbour-gives") }));
  facts.push(left > 0 ? fact(t("read-to-load", { n: left }), { tone: "short" }) : fact(t(rewards.length ? "read-full" : "read-full-no-reward"), { tone: "good" }));
  if (harbour === side.harbours) facts.push(fact(t("read-lost-tonight"), { tone: "short" }));
  return { title: t("table-piece-ship", { who: court.play.name(berth.owner) }), sort: t("harbour", { n: harbour }), drawing: `piece ship ${berth.owner}`, facts };
}

export function rewardName(court: Court, reward: Reward): string {
  return { points: t("points", { n: court.components.reward.points.points ?? 0 }), gift: t("reward-gift"), double: t("the-double") }[reward];
}

function house(court: Court, number: number, name: string): Reading {
  const there = court.view.houses[number - 1];
  if (!there) return { title: name, facts: [] };
  const me = court.me;
  const price = priceOf(court.play.at(`house ${number}`)[0]) ?? there.price;
  const short = me === null ? 0 : price - court.family(me).pool - (court.family(me).double === "pool" ? 2 : 0);
  const facts = there.jade ? [fact(servants(price), { label: t("read-now") })] : [fact(t("read-sold"))];
  if (there.jade && short > 0) facts.push(fact(t("read-short", { what: servants(short) }), { tone: "short" }));
  return { title: name, drawing: "icon jade", facts };
}

function piece(court: Court, kind: string, name: string): Reading {
  const who = court.view.families.findIndex((_, seat) => name === t(`table-piece-${kind}`, { who: court.play.name(seat) }));
  const family = court.view.families[who];
  if (!family) return { title: name, facts: [] };
  const stairs = court.components.palace.stairs;
  const facts =
    kind === "envoy" ? [fact(family.arrival ? t("read-arrived", { place: family.arrival }) : t("read-envoy", { step: family.envoy, of: stairs, left: stairs - family.envoy }))]
    : kind === "marker" ? [fact(t("read-marker", { step: family.intrigue.step }))]
    : kind === "traveller" && family.traveller !== null ? [fact(t("read-stands-in", { city: cityName(court.view.cities[family.traveller]?.name ?? "") }))]
    : [];
  return { title: name, drawing: `piece ${kind} ${who}`, facts };
}

/** A thing of the table in words. */
export function read(thing: Thing, play: Play, game: GameInfo): Reading {
  const court = courtOf(play, game);
  const [sort = "", ...rest] = thing.sort.split(" ");
  const what = rest.join(" ");
  const place = (thing.place ?? "").split(" ");
  const plain: Reading = { title: thing.name, facts: [] };
  switch (sort) {
    case "gift": {
      const official = place[0] === "official" ? court.view.officials[place[1] as Location] : null;
      const card = thing.of ?? official;
      return card && court.components.gift[card] ? gift(court, card) : plain;
    }
    case "value": return giftOfValue(court, Number(what));
    case "official": return official(court, what as Location, thing.name);
    case "token": {
      if (!(what in court.components.token)) return { ...plain, drawing: "token down" };
      return place[0] === "city" ? city(court, Number(place[1]), thing.name) : token(court, what as TokenKind);
    }
    case "decree": return what in court.components.decree ? decree(court, what as DecreeKind) : plain;
    case "city": return city(court, Number(what), thing.name);
    case "ship": return place[0] === "berth" ? ship(court, place[1]!) : { ...plain, drawing: "icon m-canal" };
    case "house": return house(court, Number(what), thing.name);
    case "die": return { ...plain, drawing: `die ${/(\d+)\D*$/.exec(thing.name)?.[1] ?? ""}` };
    case "envoy": case "marker": case "traveller": case "servant": case "double":
      return place[0] ? plain : piece(court, sort, thing.name);
    case "jade": case "square": return { ...plain, drawing: "icon jade" };
    case "medal": return { ...plain, drawing: "icon medal" };
    case "location": return { ...plain, drawing: `icon m-${what}` };
    case "automa": return { ...plain, drawing: `icon ${what === "special" ? "i-sun" : `m-${what}`}` };
    default: return plain;
  }
}

/** A tap on what lies on the table explains it before it is chosen; the hand and the officials answer at once. */
export function explains(place: string): boolean {
  return /^(city|decree|token|reward|benefit|trade) /.test(place);
}

/** Sorts of things that hold others. */
export const holders = ["location", "hand", "stored", "discard", "meng", "meng-focus"];

/** A card of the hand is read in the side column: the whole board answers it with prices meanwhile. */
export function readsAside(thing: Thing): boolean {
  return thing.sort.startsWith("gift ") && thing.drawn?.closest(".tray") != null;
}
