import { describe, expect, test, vi } from "vitest";
import { habits } from "../lobby/habits.svelte";
import type { State } from "../server/types";
import { option } from "../testing/states";
import { deskOf, type Desk } from "./desk.svelte";
import { TABLE, asking, following, type Asked } from "./sample";

const site = (card: string, filled = {}): { card: string; filled: object; frozen: null } => ({ card, filled, frozen: null });
const selected = (...cards: string[]): object[] => cards.map((card, nth) => ({ card, down: false, laid_by: 0, nth }));
const purse = (more: object): object => ({ materials: 0, population: 0, gold: 0, exploration: 0, ...more });

function at(...asked: (Asked | State)[]): { desk: Desk; chosen: string[]; take: (state: State) => void } {
  const { play, chosen } = following(...asked.map((one) => ("kind" in one && "options" in one && !("type" in one) ? asking(one as Asked) : (one as State))));
  const desk = deskOf(play);
  desk.follow(TABLE);
  return { desk, chosen, take: (state) => { play.take(state); desk.follow(TABLE); } };
}
const settle = async (check: () => void): Promise<void> => vi.waitFor(check);

const SORTING: Asked = {
  kind: "sort-cards", stage: "planning", phase: "planning", options: ["slate tower.1", "recycle tower.1", "slate vault.1", "recycle vault.1"],
  mine: { selection: selected("tower.1", "vault.1") } as Asked["mine"] & object,
};

describe("Planning", () => {
  test("keeps everything until a switch is turned, in any order and back", () => {
    const { desk } = at(SORTING);
    expect(desk.cards.map((code) => desk.isKept(code))).toEqual([true, true]);
    desk.toggle("vault.1");
    desk.toggle("tower.1");
    desk.toggle("vault.1");
    expect(desk.cards.map((code) => desk.isKept(code))).toEqual([false, true]);
  });

  test("a switch changes the account at once and sends nothing", () => {
    const { desk, chosen } = at(SORTING);
    expect(desk.account(TABLE).need.gold).toBe(2);
    desk.toggle("vault.1");
    expect(desk.account(TABLE).need.gold).toBe(0);
    expect(desk.account(TABLE).have.gold).toBe(3);
    expect(chosen).toEqual([]);
  });

  test("Confirm sends what is kept, then what is recycled, then its cubes, then finishes", async () => {
    const then: Asked = { ...SORTING, options: ["slate vault.1", "recycle vault.1"], mine: { selection: selected("vault.1"), building: [site("tower.1")] } as never };
    const cubes: Asked = {
      kind: "place-cubes", stage: "planning", phase: "planning", options: ["give gold tower.1", "alchemy gold"], mine: { building: [site("tower.1")], purse: purse({ gold: 1 }) } as never,
    };
    const end: Asked = { kind: "see-to-duchy", stage: "planning", phase: "planning", options: ["finish", "scrap tower.1"] };
    const { desk, chosen } = at(SORTING, then, cubes, end, asking({ kind: "", options: [] }));
    desk.toggle("vault.1");
    desk.confirm(TABLE);
    await settle(() => expect(chosen).toEqual(["slate tower.1", "recycle vault.1", "alchemy gold", "finish"]));
  });

  test("a plan ends with its stage: cubes of production are not placed by it", async () => {
    const production: Asked = { kind: "place-cubes", stage: "production-materials", options: ["place 1 tower.1", "alchemy materials"], mine: { building: [site("tower.1")], purse: purse({ materials: 1 }) } as never };
    const { desk, chosen } = at({ ...SORTING, options: ["slate tower.1", "recycle tower.1"], mine: { selection: selected("tower.1") } as never }, production);
    desk.confirm(TABLE);
    await settle(() => expect(chosen).toEqual(["slate tower.1"]));
    await Promise.resolve();
    expect(chosen).toHaveLength(1);
  });
});

const PLACING: Asked = {
  kind: "place-cubes", stage: "production-materials", options: ["place 1 tower.1", "place 2 tower.1", "place 1 ship", "alchemy materials", "alchemy 1 materials"],
  mine: { building: [site("tower.1"), site("ship")], purse: purse({ materials: 2 }) } as never,
};

describe("laying cubes", () => {
  test("a card takes as many as it has room for", () => {
    const { desk } = at(PLACING);
    expect(desk.room(TABLE, "ship")).toBe(1);
    expect(desk.lay(TABLE, "ship")).toBe(true);
    expect(desk.lay(TABLE, "ship")).toBe(false);
    expect(desk.left.materials).toBe(1);
  });

  test("a laid cube is taken back", () => {
    const { desk, chosen } = at(PLACING);
    desk.lay(TABLE, "ship");
    expect(desk.takeBack("tower.1")).toBe(false);
    expect(desk.takeBack("ship")).toBe(true);
    expect(desk.left.materials).toBe(2);
    expect(chosen).toEqual([]);
  });

  test("Done sends a number for each card", async () => {
    const { desk, chosen } = at(PLACING, asking({ kind: "", options: [] }));
    desk.lay(TABLE, "tower.1");
    desk.lay(TABLE, "tower.1");
    desk.done();
    await settle(() => expect(chosen).toEqual(["place 2 tower.1"]));
  });

  test("nothing goes into the Alchemy area by one press while cubes are left", async () => {
    const { desk, chosen } = at(PLACING, asking({ kind: "", options: [] }));
    desk.done();
    expect(desk.isArmed).toBe(true);
    expect(chosen).toEqual([]);
    desk.lay(TABLE, "ship");
    expect(desk.isArmed).toBe(false);
    desk.done();
    desk.done();
    await settle(() => expect(chosen[0]).toBe("place 1 ship"));
  });

  test("where every space is filled anyway the cubes lie there already", () => {
    const { desk } = at({ ...PLACING, mine: { building: [site("tower.1")], purse: purse({ materials: 3 }) } as never });
    expect(desk.laid.map(({ to }) => to)).toEqual(["tower.1", "tower.1", "alchemy"]);
  });

  test("a cube that lost its space is back in the hand", () => {
    const { desk, take } = at(PLACING);
    desk.lay(TABLE, "ship");
    take(asking({ ...PLACING, mine: { building: [site("tower.1"), site("ship", { materials: 1 })], purse: purse({ materials: 2 }) } as never }));
    expect(desk.laidOn("ship", "materials")).toBe(0);
  });

  test("the next step begins with empty hands", () => {
    const { desk, take } = at(PLACING);
    desk.lay(TABLE, "ship");
    take(asking({ ...PLACING, stage: "production-population", options: [], kind: "" }));
    expect(desk.laid).toEqual([]);
  });
});

const SEEING: Asked = { kind: "see-to-duchy", stage: "production-gold", options: ["finish", "infuse gold vault.1"], mine: { building: [site("vault.1")], krystallium: 1 } as never };

describe("what is never asked for", () => {
  test("is answered with finish", async () => {
    const { desk, chosen } = at(SEEING, asking({ kind: "", options: [] }));
    desk.proceed();
    await settle(() => expect(chosen).toEqual(["finish"]));
  });

  test("waits while something is in the hand", () => {
    const { desk, chosen } = at(SEEING);
    desk.lift({ kind: "krystallium" });
    desk.proceed();
    expect(chosen).toEqual([]);
    expect(desk.uses(TABLE, "vault.1")).toEqual(["infuse gold vault.1"]);
  });

  test("stops once for what would be lost, and not again in the same round", async () => {
    const warned = { ...SEEING, warned: ["finish"] };
    const { desk, chosen } = at(warned, asking({ ...warned, stage: "production-exploration" }), asking({ kind: "", options: [] }));
    desk.proceed();
    expect(chosen).toEqual([]);
    desk.finish();
    await settle(() => expect(chosen).toEqual(["finish"]));
    await settle(() => {
      desk.proceed();
      expect(chosen).toEqual(["finish", "finish"]);
    });
  });

  test("stops for fights, and after an undo", () => {
    const fights = at({ ...SEEING, stage: "combat", phase: "combat", options: ["finish", "fight vermin"] });
    fights.desk.proceed();
    expect(fights.chosen).toEqual([]);
    const { play, chosen } = following(asking(SEEING));
    play.hasUndone = true;
    deskOf(play).proceed();
    expect(chosen).toEqual([]);
  });

  test("is said after the last fight, which can be seen and undone first, unless somebody wants no such moment", () => {
    const asked = (...options: string[]): Asked => ({ ...SEEING, stage: "combat", phase: "combat", options });
    const { desk, chosen, take } = at(asked("finish", "fight vermin"));
    take(asking(asked("finish")));
    desk.proceed();
    expect(chosen).toEqual([]);
    habits.grace = false;
    desk.proceed();
    habits.grace = true;
    expect(chosen).toEqual(["finish"]);
  });

  test("is done before the question in the Choice phase", async () => {
    const choice: Asked = { kind: "offer-card", phase: "choice", options: ["offer vault.2", "attend"], mine: { building: [site("vault.1")], krystallium: 1, hand: ["vault.2"] } as never };
    const { desk, chosen } = at(choice, { ...SEEING, phase: "choice", stage: "attending" }, asking(choice));
    expect(desk.actionsOn(TABLE, "vault.1")).toEqual(["infuse gold vault.1", "scrap vault.1"]);
    desk.do("infuse gold vault.1");
    await settle(() => expect(chosen).toEqual(["attend", "infuse gold vault.1"]));
  });
});

describe("in the other player's turn", () => {
  test("what is allowed at any time is done at once, with nothing before it", async () => {
    const mine = { building: [site("vault.1")], krystallium: 1 } as never;
    const waiting = asking({ kind: "", options: [], phase: "choice", mine });
    const standing = ["infuse gold vault.1", "scrap vault.1"].map((notation, nth) => option(nth, notation));
    const { desk, chosen } = at({ ...waiting, decision: null, standing }, waiting);
    expect(desk.actionsOn(TABLE, "vault.1")).toEqual(["infuse gold vault.1", "scrap vault.1"]);
    desk.do("scrap vault.1");
    await settle(() => expect(chosen).toEqual(["scrap vault.1"]));
  });
});

describe("the Choice phase", () => {
  const offering: Asked = { kind: "offer-card", phase: "choice", options: ["offer tower.1", "offer ship"], mine: { hand: ["tower.1", "ship"] } as never };
  const laying: Asked = { kind: "lay-card", phase: "choice", options: ["lay 1", "lay 1 down", "lay 2", "lay 2 down"], mine: { hand: ["tower.1", "ship"] } as never };

  test("another card is lifted instead, and nothing is sent", () => {
    const { desk, chosen } = at(offering);
    desk.pressCard("tower.1");
    desk.pressCard("ship");
    expect(desk.held).toEqual({ kind: "card", code: "ship" });
    desk.pressCard("ship");
    expect(desk.held).toBeNull();
    expect(chosen).toEqual([]);
  });

  test("card first or place first, the whole move is sent", async () => {
    const first = at(offering, laying, asking({ kind: "", options: [] }));
    first.desk.pressCard("ship");
    first.desk.pressPlace(2, true, "ship");
    await settle(() => expect(first.chosen).toEqual(["offer ship", "lay 2 down"]));
    const second = at(offering, laying, asking({ kind: "", options: [] }));
    second.desk.pressPlace(1, false, null);
    second.desk.pressCard("tower.1");
    await settle(() => expect(second.chosen).toEqual(["offer tower.1", "lay 1"]));
  });

  test("a move that is to be confirmed stays in the hand until then, and Esc puts it back", async () => {
    habits.setConfirms(true);
    try {
      const { play, chosen } = following(asking(offering), asking(laying), asking({ kind: "", options: [] }));
      const desk = deskOf(play);
      desk.offer("ship", 2, true);
      expect([chosen, desk.held, play.unsent?.option?.notation]).toEqual([[], { kind: "card", code: "ship" }, "lay 2 down"]);
      expect(desk.putDown()).toBe(true);
      expect([desk.held, play.unsent]).toEqual([null, null]);
      desk.offer("tower.1", 1, false);
      play.confirm();
      await settle(() => expect(chosen).toEqual(["offer tower.1", "lay 1"]));
      expect(desk.held).toBeNull();
    } finally {
      habits.setConfirms(false);
    }
  });

  test("what is sent by its own button is not asked for twice", async () => {
    habits.setConfirms(true);
    try {
      const { desk, chosen } = at({ ...SORTING, options: ["slate tower.1", "recycle tower.1"], mine: { selection: selected("tower.1") } as never }, asking({ kind: "", options: [] }));
      desk.confirm(TABLE);
      await settle(() => expect(chosen).toEqual(["slate tower.1"]));
    } finally {
      habits.setConfirms(false);
    }
  });
});
