// A card in words for the ear, and its name in lines that fit the band.

import { textWidth } from "../look/measure";
import { speech, type Saying } from "../words/speech.svelte";
import { TYPES, type Face } from "./components";
import { SPACES, type Filled, type Resource, type Space } from "./view";

/** How wide a line may be beside the motif, in units of the card, and the type it is set in. */
export const ROOM = 74;
const SIZE = 12.6;

/** How wide a text is, in units of the card, in the face that this machine has. */
function width(text: string, size: number): number {
  return (textWidth(text, 100, "serif") * size) / 100;
}

export interface NameLine {
  text: string;
  squeezed: boolean;
}

/** The name of a card in one line or, broken where both are shortest, in two. */
export function lines(name: string, size = SIZE): NameLine[] {
  const words = name.split(" ");
  const line = (text: string): NameLine => ({ text, squeezed: width(text, size) > ROOM });
  if (width(name, size) <= ROOM || words.length === 1) return [line(name)];
  const breaks = words.slice(1).map((_, nth) => [words.slice(0, nth + 1).join(" "), words.slice(nth + 1).join(" ")] as const);
  const longer = (pair: readonly [string, string]): number => Math.max(width(pair[0], size), width(pair[1], size));
  const best = breaks.reduce((one, other) => (longer(other) < longer(one) ? other : one));
  return best.map(line);
}

export function amounts(spaces: readonly Space[]): Saying {
  const parts = SPACES.map((space) => ({ space, n: spaces.filter((one) => one === space).length })).filter(({ n }) => n);
  return parts.map(({ space, n }): Saying => ({ id: `amount-${space}`, args: { n } }))
    .reduce<Saying | null>((all, one) => (all ? { id: "listed", args: { one: all, other: one } } : one), null) ?? { id: "nothing" };
}

/** A card among the things: what it rests on. */
export function cardThing(face: Face): string {
  if (face.sort === "menace" || face.sort === "advisor") return `${face.sort} ${face.kind}`;
  return face.sort === "treasure" || face.sort === "calamity" ? face.sort : `card ${face.sort}`;
}

/** Whether it is a card that is built, and not one that only lies there. */
export function isBuilt(face: Face): boolean {
  return TYPES.some((type) => type === face.sort);
}

/** A card by name and sort. */
export function cardName(face: Face): string {
  return speech.t("table-card", { name: face.name, sort: sortName(face) });
}

export function sortName(face: Face): string {
  const id = { treasure: "kind-treasure", menace: "kind-menace", advisor: "kind-advisor", calamity: "table-calamity" }[face.sort as string];
  return speech.t(id ?? `type-${face.sort}`);
}

/** All that stands on a card, in words. */
export function describe(face: Face, filled: Filled = {}): string {
  const parts = [`${face.name} (${sortName(face)})`];
  if (face.cost.length) parts.push(speech.t("table-costs", { cost: amounts(face.cost) }));
  const there = SPACES.flatMap((space) => Array<Space>(filled[space] ?? 0).fill(space));
  if (there.length) parts.push(speech.t("table-lies-on-it", { pieces: amounts(there) }));
  if (face.makes.length) parts.push(speech.t("table-makes", { cubes: amounts(face.makes) }));
  if (face.makesPer) {
    const each: Saying = { id: `amount-${face.makesPer.resource}`, args: { n: 1 } };
    parts.push(speech.t("table-makes", { cubes: { id: "per-type", args: { each, type: { id: `type-${face.makesPer.type}` } } } }));
  }
  if (face.points > 0) parts.push(speech.t("points", { n: face.points }));
  if (face.points < 0) parts.push(speech.t("lost-points", { n: -face.points }));
  if (face.pointsPer) {
    const each: Saying = { id: "points", args: { n: face.pointsPer.points } };
    parts.push(speech.t("per-type", { each, type: { id: `type-${face.pointsPer.type}` } }));
  }
  if (face.bonus.length) parts.push(speech.t("at-once", { bonus: amounts(face.bonus) }));
  if (face.recycling.length) parts.push(speech.t("table-recycles", { cubes: amounts(face.recycling as readonly Resource[]) }));
  if (face.price) parts.push(speech.t(face.sort === "advisor" ? "table-asks" : "table-vanquished-by", { price: { id: "amount-soldier", args: { n: face.price } } }));
  return parts.join(", ");
}

/** How a card stands, and the step of Production that it is about. */
export interface Tag {
  text: string;
  icon?: Resource | undefined;
  tone?: "near" | "short" | undefined;
}
