// Whether a card can be finished this round, from what is open: what lies on it, what is still made, and what is kept.
// Each card is taken alone, and what cards finished on the way would make is left out, so that it never promises too much.

import type { Face } from "./components";
import { RESOURCES, isChoosing, stepsMade, type Duchy, type Filled, type KingdomView, type Resource, type Space } from "./view";

export type Amounts = Partial<Record<Space, number>>;

export interface Forecast {
  /** What is still to lie on it. */
  missing: Amounts;
  /** The step in which the last cube comes; null where none is needed any more. */
  step: Resource | null;
  /** Krystallium that would stand in for resources, beside what the card asks for itself. */
  stands: number;
  /** What would still be short after all; empty where it can be finished. */
  short: Amounts;
}

export function missing(face: Face, filled: Filled): Amounts {
  const left: Amounts = {};
  for (const space of face.cost) left[space] = (left[space] ?? 0) + 1;
  for (const space of Object.keys(left) as Space[]) {
    const n = (left[space] ?? 0) - (filled[space] ?? 0);
    if (n > 0) left[space] = n;
    else delete left[space];
  }
  return left;
}

/** Cubes of a resource that may still come to the card this round. */
function coming(view: KingdomView, duchy: Duchy, resource: Resource): number {
  const nth = RESOURCES.indexOf(resource);
  const made = stepsMade(view);
  if (view.phase === "over" || view.phase === "set-up") return 0;
  const isBefore = isChoosing(view) || view.phase === "planning" || view.stage === "planning";
  const isNow = view.phase === "production" && view.stage === `production-${resource}`;
  // In the step itself the cubes are in the purse already; what of them was laid is on the card.
  return duchy.purse[resource] + (!isNow && (isBefore || nth >= made) ? duchy.production[resource] : 0);
}

/** How far this round's production brings a card of a Duchy. */
export function forecast(view: KingdomView, duchy: Duchy, face: Face, filled: Filled): Forecast {
  const left = missing(face, filled);
  const short: Amounts = {};
  let step: Resource | null = null;
  let wanted = 0;
  for (const resource of RESOURCES) {
    const need = left[resource] ?? 0;
    if (!need) continue;
    const comes = coming(view, duchy, resource);
    if (comes > 0) step = resource;
    if (need > comes) {
      short[resource] = need - comes;
      wanted += need - comes;
    }
  }
  const soldiers = (left.soldier ?? 0) - duchy.soldiers;
  const own = left.krystallium ?? 0;
  const spare = Math.max(0, duchy.krystallium - own);
  if (own > duchy.krystallium) short.krystallium = own - duchy.krystallium;
  if (soldiers > 0) short.soldier = soldiers;
  else delete short.soldier;
  let stands = 0;
  if (wanted <= spare) {
    stands = wanted;
    for (const resource of RESOURCES) delete short[resource];
  }
  return { missing: left, step, stands, short };
}

export function isFinished({ short }: Forecast): boolean {
  return Object.keys(short).length === 0;
}
