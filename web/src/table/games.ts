// How games look: the drawings of those that have some here, each read only when its table is opened. Every other
// game lies on the table as the server lays it out (../plain).

import type { Component } from "svelte";
import type { GameInfo, State } from "../server/types";
import type { Manner, Play, Places } from "./play.svelte";
import type { Headings } from "./tale";
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
  /** Lines of the log that begin a new stretch of the game. */
  headings?: Headings;
  /** How far a game is: the word for its stretches of time, which one it is in, of how many. */
  progress?: (state: State, game: GameInfo) => { id: string; n: number; of: number } | null;
  /** The points of a seat that everybody sees, where a game has them on a track for all. */
  openPoints?: (state: State, seat: number) => number | null;
}

const FOLDERS = import.meta.glob<GameParts>("../*/index.ts");

export function drawings(game: string): Promise<GameParts> {
  return (FOLDERS[`../${game}/index.ts`] ?? FOLDERS["../plain/index.ts"]!)();
}
