// The component tables, with the corrections of the table that is played.

import { corrected } from "../server/corrected";
import type { GameInfo } from "../server/types";
import { DICE, type AutomaCard, type DecreeKind, type Family, type Location, type Reward, type TokenKind, type View } from "./view";

export type CardAction = Location | "servant" | "two-servants" | "swap" | "none";

export interface Side {
  players: number[];
  houses: number[];
  routes: number;
  harbours: number;
  cities: Record<string, [number, number]>;
  loop: string[];
  roads: [string, string][];
}

export interface Components {
  gift: Record<string, { value: number; action: CardAction }>;
  die: Record<string, { faces: number[] }>;
  side: Record<string, Side>;
  days: { servants: number[] };
  exchange: { price: number };
  travel: { spaces: number; price: number };
  token: Record<TokenKind, { servants?: number; steps?: number; points?: number; least_value?: number; value?: number }>;
  trade: Record<"servants" | "points" | "jade", { tokens: number; servants?: number; points?: number; jade?: number }>;
  wall: { full: number[]; price: number };
  benefit: Record<"one" | "two" | "die" | "jade", { steps: number; servants?: number; jade?: number }>;
  jade: { square: number };
  intrigue: { track: number; a: number; b: number; price: number };
  palace: { stairs: number; a: number; b: number; price: number };
  arrival: { points: number[] };
  decree: Record<DecreeKind, { level: number; cost: number; points: number; amount: number; most?: number }>;
  canal: { ships: number; spaces: number; price: number };
  reward: Record<Reward, { times: number; points?: number }>;
  harbours: { rewards: Reward[][] };
  night: { points: number; steps: number };
  automa: Record<AutomaCard, { copies: number; price: number }>;
}

export function componentsOf(game: GameInfo, view: View): Components {
  return corrected(game.components, view.own) as unknown as Components;
}

/** The side of the board that a number of players uses. */
export function sideFor(components: Components, players: number): Side {
  const sides = Object.values(components.side);
  return sides.find((side) => side.players.includes(players)) ?? sides[0]!;
}

/** The dice that a discard pile matches at night, each as often as cards have its value. */
export function matchedDice(discard: Family["discard"], dice: View["dice"], { gift }: Components): (typeof DICE)[number][] {
  return dice.flatMap(({ value }, nth) => discard.filter((card) => gift[card]?.value === value).map(() => DICE[nth]!));
}
