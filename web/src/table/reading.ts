// A thing as it is read: what it is in words, how it stands now, and where on the screen that is shown.

import type { Thing } from "./things";

/** Something true of a thing just now. */
export interface Fact {
  text: string;
  /** What it is about, where the text does not say it. */
  label?: string;
  tone?: "good" | "short";
}

export interface Reading {
  title: string;
  /** What sort of thing it is, and where it lies. */
  sort?: string;
  /** What it does; where a game says nothing, the first of its rules does. */
  text?: string;
  /** The look of its drawing, where it has one. */
  drawing?: string;
  facts: readonly Fact[];
}

/** One component on the sheet of all of them. */
export interface SheetItem {
  thing: Thing;
  look: string;
  /** Where it is, as far as the seat may know. */
  state: "here" | "gone" | "unseen" | "out";
  words: string;
  /** How many there are alike, where there are several. */
  times?: number;
}
export interface SheetGroup {
  title: string;
  items: readonly SheetItem[];
}

/** A sign of the game. */
export interface Sign {
  look: string;
  name: string;
  text: string;
}

/** A thing that is not drawn on the table: one that a line of the log or the sheet speaks of. */
export function spokenOf(sort: string, name: string, of: string | null = null): Thing {
  return { sort, name, place: null, of, drawn: null };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where a box lies beside a thing: within the screen, and where it covers least of what can be chosen. */
export function settle(size: { width: number; height: number }, around: Box, screen: { width: number; height: number }, obstacles: readonly Box[] = []): { left: number; top: number } {
  const middle = around.left + (around.width - size.width) / 2;
  const beside = around.top + Math.min(0, (around.height - size.height) / 2);
  const wishes: [number, number][] = [
    [around.left + around.width + GAP, beside],
    [around.left - GAP - size.width, beside],
    [middle, around.top - GAP - size.height],
    [middle, around.top + around.height + GAP],
  ];
  const found = wishes.map(([left, top], nth) => {
    const box = {
      left: Math.max(GAP, Math.min(left, screen.width - size.width - GAP)),
      top: Math.max(GAP, Math.min(top, screen.height - size.height - GAP)),
      ...size,
    };
    // What it explains stays in sight above all; a place further down the list must be clearly better.
    const cost = 8 * overlap(box, around) + obstacles.reduce((sum, one) => sum + overlap(box, one), 0) + 150 * nth;
    return { box, cost };
  });
  const { box } = found.reduce((best, one) => (one.cost < best.cost ? one : best));
  return { left: Math.round(box.left), top: Math.round(box.top) };
}
