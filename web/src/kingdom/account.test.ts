import { describe, expect, test } from "vitest";
import { couldFinish, reckon, workOf, type Supply } from "./account";
import { TABLE, duchy } from "./sample";

const NONE = { materials: 0, population: 0, gold: 0, exploration: 0 };
const works = (...codes: string[]): Supply["works"] => codes.map((code) => workOf(TABLE, code));

describe("need against supply", () => {
  test("counts the empty spaces of all works, and what is there and comes", () => {
    const account = reckon(TABLE, duchy(), { works: works("tower.1", "ship"), now: { ...NONE, materials: 1 }, made: { ...NONE, materials: 1 } });
    expect(account.need).toEqual({ materials: 3, population: 0, gold: 0, exploration: 2 });
    expect(account.have.materials).toBe(2);
  });

  test("tells in which step a card is finished", () => {
    const account = reckon(TABLE, duchy(), { works: works("tower.1", "vault.1"), now: NONE, made: { ...NONE, materials: 2, gold: 2 } });
    expect([...account.done]).toEqual([["tower.1", "materials"], ["vault.1", "gold"]]);
  });

  test("counts what a card that is finished on the way still makes in later steps", () => {
    const account = reckon(TABLE, duchy(), { works: works("tower.1", "vault.1"), now: NONE, made: { ...NONE, materials: 2, gold: 1 } });
    expect(account.late.gold).toBe(1);
    expect(account.done.get("vault.1")).toBe("gold");
  });

  test("does not count what a card makes in a step that has passed", () => {
    const account = reckon(TABLE, duchy(), { works: works("ship"), now: NONE, made: { ...NONE, materials: 1, exploration: 2 } });
    expect(account.done.get("ship")).toBe("exploration");
    expect(account.late.exploration).toBe(0);
  });

  test("a card that recycled cubes finish is finished at once", () => {
    expect(reckon(TABLE, duchy(), { works: works("tower.1"), now: { ...NONE, materials: 2 }, made: NONE }).done.get("tower.1")).toBe("now");
  });

  test("says how many spaces nothing is there for", () => {
    const account = reckon(TABLE, duchy(), { works: works("vault.1", "guard"), now: NONE, made: { ...NONE, gold: 1 } });
    expect(account.short.get("vault.1")).toBe(1);
    expect(account.short.get("guard")).toBe(2);
  });

  test("a frozen card is never finished", () => {
    const frozen = workOf(TABLE, "tower.1", {}, true);
    expect(reckon(TABLE, duchy(), { works: [frozen], now: { ...NONE, materials: 2 }, made: NONE }).done.size).toBe(0);
  });

  test("cubes go where they finish something; what nobody needs goes into the Alchemy area", () => {
    const account = reckon(TABLE, duchy(), { works: works("ship", "tower.1"), now: { ...NONE, materials: 2, population: 1 }, made: NONE });
    expect(account.goes).toEqual([
      { resource: "materials", to: "tower.1" }, { resource: "materials", to: "tower.1" }, { resource: "population", to: "alchemy" },
    ]);
  });

  test("a cube stays where the reader put it", () => {
    const pinned = [{ resource: "materials" as const, to: "ship" }];
    const account = reckon(TABLE, duchy(), { works: works("ship", "tower.1"), now: { ...NONE, materials: 2 }, made: NONE, pinned });
    expect(account.goes[0]).toEqual(pinned[0]);
    expect(account.done.has("tower.1")).toBe(false);
  });

  test("a rival's card is looked at alone", () => {
    expect(couldFinish(TABLE, duchy(), workOf(TABLE, "vault.1", { gold: 1 }), { ...NONE, gold: 1 })).toBe("gold");
    expect(couldFinish(TABLE, duchy(), workOf(TABLE, "vault.1"), { ...NONE, gold: 1 })).toBeNull();
  });
});
