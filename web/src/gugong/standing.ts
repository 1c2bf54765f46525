// How a family stands, as its own board and its panel tell it.

import type { Components } from "./components";
import type { DecreeKind, View } from "./view";

export interface OwnShip {
  berth: string;
  harbour: number;
  load: number;
  spaces: number;
}

export function decreesOf(view: View, seat: number): DecreeKind[] {
  return view.decrees.flatMap(({ kind, owners }) => (kind && owners.includes(seat) ? [kind] : []));
}

export function shipsOf(view: View, components: Components, seat: number): OwnShip[] {
  return view.canal.flatMap(({ berth, owner, load, double }) =>
    owner === seat ? [{ berth, harbour: Number(berth[1]), load: load + (double ? 2 : 0), spaces: components.canal.spaces }] : [],
  );
}

/** Which marker it is on the Intrigue Track from the front: in a stack the upper one is ahead. */
export function rankOf(view: View, seat: number): number {
  const { step, height } = view.families[seat]!.intrigue;
  const isAhead = (one: { step: number; height: number }): boolean => one.step > step || (one.step === step && one.height > height);
  return 1 + view.families.filter((family, other) => other !== seat && isAhead(family.intrigue)).length;
}
