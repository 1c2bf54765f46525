import { describe, expect, test } from "vitest";
import type { GameInfo, OptionText, State } from "../server/types";
import { Play } from "../table/play.svelte";
import { decision, game, option, state } from "../testing/states";
import type { Saying } from "../words/speech.svelte";
import { Court } from "./court.svelte";
import { priceOfDecree } from "./foresight";
import { places } from "./places";
import type { Location } from "./view";

const COMPONENTS = {
  gift: { low: { value: 1, action: "none" }, bowl: { value: 1, action: "two-servants" }, high: { value: 9, action: "none" } },
  side: { small: { players: [2], routes: 1, harbours: 5, cities: {}, loop: [], roads: [] } },
  travel: { price: 2 }, wall: { full: [4, 4], price: 1 }, jade: { square: 5 },
  intrigue: { track: 14, a: 1, b: 3, price: 1 }, palace: { stairs: 8, a: 1, b: 2, price: 2 }, arrival: { points: [7] },
  decree: {}, canal: { ships: 3, spaces: 3, price: 1 },
};
const MINE = { pool: 4, supply: 7, double: "locked", traveller: null, wall: 0, intrigue: { step: 0 }, envoy: 0, arrival: 0, hand: ["low", "high"], stored: [] };
const BERTHS = ["a1", "a2", "a3", "a4", "a5"].map((berth) => ({ berth, owner: berth === "a2" ? 0 : null, load: 3, double: false }));

const servants: Saying = { id: "servants", args: { n: 2 } };
const [card, actions] = [{ id: "way-card" }, { id: "way-actions" }] as const;
const either = (one: Saying, other: Saying): Saying => ({ id: "either", args: { one, other } });

function court(family: object, more: Partial<State>, agenda: object[] = [], sent: number[] = []): Court {
  const view = {
    viewer: 0, options: { players: 2 }, own: {}, agenda, officials: { jade: "high" }, cities: [], decrees: [], canal: BERTHS,
    houses: [{ price: 3, jade: true }, { price: 4, jade: true }], families: [{ ...MINE, ...family }, MINE],
  };
  const play = new Play(state({ view: view as unknown as State["view"], ...more }), places, async (option) => void sent.push(option));
  return new Court(play, game({ components: COMPONENTS as unknown as GameInfo["components"] }));
}

/** A card is lifted for which an official wants to be paid in these ways. */
function giving(gift: string, ways: Saying, family: object = {}, warning: Saying | null = null, location: Location = "jade"): Court {
  const to: OptionText = option(9, `to ${location}`, { message: { id: "give-to-for", args: { ways } }, warning });
  const asked = decision([option(1, `give ${gift}`)], { kind: "gift" });
  const held = court(family, { decision: asked, ahead: { 1: decision([to]) } as unknown as State["ahead"] });
  held.plan.lift(gift);
  held.plan.go(location, null);
  return held;
}

const houses = ({ plan }: Court): string[] => [...plan.targets.keys()].filter((place) => place.startsWith("house"));
const tooLittle = ({ plan }: Court): boolean[] => plan.bill!.ways.map((way) => plan.leavesTooLittle(way));

describe("what can be done after an exchange is paid for", () => {
  test("what the payment leaves too little for is no target", () => {
    expect(houses(giving("low", either(servants, actions)))).toEqual([]);
    expect(houses(giving("low", either(servants, actions), { pool: 5 }))).toEqual(["house 1"]);
  });

  test("another way to pay leaves all Servants, and the one that leaves too little says so", () => {
    const held = giving("low", either({ id: "listed", args: { one: servants, other: card } }, actions));
    expect(houses(held)).toEqual(["house 1", "house 2"]);
    expect(held.plan.bill!.ways.map(({ notation }) => notation)).toEqual(["pay-servants", "sacrifice high", "no-actions"]);
    expect(tooLittle(held)).toEqual([true, false, false]);
  });

  test("Servants that the card brings come after the payment, from what was paid if need be", () => {
    expect(houses(giving("bowl", either(servants, actions), { supply: 0 }))).toEqual(["house 1", "house 2"]);
    expect(tooLittle(giving("bowl", either(servants, actions)))).toEqual([false, false]);
  });

  test("the Double Servant may pay, so that plain ones are left", () => {
    const left = giving("low", either(servants, actions), { pool: 2, double: "pool" }, null, "great-wall").plan.targets;
    expect([...left.keys()].filter((place) => place.startsWith("build"))).toEqual(["build double", "build one"]);
    expect(houses(giving("low", either(servants, actions), { pool: 3, double: "pool" }))).toEqual(["house 1"]);
  });

  test("where only the actions can be given away there is no target", () => {
    expect(houses(giving("low", actions))).toEqual([]);
  });

  test("nothing is said twice, nor where a token may still lower the price", () => {
    expect(tooLittle(giving("low", either(servants, actions), {}, { id: "form-no" }))).toEqual([false, false]);
    expect(tooLittle(giving("low", either(servants, actions), { stored: [{ token: "bargain" }] }))).toEqual([false, false]);
  });
});

describe("what is read about before it is done", () => {
  test("an official and a target that are only thought of are pressed, and nothing is sent", async () => {
    const sent: number[] = [];
    const held = court({ pool: 5 }, { decision: decision([option(1, "give high")], { kind: "gift" }) }, [], sent);
    const [official] = held.play.at("official jade");
    expect(official!.option).toBe(-1);
    held.play.decideAt("official jade", official!);
    expect(held.plan.location).toBe("jade");
    expect(sent).toEqual([]);
  });

  test("a card that is read about is lifted, not sent", () => {
    const sent: number[] = [];
    const held = court({}, { decision: decision([option(1, "give high")], { kind: "gift" }) }, [], sent);
    held.play.decideAt("card high", held.play.at("card high")[0]!);
    expect(held.plan.card).toBe("high");
    expect(sent).toEqual([]);
  });
});

describe("an action that is asked for", () => {
  /** Option A of the Travel action, with a city that holds a token. */
  function travelling(sent: number[], more: Partial<State> = {}): Court {
    const step = { step: "ask-action", seat: 0, location: "travel", how: "official" };
    const asked = decision([option(4, "A travel")], { kind: "action", prompt: { id: "prompt-action" } });
    const held = court({}, { decision: asked, ...more }, [step], sent);
    Object.assign(held.play.state.view, { cities: [{ name: "xian", token: "double", travellers: [] }] });
    return held;
  }

  test("is answered by a press on the city behind it", async () => {
    const sent: number[] = [];
    const held = travelling(sent);
    expect(held.goal("city 1")!.steps).toEqual(["A travel", "city 1"]);
    held.play.press("city 1");
    await Promise.resolve();
    expect(sent).toEqual([4]);
  });

  test("has its question in words of the place", () => {
    expect(travelling([]).plan.prompt).toContain("ask-action");
  });

  test("that cannot be done says so", () => {
    const asked = decision([option(1, "trade servant"), option(2, "decline")], { kind: "action", prompt: { id: "prompt-action" } });
    expect(travelling([], { decision: asked }).plan.prompt).toContain("ask-action-impossible");
  });

  test("is asked step by step where a coach speaks in between", () => {
    expect(travelling([], { lesson: {} as State["lesson"] }).play.at("city 1")).toEqual([]);
  });
});

describe("a track", () => {
  const steps = (envoy: number): string[] => {
    const asked = decision([option(1, "A palace"), option(2, "B palace")], { kind: "action", prompt: { id: "prompt-action" } });
    return court({ envoy }, { decision: asked }, [{ step: "ask-action", seat: 0, location: "palace", how: "official" }]).climbs("palace").map(({ place }) => place);
  };

  test("shows where A and B lead to, and at its end only what is free", () => {
    expect(steps(5)).toEqual(["A palace", "B palace"]);
    expect(steps(7)).toEqual(["A palace"]);
  });
});

describe("a decree", () => {
  const components = { decree: { "wall-extra": { cost: 2 }, "cheaper-decrees": { cost: 2, amount: 1 } } };
  const priceFor = (seat: number, others: number[]): number | null => {
    const decrees = [{ kind: "wall-extra", owners: others }, { kind: "cheaper-decrees", owners: [1] }];
    return priceOfDecree({ view: { decrees }, components, seat } as unknown as Parameters<typeof priceOfDecree>[0], 0);
  };

  test("costs what a family has to pay, whether or not it can", () => {
    expect([priceFor(0, []), priceFor(0, [1, 2]), priceFor(1, [2])]).toEqual([2, 4, 2]);
  });

  test("has no price for whoever holds it", () => {
    expect(priceFor(0, [0])).toBeNull();
  });
});

describe("the list of all options", () => {
  const listed = ({ play }: Court): string[] => play.asked!.options.map(({ notation }) => notation);

  test("has what is asked of a lifted card, then the ways to pay, and agrees with the sheet", () => {
    const held = giving("low", either({ id: "listed", args: { one: servants, other: card } }, actions));
    expect(listed(held)).toEqual(["pay-servants", "sacrifice high", "no-actions"]);
    held.plan.go("jade", null);
    held.plan.drop();
    expect(listed(held)).toEqual(["give low"]);
    held.plan.lift("low");
    expect(listed(held)).toEqual(["to jade"]);
  });

  test("pays as the sheet does", () => {
    const held = giving("low", either(servants, actions));
    held.play.decide(held.play.asked!.options.at(-1)!);
    expect(held.play.doubt).not.toBeNull();
  });
});

describe("a full ship", () => {
  const asked = decision([option(1, "claim points"), option(2, "claim gift"), option(3, "decline")], { kind: "claim" });

  test("is pressed itself to claim its reward, and leads to the Canal", () => {
    const claiming = court({}, { decision: asked }, [{ step: "ask-claim", seat: 0, berth: 1 }]);
    expect(claiming.claims).toBe("a2");
    expect(claiming.play.at("berth a2").map(({ notation }) => notation)).toEqual(["claim points", "claim gift"]);
    expect(claiming.play.at("berth a1")).toEqual([]);
    expect(claiming.play.at("reward gift")).toHaveLength(1);
    expect([...claiming.called]).toEqual(["canal"]);
  });

  test("of somebody else is not, nor one in a replay", () => {
    for (const seat of [1, 0]) {
      const watching = court({}, {}, [{ step: "ask-claim", seat, berth: 1 }]);
      expect(watching.claims).toBeNull();
      expect(watching.play.at("berth a2")).toEqual([]);
      expect(watching.called.size).toBe(0);
    }
  });
});

describe("the locations where something can be chosen", () => {
  test("are all whose cards may be swapped", () => {
    const swapping = court({}, { decision: decision([option(1, "with jade"), option(2, "with canal"), option(3, "decline")], { kind: "swap" }) });
    expect([...swapping.called]).toEqual(["jade", "canal"]);
  });

  test("are none while a gift is thought of, which can be given everywhere", () => {
    expect([...court({}, { decision: decision([option(1, "to jade")], { kind: "official" }) }).called]).toEqual([]);
  });
});
