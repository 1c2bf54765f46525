// What a strong bot advises, in words and as numbers at the places of the table.

import type { Advised } from "../server/types";
import { speech } from "../words/speech.svelte";
import type { Play } from "./play.svelte";

const SVG = "http://www.w3.org/2000/svg";
/** Less than this many points more or fewer is not worth a word. */
const WORTH_SAYING = 0.25;

export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** Why an option is good: where in the final count it brings more or fewer points than the others. */
export function sayReasons({ reasons }: Advised, play: Play): string | null {
  const parts = reasons.filter(({ points }) => Math.abs(points) >= WORTH_SAYING).map(({ part, points }) => {
    const size = Math.abs(points);
    const about = size < 1 ? Math.round(size * 10) / 10 : Math.round(size);
    return speech.t(points > 0 ? "advice-more" : "advice-fewer", { part: play.say(part), points: about });
  });
  return parts.length ? speech.t("advice-why", { reasons: parts.join(speech.t("advice-between")) }) : null;
}

/** Put numbers at the places where the advised options are pressed, until they are taken away. */
export function mark(places: ReadonlyMap<string, string>): () => void {
  const marks = [...places].flatMap(([place, text]) => {
    const id = CSS.escape(place);
    const there = document.querySelector(`.choosable[data-place="${id}"]`) ?? document.querySelector(`[data-place="${id}"]`);
    return there ? [there instanceof SVGGraphicsElement ? drawn(there, text) : written(there, text)] : [];
  });
  return () => marks.forEach((one) => one.remove());
}

function drawn(there: SVGGraphicsElement, text: string): Element {
  const { x, y } = there.getBBox();
  const one = document.createElementNS(SVG, "g");
  one.setAttribute("class", "advised");
  one.setAttribute("transform", `translate(${x} ${y})`);
  one.setAttribute("aria-hidden", "true");
  const disc = one.appendChild(document.createElementNS(SVG, "circle"));
  disc.setAttribute("r", "13");
  const number = one.appendChild(document.createElementNS(SVG, "text"));
  number.setAttribute("y", "5.5");
  number.setAttribute("text-anchor", "middle");
  number.textContent = text;
  there.append(one);
  return one;
}

function written(there: Element, text: string): Element {
  const one = document.createElement("span");
  one.className = "advised";
  one.ariaHidden = "true";
  one.textContent = text;
  if (getComputedStyle(there).position === "static") one.classList.add("within");
  there.append(one);
  return one;
}
