// An option with the card it is about.

import type { GameInfo, OptionText } from "../server/types";
import type { Play } from "../table/play.svelte";
import { components, faceOf } from "./components";
import { heldCard, viewOf } from "./view";

/** Laying a card is said with the card: its own words name only the area. */
export function subject(option: OptionText, play: Play, game: GameInfo): string | null {
  const view = viewOf(play);
  const held = heldCard(view);
  return held && option.notation.startsWith("lay ") ? `${faceOf(components(game, view), held).name}: ${play.say(option.message)}` : null;
}
