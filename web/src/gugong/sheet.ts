// All components of Gùgōng with what the reader may know of where they are, its signs, and how the table stands in sentences.

import type { GameInfo } from "../server/types";
import type { Play } from "../table/play.svelte";
import { spokenOf, type SheetGroup, type SheetItem, type Sign } from "../table/reading";
import type { Thing } from "../table/things";
import { speech, type Saying } from "../words/speech.svelte";
import { courtOf, type Court } from "./court.svelte";
import { decreeName, giftName, giftThing, isBonus, tokenName } from "./glyphs";
import { cityName, giftTitle, rewardName } from "./reading";
import { LOCATIONS, REWARDS, type DecreeKind, type TokenKind } from "./view";

const t = (id: string, args: Record<string, string | number> = {}): string => speech.t(id, args);

/** Where a gift is, as far as the reader may know; null where it may be anywhere unseen. */
function giftAt(court: Court, card: string): { state: SheetItem["state"]; words: string } {
  const { view, me } = court;
  const location = LOCATIONS.find((one) => view.officials[one] === card);
  if (location) return { state: "here", words: t(`official-${location}`) };
  for (const [seat, family] of view.families.entries()) {
    const has = (cards: readonly string[]): boolean => cards.includes(card);
    if (seat === me && has(family.hand)) return { state: "here", words: t("table-hand") };
    if (seat === me && has(family.discard)) return { state: "here", words: t("sheet-my-discard") };
    if (has(family.hand)) return { state: "gone", words: t("sheet-hand-of", { who: court.play.name(seat) }) };
    if (has(family.discard)) return { state: "gone", words: t("sheet-discard-of", { who: court.play.name(seat) }) };
    if (has(family.either)) return { state: "gone", words: t("sheet-with", { who: court.play.name(seat) }) };
  }
  if ((view.box as readonly string[]).includes(card)) return { state: "out", words: t("sheet-box") };
  return { state: "unseen", words: t("sheet-gift-unseen") };
}

function gifts(court: Court): SheetItem[] {
  return Object.entries(court.components.gift)
    .sort(([a, one], [b, other]) => one.value - other.value || a.localeCompare(b))
    .map(([card]) => ({ thing: spokenOf(giftThing(card, court.components), giftName(card, court.components), card), look: `gift ${card}`, ...giftAt(court, card) }));
}

function tokens(court: Court): SheetItem[] {
  const { view, components } = court;
  const kinds = (Object.keys(components.token) as TokenKind[]).filter((kind) => view.options.bonus !== "none" || !isBonus(kind));
  return kinds.map((kind) => {
    const cities = view.cities.filter((city) => city.token === kind).map((city) => cityName(city.name));
    const owners = view.families.flatMap((family, seat) => (family.stored.some((one) => one.token === kind) ? [court.play.name(seat)] : []));
    const words = [...cities, ...owners].join(", ");
    return { thing: spokenOf(`token ${kind}`, t("table-a-token", { what: tokenName(kind, components) })), look: `token ${kind}`, state: words ? "here" as const : "unseen" as const, words: words || t("sheet-pile") };
  });
}

function decrees(court: Court): SheetItem[] {
  return (Object.keys(court.components.decree) as DecreeKind[])
    .sort((one, other) => court.components.decree[one].level - court.components.decree[other].level)
    .map((kind) => {
      const tile = court.view.decrees.find((one) => one.kind === kind);
      const words = !tile ? t("sheet-box") : tile.owners.length ? court.play.names(tile.owners) : t("sheet-on-board");
      return { thing: spokenOf(`decree ${kind}`, t("table-a-decree", { what: decreeName(kind, court.components) })), look: `decree ${kind}`, state: tile ? "here" as const : "out" as const, words };
    });
}

function automa(court: Court): SheetItem[] {
  const { meng } = court.view;
  if (!meng) return [];
  return Object.entries(court.components.automa).map(([card, { copies }]) => {
    const today = meng.today.filter((one) => one === card).length;
    const used = meng.used[card] ?? 0;
    return {
      thing: spokenOf(`automa ${card}`, t(card === "special" ? "table-automa-special" : `place-${card}`)), look: `icon ${card === "special" ? "i-sun" : `m-${card}`}`,
      state: today ? "here" as const : used >= copies ? "gone" as const : "unseen" as const, words: t("sheet-automa", { today, used, left: Math.max(0, copies - used - today) }), times: copies,
    };
  });
}

/** All cards, tokens and decrees, and where each is. */
export function sheet(play: Play, game: GameInfo): SheetGroup[] {
  const court = courtOf(play, game);
  return [
    { title: t("sheet-gifts"), items: gifts(court) },
    { title: t("table-tokens"), items: tokens(court) },
    { title: t("place-decrees"), items: decrees(court) },
    { title: t("sheet-automa-title"), items: automa(court) },
  ].filter(({ items }) => items.length);
}

const SIGNS: readonly [look: string, id: string][] = [
  ["icon i-servant", "servant"], ["icon double-mark", "double"], ["icon i-card", "card"], ["icon i-vp", "vp"],
  ["icon i-swap", "swap"], ["icon i-recover", "recover"], ["icon i-token", "token"], ["icon i-anchor", "anchor"], ["icon i-sun", "sun"], ["icon medal", "medal"],
];

/** The signs on cards and board. */
export function signs(): Sign[] {
  return [
    ...LOCATIONS.map((location) => ({ look: `icon m-${location}`, name: t(`place-${location}`), text: t(`sign-${location}`) })),
    ...SIGNS.map(([look, id]) => ({ look, name: t(`sign-${id}-name`), text: t(`sign-${id}`) })),
  ];
}

/** What a saying of the log names: a gift by its value, a token, a decree. */
export function named({ id, args }: Saying, play: Play, game: GameInfo): Thing | null {
  const { components } = courtOf(play, game);
  const [sort = "", ...rest] = id.split("-");
  const kind = rest.join("-");
  if (id === "gift-card" && typeof args?.["value"] === "number") return spokenOf(`value ${args["value"]}`, speech.say({ id, args }));
  if (sort === "token" && kind in components.token) return spokenOf(`token ${kind}`, t("table-a-token", { what: tokenName(kind as TokenKind, components) }));
  if (sort === "decree" && kind in components.decree) return spokenOf(`decree ${kind}`, t("table-a-decree", { what: decreeName(kind as DecreeKind, components) }));
  return null;
}

/** How the table stands, in sentences: for the ear. */
export function tell(play: Play, game: GameInfo): { title: string; lines: string[] }[] {
  const court = courtOf(play, game);
  const { view, components } = court;
  const families = view.families.map((family, seat) => {
    const decrees = view.decrees.flatMap(({ kind, owners }) => (kind && owners.includes(seat) ? [decreeName(kind, components)] : []));
    const ships = view.canal.flatMap((berth) => (berth.owner === seat ? [t("tell-ship", { n: Number(berth.berth[1]), aboard: berth.load + (berth.double ? 2 : 0), of: components.canal.spaces })] : []));
    return {
      title: play.name(seat),
      lines: [
        t("tell-points", { points: family.points, pool: family.pool + (family.double === "pool" ? 2 : 0), supply: family.supply, cards: family.hand_size }),
        family.arrival ? t("read-arrived", { place: family.arrival }) : t("read-envoy", { step: family.envoy, of: components.palace.stairs, left: components.palace.stairs - family.envoy }),
        t("read-marker", { step: family.intrigue.step }),
        family.traveller === null ? t("tell-no-traveller") : t("read-stands-in", { city: cityName(view.cities[family.traveller]?.name ?? "") }),
        t("tell-wall", { n: family.wall + (family.double === "wall" ? 2 : 0), jades: family.jades, tokens: family.stored.length }),
        ...ships,
        ...(decrees.length ? [t("tell-decrees", { decrees: decrees.join(", ") })] : []),
        ...REWARDS.flatMap((reward) => (family.rewards[reward] ? [t("tell-reward", { n: family.rewards[reward], reward: rewardName(court, reward) })] : [])),
      ],
    };
  });
  const officials = LOCATIONS.map((location) => {
    const card = view.officials[location];
    return t("tell-official", { official: t(`official-${location}`), place: t(`place-${location}`), gift: card ? giftTitle(court, card) : "–" });
  });
  const cities = view.cities.map((city) => [cityName(city.name), city.token ? tokenName(city.token, components) : t("read-city-empty")].join(": "));
  return [...families, { title: t("tell-officials"), lines: officials }, { title: t("place-travel"), lines: cities }];
}
