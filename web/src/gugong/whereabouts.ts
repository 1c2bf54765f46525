// Where every piece of Gùgōng lies, by the look of the piece and the name of the place: what lies elsewhere in the
// next view has moved. The drawings bear the same names.

import type { GameInfo, Line, State } from "../server/types";
import { gain } from "../table/gains";
import { classOf, several, TURNS, type Lying, type Motion, type Sources } from "../table/motion";
import type { Sound } from "../table/sounds.svelte";
import { componentsOf, matchedDice, sideFor } from "./components";
import { route } from "./roads";
import { DICE, REWARDS, type Family, type View } from "./view";

type Whole = State["view"];

/** Where new pieces come from; a die that shows another value is rolled where it lies. */
const FROM: Record<string, string> = { die: TURNS, jade: "square", token: "tokens", gift: "box" };
export const sources: Sources = (look) => FROM[classOf(look)] ?? null;

export function whereabouts(whole: Whole, game: GameInfo): Lying[] {
  const view = whole as unknown as View;
  const ships = componentsOf(game, view).canal.ships;
  const locations = Object.entries(view.officials).flatMap(([location, gift]): Lying[] => (gift ? [[`gift ${gift}`, `official ${location}`]] : []));
  return [
    ...locations,
    ...several(view.pile, "gift ?", "pile"),
    ...view.dice.map(({ value }, nth): Lying => [`die ${value}`, `die ${DICE[nth]}`]),
    ...view.houses.flatMap(({ jade }, nth): Lying[] => (jade ? [["jade", `house ${nth + 1}`]] : [])),
    ...view.cities.flatMap(({ token }, nth): Lying[] => (token ? [[`token ${token}`, `city ${nth + 1}`]] : [])),
    ...view.decrees.flatMap(({ owners }, slot) => owners.map((seat): Lying => [`servant ${seat}`, `decree ${slot + 1}`])),
    ...view.canal.flatMap(({ berth, owner, load, double }): Lying[] =>
      owner === null ? [] : [[`ship ${owner}`, `berth ${berth}`], ...several(load, `servant ${owner}`, `berth ${berth}`), ...several(double ? 1 : 0, `double ${owner}`, `berth ${berth}`)]),
    ["medal", view.medal === null ? "medal" : `seat ${view.medal}`],
    ...view.families.flatMap((family, seat) => familyOf(family, seat, view, ships)),
  ];
}

function familyOf(family: Family, seat: number, { canal }: View, ships: number): Lying[] {
  const sailing = canal.filter(({ owner }) => owner === seat).length;
  const hidden = family.hand_size - family.hand.length;
  return [
    ...family.hand.map((card): Lying => [`gift ${card}`, `hand ${seat}`]),
    ...several(hidden, "gift ?", `hand ${seat}`),
    ...family.discard.map((card): Lying => [`gift ${card}`, `discard ${seat}`]),
    ...several(family.discard_size - family.discard.length, "gift ?", `discard ${seat}`),
    ...several(family.pool, `servant ${seat}`, `pool ${seat}`),
    ...several(family.supply, `servant ${seat}`, `supply ${seat}`),
    ...several(family.wall, `servant ${seat}`, `wall`),
    ...several(family.beside, `servant ${seat}`, `beside ${seat}`),
    ...REWARDS.flatMap((reward) => several(family.rewards[reward], `servant ${seat}`, `reward ${reward} ${seat}`)),
    ...(["pool", "supply", "wall", "aside"].includes(family.double) ? [[`double ${seat}`, family.double === "wall" ? "wall" : `${family.double} ${seat}`] as const] : []),
    ...several(family.jades, "jade", `jades ${seat}`),
    ...family.stored.map(({ token, face_up }): Lying => [`token ${face_up && token ? token : "?"}`, `stored ${seat}`]),
    ...(["tolls", "follows"] as const).flatMap((kept) =>
      Object.entries(family[kept]).flatMap(([location, n]) => several(n, `token ${kept === "tolls" ? "toll" : "follower"}`, `official ${location}`))),
    [`marker ${seat}`, `bead ${family.intrigue.step}`],
    [`envoy ${seat}`, family.arrival > 0 ? `arrival ${family.arrival}` : `stair ${family.envoy}`],
    ...(family.traveller === null ? [] : [[`traveller ${seat}`, `city ${family.traveller + 1}`] as const]),
    ...several(ships - sailing, `ship ${seat}`, `ships ${seat}`),
  ];
}

/** A traveller walks the roads: the shortest way through the cities between. A servant of the Night comes past the die that was matched. */
export function way(motion: Motion, before: Whole, after: Whole, game: GameInfo, earlier: readonly Motion[] = []): readonly string[] {
  const matched = /^servant (\d+)$/.exec(motion.look);
  if (matched && motion.from === `supply ${matched[1]}` && motion.to === `pool ${matched[1]}` && (after as unknown as View).phase === "night") return [matchedBy(Number(matched[1]), earlier.filter(({ from, to }) => from === motion.from && to === motion.to).length, before as unknown as View, game)];
  const sails = /^berth (\w)(\d)$/;
  const [out, into] = [sails.exec(motion.from ?? ""), sails.exec(motion.to ?? "")];
  // Ships of one owner look alike: one that would pass another sails along the harbours between.
  if (out && into && out[1] === into[1]) return Array.from({ length: Math.max(0, Number(into[2]) - Number(out[2]) - 1) }, (_, nth) => `berth ${out[1]}${Number(out[2]) + nth + 1}`);
  if (!motion.look.startsWith("traveller ") || !motion.from?.startsWith("city ") || !motion.to?.startsWith("city ")) return climb(motion);
  const view = after as unknown as View;
  const names = view.cities.map(({ name }) => name as string);
  const [from, to] = [motion.from, motion.to].map((city) => names[Number(city.slice(5)) - 1]!) as [string, string];
  return route(sideFor(componentsOf(game, view), view.options.players), from, to).map((city) => `city ${names.indexOf(city) + 1}`);
}

/** The die of a family's nth match; where its discard pile is not seen, all of them. */
function matchedBy(seat: number, nth: number, view: View, game: GameInfo): string {
  const die = matchedDice(view.families[seat]!.discard, view.dice, componentsOf(game, view))[nth];
  return die ? `die ${die}` : "dice";
}

/** Each match of a Night brings its servant by itself. */
export function wave({ from, to, via = [] }: Motion, earlier: readonly Motion[]): number {
  return /^(die|dice)\b/.test(via[0] ?? "") ? earlier.filter((other) => other.from === from && other.to === to).length / 100 : 0;
}

/** An envoy climbs stair by stair, a marker bead by bead. */
function climb({ from, to }: Motion): readonly string[] {
  const step = /^(stair|bead) (\d+)$/;
  const [a, b] = [step.exec(from ?? ""), step.exec(to ?? "")];
  if (!a || !b || a[1] !== b[1]) return [];
  const [low, high] = [Number(a[2]), Number(b[2])];
  const between = Array.from({ length: Math.abs(high - low) - 1 }, (_, nth) => `${a[1]} ${low + (nth + 1) * Math.sign(high - low)}`);
  return between;
}

/** Where a family makes points, what tells most first: a step on the stairs comes with much else. */
const SCORING = [/^(wall|reward|arrival)\b/, /^(decree|city|berth)\b/, /^stair\b/];

export function gains(before: Whole, after: Whole, motions: readonly Motion[]): Motion[] {
  const [was, is] = [before as unknown as View, after as unknown as View];
  if (is.phase === "over") return []; // The count tells what these points are made of.
  return is.families.flatMap(({ points }, seat) => {
    const n = points - (was.families[seat]?.points ?? points);
    if (!n) return [];
    const places = motions.flatMap(({ look, from, to }) => (look.endsWith(` ${seat}`) ? [to, from] : []));
    const found = SCORING.map((here) => places.find((place) => place !== null && here.test(place)));
    return [gain(n, seat, found.find((place) => place) ?? null, `score ${seat}`)];
  });
}

/** Cards are paper, pieces wood, ships go on water, the Wall is of stone; points clink. */
export function sound(what: { line: Line } | { motion: Motion }): Sound | null {
  if ("line" in what) return /points|scored|scores|most-matches|wall-won|decree-obtained/.test(what.line.text.id) ? "coin" : null;
  const { look, to } = what.motion;
  const sort = classOf(look);
  if (sort === "gift" || sort === "token") return "paper";
  if (sort === "jade" || sort === "medal" || sort === "points") return "coin";
  return sort === "ship" ? "water" : to === "wall" ? "stone" : "wood";
}

const HEAVY = /^log-(wall-won|arrived|game-over|most-matches|lost-at-sea|outside|night|dawn)/;
const MIDDLE = /^log-(exchanged|swapped|travelled|sailed|ships-advance|claimed|meng-claimed|decree-obtained|decree-scored|arrival-scored|jade-scored|last-decree|new-ship|medal-taken|matches|built|die-rolled|automa|special)/;

export function weigh({ text }: Line): 1 | 2 | 3 {
  return HEAVY.test(text.id) ? 3 : MIDDLE.test(text.id) ? 2 : 1;
}
