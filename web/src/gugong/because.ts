// What speaks for an option of Gùgōng, from what can be seen.

import type { GameInfo, OptionText } from "../server/types";
import type { Play } from "../table/play.svelte";
import { speech } from "../words/speech.svelte";
import { courtOf, type Court } from "./court.svelte";
import { isFree } from "./glyphs";
import { giftTitle, rewardName } from "./reading";
import type { Location } from "./view";

/** An exchange: what it costs, and whether the card that is taken counts at Night. */
function exchange(court: Court, option: OptionText, location: Location): string[] {
  const taken = court.view.officials[location];
  const value = taken ? court.components.gift[taken]?.value : undefined;
  const reasons = isFree(option) ? [speech.t("because-free")] : [];
  if (taken && court.view.dice.some((die) => die.value === value)) reasons.push(speech.t("because-match", { gift: giftTitle(court, taken) }));
  return reasons;
}

/** A servant on a ship: whether it fills it, and what its harbour then gives. */
function load(court: Court, at: string, isDouble: boolean): string[] {
  const berth = court.view.canal.find((one) => one.berth === at);
  if (!berth) return [];
  const { spaces } = court.components.canal;
  const left = spaces - berth.load - (berth.double ? 2 : 0) - (isDouble ? 2 : 1);
  if (left > 0) return [speech.t("because-loads", { n: left })];
  const rewards = court.components.harbours.rewards[Number(at[1]) - 1] ?? [];
  return [rewards.length ? speech.t("because-fills", { n: Number(at[1]), reward: rewards.map((one) => rewardName(court, one)).join(", ") }) : speech.t("because-fills-only", { n: Number(at[1]) })];
}

export function because(option: OptionText, play: Play, game: GameInfo): string[] {
  const court = courtOf(play, game);
  const [verb = "", what = "", more = ""] = option.notation.split(" ");
  const days = court.components.days.servants.length;
  if (verb === "give") {
    const free = (play.ahead(option.option)?.options ?? []).filter((one) => one.notation.startsWith("to ") && isFree(one));
    return free.length ? [speech.t("because-free-at", { places: free.map((one) => speech.t(`place-${one.notation.slice(3)}`)).join(", ") })] : [];
  }
  if (verb === "to") return exchange(court, option, what as Location);
  if (verb === "load") return load(court, what, more === "double");
  if (verb === "decree") {
    const kind = court.view.decrees[Number(what) - 1]?.kind;
    const left = days - court.view.day;
    return kind?.startsWith("morning-") && left > 0 ? [speech.t("because-mornings", { n: left })] : [];
  }
  const me = court.me;
  if ((verb === "A" || verb === "B") && what === "palace" && me !== null && court.view.day === days && !court.family(me).arrival) return [speech.t("because-outside")];
  return [];
}
