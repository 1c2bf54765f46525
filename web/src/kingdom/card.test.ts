import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { speech } from "../words/speech.svelte";
import { amounts, cardName, cardThing, describe as describeCard, isBuilt, lines } from "./card";
import type { Face } from "./components";

const PLAIN: Face = {
  sort: "structure", kind: "quarry", name: "Quarry", cost: [], makes: [], makesPer: null, points: 0,
  pointsPer: null,
  bonus: [], recycling: [], price: 0,
};
const face = (more: Partial<Face>): Face => ({ ...PLAIN, ...more });

beforeAll(() => speech.turn("en", "kingdom"));
beforeEach(() => {
  // Every letter is equally wide, so that nine of them fit on a line of a card.
  const brush = { font: "", measureText: (text: string) => ({ width: 60 * text.length }) };
  const createElement = () => ({ getContext: () => brush });
  vi.stubGlobal("document", { documentElement: document.documentElement, createElement });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "serif" }));
});

describe("the name on a card", () => {
  function written(name: string): string[] {
    return lines(name).map(({ text, squeezed }) => (squeezed ? `${text} (squeezed)` : text));
  }

  test("that fits stands on one line", () => {
    expect(written("Quarry")).toEqual(["Quarry"]);
    expect(written("Oak Grove")).toEqual(["Oak Grove"]);
  });

  test("that is too long is broken between words", () => {
    expect(written("Wood Elves")).toEqual(["Wood", "Elves"]);
  });

  test("is broken where its longer line is shortest", () => {
    expect(written("Tower of the Sun")).toEqual(["Tower of", "the Sun"]);
    expect(written("The Hall of Elders")).toEqual(["The Hall", "of Elders"]);
  });

  test("whose words are too long for a line is squeezed there", () => {
    expect(written("Observatories")).toEqual(["Observatories (squeezed)"]);
    expect(written("Old Observatories")).toEqual(["Old", "Observatories (squeezed)"]);
  });
});

describe("amounts", () => {
  test("count what is the same and stand in the order of the resources", () => {
    expect(speech.say(amounts(["soldier", "gold", "materials", "gold", "materials"]))).toBe(
      "2 Materials, 2 Gold, 1 Soldier",
    );
    expect(speech.say(amounts(["materials"]))).toBe("1 Material");
  });

  test("of nothing are nothing", () => {
    expect(speech.say(amounts([]))).toBe("nothing");
  });
});

describe("a card in words", () => {
  test("a card that does nothing is its name and type", () => {
    expect(describeCard(PLAIN)).toBe("Quarry (Structure)");
    expect(cardName(PLAIN)).toBe("Quarry (Structure)");
  });

  test("all that stands on it is said, in the order in which it is read", () => {
    const all = face({
      sort: "monument", cost: ["materials", "materials", "krystallium"], makes: ["gold"], points: 3,
      makesPer: { resource: "exploration", type: "discovery" }, pointsPer: { points: 2, type: "monument" },
      bonus: ["soldier", "soldier"], recycling: ["population"],
    });
    expect(describeCard(all, { materials: 1 })).toBe(
      "Quarry (Monument), costs 2 Materials, 1 Krystallium, on it: 1 Material, produces 1 Gold, " +
        "produces 1 Exploration per Discovery, 3 VP, 2 VP per Monument, 2 Soldiers on completion, " +
        "recycles for 1 Population",
    );
  });

  test("a Menace costs points, and Soldiers to vanquish it", () => {
    expect(describeCard(face({ sort: "menace", name: "Shadow", points: -4, price: 3 }))).toBe(
      "Shadow (Menace), −4 VP, vanquished with 3 Soldiers",
    );
  });

  test("an Advisor costs Soldiers", () => {
    expect(describeCard(face({ sort: "advisor", name: "Spy", price: 1 }))).toBe(
      "Spy (Advisor), costs 1 Soldier",
    );
  });

  test("a Treasure and a Calamity have their own words", () => {
    expect(describeCard(face({ sort: "treasure", name: "Coffer", recycling: ["gold", "gold"] }))).toBe(
      "Coffer (Treasure), recycles for 2 Gold",
    );
    expect(describeCard(face({ sort: "calamity", name: "Flood", points: -2 }))).toBe(
      "Flood (Calamity), −2 VP",
    );
  });
});

describe("what a card is", () => {
  test("cards of the four types are built, others only lie there", () => {
    const built = ["structure", "specialist", "monument", "discovery"] as const;
    const sorts = [...built, "treasure", "calamity", "menace", "advisor"] as const;
    expect(sorts.filter((sort) => isBuilt(face({ sort })))).toEqual(built);
  });

  test("its rules are those of its type, of its sort, or of itself", () => {
    expect(cardThing(PLAIN)).toBe("card structure");
    expect(cardThing(face({ sort: "treasure" }))).toBe("treasure");
    expect(cardThing(face({ sort: "calamity" }))).toBe("calamity");
    expect(cardThing(face({ sort: "menace", kind: "shadow" }))).toBe("menace shadow");
    expect(cardThing(face({ sort: "advisor", kind: "spy" }))).toBe("advisor spy");
  });
});
