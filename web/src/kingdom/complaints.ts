// What can be wrong with the components of It's a Wonderful Kingdom in a box.

import type { Complaints } from "../boxes/sentences";

export const complaints: Complaints = [
  [/\.cost must ask for at least one/, "cost", () => ({})],
  [/points_per_type must be "" where points_per is 0/, "per", () => ({})],
  [/must name two resources, not /, "two", () => ({})],
  [/^There must be (\d+) Development cards, or (\d+) \(the shop edition\), not (\d+)/, "cards", ([, one, other, n]) => ({ one: one!, other: other!, n: Number(n) })],
];
