// How heavy and how long the games are that are known here: five steps, and minutes.

export interface Weight {
  /** From 1 (light) to 5 (heavy). */
  weight: number;
  minutes: readonly [number, number];
}

export const WEIGHTS: Readonly<Record<string, Weight>> = {
  gugong: { weight: 3, minutes: [60, 90] },
  kingdom: { weight: 2, minutes: [45, 60] },
};
