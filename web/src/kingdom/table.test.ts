import { describe, expect, test } from "vitest";
import type { OptionText, State } from "../server/types";
import { Play } from "../table/play.svelte";
import { decision, option, state } from "../testing/states";
import { tableOf } from "./table";

interface Duchy {
  selection: { card: string | null; down: boolean }[];
  building: { card: string; filled: object; frozen: string | null }[];
  built: string[];
  krystallium: number;
}

function duchy(more: Partial<Duchy> = {}): object {
  return {
    selection: [], building: [], built: [], menaces: [], calamities: [], advisors: [], krystallium: 0,
    soldiers: 0, training: 0,
    vermin: 0, steps_done: [], ...more,
  };
}

let version = 0;
/** A state in which the reader must choose, or not. */
function seeing(mine: Partial<Duchy>, isAsked: boolean): State {
  version += 1;
  const view = { areas: [[], []], duchies: [duchy(mine)] } as unknown as State["view"];
  return state({ version, view, decision: isAsked ? decision() : null });
}

function playing(first: State): { play: Play; changed: () => string[] } {
  const play = new Play(first, () => null, async () => {});
  return { play, changed: () => [...tableOf(play).changed].sort() };
}

describe("what changed since the reader's last choice", () => {
  test("is nothing at first", () => {
    expect(playing(seeing({ krystallium: 2 }, true)).changed()).toEqual([]);
  });

  test("are cards that moved and numbers that are others", () => {
    const { play, changed } = playing(seeing({ selection: [{ card: "quarry.1", down: false }] }, true));
    changed();
    play.take(seeing({ built: ["quarry.1"], krystallium: 1 }, true));
    expect(changed()).toEqual(["krystallium 0", "quarry.1"]);
  });

  test("is a card on which something was laid", () => {
    const site = { card: "quarry.1", filled: {}, frozen: null };
    const { play, changed } = playing(seeing({ building: [site] }, true));
    changed();
    play.take(seeing({ building: [{ ...site, filled: { gold: 1 } }] }, true));
    expect(changed()).toEqual(["quarry.1"]);
  });

  test("is gathered while others choose, and begins again after a choice of one's own", () => {
    const { play, changed } = playing(seeing({}, true));
    changed();
    play.take(seeing({ krystallium: 1 }, false));
    expect(changed()).toEqual(["krystallium 0"]);
    play.take(seeing({ krystallium: 1, built: ["quarry.1"] }, true));
    expect(changed()).toEqual(["krystallium 0", "quarry.1"]);
    play.take(seeing({ krystallium: 1, built: ["quarry.1", "mint.1"] }, true));
    expect(changed()).toEqual(["mint.1"]);
  });

  test("stays the same however often it is read", () => {
    const { play, changed } = playing(seeing({}, true));
    changed();
    play.take(seeing({ krystallium: 1 }, true));
    expect(changed()).toEqual(changed());
  });

  test("is shared by all parts of one table", () => {
    const { play } = playing(seeing({}, true));
    expect(tableOf(play)).toBe(tableOf(play));
  });
});

describe("what a proposal would lay on a card", () => {
  function placing(n: number, resource: string, card: string): OptionText {
    const cubes = { id: `amount-${resource}`, args: { n } };
    return option(n, `place ${n} ${card}`, { message: { id: "place", args: { cubes } } });
  }

  test("are its cubes by resource, added up", () => {
    const { play } = playing(seeing({}, true));
    play.proposal = [
      placing(2, "gold", "quarry.1"), placing(1, "gold", "quarry.1"), placing(3, "materials", "quarry.1"),
      option(8, "give population quarry.1"), option(9, "infuse krystallium quarry.1"),
      placing(4, "gold", "mint.1"),
    ];
    expect(tableOf(play).ghosts("quarry.1")).toEqual({ gold: 3, materials: 3, population: 1, krystallium: 1 });
    expect(tableOf(play).ghosts("mint.1")).toEqual({ gold: 4 });
  });

  test("are none without a proposal, or where it only goes to the Alchemy area", () => {
    const { play } = playing(seeing({}, true));
    expect(tableOf(play).ghosts("quarry.1")).toEqual({});
    play.proposal = [option(1, "alchemy")];
    expect(tableOf(play).ghosts("quarry.1")).toEqual({});
  });
});
