import { expect, test } from "vitest";
import { moved } from "../table/beats";
import type { Building } from "./view";
import { asking, GAME } from "./sample";
import * as parts from "./whereabouts";

type Offered = { nth: number; card: string | null; down: boolean };
const down = (nth: number): Offered => ({ nth, card: null, down: true });
const open = (nth: number, card: string): Offered => ({ nth, card, down: false });
const LAID_OUT = { discards: { open: [], down: [] }, looked_at: [], areas: [[], []] };

function view(mine: object, stage: string | null = null) {
  const { duchies, ...whole } = asking({ kind: "", options: [], stage }).view as unknown as { duchies: object[] };
  return { ...whole, ...LAID_OUT, duchies: duchies.map((each, seat) => ({ hand_size: 0, drawn: [], ...each, ...(seat ? {} : mine) })) } as never;
}

const told = (before: never, after: never): [string, string | null, string | undefined, number][] =>
  moved(before, after, parts, GAME).map(({ look, to, into, wave = 0 }) => [look, to, into, wave]);

test("what a Selection hides turns up one card after the other", () => {
  const before = view({ selection: [down(1), down(2), down(3)] });
  const after = view({ selection: [open(1, "tower"), open(2, "vault")], menaces: ["giant-rat"] });
  const found = moved(before, after, parts, GAME);
  expect(found.map(({ look, was }) => [was, look])).toEqual([["card ?", "card tower"], ["card ?", "card vault"], ["card ?", "card giant-rat"]]);
  expect(new Set(found.map(({ wave }) => wave)).size).toBe(3);
});

test("soldiers fly to what they fight, and only then it is gone", () => {
  expect(told(view({ soldiers: 2, menaces: ["giant-rat"] }), view({ soldiers: 0 }))).toEqual([
    ["card giant-rat", "discards", undefined, 2],
    ["cube soldier", null, "foe giant-rat 0", 1],
    ["cube soldier", null, "foe giant-rat 0", 1],
  ]);
  expect(told(view({ soldiers: 1, vermin: 2 }), view({ soldiers: 0, vermin: 1 }))).toEqual([
    ["cube soldier", null, "foe vermin 0", 1],
    ["vermin", null, undefined, 2],
  ]);
});

test("a soldier that goes for something else only goes", () => {
  expect(told(view({ soldiers: 1 }), view({ soldiers: 0 }))).toEqual([["cube soldier", null, undefined, 1]]);
  const site = { card: "guard", frozen: null, filled: {} } as unknown as Building;
  expect(told(view({ soldiers: 1, building: [site] }), view({ building: [{ ...site, filled: { soldier: 1 } }] }))).toEqual([["cube soldier", "site guard 0", undefined, 1]]);
});

test("supremacy comes last, past the scale that shows it", () => {
  const made = { materials: 0, population: 0, gold: 2, exploration: 0 };
  const found = moved(view({}), view({ purse: made, training: 1 }, "production-gold"), parts, GAME);
  expect(found.map(({ look, to, via, wave }) => [look, to, via, wave])).toEqual([
    ["cube gold", "purse gold 0", undefined, 3],
    ["cube gold", "purse gold 0", undefined, 3],
    ["cube soldier", "training 0", ["scale gold"], 4],
  ]);
});
