// Rings around what the coach speaks of. They are attributes of what is drawn already, so that nothing moves.

const MARK = "data-pointed";

/** What lies with a rival; the reader has the same things, and the coach speaks of those. */
const RIVAL = ".rival *";

/** Where something is drawn, on the board or on what is mine: a place that can be pressed, or else a thing by its sort. */
function drawn(place: string): Element[] {
  const id = CSS.escape(place);
  const mine = (what: string): Element[] => {
    const all = [...document.querySelectorAll(`.board ${what}, .tray ${what}`)].filter((element) => element.checkVisibility());
    const own = all.filter((element) => !element.matches(RIVAL));
    return own.length ? own : all;
  };
  const pressed = mine(`[data-place="${id}"]`);
  const found = (pressed.length ? pressed : mine(`[data-thing="${id}"]`)).map(edge);
  return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
}

/** What is painted on a field of the board may reach beyond it; its wire is its edge. */
function edge(element: Element): Element {
  return element.querySelector(":scope > .wire") ?? element;
}

/** Ring places, and one more strongly; what is drawn again keeps its ring. Gives what takes all rings away again. */
export function point(places: readonly string[], advised: string | null): () => void {
  const table = document.querySelector(".table");
  const ring = (): void => {
    const wanted = new Map<Element, string>();
    for (const place of places) for (const element of drawn(place)) wanted.set(element, "here");
    if (advised) for (const element of drawn(advised)) wanted.set(element, "advised");
    for (const element of document.querySelectorAll(`[${MARK}]`)) if (!wanted.has(element)) element.removeAttribute(MARK);
    for (const [element, how] of wanted) if (element.getAttribute(MARK) !== how) element.setAttribute(MARK, how);
  };
  ring();
  show(advised ? [advised, ...places] : places);
  const watch = new MutationObserver(ring);
  if (table) watch.observe(table, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}

/** Bring the first place into sight that is out of it; the page itself stays where it is. */
function show(places: readonly string[]): void {
  const [first] = places.flatMap(drawn);
  for (let box = first?.parentElement; first && box && !box.matches(".table"); box = box.parentElement) {
    const there = first.getBoundingClientRect();
    const here = box.getBoundingClientRect();
    const left = box.scrollWidth > box.clientWidth ? far(there.left, there.right, here.left, here.right) : 0;
    const top = box.scrollHeight > box.clientHeight ? far(there.top, there.bottom, here.top, here.bottom) : 0;
    if (left || top) box.scrollBy({ left, top });
  }
}

/** How far something must move to be in sight: to the middle, or where it is too large for that, to the beginning. */
function far(from: number, to: number, low: number, high: number): number {
  if (from >= low && to <= high) return 0;
  return to - from > high - low ? from - low : (from + to - low - high) / 2;
}
