// How far a game is, and what everybody sees of how it stands.

import type { GameInfo, State } from "../server/types";
import type { Rounds } from "../table/tale";
import { componentsOf } from "./components";
import type { View } from "./view";

/** Lines of the log that begin a new stretch of the game. */
export const headings = /^log-(dawn|night|game-over)/;

/** The exchanges of a day, apart from its Morning. */
export const rounds: Rounds = (heading, nth) => ({ id: "table-exchange", args: { day: Number(heading?.text.args?.["day"] ?? 1), nth } });

/** The day; the end of the game is none. */
export function progress(state: State, game: GameInfo): { id: string; n: number; of: number } | null {
  const view = state.view as unknown as View;
  const of = componentsOf(game, view).days.servants.length;
  return view.day ? { id: "bar-day", n: Math.min(view.day, of), of } : null;
}

/** The points on the track for all. */
export function openPoints(state: State, seat: number): number | null {
  return (state.view as unknown as View).families[seat]?.points ?? null;
}
