// A board on a phone: two fingers make it larger and smaller, two taps where nothing can be chosen show that
// place close up, or all of it again. A single tap is never waited with, so what can be chosen keeps it.

import type { Attachment } from "svelte/attachments";

const MOST = 2;
/** How close two taps come, for a board that shows all of itself at its usual size. */
const CLOSE = 1.6;
/** Two taps are one gesture within this time (ms) and distance (px). */
const SOON = 320;
const NEAR = 28;

interface Tap {
  x: number;
  y: number;
  time: number;
}

function isNear(a: Tap, b: Tap): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < NEAR;
}

/** The middle of two fingers, and how far they are apart. */
function span(touches: TouchList): { x: number; y: number; wide: number } {
  const [a, b] = [touches[0]!, touches[1]!];
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, wide: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
}

/** An SVG is as large as its width says; whatever else is laid out as it is and then enlarged. */
function enlarge(drawn: HTMLElement | SVGElement, width: number, zoom: number): void {
  if (drawn instanceof SVGElement) drawn.style.width = `${width}px`;
  else drawn.style.setProperty("zoom", String(zoom));
}

/** Let the drawing in a scrolling frame be zoomed. */
export function zoomable(isOn: boolean): Attachment<HTMLElement> {
  return (frame) => {
    if (!isOn) return;
    let zoom = 1;
    let grip: { wide: number; zoom: number } | null = null;
    let start: Tap | null = null;
    let last: Tap | null = null;

    const drawing = (): HTMLElement | SVGElement | null => frame.querySelector(":scope > svg, :scope > div:not(.over)");
    /** How small it is with all of its width in sight. */
    const whole = (): number => Math.min(1, frame.clientWidth / ((drawing()?.getBoundingClientRect().width ?? 0) / zoom || 1));

    /** Zoom, and keep what is at a point of the screen there. */
    function turn(wanted: number, x: number, y: number): void {
      const drawn = drawing();
      if (!drawn) return;
      const before = drawn.getBoundingClientRect();
      const usual = before.width / zoom;
      zoom = Math.max(whole(), Math.min(wanted, MOST));
      enlarge(drawn, usual * zoom, zoom);
      const after = drawn.getBoundingClientRect();
      frame.scrollBy({
        left: after.left + ((x - before.left) / before.width) * after.width - x,
        top: after.top + ((y - before.top) / before.height) * after.height - y,
        behavior: "instant",
      });
    }

    function down(event: TouchEvent): void {
      const { touches } = event;
      grip = touches.length === 2 ? { wide: span(touches).wide, zoom } : null;
      start = touches.length === 1 ? { x: touches[0]!.clientX, y: touches[0]!.clientY, time: event.timeStamp } : null;
    }
    function move(event: TouchEvent): void {
      if (!grip || event.touches.length !== 2) return;
      event.preventDefault();
      const { x, y, wide } = span(event.touches);
      turn((grip.zoom * wide) / grip.wide, x, y);
    }
    function up(event: TouchEvent): void {
      grip = null;
      const touch = event.changedTouches[0];
      const isPress = event.target instanceof Element && event.target.closest(".choosable, .refused, button, a") !== null;
      if (!touch || !start || isPress) {
        last = null;
        return;
      }
      const tap = { x: touch.clientX, y: touch.clientY, time: event.timeStamp };
      if (!isNear(tap, start)) return;
      if (last && tap.time - last.time < SOON && isNear(tap, last)) {
        event.preventDefault();
        const least = whole();
        turn(zoom > least * 1.05 ? least : least < 1 ? 1 : CLOSE, tap.x, tap.y);
        last = null;
      } else last = tap;
    }

    frame.addEventListener("touchstart", down, { passive: true });
    frame.addEventListener("touchmove", move, { passive: false });
    frame.addEventListener("touchend", up, { passive: false });
    return () => {
      frame.removeEventListener("touchstart", down);
      frame.removeEventListener("touchmove", move);
      frame.removeEventListener("touchend", up);
      const drawn = drawing();
      drawn?.style.removeProperty("width");
      drawn?.style.removeProperty("zoom");
    };
  };
}
