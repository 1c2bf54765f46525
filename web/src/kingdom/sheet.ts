// All cards of the Kingdom with what the reader may know of where they are, its signs, and how the table stands in sentences.

import type { GameInfo } from "../server/types";
import type { Play } from "../table/play.svelte";
import { spokenOf, type SheetGroup, type SheetItem, type Sign } from "../table/reading";
import type { Thing } from "../table/things";
import { speech, type Saying } from "../words/speech.svelte";
import { amounts, cardName, cardThing } from "./card";
import { MENACE_OF, TYPES, components, faceOf, named as nameOf, type Components } from "./components";
import { sayWhere, whereIs } from "./reading";
import { RESOURCES, SPACES, viewOf, type KingdomView } from "./view";

type Args = Record<string, string | number | Saying>;
const t = (id: string, args: Args = {}): string => speech.t(id, args);

/** One kind of card with all its copies: where those are that were seen, and how many may still come. */
function item(play: Play, tables: Components, view: KingdomView, kind: string, copies: number): SheetItem {
  const codes = Array.from({ length: copies }, (_, nth) => `${kind}.${nth + 1}`);
  const face = faceOf(tables, codes[0]!);
  const found = codes.map((code) => ({ code, where: whereIs(view, code) }));
  const seen = found.filter(({ where }) => where.at !== "away");
  const box = codes.filter((code) => view.box.includes(code)).length;
  const unseen = copies - seen.length - box;
  const places = [...new Set(seen.map(({ where }) => sayWhere(play, view, where)))];
  const state = seen.some(({ where }) => where.at !== "discard") ? "here" : unseen ? "unseen" : seen.length ? "gone" : "out";
  const words = [...places, ...(unseen ? [t("sheet-may-come", { n: unseen })] : []), ...(box && !seen.length && !unseen ? [t("sheet-box")] : [])].join(" · ");
  return { thing: spokenOf(cardThing(face), cardName(face), seen[0]?.code ?? codes[0]!), look: `card ${seen[0]?.code ?? codes[0]!}`, state, words, ...(copies > 1 ? { times: copies } : {}) };
}

/** All cards, by type, and where each is. */
export function sheet(play: Play, game: GameInfo): SheetGroup[] {
  const view = viewOf(play);
  const tables = components(game, view);
  const rows = { ...tables.card, ...tables.extra } as Record<string, { type: string; copies?: number }>;
  const groups: SheetGroup[] = TYPES.map((type) => ({
    title: t(`type-${type}`),
    items: Object.entries(rows).filter(([, row]) => row.type === type).map(([kind, row]) => item(play, tables, view, kind, row.copies ?? 1)),
  }));
  const { module, menaces } = view.options;
  if (module === "advisors") groups.push({ title: t("module-advisors"), items: Object.keys(tables.advisor).map((kind) => item(play, tables, view, kind, 1)) });
  else groups.push({ title: t("kind-treasure"), items: Object.keys(tables.treasure).map((kind) => item(play, tables, view, kind, 1)) });
  if (module === "menace") {
    const decks = menaces.split(",").filter((deck) => MENACE_OF[deck]);
    groups.push({
      title: t("module-menace"),
      items: decks.flatMap((deck) => (tables.menace[deck]?.soldiers ?? []).map((_, nth) => {
        const found = item(play, tables, view, MENACE_OF[deck]!, nth + 1);
        const code = `${MENACE_OF[deck]}.${nth + 1}`;
        const where = sayWhere(play, view, whereIs(view, code));
        const { times: _times, ...one } = found;
        return { ...one, thing: spokenOf(`menace ${MENACE_OF[deck]}`, cardName(faceOf(tables, code)), code), look: `card ${code}`, state: where ? "here" as const : "unseen" as const, words: where || t("sheet-may-come", { n: 1 }) };
      })),
    });
  } else {
    const struck = view.duchies.reduce((sum, duchy) => sum + duchy.calamities.length, 0);
    groups.push({ title: t("table-calamity"), items: [{ thing: spokenOf("calamity", nameOf(tables.calamities), "calamity.1"), look: "card calamity.1", state: "here", words: t("sheet-calamities", { struck, left: view.stacks.calamities }) }] });
  }
  return groups;
}

const SIGNS = ["recycle", "build", "trap", "flask", "swords", "ice"] as const;

/** The signs on cards and table. */
export function signs(): Sign[] {
  return [
    ...SPACES.map((space) => ({ look: `icon full-${space}`, name: t(space === "krystallium" ? "table-krystallium" : space === "soldier" ? "table-soldiers" : `resource-${space}`), text: t(`sign-${space}`) })),
    ...TYPES.map((type) => ({ look: `icon type-${type}`, name: t(`type-${type}`), text: t("sign-type") })),
    ...SIGNS.map((sign) => ({ look: `icon ${sign}`, name: t(`sign-${sign}-name`), text: t(`sign-${sign}`) })),
  ];
}

let kinds: { of: Components; byName: Map<string, string> } | null = null;

/** Cards by their English name, which the log's names carry. */
function byName(tables: Components): Map<string, string> {
  if (kinds?.of === tables) return kinds.byName;
  const found = new Map<string, string>();
  for (const rows of [tables.card, tables.extra ?? {}, tables.treasure, tables.advisor] as Record<string, { en: string }>[]) {
    for (const [kind, row] of Object.entries(rows)) found.set(row.en, kind);
  }
  for (const [deck, row] of Object.entries(tables.menace)) found.set(row.en, MENACE_OF[deck]!);
  found.set(tables.calamities.en, "calamity");
  kinds = { of: tables, byName: found };
  return found;
}

/** The card that a saying of the log names. */
export function named({ id, args }: Saying, play: Play, game: GameInfo): Thing | null {
  const tables = components(game, viewOf(play));
  const inner = args?.["name"];
  const name = id === "name" ? args?.["en"] : typeof inner === "object" && /^(a-calamity|a-menace|the-advisor)$/.test(id) ? inner.args?.["en"] : undefined;
  const kind = typeof name === "string" ? byName(tables).get(name) : undefined;
  if (!kind) return null;
  const face = faceOf(tables, kind);
  // A line does not say which of several copies it was: then only what they have in common is told.
  return spokenOf(cardThing(face), cardName(face), kind);
}

/** How the table stands, in sentences: for the ear. */
export function tell(play: Play, game: GameInfo): { title: string; lines: string[] }[] {
  const view = viewOf(play);
  const tables = components(game, view);
  const names = (codes: readonly string[]): string => codes.map((code) => faceOf(tables, code).name).join(", ") || "–";
  const duchies = view.duchies.map((duchy, seat) => ({
    title: play.name(seat),
    lines: [
      t("tell-duchy", { points: duchy.points, cubes: amounts(RESOURCES.flatMap((resource) => Array<(typeof RESOURCES)[number]>(duchy.production[resource]).fill(resource))), soldiers: { id: "amount-soldier", args: { n: duchy.soldiers } }, krystallium: { id: "amount-krystallium", args: { n: duchy.krystallium } } }),
      t("tell-building", { cards: names(duchy.building.map((site) => site.card)) }),
      t("tell-built", { cards: names(duchy.built) }),
      ...(duchy.selection.length ? [t("tell-selected", { cards: names(duchy.selection.flatMap((one) => one.card ?? [])), n: duchy.selection.filter((one) => !one.card).length })] : []),
      ...(duchy.menaces.length ? [t("tell-menaces", { cards: names(duchy.menaces) })] : []),
    ],
  }));
  const areas = view.areas.map((cards, nth) => ({
    title: t(`table-area-${nth + 1}`),
    lines: cards.map((one) => (one.card ? faceOf(tables, one.card).name : t("face-down-cards", { n: 1 }))),
  }));
  return [...duchies, ...areas.filter(({ lines }) => lines.length)];
}
