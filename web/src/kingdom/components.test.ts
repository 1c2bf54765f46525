import { describe, expect, test } from "vitest";
import type { GameInfo } from "../server/types";
import { game } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { components, faceOf, kindOf, pluralOf, questSteps, type Components, type Face } from "./components";
import type { KingdomView } from "./view";

const NONE = { materials: 0, population: 0, gold: 0, exploration: 0, krystallium: 0, soldier: 0 };
const QUARRY = {
  en: "Quarry", fr: "Carrière", nl: "Groeve", type: "structure", cost: { ...NONE, materials: 2, soldier: 1 },
  makes: { ...NONE, materials: 1, gold: 2 }, makes_per_type: "", makes_per_resource: "", points: 1,
  points_per: 0,
  points_per_type: "", soldiers: 1, krystallium: 2, recycling: "materials",
};
const TABLES = {
  card: {
    quarry: QUARRY,
    mint: {
      ...QUARRY, makes_per_type: "monument", makes_per_resource: "gold", points_per: 2,
      points_per_type: "discovery",
    },
  },
  treasure: { coffer: { en: "Coffer", fr: "Coffre", nl: "Kist", recycling: ["gold", "gold"] } },
  calamities: { en: "Calamity", fr: "Calamité", nl: "Ramp", points: 3 },
  advisor: { spy: { en: "Spy", fr: "Espion", nl: "Spion", price: 2, phase: "any" } },
  menace: {
    "giant-rats": {
      en: "Giant Rat", fr: "Rat géant", nl: "Reuzenrat", en_plural: "Giant Rats", soldiers: [2, 3],
      points: [4, 5],
    },
  },
  quest: {
    trial: { name: {}, two: { one: { points: 1 }, two: { points: 2 } }, solo: { one: { points: 9 } } },
  },
};
const GAME = game({ name: "kingdom", components: TABLES as unknown as GameInfo["components"] });

function view(own: object = {}, options: object = { players: 2, quest: "trial" }): KingdomView {
  return { own, options } as unknown as KingdomView;
}
const tables = (own?: object): Components => components(GAME, view(own));
const face = (code: string): Face => faceOf(tables(), code);

describe("the face of a card", () => {
  test("a development shows what it costs, makes and gives", () => {
    expect(face("quarry.2")).toEqual({
      sort: "structure", kind: "quarry", name: "Quarry", cost: ["materials", "materials", "soldier"],
      makes: ["materials", "gold", "gold"], makesPer: null, points: 1, pointsPer: null,
      bonus: ["soldier", "krystallium", "krystallium"], recycling: ["materials"], price: 0,
    });
  });

  test("one that makes or counts by other cards says by which", () => {
    expect(face("mint.1")).toMatchObject({
      makesPer: { resource: "gold", type: "monument" }, pointsPer: { points: 2, type: "discovery" },
    });
  });

  test("treasures, Advisors and Calamities show what they have", () => {
    expect(face("coffer.1")).toMatchObject({ sort: "treasure", name: "Coffer", recycling: ["gold", "gold"] });
    expect(face("spy")).toMatchObject({ sort: "advisor", name: "Spy", price: 2 });
    expect(face("calamity.7")).toMatchObject(
      { sort: "calamity", kind: "calamity", name: "Calamity", points: -3 },
    );
  });

  test("each copy of a Menace has its own strength and its own cost in points", () => {
    expect(face("giant-rat.1")).toMatchObject({ sort: "menace", name: "Giant Rat", price: 2, points: -4 });
    expect(face("giant-rat.2")).toMatchObject({ price: 3, points: -5 });
  });

  test("its name is in the reader's language", async () => {
    await speech.turn("fr");
    expect(face("quarry.1").name).toBe("Carrière");
  });

  test("its kind is its code without the number of the copy", () => {
    expect([kindOf("hidden-cove.12"), kindOf("spy"), kindOf("v1.5-x")]).toEqual(
      ["hidden-cove", "spy", "v1.5-x"],
    );
  });

  test("many Menaces have a plural, where the language has one", async () => {
    expect(pluralOf(tables(), "giant-rats")).toBe("Giant Rats");
    await speech.turn("nl");
    expect(pluralOf(tables(), "giant-rats")).toBe("");
  });
});

describe("the tables of a game", () => {
  test("corrections replace what they name, and cards may be added", () => {
    const own = { card: { quarry: { points: 5 } }, extra: { tower: { ...QUARRY, en: "Tower" } } };
    expect(faceOf(tables(own), "quarry.1")).toMatchObject({ name: "Quarry", points: 5 });
    expect(faceOf(tables(own), "tower.1").name).toBe("Tower");
    expect(TABLES.card.quarry.points).toBe(1);
  });

  test("are made once, and again when the corrections or the game change", () => {
    const first = tables();
    expect(tables({})).toBe(first);
    const corrected = tables({ calamities: { points: 4 } });
    expect(corrected.calamities.points).toBe(4);
    expect(tables().calamities.points).toBe(3);
    expect(components(game({ components: { ...GAME.components } }), view())).not.toBe(first);
  });
});

describe("the steps of a quest", () => {
  test("are fewer for somebody alone", () => {
    expect(questSteps(tables(), view()).map(({ points }) => points)).toEqual([1, 2]);
    expect(questSteps(tables(), view({}, { players: 1, quest: "trial" })).map(({ points }) => points)).toEqual(
      [9],
    );
  });

  test("are none where no quest is played", () => {
    expect(questSteps(tables(), view({}, { players: 2, quest: "none" }))).toEqual([]);
  });
});
