// What differs between two views, by the names of the pieces and places that changed.

import { DICE, LOCATIONS, type View } from "./view";

export function changes(before: View | null, now: View): Set<string> {
  const changed = new Set<string>();
  if (!before || before.families.length !== now.families.length) return changed;
  const note = (name: string, was: unknown, is: unknown) => {
    if (JSON.stringify(was) !== JSON.stringify(is)) changed.add(name);
  };
  for (const location of LOCATIONS) note(`official ${location}`, before.officials[location], now.officials[location]);
  DICE.forEach((die, nth) => note(`die ${die}`, before.dice[nth]?.value, now.dice[nth]?.value));
  now.decrees.forEach((decree, nth) => note(`decree ${nth + 1}`, before.decrees[nth], decree));
  now.houses.forEach((house, nth) => note(`house ${nth + 1}`, before.houses[nth], house));
  now.canal.forEach((berth, nth) => note(`berth ${berth.berth}`, before.canal[nth], berth));
  now.families.forEach((family, seat) => {
    const was = before.families[seat]!;
    note(`traveller ${seat}`, was.traveller, family.traveller);
    note(`envoy ${seat}`, [was.envoy, was.arrival], [family.envoy, family.arrival]);
    note(`marker ${seat}`, was.intrigue.step, family.intrigue.step);
    note(`wall ${seat}`, [was.wall, was.double === "wall"], [family.wall, family.double === "wall"]);
  });
  note("medal", before.medal, now.medal);
  return changed;
}
