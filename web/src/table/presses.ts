// A press while a film runs ends the film at once, and does what it would do without a film.

import { flushSync } from "svelte";
import type { Film } from "./film.svelte";
import { isBusy } from "./keys";

/** Something that runs on the table until somebody wants to act. */
interface Running {
  isPlaying: boolean;
  finish: () => void;
}

/** What is beside the table: reading there does not end a film. */
const BESIDE = "[data-caption], .since, .tools, #panel-log, #panel-chat, dialog, [popover], .mark";
const LEADING = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BESIDE) !== null;
}

/** Keys of a film, before anything else hears them. */
export function filmKey(film: Film, event: KeyboardEvent): void {
  if (!film.isPlaying || event.ctrlKey || event.metaKey || event.altKey || LEADING.includes(event.key) || isBusy(event.target)) return;
  const isCaption = event.target instanceof Element && event.target.closest("[data-caption]") !== null;
  if (isCaption && (event.key === " " || event.key === "Enter")) return;
  const act = { " ": () => film.pause(), ArrowLeft: () => film.back(), Escape: () => film.finish() }[event.key];
  if (act) {
    event.preventDefault();
    event.stopPropagation();
    act();
  } else {
    film.finish();
    flushSync();
  }
}

/**
 * Watch presses on a table. A mouse presses when it goes down; a finger may also want to scroll, so it presses when
 * it is lifted. What was drawn again between going down and up would get no click of its own: then it is given one.
 */
export function watchPresses(film: () => Running | null): (table: HTMLElement) => () => void {
  return (table) => {
    const finish = (event: PointerEvent): boolean => {
      const running = film();
      if (!running?.isPlaying || isBeside(event.target)) return false;
      running.finish();
      flushSync();
      return true;
    };
    function down(event: PointerEvent): void {
      if (event.pointerType === "touch" || event.button !== 0 || !finish(event)) return;
      const pressed = document.elementFromPoint(event.clientX, event.clientY);
      if (!pressed || (event.target as Element).isConnected) return;
      let isClicked = false;
      const clicked = (click: Event): void => {
        isClicked ||= click.target instanceof Node && pressed.contains(click.target);
      };
      addEventListener("click", clicked, { capture: true });
      const up = (release: PointerEvent): void => {
        setTimeout(() => {
          removeEventListener("click", clicked, { capture: true });
          const lifted = document.elementFromPoint(release.clientX, release.clientY);
          if (!isClicked && lifted === pressed) pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: release.clientX, clientY: release.clientY, detail: 1 }));
        });
      };
      addEventListener("pointerup", up, { capture: true, once: true });
    }
    function up(event: PointerEvent): void {
      if (event.pointerType === "touch") finish(event);
    }
    table.addEventListener("pointerdown", down, { capture: true });
    table.addEventListener("pointerup", up, { capture: true });
    return () => {
      table.removeEventListener("pointerdown", down, { capture: true });
      table.removeEventListener("pointerup", up, { capture: true });
    };
  };
}
