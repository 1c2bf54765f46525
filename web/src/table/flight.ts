// Where on the screen pieces lie: found by the names that the drawings give to their places and pieces.

import { isUnknown, type Motion } from "./motion";

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How large a piece is drawn in the air where neither end shows it as one. */
const USUAL = 30;
const AREAS = ":is(.board, .tray, .players, .counted)";
const PLACES = `${AREAS} [data-at]`;

/** The places of a table as they are drawn now. */
export class Places {
  private byName = new Map<string, Element[]>();
  /** How many pieces of a look were already taken from a place: each motion has its own. */
  private taken = new Map<string, number>();

  constructor(root: ParentNode = document) {
    for (const element of root.querySelectorAll(PLACES)) {
      for (const name of element.getAttribute("data-at")!.split("|")) this.byName.set(name, [...(this.byName.get(name) ?? []), element]);
    }
  }

  /** The elements of a place that can be seen; a place of a seat that is not drawn is where the seat is. */
  at(name: string | null): Element[] {
    if (name === null) return [];
    const here = this.seen(name);
    const [, whole = "", seat = ""] = /^(.*) (\d+)$/.exec(name) ?? [];
    for (const other of seat ? [whole, `seat ${seat}`] : []) if (!here.length) here.push(...this.seen(other));
    return here.length ? here : this.fieldOf(name) ?? this.fieldOf(whole) ?? [];
  }

  /** A phone may show an overview: what it does not draw lies in the field of its location. */
  private fieldOf(name: string): Element[] | undefined {
    const location = this.byName.get(name)?.[0]?.closest("[data-location]")?.getAttribute("data-location");
    return location ? this.seen(`field ${location}`) : undefined;
  }

  /** Places before the pieces that lie there, the closest around first. */
  private seen(name: string): Element[] {
    const rank = (element: Element): number => (element.hasAttribute("data-piece") ? 1e9 : 0) + sizeOf(element);
    return (this.byName.get(name) ?? []).filter(isSeen).toSorted((a, b) => rank(a) - rank(b));
  }

  /** The last piece of a look at a place that no other motion has. */
  piece(look: string, name: string | null): Element | null {
    if (name === null) return null;
    const key = `${look}\n${name}`;
    const nth = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, nth);
    const is = `[data-piece="${CSS.escape(look)}"]`;
    const places = [...(this.byName.get(name) ?? []), ...(this.byName.get(name.replace(/ \d+$/, "")) ?? [])];
    const here = places.flatMap((place) => [...(place.matches(is) ? [place] : []), ...place.querySelectorAll(is)]);
    // A card of which there is only one lies where it is drawn.
    const pieces = (here.length || isUnknown(look) ? here : [...document.querySelectorAll(`${AREAS} ${is}:not([data-at])`)]).filter(isSeen);
    return pieces.at(-nth) ?? null;
  }
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A box in the middle of another, of the usual size and of the form of what flies. */
export function middleOf({ left, top, width, height }: Box, form: Box | null): Box {
  const scale = form ? Math.min(1, USUAL / form.height) : 1;
  const [w, h] = form ? [form.width * scale, form.height * scale] : [USUAL, USUAL];
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h };
}

/** Bring a place into sight in whatever scrolls around it; the page itself stays where it is on a wide screen. */
export function follow(element: Element): void {
  const board = element.closest(".board");
  if (!board || !(board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1)) return;
  const [there, here] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  const off = (from: number, to: number, low: number, high: number): number => (from >= low && to <= high ? 0 : (from + to - low - high) / 2);
  const left = off(there.left, there.right, here.left, here.right);
  const top = off(there.top, there.bottom, here.top, here.bottom);
  if (left || top) board.scrollBy({ left, top, behavior: "instant" });
}

/** Tell listeners what moves; tests listen. */
export function announce(motion: Motion, beat: number, how: "flies" | "marked" | "unseen"): void {
  document.dispatchEvent(new CustomEvent("courtyard:motion", { detail: { ...motion, beat, how } }));
}
