// How somebody likes to play, on this device: kept here and nowhere else.

import { keep, kept } from "./kept";

class Habits {
  /** Whether bots wait a moment after my turn, so that it can be undone. */
  grace = $state(kept("grace") !== "off");

  setGrace(grace: boolean): void {
    this.grace = grace;
    keep("grace", grace ? "on" : "off");
  }
}

export const habits = new Habits();
