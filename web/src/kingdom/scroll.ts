// What can be scrolled can be scrolled with the keyboard too: it takes the focus where nothing in it does. A row is
// scrolled with an ordinary wheel.

import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "button:not([tabindex='-1']), a, summary";

/** Called again with every state, as what lies in the place changes with it. */
export function scrollable(_state: unknown): Attachment<HTMLElement> {
  return (node) => {
    const look = (): void => {
      const overflows = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
      if (overflows && !node.querySelector(FOCUSABLE)) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
    };
    const watch = new ResizeObserver(look);
    watch.observe(node);
    requestAnimationFrame(look);
    const turned = (event: WheelEvent): void => {
      const before = node.scrollLeft;
      if (event.deltaX || event.ctrlKey || node.scrollHeight > node.clientHeight + 1) return;
      node.scrollLeft += event.deltaY;
      if (node.scrollLeft !== before) event.preventDefault();
    };
    node.addEventListener("wheel", turned, { passive: false });
    return () => {
      node.removeEventListener("wheel", turned);
      watch.disconnect();
    };
  };
}
