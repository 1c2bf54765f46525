// The view of a seat, as the game's own description of it (appearance.py) has it.

import type { Play } from "../table/play.svelte";

export const RESOURCES = ["materials", "population", "gold", "exploration"] as const;
export type Resource = (typeof RESOURCES)[number];
export const SPACES = [...RESOURCES, "krystallium", "soldier"] as const;
/** What can lie on a space of a card. */
export type Space = (typeof SPACES)[number];
export type Cubes = Record<Resource, number>;
export type Filled = Partial<Record<Space, number>>;

export interface Offering {
  card: string | null;
  down: boolean;
  laid_by: number | null;
  nth: number;
}

export interface Building {
  card: string;
  filled: Filled;
  frozen: string | null;
}

export interface Duchy {
  name: "valados" | "teressie";
  krystallium: number;
  soldiers: number;
  training: number;
  traps: number;
  vermin: number;
  alchemy: Cubes;
  purse: Cubes;
  stolen: Cubes;
  produced: Cubes;
  production: Cubes;
  points: number;
  used: string[];
  steps_done: number[];
  duty: { name: string; detail: number; cursor: number } | null;
  hand_size: number;
  hand: string[];
  selection: Offering[];
  building: Building[];
  menaces: string[];
  built: string[];
  calamities: string[];
  advisors: string[];
  drawn: (string | null)[];
  unkept: (string | null)[];
}

export type Phase = "set-up" | "choice" | "planning" | "production" | "combat" | "over";

export interface KingdomView {
  options: { players: 1 | 2; module: "menace" | "advisors" | "quest"; side: "a" | "b"; menaces: string; quest: string };
  own: Record<string, unknown>;
  viewer: number | null;
  deciding: number[];
  round: number;
  phase: Phase;
  turn: number;
  stage: string | null;
  veiled: boolean;
  first_player: number;
  areas: Offering[][];
  deck: { size: number; top: string | null };
  danger_deck: number;
  looked_at: string[];
  unmasked: string | null;
  doubled: boolean;
  discards: { open: string[]; down: unknown[] };
  duchies: Duchy[];
  before: Duchy | null;
  agenda: { step: string; seat?: number; card?: string | null; area?: number }[];
}

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

/** The card that was picked to be offered and is not yet laid. */
export function heldCard(view: KingdomView): string | null {
  const step = view.agenda[view.agenda.length - 1];
  return step?.step === "ask-lay" ? (step.card ?? null) : null;
}

export function sum(cubes: Cubes): number {
  return RESOURCES.reduce((all, resource) => all + cubes[resource], 0);
}

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}
