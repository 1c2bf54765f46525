// Need against supply: what the works of a Duchy still ask for, what a round brings, and which of them it finishes.
// Nobody is bound by it: it is how far the cubes go when the works that can be finished first get them first.

import { faceOf, kindOf, type Components, type Face, type Type } from "./components";
import { RESOURCES, SPACES, type Cubes, type Duchy, type Filled, type Resource, type Space } from "./view";

/** A card that asks for something: under construction, or to be slated. */
export interface Work {
  code: string;
  missing: Readonly<Record<Space, number>>;
  isFrozen: boolean;
}

/** When a card is finished: at once, or in a step of production. */
export type Step = "now" | Resource;

export interface Supply {
  works: readonly Work[];
  /** Cubes that are there now: recycled, or of the step at hand. */
  now: Cubes;
  /** What each step that is still to come brings. */
  made: Cubes;
  /** Where the reader put cubes that are there now; the others go where they finish something. */
  pinned?: readonly Pin[];
}

export interface Pin {
  resource: Resource;
  /** A card, or the Alchemy area. */
  to: string;
}

export interface Account {
  need: Cubes;
  have: Cubes;
  /** The part of what there is that cards make which are finished on the way. */
  late: Cubes;
  done: ReadonlyMap<string, Step>;
  /** How many spaces of an unfinished card nothing is there for. */
  short: ReadonlyMap<string, number>;
  /** Where the cubes go that are there now. */
  goes: readonly Pin[];
}

export const ALCHEMY = "alchemy";

export function cubes(of: (resource: Resource) => number): Cubes {
  return { materials: of("materials"), population: of("population"), gold: of("gold"), exploration: of("exploration") };
}

export function workOf(tables: Components, code: string, filled: Filled = {}, isFrozen = false): Work {
  const face = faceOf(tables, code);
  const lacks = (space: Space): number => Math.max(0, face.cost.filter((one) => one === space).length - (filled[space] ?? 0));
  const missing = Object.fromEntries(SPACES.map((space) => [space, lacks(space)])) as Record<Space, number>;
  return { code, missing, isFrozen };
}

export function worksOf(tables: Components, duchy: Duchy): Work[] {
  return duchy.building.map(({ card, filled, frozen }) => workOf(tables, card, filled, frozen !== null));
}

export function missingIn(work: Work): number {
  return SPACES.reduce((all, space) => all + work.missing[space], 0);
}

/** What a finished card adds to each later step; cards that make something for each card of a type count too. */
function gains(tables: Components, built: readonly string[], code: string): Cubes {
  const face = faceOf(tables, code);
  const alike = (type: Type): number => [...built, code].filter((one) => faceOf(tables, one).sort === type).length;
  const perType = (of: Face, resource: Resource): boolean => of.makesPer?.resource === resource && of.makesPer.type === face.sort;
  return cubes((resource) => {
    const own = face.makes.filter((one) => one === resource).length;
    const per = face.makesPer?.resource === resource ? alike(face.makesPer.type) : 0;
    return own + per + built.filter((one) => perType(faceOf(tables, one), resource)).length;
  });
}

function clamp(n: number): number {
  return Math.max(0, n);
}

/** How far the cubes of a round go. */
export function reckon(tables: Components, duchy: Duchy, supply: Supply): Account {
  const missing = new Map(supply.works.map((work) => [work.code, { ...work.missing }]));
  const now = { ...supply.now };
  const goes: Pin[] = [];
  const put = (resource: Resource, to: string): void => {
    now[resource] -= 1;
    const lacks = missing.get(to);
    if (lacks) lacks[resource] -= 1;
    goes.push({ resource, to });
  };
  for (const { resource, to } of supply.pinned ?? []) {
    if (now[resource] > 0 && (to === ALCHEMY || (missing.get(to)?.[resource] ?? 0) > 0)) put(resource, to);
  }
  const made = { ...supply.made };
  const late = cubes(() => 0);
  const done = new Map<string, Step>();
  const built = [...duchy.built];

  /** In which step the cubes that are left would finish a card; null where they do not. */
  function stepOf(work: Work): Step | null {
    const lacks = missing.get(work.code)!;
    if (work.isFrozen || lacks.krystallium || lacks.soldier || RESOURCES.some((one) => lacks[one] > now[one] + made[one])) return null;
    return [...RESOURCES].reverse().find((one) => lacks[one] > now[one]) ?? "now";
  }
  const order = (step: Step): number => RESOURCES.indexOf(step as Resource);

  for (;;) {
    const open = supply.works.filter(({ code }) => !done.has(code)).map((work) => ({ work, step: stepOf(work) }));
    const next = open.filter(({ step }) => step !== null)
      .sort((one, other) => order(one.step!) - order(other.step!) || missingIn(one.work) - missingIn(other.work))[0];
    if (!next) break;
    const { code } = next.work;
    for (const resource of RESOURCES) {
      while (missing.get(code)![resource] > 0 && now[resource] > 0) put(resource, code);
      made[resource] -= missing.get(code)![resource];
      missing.get(code)![resource] = 0;
    }
    done.set(code, next.step!);
    const more = gains(tables, built, code);
    for (const resource of RESOURCES.slice(order(next.step!) + 1)) {
      made[resource] += more[resource];
      late[resource] += more[resource];
    }
    built.push(code);
  }

  const unfinished = supply.works.filter(({ code }) => !done.has(code)).sort((one, other) => missingIn(one) - missingIn(other));
  const short = new Map(unfinished.map(({ code }) => {
    const lacks = missing.get(code)!;
    return [code, SPACES.reduce((all, space) => all + clamp(lacks[space] - ((now as Filled)[space] ?? 0) - ((made as Filled)[space] ?? 0)), 0)];
  }));
  for (const resource of RESOURCES) {
    for (const { code } of unfinished) while (now[resource] > 0 && missing.get(code)![resource] > 0) put(resource, code);
    while (now[resource] > 0) put(resource, ALCHEMY);
  }
  return {
    need: cubes((resource) => supply.works.reduce((all, work) => all + work.missing[resource], 0)),
    have: cubes((resource) => supply.now[resource] + supply.made[resource] + late[resource]),
    late, done, short, goes,
  };
}

/** Whether somebody could finish a card this round with all that is to come, this card alone; in which step. */
export function couldFinish(tables: Components, duchy: Duchy, work: Work, made: Cubes): Step | null {
  return reckon(tables, duchy, { works: [work], now: duchy.purse, made }).done.get(work.code) ?? null;
}

/** The resources that a card of the Selection is recycled for. */
export function recycling(tables: Components, code: string): readonly Resource[] {
  return faceOf(tables, code).recycling;
}

/** Whether a card may only be recycled. */
export function isTreasure(tables: Components, code: string): boolean {
  return tables.treasure[kindOf(code)] !== undefined;
}
