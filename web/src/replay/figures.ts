// Numbers of an analysis, as the reader's language writes them.

import { speech } from "../words/speech.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function points(n: number): string {
  // What is written as nothing has no sign.
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(tenths(n) || 0).replace("-", "−");
}

/** How bad a loss is, by the chance to win or the points that it cost; the words are those of chess sites. */
export function gradeOf(cost: number, isPoints: boolean): "small" | "clear" | "large" {
  const [clear, large] = isPoints ? [1.5, 4] : [0.04, 0.1];
  return cost >= large! ? "large" : cost >= clear! ? "clear" : "small";
}

/** A loss, with a real minus; nothing lost is nothing. */
export function loss(share: number): string {
  return share < 0.005 ? percent(0) : `−${percent(share)}`;
}

export function lossOfPoints(n: number): string {
  return n < 0.05 ? points(0) : `−${points(n)}`;
}

/** A number of points as it is written: what decides between one point and several. */
export function tenths(n: number): number {
  return Math.round(10 * n) / 10;
}
