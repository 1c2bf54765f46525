import { beforeAll, describe, expect, test } from "vitest";
import { speech } from "../words/speech.svelte";
import type { Face } from "./components";
import { forecast, isFinished } from "./forecast";
import type { Duchy, KingdomView, Space } from "./view";

const NONE = { materials: 0, population: 0, gold: 0, exploration: 0 };

function face(cost: Space[]): Face {
  return { sort: "structure", kind: "test", name: "Test", cost, makes: [], makesPer: null, points: 0, pointsPer: null, bonus: [], recycling: [], price: 0 };
}
function duchy(more: Partial<Duchy> = {}): Duchy {
  return { production: NONE, purse: NONE, krystallium: 0, soldiers: 0, ...more } as unknown as Duchy;
}
function view(phase: KingdomView["phase"], stage: KingdomView["stage"] = null): KingdomView {
  return { phase, stage } as unknown as KingdomView;
}

beforeAll(() => speech.turn("en", "kingdom"));

describe("whether this round finishes a card", () => {
  test("before production every step is still to come, and the last one that brings a cube is named", () => {
    const found = forecast(view("planning"), duchy({ production: { ...NONE, materials: 2, gold: 1 } }), face(["materials", "materials", "gold"]), {});
    expect(isFinished(found)).toBe(true);
    expect(found.step).toBe("gold");
  });

  test("what lies on it already is not missing", () => {
    expect(forecast(view("planning"), duchy(), face(["materials", "gold"]), { materials: 1 }).missing).toEqual({ gold: 1 });
  });

  test("a step that is over brings nothing more", () => {
    const found = forecast(view("production", "production-gold"), duchy({ production: { ...NONE, materials: 5 } }), face(["materials"]), {});
    expect(found.short).toEqual({ materials: 1 });
    expect(isFinished(found)).toBe(false);
  });

  test("in its own step the cubes are those of the purse, not counted twice", () => {
    const now = view("production", "production-materials");
    const made = duchy({ production: { ...NONE, materials: 2 }, purse: { ...NONE, materials: 1 } });
    expect(forecast(now, made, face(["materials", "materials"]), {}).short).toEqual({ materials: 1 });
  });

  test("Krystallium stands in for resources, but not for soldiers, and what the card asks of it comes first", () => {
    const rich = duchy({ krystallium: 2 });
    expect(forecast(view("planning"), rich, face(["gold", "krystallium"]), {})).toMatchObject({ stands: 1, short: {} });
    expect(forecast(view("planning"), rich, face(["gold", "gold", "krystallium"]), {}).short).toEqual({ gold: 2 });
    expect(forecast(view("planning"), rich, face(["soldier"]), {}).short).toEqual({ soldier: 1 });
  });

  test("soldiers of the Duchy fill their spaces", () => {
    expect(isFinished(forecast(view("combat"), duchy({ soldiers: 1 }), face(["soldier"]), {}))).toBe(true);
  });

  test("in combat production is over", () => {
    expect(isFinished(forecast(view("combat"), duchy({ production: { ...NONE, exploration: 3 } }), face(["exploration"]), {}))).toBe(false);
  });
});
