// Where every card and cube of a Kingdom lies, by the look of the piece and the name of the place: what lies
// elsewhere in the next view has moved. The drawings bear the same names.

import type { Line, State } from "../server/types";
import { isTurnedUp, several, type Lying, type Motion, type Sources } from "../table/motion";
import type { Sound } from "../table/sounds.svelte";
import { RESOURCES, SPACES, type Duchy, type KingdomView } from "./view";

/** Cards come from the deck; cubes rise from the icons that make them, and go back into the box unseen. */
export const sources: Sources = (look, isComing, at) => {
  const [sort, what] = look.split(" ");
  if (sort === "card") return isComing ? "deck" : "discards";
  if (!isComing || sort !== "cube") return null;
  return what === "soldier" ? "stack soldiers" : at.startsWith("purse ") ? at.replace("purse", "yield") : null;
};

function card(code: string | null, at: string): Lying {
  return [`card ${code ?? "?"}`, at];
}

export function whereabouts(whole: State["view"]): Lying[] {
  const view = whole as unknown as KingdomView;
  return [
    ...view.areas.flatMap((area, nth) => area.map((one) => card(one.down ? null : one.card, `area ${nth + 1}`))),
    ...view.looked_at.map((code) => card(code, "found")),
    ...view.discards.open.map((code) => card(code, "discards")),
    ...view.duchies.flatMap(duchyOf),
  ];
}

function duchyOf(duchy: Duchy, seat: number): Lying[] {
  const place = (what: string): string => `${what} ${seat}`;
  return [
    ...duchy.hand.map((code) => card(code, place("hand"))),
    ...several(duchy.hand_size - duchy.hand.length, "card ?", place("hand")),
    ...duchy.drawn.map((code) => card(code, place("drawn"))),
    ...duchy.selection.map((one) => card(one.card, place("selected"))),
    ...duchy.building.flatMap((site) => [
      card(site.card, place("works")),
      ...(site.frozen ? [card(site.frozen, `site ${site.card} ${seat}`)] : []),
      ...SPACES.flatMap((space) => several(site.filled[space] ?? 0, `cube ${space}`, `site ${site.card} ${seat}`)),
    ]),
    ...duchy.menaces.filter((code) => !duchy.building.some(({ frozen }) => frozen === code)).map((code) => card(code, place("works"))),
    ...[...duchy.built, ...duchy.calamities].map((code) => card(code, place("built"))),
    ...duchy.advisors.map((code) => card(code, place("advisors"))),
    ...RESOURCES.flatMap((one) => [
      ...several(duchy.purse[one], `cube ${one}`, `purse ${one} ${seat}`),
      ...several(duchy.alchemy[one], `cube ${one}`, place("alchemy")),
    ]),
    ...several(duchy.krystallium, "cube krystallium", place("krystallium")),
    ...several(duchy.soldiers, "cube soldier", place("soldiers")),
    ...several(duchy.training, "cube soldier", place("training")),
    ...several(duchy.vermin, "vermin", place("works")),
  ];
}

/** What others did unseen is told all at once: first their cards, then their cubes, what that completed or vanquished, what is made next, and supremacy. */
export function wave(motion: Motion, earlier: readonly Motion[]): number {
  const { look, from, to } = motion;
  if (to?.startsWith("training ") || from?.startsWith("training ")) return 4;
  if (to?.startsWith("purse ")) return 3;
  if (to?.startsWith("built ") || isFoe(motion) || (to === null && from?.startsWith("site ")) || (look === "cube krystallium" && to)) return 2;
  if (look.startsWith("cube ")) return 1;
  // What a Selection hides turns up card by card.
  return isTurnedUp(motion) && from?.startsWith("selected ") ? (earlier.filter(isTurnedUp).length + 1) / 100 : 0;
}

/** Whether something that threatened a realm leaves it. */
function isFoe({ look, from, to }: Motion): boolean {
  return look.startsWith("vermin") ? to === null : to === "discards" && /^(works|site) /.test(from ?? "");
}

/** Soldiers that are gone fought what is gone with them. */
export function into({ look, from }: Motion, before: State["view"], after: State["view"]): string | null {
  const seat = Number(/^soldiers (\d+)$/.exec(from ?? "")?.[1] ?? -1);
  if (look !== "cube soldier" || seat < 0) return null;
  const [was, is] = [before, after].map((view) => (view as unknown as KingdomView).duchies[seat]!);
  const foe = was!.menaces.find((code) => !is!.menaces.includes(code)) ?? (is!.vermin < was!.vermin ? "vermin" : null);
  return foe && `foe ${foe} ${seat}`;
}

/** A soldier that supremacy trains comes past the scale that shows it. */
export function way({ look, from, to }: Motion, _before: State["view"], after: State["view"]): readonly string[] {
  const { stage } = after as unknown as KingdomView;
  const isTrained = look === "cube soldier" && (to?.startsWith("training ") || from?.startsWith("training "));
  return isTrained && stage?.startsWith("production-") ? [stage.replace("production-", "scale ")] : [];
}

/** Cards are paper and cubes wood; what is bad is a low drum, what is won clinks. */
export function sound(what: { line: Line } | { motion: Motion }): Sound | null {
  if ("motion" in what) return what.motion.look.startsWith("card ") ? "paper" : "wood";
  const { id } = what.line.text;
  if (/calamity-strikes|icon-stolen|frozen|vermin-come|shadows|menace-stays/.test(id)) return "drum";
  return /completed|step-done|vanquished|bonus/.test(id) ? "coin" : null;
}

const HEAVY = /^log-(turned-up|trained|taken-from-training|unmasked|calamity-strikes|vanquished|icon-stolen|frozen|vermin-come|shadows|menace-stays|step-done|victory|shared|defeat)/;
const MIDDLE = /^log-(took|offered|trapped|completed|produced|transmuted|advisor|searched|found|round-begins|planning|production|combat)/;

export function weigh({ text }: Line): 1 | 2 | 3 {
  return HEAVY.test(text.id) ? 3 : MIDDLE.test(text.id) ? 2 : 1;
}
