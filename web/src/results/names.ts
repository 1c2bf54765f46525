// Who sat where in a finished game, as the reader calls them.

import type { Score } from "../server/types";
import { seatName } from "../table/play.svelte";
import { speech } from "../words/speech.svelte";
import { tongues } from "./tongues.svelte";

/** By name alone, or with the level of a bot. */
export function namesOf(score: Score, hasLevels = true): string[] {
  return score.places.map((_, seat) => {
    const [name, bot] = [score.names[seat], score.bots[seat]];
    if (seat === score.seat) return name || speech.t("results-you");
    const called = name || seatName(seat);
    if (bot) return hasLevels ? speech.t("results-bot", { name: called, level: speech.t(`bot-${bot}`) }) : called;
    // Who plays by the rules against somebody who is alone has a name in the game's words.
    const isResident = score.options["players"] === 1 && tongues.knows(score.game, "resident");
    return isResident ? tongues.say(score.game, { id: "resident" }) : called;
  });
}
