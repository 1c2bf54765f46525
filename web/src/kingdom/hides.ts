// What a Duchy holds that others may not see.

import type { State } from "../server/types";
import type { KingdomView } from "./view";

/**
 * Whether a seat has cards that the reader does not know: in the hand, drawn, picked to be laid, or laid face down,
 * unless nobody may look at those. Somebody who looks on cannot tell what was done unseen.
 */
export function hides(state: State, seat: number): boolean {
  const view = state.view as unknown as KingdomView;
  const { hand, hand_size, drawn } = view.duchies[seat]!;
  const laid = [...view.areas, ...view.duchies.map(({ selection }) => selection)].flat();
  const isLaid = view.options.memory === "helped" && laid.some(({ card, laid_by }) => card === null && laid_by === seat);
  const step = view.agenda.at(-1);
  const isPicked = step?.step === "ask-lay-card" && step.card === null;
  return hand_size > hand.length || drawn.includes(null) || isLaid || isPicked || (view.veiled && view.viewer === null);
}
