import { expect, test } from "vitest";
import type { GameInfo, State } from "../server/types";
import { game, state } from "../testing/states";
import { progress } from "./time";

const seeing = (view: object): State => state({ view: view as State["view"] });

test("a game goes by rounds, as many as its owner plays, and its end is not one more", () => {
  const printed = game({ components: { rounds: { number: 4 } } as unknown as GameInfo["components"] });
  expect(progress(seeing({ round: 2, own: {} }), printed)).toEqual({ id: "bar-round", n: 2, of: 4 });
  expect(progress(seeing({ round: 5, own: {} }), printed)).toEqual({ id: "bar-round", n: 4, of: 4 });
  expect(progress(seeing({ round: 3, own: { rounds: { number: 3 } } }), printed)).toEqual({ id: "bar-round", n: 3, of: 3 });
  expect(progress(seeing({ round: 0, own: {} }), printed)).toBeNull();
});
