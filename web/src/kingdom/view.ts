// The view of a seat, as the game's own description of it (appearance.py) has it.

import type { components } from "../server/openapi";
import type { Play } from "../table/play.svelte";

export const RESOURCES = ["materials", "population", "gold", "exploration"] as const;
export type Resource = (typeof RESOURCES)[number];
export const SPACES = [...RESOURCES, "krystallium", "soldier"] as const;
/** What can lie on a space of a card. */
export type Space = (typeof SPACES)[number];

type Schemas = components["schemas"];
export type KingdomView = Schemas["KingdomView"];
export type Duchy = Schemas["Duchy"];
export type Building = Schemas["Building"];
export type Offering = Schemas["Offering"];
export type Phase = KingdomView["phase"];
export type Cubes = Schemas["Cubes"];
export type Filled = Schemas["Filled"];

export function viewOf(play: Play): KingdomView {
  return play.state.view as unknown as KingdomView;
}

/** The seat whose Duchy lies before the reader; somebody who looks on sits behind the first player. */
export function nearSeat(view: KingdomView): number {
  return view.viewer ?? 0;
}

/** Whether the offering areas are in use; otherwise the building sites lie on the cloth. */
export function isChoosing(view: KingdomView): boolean {
  return view.phase === "choice" || view.phase === "set-up";
}

/** How many of the four steps of production are over in this round. */
export function stepsMade(view: KingdomView): number {
  if (view.phase === "combat" || view.stage === "foreman") return RESOURCES.length;
  return view.phase === "production" ? Math.max(0, RESOURCES.findIndex((resource) => view.stage === `production-${resource}`)) : 0;
}

/** Whether the Duchies grow: then the four steps run on the cloth. */
export function isBuilding(view: KingdomView): boolean {
  return !isChoosing(view) && view.phase !== "over";
}

/** The card that was picked to be offered and is not yet laid. */
export function heldCard(view: KingdomView): string | null {
  const step = view.agenda[view.agenda.length - 1];
  return step?.step === "ask-lay-card" ? (step.card ?? null) : null;
}

export function sum(cubes: Cubes): number {
  return RESOURCES.reduce((all, resource) => all + cubes[resource], 0);
}

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}
