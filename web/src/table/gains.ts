// Points as what is seen on the table: in the air on their way to a score, and as plates where they came from.

import { Places } from "./flight";
import { classOf, type Motion } from "./motion";

const POINTS = "points";
/** What is narrower than this, in units of the board, has no room for a plate. */
const SMALL = 110;
/** The dice lie on the middle of what is wider than this. */
const WIDE = 600;
const SVG = "http://www.w3.org/2000/svg";

/** Points that fly after the pieces that made them; those that are lost leave the score and are gone. */
export function gain(n: number, seat: number, from: string | null, score: string): Motion {
  const look = `${POINTS} ${n} ${seat}`;
  return n > 0 ? { look, was: look, from, to: score, wave: 1 } : { look, was: look, from: score, to: null, wave: 1 };
}

/** How many points fly, and whose; null where something else does. */
export function pointsIn(look: string): { n: number; seat: number } | null {
  const [, n = 0, seat = 0] = look.split(" ").map(Number);
  return classOf(look) === POINTS ? { n, seat } : null;
}

/** A number with its sign. */
export function withSign(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Put plates with points at places of the board, until they are taken away. */
export function plates(points: ReadonlyMap<string, number>, letter: string): () => void {
  const places = new Places();
  const put = [...points].flatMap(([name, n]) => {
    const [there] = places.at(name);
    return there ? [there instanceof SVGGraphicsElement ? drawn(there, n, letter) : written(there, n, letter)] : [];
  });
  return () => put.forEach((plate) => plate.remove());
}

function drawn(there: SVGGraphicsElement, n: number, letter: string): Element {
  // What is drawn in a location may reach beyond it: its ground is as large as it is.
  const ground = there.querySelector<SVGGraphicsElement>(":scope > rect") ?? there;
  const { x, y, width, height } = (there.hasAttribute("data-location") ? ground : there).getBBox();
  // Beside what is small, so that it stays in sight; otherwise on the upper edge, above the name of the location.
  const [left, top] = width < SMALL ? [x + width + 30, y + height / 2] : [x + width * (width > WIDE ? 0.38 : 0.62), y - 10];
  const plate = document.createElementNS(SVG, "g");
  plate.setAttribute("class", `plate-vp pl-${letter}`);
  plate.setAttribute("transform", `translate(${left} ${top})`);
  plate.setAttribute("aria-hidden", "true");
  const pill = plate.appendChild(document.createElementNS(SVG, "rect"));
  for (const [name, value] of Object.entries({ x: -25, y: -14, width: 50, height: 28, rx: 14 })) pill.setAttribute(name, String(value));
  const text = plate.appendChild(document.createElementNS(SVG, "text"));
  text.setAttribute("y", "6");
  text.setAttribute("text-anchor", "middle");
  text.textContent = withSign(n);
  // A form has nothing in it: there the plate stands beside it.
  (there instanceof SVGGElement ? there : there.parentElement)?.append(plate);
  return plate;
}

function written(there: Element, n: number, letter: string): Element {
  const plate = document.createElement("span");
  plate.className = `plate-vp pl-${letter}`;
  plate.ariaHidden = "true";
  plate.textContent = withSign(n);
  there.append(plate);
  return plate;
}
