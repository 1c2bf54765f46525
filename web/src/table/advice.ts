// What a strong bot advises, in words and as numbers at the places of the table.

import type { Advised } from "../server/types";
import { speech } from "../words/speech.svelte";
import type { Play } from "./play.svelte";

const SVG = "http://www.w3.org/2000/svg";
/** What each kind of reason but a fact is called, as an amount and without one. */
const WORDS = {
  part: ["advice-part", "advice-more-part"],
  feat: ["advice-feat", "advice-more-feat"],
  points: ["advice-total", "advice-more-points"],
  chance: ["advice-wins", "advice-more-chance"],
  rival: ["advice-rival", "advice-more-rival"],
  level: ["advice-level", "advice-level"],
  sight: ["advice-sight", "advice-more-sight"],
} as const;

export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

type Reasons = Advised["reasons"];

export interface Why {
  /** What a player understands. */
  words: string;
  /** The same with its amounts, for readers who want them. */
  numbers: string;
}

/** What an option surely brings about and the one that it is compared with does not, each in a sentence. */
export function sayFacts(reasons: Reasons, play: Play): string[] {
  return reasons.flatMap(({ kind, name }) => (kind === "fact" && name ? [`${capital(play.say(name))}.`] : []));
}

/** Why an option is best, or how another differs from the best; sometimes there is nothing to be said of the other. */
export function sayReasons(nth: number, { against, reasons }: Advised, advised: readonly Advised[], play: Play): Why | null {
  if (!measured(reasons).length) return null;
  const number = 1 + advised.findIndex(({ option }) => option === against);
  const option = play.state.decision?.options.find((one) => one.option === against);
  const other = number ? speech.t("advice-other", { number }) : option ? speech.t("advice-other-option", { option: play.say(option.message) }) : null;
  const say = (isExact: boolean): string => {
    const said = sayAll(reasons, isExact, play);
    return other === null ? `${said}.` : speech.t(nth === 0 ? "advice-why" : "advice-beside", { reasons: said, other });
  };
  return { words: say(false), numbers: say(true) };
}

/** Reasons in one row, with or without their amounts; facts stand by themselves. */
export function sayAll(reasons: Reasons, isExact: boolean, play: Play): string {
  const found = measured(reasons);
  // Without numbers, what is said only for want of reasons is not said beside one.
  const all = isExact || found.length < 2 ? found : found.filter(({ kind }) => kind !== "tried");
  return capital(all.map((reason) => sayReason(reason, all.length === 1, isExact, play)).join(speech.t("advice-between")));
}

/** Reasons that were counted in games played on. */
export function measured(reasons: Reasons): (Reasons[number] & { kind: keyof typeof WORDS | "tried" })[] {
  return reasons.flatMap(({ kind, ...reason }) => (kind === "fact" ? [] : [{ kind, ...reason }]));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

function sayReason({ kind, amount, name }: ReturnType<typeof measured>[number], isAlone: boolean, isExact: boolean, play: Play): string {
  if (kind === "tried") return isExact ? speech.t(isAlone ? "advice-unclear" : "advice-spent", { share: percent(amount) }) : speech.t("advice-leans");
  const size = Math.abs(kind === "chance" ? 100 * amount : amount);
  const more = speech.t(amount > 0 ? "advice-more" : "advice-fewer");
  const [exact, plain] = WORDS[kind];
  return speech.t(isExact ? exact : plain, { n: size < 1 ? Math.round(size * 10) / 10 : Math.round(size), more, isMore: amount > 0 ? "yes" : "no", name: name ? play.say(name) : "" });
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
