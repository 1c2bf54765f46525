// The drawings beside the chapters of the rules: parts of a board that is being played, or pieces in a row.

import type { Component } from "svelte";
import Canal from "./Canal.svelte";
import type { Court } from "./court.svelte";
import Days from "./Days.svelte";
import Decrees from "./Decrees.svelte";
import Dice from "./Dice.svelte";
import GreatWall from "./GreatWall.svelte";
import Intrigue from "./Intrigue.svelte";
import Jade from "./Jade.svelte";
import Palace from "./Palace.svelte";
import type { PieceKind } from "./Piece.svelte";
import Travel from "./Travel.svelte";
import type { TokenKind } from "./view";

/** One of a row: a gift card, a piece, a travel token, a motif on a card of its own, or a symbol. */
export type Item = { gift: string } | { piece: PieceKind } | { token: TokenKind } | { motif: string } | { use: string; wide?: number };

export interface Part {
  /** What of the whole board is shown: left, top, width, height. */
  box: [number, number, number, number];
  parts: Component<{ court: Court }>[];
}

const servants = (n: number): Item[] => Array.from({ length: n }, () => ({ piece: "servant" as const }));

export const PARTS: Record<string, Part> = {
  morning: { box: [498, 0, 600, 56], parts: [Dice, Days] },
  travel: { box: [14, 28, 1092, 196], parts: [Travel] },
  "great-wall": { box: [14, 230, 400, 124], parts: [GreatWall] },
  jade: { box: [706, 230, 400, 124], parts: [Jade] },
  intrigue: { box: [14, 360, 400, 168], parts: [Intrigue] },
  palace: { box: [420, 230, 280, 298], parts: [Palace] },
  decrees: { box: [706, 360, 400, 168], parts: [Decrees] },
  canal: { box: [14, 534, 1092, 114], parts: [Canal] },
};

export const ROWS: Record<string, Item[]> = {
  setup: [...servants(6), { piece: "double" }, { piece: "envoy" }, { piece: "traveller" }, { piece: "ship" }, { piece: "marker" }],
  exchange: ["s2-2", "s3-5a", "o2", "o4", "o6", "s2-8"].map((gift) => ({ gift })),
  servants: [...servants(5), { piece: "double" }],
  night: [{ use: "i-die" }, { gift: "s2-8" }, { piece: "ship" }, { use: "i-arrow" }, { use: "i-anchor" }],
  ending: [{ piece: "envoy" }, { use: "m-palace" }, ...Array.from({ length: 5 }, () => ({ use: "jade" })), { use: "i-vp" }],
  bonus: (["generous", "toll", "follower", "precious", "encore", "bargain"] as const).map((token) => ({ token })),
  meng: [...["travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal"].map((place) => ({ motif: `m-${place}` })), { motif: "i-sun" }],
};
