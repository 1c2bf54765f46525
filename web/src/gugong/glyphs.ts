// Short rows of words and icons, and how wide they are: chips and tiles are laid out by them.

import { textWidth, type Face } from "../look/measure";
import type { OptionText } from "../server/types";
import { speech, type Saying } from "../words/speech.svelte";
import type { CardAction, Components } from "./components";
import type { DecreeKind, TokenKind } from "./view";

/** Either words, or an icon by the id of its symbol. */
export type Glyph = string | { icon: string; wide?: number };

export const SERVANT: Glyph = { icon: "i-servant" };
export const CARD: Glyph = { icon: "i-card" };
export const JADE: Glyph = { icon: "jade" };
const VP: Glyph = { icon: "i-vp" };

export interface Laid {
  glyph: Glyph;
  x: number;
  width: number;
}

/** Lay glyphs out from left to right, and say how wide they are together. */
export function layOut(glyphs: readonly Glyph[], size: number, face: Face = "sans"): { row: Laid[]; width: number } {
  let x = 0;
  const row = glyphs.map((glyph) => {
    const width = typeof glyph === "string" ? textWidth(glyph, size, face) : size * 1.05 * (glyph.wide ?? 1);
    const laid = { glyph, x, width };
    x += width + size * 0.22;
    return laid;
  });
  return { row, width: Math.max(0, x - size * 0.22) };
}

function minus(n: number): string {
  return `−${n}`;
}

/** What a travel token shows. */
export function tokenGlyphs(kind: TokenKind, components: Components): Glyph[] {
  const token = components.token[kind];
  const of: Record<TokenKind, Glyph[]> = {
    servant: [SERVANT],
    "two-servants": [SERVANT, SERVANT],
    palace: [{ icon: "m-palace", wide: 1.25 }],
    intrigue: [{ icon: "m-intrigue", wide: 1.25 }],
    "gift-for-jade": [`${token.least_value}+`, JADE],
    points: [`${token.points}`, VP],
    swap: [{ icon: "i-swap", wide: 1.25 }],
    recover: [{ icon: "i-recover", wide: 1.25 }],
    ship: [{ icon: "m-canal", wide: 1.25 }],
    wall: [{ icon: "m-great-wall", wide: 1.25 }],
    "servants-for-jade": [`${token.servants}`, SERVANT, JADE],
    double: ["×2"],
    generous: [`+${token.value}`, CARD],
    toll: [`+${token.points}`, VP],
    follower: [{ icon: "i-follow", wide: 1.25 }],
    precious: ["×2", CARD],
    encore: [{ icon: "i-twice", wide: 1.25 }],
    bargain: [minus(token.servants ?? 0), SERVANT],
  };
  return of[kind];
}

const BONUS: readonly TokenKind[] = ["generous", "toll", "follower", "precious", "encore", "bargain"];

export function isBonus(kind: TokenKind): boolean {
  return BONUS.includes(kind);
}

/** What a gift card is called, with what it does. */
export function giftName(card: string, components: Components): string {
  const { value, action } = components.gift[card] ?? { value: 0, action: "none" as const };
  return speech.t("gift-card-in-full", { value, action: actionName(action) });
}

export function actionName(action: CardAction): string {
  if (action === "none" || action === "swap") return speech.t(`action-${action}`);
  if (action === "servant" || action === "two-servants") return speech.t("more-servants", { n: action === "servant" ? 1 : 2 });
  return speech.t(`place-${action}`);
}

/** A gift card among the things: what it rests on depends on what it does. */
export function giftThing(card: string, components: Components): string {
  return `gift ${components.gift[card]?.action ?? "none"}`;
}

/** What a travel token is called. */
export function tokenName(kind: TokenKind, components: Components): string {
  const { servants, steps, points, least_value, value } = components.token[kind];
  if (kind === "servant" || kind === "two-servants") return speech.t("more-servants", { n: servants ?? 0 });
  return speech.t(`token-${kind}`, { n: servants ?? steps ?? points ?? least_value ?? value ?? 0 });
}

export function decreeName(kind: DecreeKind, components: Components): string {
  const { amount, most } = components.decree[kind];
  return speech.t(`decree-${kind}`, { n: amount, most: most ?? 0 });
}

/** What a decree shows. */
export function decreeGlyphs(kind: DecreeKind, components: Components): Glyph[] {
  const { amount } = components.decree[kind];
  const of: Record<DecreeKind, Glyph[]> = {
    "morning-intrigue": [`+${amount}`, { icon: "m-intrigue" }],
    "morning-ship": [`+${amount}`, { icon: "m-canal" }],
    "morning-servant": [`+${amount}`, SERVANT],
    "morning-palace": [`+${amount}`, { icon: "m-palace" }],
    "morning-swap": [{ icon: "i-swap" }],
    "cheaper-travel": [minus(amount), { icon: "m-travel" }],
    "cheaper-jade": [minus(amount), JADE],
    "wall-extra": [`+${amount}`, { icon: "m-great-wall" }],
    "equal-is-higher": ["5 = 5"],
    "cheaper-decrees": [minus(amount), { icon: "m-decrees" }],
    "point-per-three": [`1 : ${amount}`, VP],
    "eight-points": [`${amount}`, VP],
    "jade-points": [`${amount}`, VP, JADE],
    "decree-points": [`${amount}`, VP, { icon: "m-decrees" }],
    "harbour-points": [`${amount}`, VP, { icon: "i-anchor" }],
  };
  return of[kind];
}

/** The parts of a list of alternatives: `2 Servants, a card or your actions`. */
function alternatives(saying: Saying): Saying[] {
  const { one, other } = saying.args ?? {};
  if (typeof one === "object" && typeof other === "object") return [...alternatives(one), ...alternatives(other)];
  return [saying];
}

export function isFree(option: OptionText): boolean {
  return option.message.id !== "give-to-for";
}

/** What an exchange can be paid with, by the ids of the ways; none where it is free. */
export function waysOf(option: OptionText): Saying[] {
  const ways = option.message.args?.["ways"];
  return typeof ways === "object" ? alternatives(ways as Saying) : [];
}

/** The ways to pay as glyphs: servants, a card, the token; the words for no action where nothing else is left. */
export function wayGlyphs(ways: readonly Saying[]): Glyph[] {
  const of = ways.flatMap((way): Glyph[][] => {
    if (way.id === "servants") return [[`${way.args?.["n"]}`, SERVANT]];
    if (way.id === "way-card") return [[CARD]];
    return way.id === "way-precious" ? [[{ icon: "i-token" }]] : [];
  });
  if (!of.length) return [speech.t("table-without-actions")];
  return of.flatMap((glyphs, nth) => (nth ? [speech.t("table-or"), ...glyphs] : glyphs));
}

/** What can be laid down for the exchange that is asked for now. */
export function owedGlyphs(options: readonly OptionText[]): Glyph[] {
  const by = (verb: string): OptionText | undefined => options.find(({ notation }) => notation.startsWith(verb));
  const servants = priceOf(by("pay-servants"));
  const ways: Glyph[][] = [];
  if (servants !== null) ways.push([`${servants}`, SERVANT]);
  if (by("sacrifice")) ways.push([CARD]);
  if (by("use precious")) ways.push([{ icon: "i-token" }]);
  return ways.flatMap((glyphs, nth) => (nth ? [speech.t("table-or"), ...glyphs] : glyphs));
}

/** The price in servants that an option names, where it names one. */
export function priceOf(option: OptionText | undefined): number | null {
  const price = option?.message.args?.["price"];
  return typeof price === "object" ? Number((price as Saying).args?.["n"]) : null;
}
