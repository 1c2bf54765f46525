// The component tables, and the face of a card as they tell it.

import { corrected, type Tree } from "../server/corrected";
import type { GameInfo } from "../server/types";
import { speech, type Language } from "../words/speech.svelte";
import { RESOURCES, SPACES, type KingdomView, type Resource, type Space } from "./view";

export const TYPES = ["structure", "specialist", "monument", "discovery"] as const;
export type Type = (typeof TYPES)[number];
/** What a card is: its type, or what else lies on the table. */
export type Sort = Type | "treasure" | "calamity" | "menace" | "advisor";

type Named = Record<Language, string>;

interface Development extends Named {
  type: Type;
  cost: Record<Space, number>;
  makes: Record<Resource, number>;
  makes_per_type: Type | "";
  makes_per_resource: Resource | "";
  points: number;
  points_per: number;
  points_per_type: Type | "";
  soldiers: number;
  krystallium: number;
  recycling: Resource;
}

interface MenaceDeck extends Named {
  soldiers: number[];
  points: number[];
}

export interface QuestStep extends Named {
  cost: Record<Space, number>;
  soldiers: number;
  krystallium: number;
  points: number;
}

export interface Components {
  rounds: { number: number };
  alchemy: { cubes: number };
  solo: { selections: number; supremacy: number; medals: number[]; traps: number };
  traps: { each: number };
  /** How many cards of the deck lie in each Offering area before anybody lays one. */
  offering: { starters: number };
  duchy: Record<string, { name: Named } & Record<"a" | "b", { makes: Record<Resource, number>; points_per: number; points_per_type: Type | "" }>>;
  card: Record<string, Development>;
  extra?: Record<string, Development>;
  treasure: Record<string, Named & { recycling: Resource[] }>;
  calamities: Named & { points: number };
  menace: Record<string, MenaceDeck>;
  vermin: Named & { soldiers: number; points: number };
  advisors: { cubes: number; krystallium: number };
  advisor: Record<string, Named & { price: number; phase: string }>;
  quest: Record<string, { name: Named; two: Record<string, QuestStep>; solo: Record<string, QuestStep> }>;
}

/** All that stands on a card. */
export interface Face {
  sort: Sort;
  /** The kind of card, by which its picture goes. */
  kind: string;
  name: string;
  cost: readonly Space[];
  makes: readonly Resource[];
  makesPer: { resource: Resource; type: Type } | null;
  points: number;
  pointsPer: { points: number; type: Type } | null;
  bonus: readonly Space[];
  recycling: readonly Resource[];
  /** Soldiers that it costs to vanquish it or to ask it. */
  price: number;
}

let last: { game: unknown; own: string; tables: Components } | null = null;

/** The tables of a game, with the corrections that its owner plays with. */
export function components(game: GameInfo, view: KingdomView): Components {
  const own = JSON.stringify(view.own);
  if (last?.game !== game.components || last.own !== own) {
    const tables = corrected(game.components as Tree, view.own) as unknown as Components;
    last = { game: game.components, own, tables };
  }
  return last.tables;
}

export function named(row: Named): string {
  return row[speech.language];
}

/** The Menaces of a deck, all of them. */
export function pluralOf(tables: Components, deck: string): string {
  return (tables.menace[deck] as unknown as Record<string, string>)[`${speech.language}_plural`] ?? "";
}

/** The kind of a card: its code without the number of the copy. */
export function kindOf(code: string): string {
  return code.replace(/\.\d+$/, "");
}

const DECKS: Record<string, string> = {
  shadow: "shadows", "frost-giant": "frost-giants", "giant-rat": "giant-rats", thief: "thieves",
};
/** The Menace card of each deck, for its picture. */
export const MENACE_OF: Record<string, string> = Object.fromEntries(Object.entries(DECKS).map(([kind, deck]) => [deck, kind]));

function spaces<S extends Space>(names: readonly S[], counts: Record<S, number>): S[] {
  return names.flatMap((name) => Array<S>(counts[name]).fill(name));
}

function blank(sort: Sort, kind: string, name: string): Face {
  return {
    sort, kind, name, cost: [], makes: [], makesPer: null, points: 0, pointsPer: null, bonus: [], recycling: [], price: 0,
  };
}

function development(kind: string, row: Development): Face {
  return {
    ...blank(row.type, kind, named(row)),
    cost: spaces(SPACES, row.cost),
    makes: spaces(RESOURCES, row.makes),
    makesPer: row.makes_per_type && row.makes_per_resource ? { resource: row.makes_per_resource, type: row.makes_per_type } : null,
    points: row.points,
    pointsPer: row.points_per_type ? { points: row.points_per, type: row.points_per_type } : null,
    bonus: [...Array<Space>(row.soldiers).fill("soldier"), ...Array<Space>(row.krystallium).fill("krystallium")],
    recycling: [row.recycling],
  };
}

/** The face of a card, in the reader's language. */
export function faceOf(tables: Components, code: string): Face {
  const kind = kindOf(code);
  const row = tables.card[kind] ?? tables.extra?.[kind];
  if (row) return development(kind, row);
  const treasure = tables.treasure[kind];
  if (treasure) return { ...blank("treasure", kind, named(treasure)), recycling: treasure.recycling };
  const advisor = tables.advisor[kind];
  if (advisor) return { ...blank("advisor", kind, named(advisor)), price: advisor.price };
  const deck = tables.menace[DECKS[kind] ?? ""];
  if (deck) {
    const nth = Number(code.split(".")[1] ?? 1) - 1;
    return { ...blank("menace", kind, named(deck)), points: -(deck.points[nth] ?? 0), price: deck.soldiers[nth] ?? 0 };
  }
  if (kind === "vermin") return { ...blank("menace", kind, named(tables.vermin)), points: -tables.vermin.points, price: tables.vermin.soldiers };
  return { ...blank("calamity", "calamity", named(tables.calamities)), points: -tables.calamities.points };
}

/** The steps of the quest that is played, first to final. */
export function questSteps(tables: Components, view: KingdomView): QuestStep[] {
  const quest = tables.quest[view.options.quest];
  return quest ? Object.values(view.options.players === 1 ? quest.solo : quest.two) : [];
}
