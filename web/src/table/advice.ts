// What a strong bot advises, in words and as numbers at the places of the table.

import type { Advised } from "../server/types";
import { speech } from "../words/speech.svelte";
import type { Play } from "./play.svelte";

const SVG = "http://www.w3.org/2000/svg";
const WORDS = {
  part: "advice-part",
  feat: "advice-feat",
  points: "advice-total",
  chance: "advice-wins",
  rival: "advice-rival",
  level: "advice-level",
  sight: "advice-sight",
} as const;

export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** Why an option is best, or how another differs from the best; sometimes there is nothing to be said of the other. */
export function sayReasons(nth: number, { against, reasons }: Advised, advised: readonly Advised[], play: Play): string | null {
  if (!reasons.length) return null;
  const said = reasons.map((reason) => sayReason(reason, reasons.length === 1, play)).join(speech.t("advice-between"));
  const number = 1 + advised.findIndex(({ option }) => option === against);
  const option = play.state.decision?.options.find((one) => one.option === against);
  const other = number || !option ? speech.t("advice-other", { number }) : speech.t("advice-other-option", { option: play.say(option.message) });
  return speech.t(nth === 0 ? "advice-why" : "advice-beside", { reasons: said[0]!.toLocaleUpperCase(speech.language) + said.slice(1), other });
}

function sayReason({ kind, amount, name }: Advised["reasons"][number], isAlone: boolean, play: Play): string {
  if (kind === "tried") return speech.t(isAlone ? "advice-unclear" : "advice-spent", { share: percent(amount) });
  const size = Math.abs(kind === "chance" ? 100 * amount : amount);
  const more = speech.t(amount > 0 ? "advice-more" : "advice-fewer");
  return speech.t(WORDS[kind], { n: size < 1 ? Math.round(size * 10) / 10 : Math.round(size), more, name: name ? play.say(name) : "" });
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
