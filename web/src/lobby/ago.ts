// How long ago something was, in the reader's language.

import { speech } from "../words/speech.svelte";

export function sayAgo(moment: string, now: number = Date.now()): string {
  const minutes = (Date.parse(moment) - now) / 60_000;
  if (Number.isNaN(minutes)) return "";
  if (minutes > -1) return speech.t("lobby-just-now");
  const said = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  if (minutes > -60) return said.format(Math.round(minutes), "minute");
  return minutes > -60 * 24 ? said.format(Math.round(minutes / 60), "hour") : said.format(Math.round(minutes / 1440), "day");
}
