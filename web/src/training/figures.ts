// Numbers, days and places of training, as the reader's language writes them.

import { speech } from "../words/speech.svelte";

export function decimal(n: number, digits = 2): string {
  return new Intl.NumberFormat(speech.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n);
}

/** The location or phase of a game at which a choice was made. */
export function placeName(game: string, place: string): string {
  return speech.name(`training-place-${game}-${place}`, place);
}

/** A day, without the year. */
export function day(moment: string | number): string {
  return new Intl.DateTimeFormat(speech.language, { day: "numeric", month: "long" }).format(new Date(moment));
}

/** Points that were lost, with a real minus. */
export function lost(points: number): string {
  const tenths = Math.round(10 * points) / 10;
  return speech.t("training-points", { n: `−${decimal(tenths, 1)}`, count: tenths });
}
