// What a family holds that others may not see.

import type { State } from "../server/types";
import type { View } from "./view";

/** Whether the reader does not know where all cards of a family are, or one of its tokens that lies face down. */
export function hides(state: State, seat: number): boolean {
  const { hand, hand_size, discard, discard_size, stored } = (state.view as unknown as View).families[seat]!;
  return hand_size > hand.length || discard_size > discard.length || stored.some(({ token }) => token === null);
}
