// The drawings beside the chapters of the rules: cards, pieces and signs in a row.

import type { Filled } from "./view";

/** A card (with what lies on it), a card's back, a symbol with how often, or the price and prize of a quest's step. */
export type Item = { card: string; filled?: Filled } | { back: boolean } | { icon: string; times?: number } | { step: string };

const cards = (...codes: string[]): Item[] => codes.map((card) => ({ card }));
const ARROW: Item = { icon: "arrow" };

export const PLATES: Record<string, Item[]> = {
  setup: cards("quarry.1", "scouts.1", "royal-mint.1", "hidden-cove.1", "coffer-of-gold.1"),
  choice: [...cards("village.1"), { back: true }, { icon: "trap" }, ...cards("falconers.1", "dragon-egg.1")],
  planning: [{ icon: "build" }, ...cards("guildhall.1"), { icon: "recycle" }, { icon: "full-gold" }],
  production: [{ icon: "full-materials" }, ARROW, { icon: "full-population" }, ARROW, { icon: "full-gold" }, ARROW, { icon: "full-exploration" }, { icon: "empty-soldier" }, { icon: "full-soldier" }],
  construction: [
    { card: "toll-tower.1", filled: { materials: 2 } },
    { card: "dragon-slayers.1", filled: { materials: 1, population: 3 } },
    { icon: "flask" },
    { icon: "full-materials", times: 2 },
    { icon: "full-exploration", times: 3 },
    ARROW,
    { icon: "full-krystallium" },
  ],
  ending: cards("sun-cathedral.1", "house-of-sages.1", "calamity.1"),
  menace: cards("giant-rat.1", "frost-giant.1", "shadow.1", "thief.1"),
  advisors: cards("master-cartographer.1", "forest-chieftain.1", "great-silversmith.1", "master-artisan.1"),
  quest: [{ step: "step-1" }, { step: "step-4" }],
  solo: [...cards("observatory.1", "wood-elves.1"), { back: false }, { icon: "trap" }, ...cards("calamity.1")],
};
