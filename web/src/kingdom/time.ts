// How far a game is.

import type { GameInfo, State } from "../server/types";
import { components } from "./components";
import type { KingdomView } from "./view";

/** Lines of the log that begin a new stretch of the game. */
export const headings = /^log-(round-begins|planning|production|combat|game-over)/;

/** The round; the end of the game is none. */
export function progress(state: State, game: GameInfo): { id: string; n: number; of: number } | null {
  const view = state.view as unknown as KingdomView;
  const of = components(game, view).rounds.number;
  return view.round ? { id: "bar-round", n: Math.min(view.round, of), of } : null;
}
