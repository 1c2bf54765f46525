import { expect, test } from "vitest";
import type { State } from "../server/types";
import { state } from "../testing/states";
import { hides } from "./hides";

const OPEN = { hand: ["s1-1"], hand_size: 1, discard: ["s1-4"], discard_size: 1, stored: [{ token: "servant", face_up: false }] };
const seeing = (family: object): State => state({ view: { families: [{}, { ...OPEN, ...family }] } as unknown as State["view"] });

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
