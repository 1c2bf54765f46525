// What a Duchy holds that others may not see.

import type { State } from "../server/types";
import type { KingdomView } from "./view";

/**
 * Whether a seat has cards that the reader does not know: in the hand, drawn, picked to be laid, or laid face down,
 * unless nobody may look at those; of the reader's own seat, cards that the other does not know. Somebody who looks
 * on cannot tell what was done unseen.
 */
export function hides(state: State, seat: number): boolean {
  const view = state.view as unknown as KingdomView;
  const isOwn = view.viewer === seat;
  const { hand, hand_size, drawn } = view.duchies[seat]!;
  const laid = [...view.areas, ...view.duchies.map(({ selection }) => selection), view.discards.down].flat();
  const isLaid = laid.some(({ card, down, laid_by }) => laid_by === seat && (isOwn ? down : card === null));
  const isPicked = view.agenda.at(-1)?.step === "ask-lay-card";
  const isHeld = isOwn ? hand_size > 0 || drawn.length > 0 : hand_size > hand.length || drawn.includes(null);
  return isHeld || isPicked || (isLaid && view.options.memory === "helped") || (view.veiled && view.viewer === null);
}
