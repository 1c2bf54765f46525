// The games' own drawings, each read only when its table is opened.

import type { Component } from "svelte";
import type { GameInfo, State } from "../server/types";
import type { Manner, Play, Places } from "./play.svelte";
import type { Things } from "./things";

interface Props {
  play: Play;
  game: GameInfo;
}

export interface GameParts {
  Board: Component<Props>;
  Tray: Component<Props>;
  Player: Component<Props & { seat: number }>;
  /** More for the side column, where a game has something for it. */
  Side?: Component<Props>;
  places: Places;
  manner: Manner;
  /** The rules that each thing which is drawn rests on. */
  things: Things;
}

const FOLDERS = import.meta.glob<GameParts>(["../gugong/index.ts", "../kingdom/index.ts"]);

export function drawings(game: string): Promise<GameParts> {
  const read = FOLDERS[`../${game}/index.ts`];
  return read ? read() : Promise.reject(new Error(game));
}

/** The points of a seat that everybody sees, where a game has them on a track for all. */
export function openPoints(state: State, seat: number): number | null {
  const { families } = state.view as { families?: { points?: number }[] };
  return families?.[seat]?.points ?? null;
}

/** How far a game is: the word for its stretches of time, which one it is in, of how many. */
export function progress(state: State): { id: string; n: number; of: number } | null {
  const { day, round } = state.view as { day?: number; round?: number };
  if (day) return { id: "bar-day", n: Math.min(day, 4), of: 4 };
  if (round) return { id: "bar-round", n: Math.min(round, 4), of: 4 };
  return null;
}
