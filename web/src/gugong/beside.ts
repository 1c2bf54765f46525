// Where something lies beside a thing of the board: it touches it, keeps within the window, and covers as little as
// it can of what may be pressed there, and of the hand.

export type Side = "left" | "right" | "above" | "below";

const GAP = 12;
const EDGE = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function covers(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a box lies beside a thing, and how far along its edge the arrow points at it. */
export function beside(thing: Element, box: HTMLElement, field: Element | null): { left: number; top: number; side: Side; arrow: number } {
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const hand = document.querySelectorAll(".tray .hc");
  const targets = [...(field?.querySelectorAll(".choosable, .spot .slot") ?? []), ...hand].map((each) => each.getBoundingClientRect());
  const x = within(at.left + at.width / 2 - width / 2, EDGE, innerWidth - width - EDGE);
  const y = within(at.top + at.height / 2 - height / 2, EDGE + 50, innerHeight - height - EDGE);
  const corners: Record<Side, [number, number]> = {
    left: [at.left - width - GAP, y],
    above: [x, at.top - height - GAP],
    below: [x, at.bottom + GAP],
    right: [at.right + GAP, y],
  };
  const ranked = (Object.keys(corners) as Side[]).map((side) => {
    const [left, top] = corners[side];
    const lies = { left, top, right: left + width, bottom: top + height };
    const outside = Math.max(0, EDGE - left) + Math.max(0, left + width - innerWidth + EDGE) + Math.max(0, EDGE - top) + Math.max(0, top + height - innerHeight + EDGE);
    return { side, left, top, cost: outside * 1e5 + targets.reduce((sum, each) => sum + covers(lies, each), 0) };
  });
  const best = ranked.reduce((one, other) => (other.cost < one.cost ? other : one));
  const left = within(best.left, EDGE, innerWidth - width - EDGE);
  const top = within(best.top, EDGE, innerHeight - height - EDGE);
  const arrow = best.side === "left" || best.side === "right" ? at.top + at.height / 2 - top - 9 : at.left + at.width / 2 - left - 9;
  return { left, top, side: best.side, arrow: within(arrow, 14, (best.side === "left" || best.side === "right" ? height : width) - 32) };
}
