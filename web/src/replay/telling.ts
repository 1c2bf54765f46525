// What happened at a moment, in words.

import type { Line } from "../server/types";
import { speech, type Saying } from "../words/speech.svelte";
import type { Reel } from "./reel.svelte";

/** The lines of the log that a moment added. */
export function linesOf(reel: Reel, nth: number): readonly Line[] {
  return reel.replay.log.slice(nth ? reel.moments[nth - 1]!.log : 0, reel.moments[nth]!.log);
}

/** Whether a line tells of something that somebody else did to the reader. */
export function isDoneToMe(reel: Reel, line: Line): boolean {
  return line.mine && line.seat !== reel.play.state.seat;
}

/** Who chose what; of what others chose the log tells as much as the reader may know. */
export function whatHappened(reel: Reel, nth: number): string {
  const { seat, chosen } = reel.moments[nth]!;
  if (seat !== null && chosen) return speech.t("replay-chose", { name: reel.play.name(seat), chosen: reel.play.say(chosen) });
  if (!nth) return speech.t("replay-beginning");
  const lines = linesOf(reel, nth);
  const own = lines.filter((line) => line.seat === seat);
  const told = (own.length ? own : lines).map((line) => reel.play.say(line.text)).join(" ");
  return told || (seat === null ? speech.t("replay-goes-on") : speech.t("replay-hidden", { name: reel.play.name(seat) }));
}

/**
 * A choice in words, with the card it is about where it names none itself: what is laid somewhere was picked by the
 * same seat just before.
 */
export function sayChoice(reel: Reel, nth: number, chosen: Saying): string {
  const said = reel.play.say(chosen);
  if (!/^lay-/.test(chosen.id) && chosen.id !== "lay") return said;
  const before = reel.moments[nth - 1];
  const card = before?.chosen?.args?.["card"];
  return before?.seat === reel.moments[nth]?.seat && typeof card === "object" ? `${reel.play.say(card)}: ${said}` : said;
}
