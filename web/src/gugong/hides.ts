// What a family holds that others may not see.

import type { State } from "../server/types";
import type { View } from "./view";

/**
 * Whether the reader does not know where all cards of a family are, or one of its tokens that lies face down; of the
 * reader's own family, whether others do not.
 */
export function hides(state: State, seat: number): boolean {
  const { viewer, phase, options, families } = state.view as unknown as View;
  const { hand, hand_size, discard, discard_size, stored, others_know } = families[seat]!;
  if (viewer !== seat) return hand_size > hand.length || discard_size > discard.length || stored.some(({ token }) => token === null);
  if (others_know) return hand_size + discard_size > others_know.in_place.length;
  return phase !== "set-up" && !options.open_information && (hand_size + discard_size > 0 || stored.some(({ face_up }) => !face_up));
}
