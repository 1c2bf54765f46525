// How somebody likes to play, on this device: kept here and nowhere else.

import { keep, kept } from "./kept";

class Habits {
  /** Whether bots wait a moment after my turn, so that it can be undone. */
  grace = $state(kept("grace") !== "off");

  /** Whether a finished move waits until I confirm it. */
  confirms = $state(kept("confirm") === "on");

  /** Whether the buttons for the thumb stand on the left of a phone. */
  isLeftHanded = $state(kept("hand") === "left");

  setGrace(grace: boolean): void {
    this.grace = grace;
    keep("grace", grace ? "on" : "off");
  }

  setConfirms(confirms: boolean): void {
    this.confirms = confirms;
    keep("confirm", confirms ? "on" : "off");
  }

  setLeftHanded(isLeftHanded: boolean): void {
    this.isLeftHanded = isLeftHanded;
    keep("hand", isLeftHanded ? "left" : "right");
    this.dress();
  }

  /** Tell the styles which hand holds the phone. */
  dress(): void {
    if (this.isLeftHanded) document.documentElement.dataset.hand = "left";
    else delete document.documentElement.dataset.hand;
  }
}

export const habits = new Habits();
