// Players with a keyboard stay where the next choice is: what was chosen vanishes, and with it the focus.

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Play } from "./play.svelte";

const NEXT = [
  ".pay-sheet button.means",
  ".board .choosable:not(.ready):not(.pay)",
  ".board .choosable:not(.ready)",
  ".tray .choosable",
  ".dock .answers .btn",
  ".dock .decline:enabled",
];

/** The first thing that can be chosen now and is seen. */
function next(table: Element): HTMLElement | SVGElement | null {
  for (const sort of NEXT) {
    const found = [...table.querySelectorAll<HTMLElement | SVGElement>(sort)].find((each) => each.checkVisibility());
    if (found) return found;
  }
  return null;
}

/** Keep the focus with what can be chosen, as long as somebody goes by keys. */
export function followingFocus(play: () => Play): Attachment<HTMLElement> {
  return (table) => {
    let byKeys = false;
    const pressed = (): void => void (byKeys = true);
    const pointed = (): void => void (byKeys = false);
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", pointed, true);
    $effect(() => {
      const { state } = play();
      if (!state.decision) return;
      void tick().then(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        if (byKeys && lost) next(table)?.focus({ preventScroll: true });
      });
    });
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  };
}
