// What speaks for an option of the Kingdom, from what can be seen.

import type { GameInfo, OptionText } from "../server/types";
import type { Play } from "../table/play.svelte";
import { speech, type Saying } from "../words/speech.svelte";
import { components, faceOf } from "./components";
import { forecast, isFinished, missing } from "./forecast";
import { heldCard, nearSeat, viewOf, type Resource } from "./view";

const t = (id: string, args: Record<string, string | number | Saying> = {}): string => speech.t(id, args);

export function because(option: OptionText, play: Play, game: GameInfo): string[] {
  const view = viewOf(play);
  const tables = components(game, view);
  const duchy = view.duchies[nearSeat(view)];
  const [verb = "", ...rest] = option.notation.split(" ");
  const code = rest.at(-1) ?? "";
  if (!duchy || !code.includes(".")) return [];
  const face = faceOf(tables, code);
  if (["place", "give", "infuse", "enlist"].includes(verb)) {
    const site = duchy.building.find((one) => one.card === code);
    const left = site ? Object.values(missing(face, site.filled)).reduce((sum, n) => sum + n, 0) : 0;
    const laid = verb === "place" ? Number(rest[0]) : 1;
    if (!site || left > laid) return site ? [t("because-left", { n: left - laid, card: face.name })] : [];
    return [t(site.frozen ? "because-full-frozen" : "because-finishes", { card: face.name })];
  }
  if (verb === "slate") {
    const found = forecast(view, duchy, face, {});
    return [isFinished(found) ? t("because-round", { step: found.step ? t(`read-step-${found.step}`) : t("read-step-now") }) : t("because-later")];
  }
  if (verb === "recycle") {
    const gives = face.recycling[0] as Resource | undefined;
    const lacks = duchy.building.find((site) => !site.frozen && gives && (forecast(view, duchy, faceOf(tables, site.card), site.filled).short[gives] ?? 0) > 0);
    return lacks && gives ? [t("because-lacks", { cube: t(`resource-${gives}`), card: faceOf(tables, lacks.card).name })] : [];
  }
  return [];
}

/** Laying a card is said with the card: its own words name only the area. */
export function subject(option: OptionText, play: Play, game: GameInfo): string | null {
  const view = viewOf(play);
  const held = heldCard(view);
  return held && option.notation.startsWith("lay ") ? `${faceOf(components(game, view), held).name}: ${play.say(option.message)}` : null;
}
