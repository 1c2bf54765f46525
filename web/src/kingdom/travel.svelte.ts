// Cards travel: the new picture is there at once, and each card that lies elsewhere now glides to where it lies.

import { tick } from "svelte";

const SELECTOR = "[data-card]";
const PICTURE = "svg.card, svg.back";
const TIME = { duration: 320, easing: "cubic-bezier(.2,.8,.3,1)" };
/** Less than this is no way to be shown. */
const NEAR = 24;

function rects(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.card!, box);
  }
  return found;
}

function holds(row: Element | null, box: DOMRect): boolean {
  const around = row?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return around !== undefined && x > around.left && x < around.right && y > around.top && y < around.bottom;
}

/** A row of cards cuts off what is outside of it, so a copy of the card flies above everything. */
function fly(element: HTMLElement, to: DOMRect, frames: Keyframe[]): void {
  const picture = element.querySelector(PICTURE);
  if (!picture) return;
  const copy = document.createElement("div");
  copy.setAttribute("aria-hidden", "true");
  const look = { position: "fixed", left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, zIndex: "30", pointerEvents: "none" };
  Object.assign(copy.style, look, { filter: "drop-shadow(0 8px 14px #2a160a77)" });
  copy.append(picture.cloneNode(true));
  document.body.append(copy);
  element.animate([{ opacity: 0.25 }, {}], TIME);
  const flight = copy.animate(frames, TIME);
  flight.onfinish = flight.oncancel = () => copy.remove();
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
      if (Math.abs(x) + Math.abs(y) < NEAR) continue;
      const frames = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0" }, { transformOrigin: "0 0" }];
      if (holds(element.closest(".cards, .row, .sites"), from)) element.animate(frames, TIME);
      else fly(element, to, frames);
    }
    before = null;
  }
}
