import { describe, expect, test } from "vitest";
import type { GameInfo } from "../server/types";
import { game } from "../testing/states";
import { componentsOf, matchedDice, sideFor, type Components } from "./components";
import type { Family, View } from "./view";

const PRINTED = {
  exchange: { price: 2 },
  decree: { "eight-points": { level: 3, cost: 4, points: 0, amount: 8 } },
  days: { servants: [6, 6, 6, 6] },
  side: { small: { players: [1, 2, 3], routes: 1 }, large: { players: [4, 5], routes: 2 } },
};
const GAME = game({ components: PRINTED as unknown as GameInfo["components"] });
const playedWith = (own: object): Components => componentsOf(GAME, { own } as unknown as View);

describe("the components of a table", () => {
  test("are the printed ones where nothing is corrected", () => {
    expect(playedWith({})).toEqual(PRINTED);
  });

  test("a correction replaces what it names, and the rest stays", () => {
    const components = playedWith({ decree: { "eight-points": { amount: 7 } }, exchange: { price: 3 } });
    expect(components.decree["eight-points"]).toEqual({ level: 3, cost: 4, points: 0, amount: 7 });
    expect(components.exchange.price).toBe(3);
    expect(components.days).toEqual(PRINTED.days);
  });

  test("a list is replaced as a whole", () => {
    expect(playedWith({ days: { servants: [1] } }).days.servants).toEqual([1]);
  });

  test("a correction leaves the printed tables as they are", () => {
    playedWith({ exchange: { price: 9 } });
    expect(PRINTED.exchange.price).toBe(2);
  });

  test("the side of the board goes by the number of players", () => {
    expect(sideFor(playedWith({}), 3).routes).toBe(1);
    expect(sideFor(playedWith({}), 5).routes).toBe(2);
    expect(sideFor(playedWith({}), 9).routes).toBe(1);
  });

  test("each card matches once for every die with its value", () => {
    const gift = { "s1-4": { value: 4 }, "p-4": { value: 4 }, "s1-9": { value: 9 } };
    const dice = (...values: number[]) => values.map((value) => ({ value })) as View["dice"];
    const matched = (...values: number[]) => matchedDice(Object.keys(gift) as Family["discard"], dice(...values), { gift } as unknown as Components);
    expect(matched(4, 2, 9)).toEqual(["a", "a", "c"]);
    expect(matched(9, 9, 1)).toEqual(["a", "b"]);
    expect(matched(1, 2, 3)).toEqual([]);
  });
});
