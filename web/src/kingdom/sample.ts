// A small game for tests of what the reader has in mind: four cards, a Treasure, and a Duchy that makes little.

import { decision, game, option, state } from "../testing/states";
import { Play } from "../table/play.svelte";
import type { GameInfo, State } from "../server/types";
import { components, type Components } from "./components";
import { manner, places } from "./places";
import type { Duchy, KingdomView } from "./view";

const NONE = { materials: 0, population: 0, gold: 0, exploration: 0, krystallium: 0, soldier: 0 };
type Costs = Partial<typeof NONE>;

function card(type: string, cost: Costs, makes: Costs, recycling: string): object {
  return {
    en: type, fr: type, nl: type, type, cost: { ...NONE, ...cost }, makes: { ...NONE, ...makes }, makes_per_type: "",
    makes_per_resource: "", points: 1, points_per: 0, points_per_type: "", soldiers: 0, krystallium: 0, recycling,
  };
}

const TABLES = {
  rounds: { number: 4 }, alchemy: { cubes: 5 }, solo: { supremacy: 5 },
  card: {
    tower: card("structure", { materials: 2 }, { gold: 1 }, "materials"),
    vault: card("monument", { gold: 2 }, {}, "gold"),
    ship: card("discovery", { materials: 1, exploration: 2 }, { exploration: 1 }, "exploration"),
    guard: card("specialist", { population: 1, soldier: 1 }, {}, "population"),
  },
  treasure: { ingots: { en: "Ingots", fr: "Lingots", nl: "Staven", recycling: ["materials", "materials"] } },
  advisor: {}, menace: {}, calamities: { en: "Calamity", fr: "Calamité", nl: "Rampspoed", points: 1 },
};
export const GAME = game({ name: "kingdom", components: TABLES as unknown as GameInfo["components"] });

export const TABLE: Components = components(GAME, { own: {}, options: {} } as unknown as KingdomView);

const CUBES = { materials: 0, population: 0, gold: 0, exploration: 0 };

export function duchy(more: Partial<Duchy> = {}): Duchy {
  return {
    name: "valados", building: [], built: [], calamities: [], menaces: [], advisors: [], selection: [], hand: [],
    purse: { ...CUBES }, alchemy: { ...CUBES }, stolen: { ...CUBES }, produced: { ...CUBES },
    production: { ...CUBES, materials: 2, gold: 1 },
    krystallium: 0, soldiers: 0, training: 0, vermin: 0, steps_done: [], traps: 2, used: [], duty: null, ...more,
  } as unknown as Duchy;
}

let version = 0;

export interface Asked {
  kind: string;
  options: readonly string[];
  stage?: string | null;
  phase?: string;
  mine?: Partial<Duchy>;
  warned?: readonly string[];
}

/** A state in which something is asked; options are numbered by their place. */
export function asking({ kind, options, stage = null, phase = "production", mine = {}, warned = [] }: Asked): State {
  version += 1;
  const view = {
    viewer: 0, round: 1, phase, stage, areas: [[], []], agenda: [], duchies: [duchy(mine), duchy()],
    options: { players: 2, module: "menace" }, own: {}, discards: { open: [], down: [] }, deck: { top: null },
  } as unknown as State["view"];
  const listed = options.map((notation, nth) => option(nth, notation, warned.includes(notation) ? { warning: { id: "form-yes" } } : {}));
  return state({ version, view, decision: kind ? decision(listed, { kind }) : null });
}

/** A player whose choices are written down; each brings the next of some states. */
export function following(...states: State[]): { play: Play; chosen: string[] } {
  const chosen: string[] = [];
  const rest = states.slice(1);
  const play: Play = new Play(states[0]!, places, async (number) => {
    const { decision: asked, standing } = play.state;
    chosen.push((asked?.options ?? standing)[number]!.notation);
    const next = rest.shift();
    if (next) play.take(next);
  }, undefined, undefined, manner);
  return { play, chosen };
}
