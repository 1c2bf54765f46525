// How games look: the drawings of those that have some here, each read only when its table is opened. Every other
// game lies on the table as the server lays it out (../plain).

import type { Component } from "svelte";
import type { GameInfo, Line, OptionText, Result, State } from "../server/types";
import type { Lying, Motion, Sources } from "./motion";
import type { Manner, Play, Places } from "./play.svelte";
import type { Sound } from "./sounds.svelte";
import type { Headings, Rounds } from "./tale";
import type { Breakdown, Course } from "./count";
import type { Reading, SheetGroup, Sign } from "./reading";
import type { Saying } from "../words/speech.svelte";
import type { Thing, Things } from "./things";

interface Props {
  play: Play;
  game: GameInfo;
}

export interface GameParts {
  Board: Component<Props>;
  Tray: Component<Props>;
  /** What is asked, in few words, where the board itself says the rest; null: as the server says it. */
  asks?: (play: Play) => string | null;
  /** Whether the board shows what is the reader's too: then the tray is only for further seats. */
  isWhole?: boolean;
  Player: Component<Props & { seat: number }>;
  /** What has to be seen always, for the bar of a phone. */
  Brief?: Component<Props>;
  /** All that another player has, large; a press on the panel opens it. */
  Whole?: Component<Props & { seat: number }>;
  /** More for the side column, where a game has something for it. */
  Side?: Component<Props>;
  places: Places;
  /** The location at which a place lies; in a puzzle those that do not matter are dimmed. */
  locationOf?: (place: string) => string | null;
  manner: Manner;
  /** The rules that each thing which is drawn rests on. */
  things: Things;
  /** A thing in words, with what it costs and what is missing now. */
  read?: (thing: Thing, play: Play, game: GameInfo) => Reading;
  /** A thing as a large drawing, by the look that its reading names. */
  Drawing?: Component<Props & { look: string }>;
  /** Sorts of things that hold others: a pointer is always on one of them, so only a press asks about them. */
  holders?: readonly string[];
  /** Whether a tap on a place explains it first; a second tap chooses it. */
  explains?: (place: string) => boolean;
  /** Whether a thing is read in the side column of a wide screen, so that it covers nothing of the table. */
  readsAside?: (thing: Thing) => boolean;
  /** All components by their groups, with what the seat may know of where each is. */
  sheet?: (play: Play, game: GameInfo) => SheetGroup[];
  /** The signs of the game with their words. */
  signs?: (play: Play, game: GameInfo) => Sign[];
  /** An option in words with the card it is about, where its own words leave that out. */
  subject?: (option: OptionText, play: Play, game: GameInfo) => string | null;
  /** What the parts of the final count came from. */
  breakdown?: (play: Play, game: GameInfo, result: Result, log: readonly Line[]) => Breakdown;
  /** Where on the table the points of a seat lie that come from one source. */
  countedAt?: (source: string, seat: number) => string | null;
  /** The points of all in the course of the game. */
  course?: (play: Play, game: GameInfo, result: Result, log: readonly Line[]) => Course;
  /** What else is to be said to the reader at the end. */
  remarks?: (play: Play, game: GameInfo, result: Result) => string[];
  /** How the table stands, in sentences by place: for the ear. */
  tell?: (play: Play, game: GameInfo) => { title: string; lines: string[] }[];
  /** The thing that a part of a saying in the log names, where it names one. */
  named?: (saying: Saying, play: Play, game: GameInfo) => Thing | null;
  /** Lines of the log that begin a new stretch of the game. */
  headings?: Headings;
  /** What heads the turns of a stretch in the log, where each player has several. */
  rounds?: Rounds;
  /** Lay out what the game keeps beside the state, before anything of it is drawn. */
  prepare?: (play: Play, game: GameInfo) => void;
  /** Its tray has the whole width, with the turn's dock in it: nothing stands beside the question then. */
  hasDock?: boolean;
  /** How far a game is: the word for its stretches of time, which one it is in, of how many. */
  progress?: (state: State, game: GameInfo) => { id: string; n: number; of: number } | null;
  /** The points of a seat that everybody sees, where a game has them on a track for all. */
  openPoints?: (state: State, seat: number) => number | null;
  /** Whether a seat holds something that the reader of a state may not see, or the reader's own seat something that others may not; absent: it may always. */
  hides?: (state: State, seat: number) => boolean;
  /** Where every piece lies that a reader sees: what moved is what lies elsewhere in the next view. */
  whereabouts?: (view: State["view"], game: GameInfo) => Lying[];
  /** Where the pieces of a class come from that lay nowhere. */
  sources?: Sources;
  /** The places that a piece passes on its way. */
  way?: (motion: Motion, before: State["view"], after: State["view"], game: GameInfo, earlier: readonly Motion[]) => readonly string[];
  /** What a piece that goes nowhere was spent on, as it lay before. */
  into?: (motion: Motion, before: State["view"], after: State["view"]) => string | null;
  /** Of motions that came at once, which ones take off later than those before it in the list. */
  wave?: (motion: Motion, earlier: readonly Motion[]) => number;
  /** The points that were made between two views, and where, by what moved. */
  gains?: (before: State["view"], after: State["view"], motions: readonly Motion[]) => Motion[];
  /** A piece in the air, by its look; it fills its box. */
  Flyer?: Component<Props & { look: string }>;
  /** How much a line of the log is worth seeing. */
  weigh?: (line: Line) => 1 | 2 | 3;
  /** What a line or a motion sounds like. */
  sound?: (what: { line: Line } | { motion: Motion }) => Sound | null;
}

const FOLDERS = import.meta.glob<GameParts>("../*/index.ts");

export function drawings(game: string): Promise<GameParts> {
  return (FOLDERS[`../${game}/index.ts`] ?? FOLDERS["../plain/index.ts"]!)();
}
