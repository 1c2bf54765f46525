// A card of the hand can be dragged to where it shall go, with the mouse or a finger. Whatever can be pressed with it
// takes it; dropped anywhere else it goes back.

import type { Attachment } from "svelte/attachments";
import { holdStill } from "../table/carry";

const FAR = 8;

export interface Drag {
  /** Whether the card can be given now. */
  can: () => boolean;
  lift: () => void;
  /** Drop on a place or, beside all places, on a location; tell whether it was taken. */
  drop: (place: string | null, location: string | null) => boolean;
  back: () => void;
}

/** What lies under a point: a place that can be pressed, and the field it belongs to. */
function under(x: number, y: number): { spot: Element | null; place: string | null; location: string | null } {
  const found = document.elementsFromPoint(x, y).filter((each) => !each.closest(".dragged"));
  const spot = found.find((each) => each.closest(".choosable[data-place]"))?.closest(".choosable[data-place]") ?? null;
  const field = found.find((each) => each.closest("[data-location]"))?.closest("[data-location]");
  return { spot, place: spot?.getAttribute("data-place") ?? null, location: field?.getAttribute("data-location") ?? null };
}

export function draggable({ can, lift, drop, back }: Drag): Attachment<HTMLElement> {
  return (card) => {
    let start: { x: number; y: number; id: number } | null = null;
    let shadow: HTMLElement | null = null;
    let over: Element | null = null;
    let wasDragged = false;

    function down(event: PointerEvent): void {
      wasDragged = false;
      if (event.button !== 0 || !event.isPrimary || !can() || (event.target as Element).closest(".pip")) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
      addEventListener("keydown", escape, true);
    }
    function begin(): void {
      const drawn = card.querySelector(".gc");
      if (!drawn) return;
      const { width, height } = drawn.getBoundingClientRect();
      lift();
      shadow = document.createElement("div");
      shadow.className = "gugong dragged";
      shadow.style.cssText = `position:fixed;z-index:60;pointer-events:none;left:0;top:0;width:${width}px;height:${height}px`;
      shadow.append(drawn.cloneNode(true));
      document.body.append(shadow);
      document.documentElement.classList.add("dragging");
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      if (!shadow && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) begin();
      if (!shadow) return;
      event.preventDefault();
      shadow.style.transform = `translate(${event.clientX - 40}px, ${event.clientY - 56}px) rotate(-1.5deg)`;
      const { spot } = under(event.clientX, event.clientY);
      if (spot !== over) over?.classList.remove("under");
      spot?.classList.add("under");
      over = spot;
    }
    function up(event: PointerEvent): void {
      if (shadow) {
        wasDragged = true;
        const { place, location } = under(event.clientX, event.clientY);
        if (!drop(place, location)) back();
      }
      end();
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !shadow) return;
      back();
      end();
    }
    function end(): void {
      if (shadow) document.documentElement.classList.remove("dragging");
      over?.classList.remove("under");
      shadow?.remove();
      start = shadow = over = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", escape, true);
    }
    /** The click that ends a drag is no press. */
    function click(event: MouseEvent): void {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    }
    const still = (event: Event): void => event.preventDefault();

    card.addEventListener("pointerdown", down);
    card.addEventListener("click", click, true);
    card.addEventListener("dragstart", still);
    const letGo = holdStill(card, () => shadow !== null);
    return () => {
      end();
      letGo();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("click", click, true);
      card.removeEventListener("dragstart", still);
    };
  };
}
