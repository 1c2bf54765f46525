// Who sat where in a finished game, as the reader calls them.

import type { Score } from "../server/types";
import { LETTERS } from "../table/play.svelte";
import { speech } from "../words/speech.svelte";
import { tongues } from "./tongues.svelte";

/** Who plays by the rules against somebody who is alone. */
const RESIDENTS: Record<string, string> = { gugong: "meng" };

export function namesOf(score: Score): string[] {
  return score.places.map((_, seat) => {
    const [name, bot] = [score.names[seat], score.bots[seat]];
    if (seat === score.seat) return name || speech.t("results-you");
    const called = name || speech.t(`colour-${seat % LETTERS.length}`);
    if (bot) return speech.t("results-bot", { name: called, level: speech.t(`bot-${bot}`) });
    const resident = score.options["players"] === 1 ? RESIDENTS[score.game] : undefined;
    return resident ? tongues.say(score.game, { id: resident }) : called;
  });
}
