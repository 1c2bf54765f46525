// What can be wrong with the components of Gùgōng in a box.

import type { Complaints } from "../boxes/sentences";

export const complaints: Complaints = [
  [/^There must be (\d+) basic travel tokens, not (\d+)/, "tokens", ([, one, n]) => ({ one: one!, n: Number(n) })],
  [/^The officials must begin with (\d+) gift cards, not (\d+)/, "officials", ([, one, n]) => ({ one: one!, n: Number(n) })],
  [/^The starting set (\d) must hold (\d+) gift cards, not (\d+)/, "set", ([, set, one, n]) => ({ set: set!, one: one!, n: Number(n) })],
  [/^There must be five decrees of level (\d), not (\d+)/, "decrees", ([, level, n]) => ({ level: level!, n: Number(n) })],
];
