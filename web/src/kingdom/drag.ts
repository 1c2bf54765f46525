// Carrying with the pointer: what is dragged follows it as a copy, and is laid down on the place beneath.
// A short press stays a press: who does not move the pointer does not drag.

import type { Attachment } from "svelte/attachments";
import { holdStill } from "../table/carry";

const FAR = 7;

export interface Dragged {
  /** Whether it can be carried now. */
  isFree: () => boolean;
  /** It is in the air. */
  onlift?: () => void;
  /** It is laid down on a place (`data-drop`), or beside every place. */
  ondrop: (place: string | null) => void;
  /** What is carried, where it is not the thing itself. */
  picture?: string;
}

function dropAt(x: number, y: number): Element | null {
  return document.elementsFromPoint(x, y).map((one) => one.closest("[data-drop]")).find((one) => one) ?? null;
}

export function draggable({ isFree, onlift, ondrop, picture }: Dragged): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let copy: HTMLElement | null = null;
    let over: Element | null = null;

    function end(): void {
      copy?.remove();
      over?.classList.remove("under");
      node.classList.remove("carried");
      copy = over = from = null;
      // The pointer leaves what it carries at once where it is quick: the whole page hears of it.
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    }

    function lift(): void {
      const box = node.getBoundingClientRect();
      const drawn = (picture ? node.querySelector(picture) : null) ?? node.querySelector("svg");
      copy = document.createElement("div");
      copy.setAttribute("aria-hidden", "true");
      const width = drawn?.getBoundingClientRect().width ?? box.width;
      Object.assign(copy.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none", width: `${width}px`, filter: "drop-shadow(0 10px 16px #0009)" });
      if (drawn) copy.append(drawn.cloneNode(true));
      document.body.append(copy);
      node.classList.add("carried");
      onlift?.();
    }

    function down(event: PointerEvent): void {
      if (event.button || !isFree()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      if (!copy) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        lift();
      }
      const { width, height } = copy!.getBoundingClientRect();
      copy!.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px) rotate(-2deg)`;
      const under = dropAt(event.clientX, event.clientY);
      if (under !== over) {
        over?.classList.remove("under");
        under?.classList.add("under");
        over = under;
      }
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const wasCarried = copy !== null;
      const place = wasCarried ? (dropAt(event.clientX, event.clientY)?.getAttribute("data-drop") ?? null) : null;
      end();
      if (!wasCarried) return;
      // The click that ends a drag is not a press.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      ondrop(place);
    }
    const swallow = (event: Event): void => { event.stopPropagation(); event.preventDefault(); };

    node.addEventListener("pointerdown", down);
    // A picture that the browser would carry itself is not ours.
    node.addEventListener("dragstart", swallow);
    const letGo = holdStill(node, () => copy !== null);
    return () => {
      end();
      letGo();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", swallow);
    };
  };
}
