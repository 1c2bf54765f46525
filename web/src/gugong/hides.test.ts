import { expect, test } from "vitest";
import type { State } from "../server/types";
import { state } from "../testing/states";
import { hides } from "./hides";

const OPEN = { hand: ["s1-1"], hand_size: 1, discard: ["s1-4"], discard_size: 1, stored: [{ token: "servant", face_up: false }] };
const seeing = (family: object, more: object = {}): State =>
  state({ view: { viewer: 0, phase: "day", options: { open_information: false }, families: [{}, { others_know: null, ...OPEN, ...family }], ...more } as unknown as State["view"] });

test("a family of which all is known hides nothing", () => {
  expect(hides(seeing({}), 1)).toBe(false);
  expect(hides(seeing({ hand: [], hand_size: 0, discard: [], discard_size: 0, stored: [] }), 1)).toBe(false);
});

test("a family hides cards in the hand or in the discard pile, and tokens that lie face down", () => {
  expect(hides(seeing({ hand: [] }), 1)).toBe(true);
  expect(hides(seeing({ discard: [] }), 1)).toBe(true);
  expect(hides(seeing({ stored: [{ token: null, face_up: false }] }), 1)).toBe(true);
});

test("a card known to be in one of the two is hidden all the same", () => {
  expect(hides(seeing({ hand: [], discard: [], either: ["s1-1", "s1-4"] }), 1)).toBe(true);
});

test("of my own family I hide what others do not know", () => {
  const mine = (family: object, more: object = {}): boolean => hides(seeing(family, { viewer: 1, ...more }), 1);
  const nothing = { hand: [], hand_size: 0, discard: [], discard_size: 0, stored: [] };
  expect(mine({})).toBe(true);
  expect(mine(nothing)).toBe(false);
  expect(mine({ ...nothing, stored: OPEN.stored })).toBe(true);
  expect(mine({}, { phase: "set-up" })).toBe(false);
});

test("with open information I hide cards of which others do not know where they are", () => {
  const mine = (in_place: string[]): boolean =>
    hides(seeing({ others_know: { in_place, either: [] } }, { viewer: 1, options: { open_information: true } }), 1);
  expect(mine(["s1-1", "s1-4"])).toBe(false);
  expect(mine(["s1-4"])).toBe(true);
});
