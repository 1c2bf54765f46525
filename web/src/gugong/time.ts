// How far a game is, and what everybody sees of how it stands.

import type { GameInfo, Line, State } from "../server/types";
import type { Rounds } from "../table/tale";
import { componentsOf } from "./components";
import type { View } from "./view";

/** Lines of the log that begin a new stretch of the game. */
export const headings = /^log-(dawn|night|game-over)/;

/** The exchanges of a day, apart from its Morning. */
export const rounds: Rounds = (heading, nth, log, state) => ({ id: "table-exchange", args: { day: dayOf(heading) ?? firstDay(log, state), nth } });

function dayOf(line: Line | null | undefined): number | null {
  const day = line?.text.args?.["day"];
  return day === undefined ? null : Number(day);
}

/** A game may begin amid any day, where somebody wrote its position: the next Night or Morning tells which, or it still is that day. */
function firstDay(log: readonly Line[], state: State): number {
  const next = log.find((line) => headings.test(line.text.id));
  const day = dayOf(next) ?? (state.view as unknown as View).day;
  return next?.text.id.startsWith("log-dawn") ? day - 1 : day;
}

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
