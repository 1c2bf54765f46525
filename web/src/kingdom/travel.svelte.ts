// Cards travel: the new picture is there at once, and each card that lies elsewhere now glides to where it lies.

import { tick } from "svelte";

const SELECTOR = "[data-card]";
const TIME = { duration: 320, easing: "cubic-bezier(.2,.8,.3,1)" };

function rects(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.card!, box);
  }
  return found;
}

/** Call while a component is set up; `state` is what the picture depends on. */
export function watchTravel(state: () => unknown): void {
  let before: Map<string, DOMRect> | null = null;
  $effect.pre(() => {
    state();
    before = matchMedia("(prefers-reduced-motion: reduce)").matches ? null : rects();
    void tick().then(glide);
  });

  function glide(): void {
    for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      const from = before?.get(element.dataset.card!);
      const to = element.getBoundingClientRect();
      if (!from || !to.width) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 24) continue;
      element.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0" }, {}], TIME);
    }
    before = null;
  }
}
