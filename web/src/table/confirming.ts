// The button that sends a finished move has the focus as soon as it can be pressed: Enter confirms, and where the
// reader was before, they are again afterwards.

import type { Attachment } from "svelte/attachments";
import type { Unsent } from "./play.svelte";

/** Lead to the button again for each move. */
export function confirming(_move: Unsent): Attachment<HTMLElement> {
  return (button) => {
    const before = document.activeElement;
    /** The key that finished the move may still be down. */
    const keyed = (event: KeyboardEvent): void => {
      if (event.repeat) event.preventDefault();
    };
    button.addEventListener("keydown", keyed);
    button.focus();
    return () => {
      button.removeEventListener("keydown", keyed);
      const isLost = [button, document.body, null].includes(document.activeElement as HTMLElement | null);
      if (isLost && before !== button && before?.isConnected) (before as HTMLElement).focus({ preventScroll: true });
    };
  };
}
