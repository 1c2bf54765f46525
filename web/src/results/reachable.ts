// What scrolls must be reachable with the keyboard, even where nothing in it can be pressed.

import type { Attachment } from "svelte/attachments";

export const reachable: Attachment<HTMLElement> = (frame) => {
  const watch = new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight) frame.tabIndex = 0;
    else frame.removeAttribute("tabindex");
  });
  watch.observe(frame);
  for (const inside of frame.children) watch.observe(inside);
  return () => watch.disconnect();
};
