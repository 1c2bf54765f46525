import { expect, test } from "vitest";
import type { State } from "../server/types";
import { state } from "../testing/states";
import { hides } from "./hides";

const OPEN = { hand: [], hand_size: 0, drawn: [], selection: [{ card: "hamlet.1", down: false, laid_by: 1, nth: 1 }] };
const DOWN = { card: null, down: true, laid_by: 1, nth: 2 };

function seeing(duchy: object, more: object = {}): State {
  const table = { options: { memory: "helped" }, viewer: 0, veiled: false, areas: [[], []], discards: { open: [], down: [] }, agenda: [] };
  return state({ view: { ...table, duchies: [OPEN, { ...OPEN, ...duchy }], ...more } as unknown as State["view"] });
}

test("a Duchy without cards in the hand hides nothing", () => {
  expect(hides(seeing({}), 1)).toBe(false);
  expect(hides(seeing({}, { veiled: true }), 1)).toBe(false);
});

test("a Duchy hides its hand, what it drew, and the card that it is about to lay", () => {
  expect(hides(seeing({ hand_size: 3 }), 1)).toBe(true);
  expect(hides(seeing({ drawn: [null] }), 1)).toBe(true);
  expect(hides(seeing({}, { agenda: [{ step: "ask-lay-card", card: null }] }), 1)).toBe(true);
});

test("a card laid face down is hidden by the seat that laid it, unless nobody may look at it", () => {
  const areas = [[DOWN], []];
  expect(hides(seeing({}, { areas }), 1)).toBe(true);
  expect(hides(seeing({ selection: [DOWN] }), 1)).toBe(true);
  expect(hides(seeing({}, { areas }), 0)).toBe(false);
  expect(hides(seeing({}, { areas, options: { memory: "printed" } }), 1)).toBe(false);
});

test("while players choose unseen, somebody who looks on cannot tell that nothing is hidden", () => {
  expect(hides(seeing({}, { veiled: true, viewer: null }), 1)).toBe(true);
});

test("a card that was discarded face down stays hidden by the seat that laid it", () => {
  const discards = { open: [], down: [{ ...DOWN, round: 1 }] };
  expect([0, 1].map((seat) => hides(seeing({}, { discards }), seat))).toEqual([false, true]);
  expect(hides(seeing({}, { discards, options: { memory: "printed" } }), 1)).toBe(false);
});

test("of my own Duchy I hide what the other does not know", () => {
  const mine = (duchy: object, more: object = {}): boolean => hides(seeing(duchy, { viewer: 1, ...more }), 1);
  expect(mine({})).toBe(false);
  expect(mine({ hand: ["hamlet.1"], hand_size: 1 })).toBe(true);
  expect(mine({ drawn: ["hamlet.1"] })).toBe(true);
  expect(mine({}, { areas: [[{ ...DOWN, card: "hamlet.1" }], []] })).toBe(true);
  expect(mine({}, { areas: [[{ ...DOWN, laid_by: 0 }], []] })).toBe(false);
});
