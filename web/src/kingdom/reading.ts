// Things of the Kingdom in words: a card with what lies on it, what is missing, and whether this round finishes it.

import type { GameInfo } from "../server/types";
import type { Play } from "../table/play.svelte";
import type { Fact, Reading } from "../table/reading";
import type { Thing } from "../table/things";
import { speech, type Saying } from "../words/speech.svelte";
import { effectOf } from "./advice";
import { amounts, isBuilt, sortName } from "./card";
import { components, faceOf, named, type Components, type Face, type Type } from "./components";
import { forecast, isFinished, type Amounts } from "./forecast";
import { SPACES, viewOf, type Duchy, type Filled, type KingdomView, type Space } from "./view";

type Args = Record<string, string | number | Saying>;
const t = (id: string, args: Args = {}): string => speech.t(id, args);
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
const listOf = (counts: Amounts | Filled): Space[] => SPACES.flatMap((space) => Array<Space>(counts[space] ?? 0).fill(space));

/** Where a card lies, as far as the reader sees it. */
export interface Whereabouts {
  at: "hand" | "area" | "selection" | "site" | "built" | "with" | "discard" | "top" | "away";
  seat: number | null;
  nth?: number;
  filled: Filled;
  frozen: string | null;
}

export function whereIs(view: KingdomView, code: string): Whereabouts {
  const at = (place: Whereabouts["at"], seat: number | null, more: Partial<Whereabouts> = {}): Whereabouts => ({ at: place, seat, filled: {}, frozen: null, ...more });
  for (const [seat, duchy] of view.duchies.entries()) {
    const site = duchy.building.find((one) => one.card === code);
    if (site) return at("site", seat, { filled: site.filled, frozen: site.frozen });
    if (duchy.hand.includes(code)) return at("hand", seat);
    if (duchy.selection.some((one) => one.card === code)) return at("selection", seat);
    if (duchy.built.includes(code)) return at("built", seat);
    if ([...duchy.calamities, ...duchy.menaces, ...duchy.advisors].includes(code)) return at("with", seat);
  }
  const area = view.areas.findIndex((cards) => cards.some((one) => one.card === code));
  if (area >= 0) return at("area", null, { nth: area + 1 });
  if (view.discards.open.includes(code) || view.discards.down.some((one) => one.card === code)) return at("discard", null);
  return at(view.deck.top === code ? "top" : "away", null);
}

export function sayWhere(play: Play, view: KingdomView, { at, seat, nth }: Whereabouts): string {
  if (at === "away") return "";
  if (at === "area") return t(`table-area-${nth}`);
  if (at === "discard" || at === "top" || at === "hand") return t(`read-${at}`);
  return t(seat === view.viewer ? `read-${at}-mine` : `read-${at}-of`, { who: play.name(seat ?? 0) });
}

/** All that a card says, as sentences. */
export function sentences(face: Face): string {
  const parts: string[] = [];
  if (face.cost.length) parts.push(t("table-costs", { cost: amounts(face.cost) }));
  if (face.makes.length) parts.push(t("table-makes", { cubes: amounts(face.makes) }));
  if (face.makesPer) parts.push(t("table-makes", { cubes: { id: "per-type", args: { each: { id: `amount-${face.makesPer.resource}`, args: { n: 1 } }, type: { id: `type-${face.makesPer.type}` } } } }));
  if (face.points > 0) parts.push(t("read-worth", { points: { id: "points", args: { n: face.points } } }));
  if (face.points < 0) parts.push(t("lost-points", { n: -face.points }));
  if (face.pointsPer) parts.push(t("read-worth", { points: { id: "per-type", args: { each: { id: "points", args: { n: face.pointsPer.points } }, type: { id: `type-${face.pointsPer.type}` } } } }));
  if (face.bonus.length) parts.push(t("read-bonus", { bonus: amounts(face.bonus) }));
  if (face.recycling.length) parts.push(t("table-recycles", { cubes: amounts(face.recycling) }));
  if (face.price && face.sort !== "advisor") parts.push(t("table-vanquished-by", { price: { id: "amount-soldier", args: { n: face.price } } }));
  return parts.map((part) => `${capital(part)}.`).join(" ");
}

/** How many cards of a type a Duchy has, with one more that would join them. */
function ofType(tables: Components, duchy: Duchy, type: Type, more: Face | null): number {
  return duchy.built.filter((code) => faceOf(tables, code).sort === type).length + (more?.sort === type ? 1 : 0);
}

/** What a card that counts others is worth to a Duchy now. */
function worthFacts(tables: Components, duchy: Duchy, face: Face, isBuiltAlready: boolean): Fact[] {
  const more = isBuiltAlready ? null : face;
  const facts: Fact[] = [];
  if (face.pointsPer) facts.push({ label: t("read-now"), text: t("points", { n: face.pointsPer.points * ofType(tables, duchy, face.pointsPer.type, more) }) });
  if (face.makesPer) facts.push({ label: t("read-now"), text: t(`amount-${face.makesPer.resource}`, { n: ofType(tables, duchy, face.makesPer.type, more) }) });
  return facts;
}

/** What is missing on a card, and whether this round's production brings it. */
function buildFacts(play: Play, tables: Components, view: KingdomView, seat: number, face: Face, where: Whereabouts): Fact[] {
  const duchy = view.duchies[seat]!;
  const isSite = where.at === "site";
  const found = forecast(view, duchy, face, where.filled);
  const facts: Fact[] = [];
  const lies = listOf(where.filled);
  if (lies.length) facts.push({ label: t("read-lies"), text: t("read-list", { what: amounts(lies) }) });
  const left = listOf(found.missing);
  if (isSite && left.length) facts.push({ label: t("read-missing"), text: t("read-list", { what: amounts(left) }) });
  if (where.frozen) {
    const giant = faceOf(tables, where.frozen);
    return [...facts, { text: t("read-frozen", { price: { id: "amount-soldier", args: { n: giant.price } } }), tone: "short" }];
  }
  if (view.phase === "over" || view.phase === "set-up") return facts;
  const who = seat === view.viewer ? "you" : "other";
  if (isFinished(found)) {
    const step = found.step ? t(`read-step-${found.step}`) : t("read-step-now");
    facts.push({ text: t(isSite ? `read-finish-${who}` : "read-finish-if", { who: play.name(seat), step }), tone: "good" });
    if (found.stands) facts.push({ text: t("read-stands", { krystallium: { id: "amount-krystallium", args: { n: found.stands } } }) });
  } else {
    facts.push({ text: t(isSite ? "read-not-finished" : "read-not-if", { what: amounts(listOf(found.short)) }), tone: "short" });
  }
  return facts;
}

function card(play: Play, tables: Components, view: KingdomView, code: string): Reading {
  const face = faceOf(tables, code);
  const where = whereIs(view, code);
  const seat = where.seat ?? view.viewer ?? 0;
  const said = [sortName(face), sayWhere(play, view, where)].filter(Boolean).join(", ");
  const facts: Fact[] = [];
  if (isBuilt(face)) {
    facts.push(...worthFacts(tables, view.duchies[seat]!, face, where.at === "built"));
    if (where.at !== "built" && where.at !== "discard") facts.push(...buildFacts(play, tables, view, seat, face, where));
  }
  const text = face.sort === "advisor" ? `${capital(effectOf(tables, code))}. ${capital(t("table-asks", { price: { id: "amount-soldier", args: { n: face.price } } }))}.` : sentences(face);
  const own = text ? { text } : {};
  return { title: face.name, sort: said, drawing: `card ${code}`, facts, ...own };
}

/** A thing of the table in words. */
export function read(thing: Thing, play: Play, game: GameInfo): Reading {
  const view = viewOf(play);
  const tables = components(game, view);
  const code = thing.of;
  const [sort = ""] = thing.sort.split(" ");
  if (code && !code.startsWith("down-") && /^(card|site|built|treasure|calamity|menace|advisor)$/.test(sort)) return card(play, tables, view, code);
  const plain: Reading = { title: thing.name, facts: [] };
  if (sort === "vermin") return { ...plain, drawing: "art vermin", sort: t("lost-points", { n: tables.vermin.points }), facts: [{ text: `${capital(t("table-vanquished-by", { price: { id: "amount-soldier", args: { n: tables.vermin.soldiers } } }))}.` }] };
  if (sort === "krystallium" || sort === "soldier" || sort === "training") return { ...plain, drawing: `icon full-${sort === "training" ? "soldier" : sort}` };
  if (sort === "trap" || sort === "solo-token") return { ...plain, drawing: "icon trap" };
  if (sort === "down" || sort === "danger" || sort === "deck") return { ...plain, drawing: `back ${sort === "down" ? "trapped" : ""}` };
  if (sort === "duchy") return { ...plain, facts: view.duchies.map((duchy) => ({ label: named(tables.duchy[duchy.name]!.name), text: t("table-cards-built", { n: duchy.built.length }) })) };
  return plain;
}

/** Cards with a halo act at once, as the hand does; a quest's step explains itself first. */
export function explains(place: string): boolean {
  return /^step:/.test(place);
}

/** Sorts of things that hold others. */
export const holders = ["hand", "area", "construction", "discard", "selection", "duchy", "quest", "order"];

/** Everything that lies in the side column already is read beside it; the rest in the column, so that it covers nothing of the table. */
export function readsAside(thing: Thing): boolean {
  return thing.of !== null || thing.drawn?.closest(".side") === null;
}
