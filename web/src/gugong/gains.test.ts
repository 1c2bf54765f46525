import { expect, test } from "vitest";
import type { State } from "../server/types";
import { gains } from "./whereabouts";

const view = (...points: number[]): State["view"] => ({ families: points.map((n) => ({ points: n })) }) as unknown as State["view"];
const motion = (look: string, from: string | null, to: string | null) => ({ look, was: look, from, to });
const told = (before: State["view"], after: State["view"], motions: ReturnType<typeof motion>[]): string[] =>
  gains(before, after, motions).map(({ look, from, to }) => `${look}: ${from} → ${to}`);

test("points fly from where the family's piece came to", () => {
  const motions = [motion("servant 1", "pool 1", "supply 1"), motion("servant 1", "pool 1", "decree 2")];
  expect(told(view(4, 4), view(4, 7), motions)).toEqual(["points 3 1: decree 2 → score 1"]);
});

test("who leads the Wall has points from there, also where another completed it", () => {
  const motions = [motion("servant 0", "pool 0", "wall"), motion("servant 1", "wall", "supply 1"), motion("envoy 1", "stair 2", "stair 3")];
  expect(told(view(4, 4), view(4, 7), motions)).toEqual(["points 3 1: wall → score 1"]);
});

test("where no piece tells, points only come to the score, and a toll goes from it", () => {
  expect(told(view(4, 4), view(7, 2), [])).toEqual(["points 3 0: null → score 0", "points -2 1: score 1 → null"]);
});

test("the count tells of the points at the end, from what they are", () => {
  const over = { ...view(25), phase: "over" } as unknown as State["view"];
  expect(told(view(4), over, [motion("servant 0", "wall", "supply 0")])).toEqual([]);
});

test("without points nothing flies", () => {
  expect(told(view(4, 4), view(4, 4), [motion("servant 1", "pool 1", "wall")])).toEqual([]);
});
