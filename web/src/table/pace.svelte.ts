// How fast the film of what others do runs; kept by this browser.

import { keep, kept } from "../lobby/kept";

export const PACES = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;
export type Pace = keyof typeof PACES;

const KEY = "film";

class Pacing {
  pace = $state<Pace>(read());

  set(pace: Pace): void {
    this.pace = pace;
    keep(KEY, pace);
  }

  /** The next slower or faster one, and after the fastest the slowest again: for one button. */
  turn(): void {
    const order: Pace[] = ["normal", "fast", "slow"];
    this.set(order[(order.indexOf(this.pace) + 1) % order.length]!);
  }

  get factor(): number {
    return PACES[this.pace];
  }
}

function read(): Pace {
  const pace = kept(KEY);
  return pace !== null && pace in PACES ? (pace as Pace) : "normal";
}

export const pacing = new Pacing();

/** Whether this reader wants nothing to move. */
export function isStill(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
