// A game to look back at: its moments, where one is, and how one goes on. The table is drawn from the moment's
// view alone; nothing of it can be chosen.

import { flushSync } from "svelte";
import type { Decision, GameInfo, Moment, Replay, State } from "../server/types";
import { beatsOf, pictures, type Beat, type Moving } from "../table/beats";
import { timesOf, type Stage } from "../table/film.svelte";
import { pacing } from "../table/pace.svelte";
import { Play, type Places } from "../table/play.svelte";
import type { Saying } from "../words/speech.svelte";

/** How long a moment stays while the game plays by itself (ms). */
export const SPEEDS = { slow: 2200, usual: 1100, fast: 420 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Chapter {
  /** The number of its first moment in the reel. */
  from: number;
  name: Saying;
}

/** Who looks back is asked nothing, but has "chosen" at every moment: so each one rings what it changed. */
const NOTHING_ASKED: Omit<Decision, "seat"> = { kind: "looking-back", prompt: { id: "", args: {} }, rules: [], options: [], refusals: [] };

const SEATED = /^\d+$/;

export class Reel {
  /** Which moment is shown, counted from the first. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>("usual");
  readonly chapters: readonly Chapter[];
  readonly moments: readonly Moment[];
  /** One table for each pair of eyes: all hands open are those of every seat. */
  readonly plays: readonly Play[];
  /** Shows what moved from one moment to the next. */
  stage: Stage | null = null;
  private timer = 0;
  private scene = 0;
  /** How long what is being shown takes (ms). */
  private lasts = 0;

  constructor(
    readonly replay: Replay,
    places: Places,
    at = 0,
    /** What of the game moves, and the game. */
    private moving: { parts: Moving; game: GameInfo } | null = null,
  ) {
    this.moments = replay.moments;
    this.chapters = chaptersOf(this.moments);
    this.at = this.within(at);
    const eyes = replay.reader === "all" ? replay.table.seats.map((_, seat) => seat) : [SEATED.test(replay.reader) ? Number(replay.reader) : null];
    this.plays = eyes.map((seat) => {
      const play = new Play(this.stateAt(Math.max(0, this.at - 1), seat), places, () => Promise.resolve());
      play.sending = true;
      return play;
    });
  }

  /** Once the table is drawn: come from the moment before, so that one sees what the first one changed. */
  enter(): void {
    flushSync();
    this.perform(this.at);
  }

  get play(): Play {
    return this.plays[0]!;
  }
  get moment(): Moment {
    return this.moments[this.at]!;
  }
  get last(): number {
    return this.moments.length - 1;
  }
  get chapter(): Chapter {
    return this.chapters.findLast(({ from }) => from <= this.at)!;
  }

  /** The place of the moment after a number of steps, or of the one nearest to it. */
  nearest(step: number): number {
    const far = this.moments.map((moment) => Math.abs(moment.step - step));
    return far.indexOf(Math.min(...far));
  }

  /** The moment in which a line of the log was written. */
  ofLine(line: number): number {
    const found = this.moments.findIndex(({ log }) => log > line);
    return found < 0 ? this.last : found;
  }

  /** Go to a moment; it is entered from the one before, so that one sees what it changed. */
  go(nth: number): void {
    const to = this.within(nth);
    if (to === this.at) {
      if (to === this.last) this.pause();
      return;
    }
    this.cut();
    if (to !== this.at + 1 && to > 0) {
      this.show(to - 1);
      flushSync();
    }
    this.at = to;
    this.perform(to);
    if (to === this.last) this.pause();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the beginning of a turn: the next one, this one, or the one before where this one is at its beginning. */
  byTurn(by: 1 | -1): void {
    this.to(by, (nth) => this.moments[nth]!.turn !== this.moments[nth - 1]?.turn);
  }

  byChapter(by: 1 | -1): void {
    this.to(by, (nth) => this.chapters.some(({ from }) => from === nth));
  }

  private to(by: 1 | -1, isBeginning: (nth: number) => boolean): void {
    let nth = this.at + by;
    while (nth > 0 && nth < this.last && !isBeginning(nth)) nth += by;
    this.go(nth);
  }

  /** Go on by itself; at the end it begins again. */
  start(): void {
    if (!this.last) return;
    if (this.at === this.last) this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Nobody looks any more. */
  end(): void {
    this.pause();
    this.cut();
  }

  turn(): void {
    if (this.isPlaying) this.pause();
    else this.start();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.isPlaying) return;
      this.step(1);
      if (this.isPlaying) this.wait();
    }, Math.max(SPEEDS[this.speed], this.lasts));
  }

  /** Show a moment as it came about, frame by frame where it has several. Nothing waits for it but the reel itself. */
  private perform(nth: number): void {
    this.lasts = 0;
    const beats = this.stage ? this.beatsAt(nth) : [];
    if (!this.stage || !pacing.factor || !beats.length) return this.show(nth);
    const times = timesOf(beats, Math.min(pacing.factor, SPEEDS[this.speed] / SPEEDS.usual));
    this.lasts = times.reduce((sum, time) => sum + time, 0);
    const next = (at: number): void => {
      const isLast = at + 1 === beats.length;
      this.stage?.show(beats[at]!.motions, () => (isLast ? this.show(nth) : this.show(nth, beats[at]!.view)), times[at]!, at);
      if (!isLast) this.scene = window.setTimeout(() => next(at + 1), times[at]);
    };
    next(0);
  }

  private beatsAt(nth: number): Beat[] {
    const [before, moment] = [this.moments[nth - 1], this.moments[nth]!];
    if (!before || !this.moving) return [];
    const { parts, game } = this.moving;
    return beatsOf(before.view, before.log, pictures(before.view, moment.film, moment), this.replay.log, parts, game);
  }

  /** What is in the air has landed. */
  private cut(): void {
    clearTimeout(this.scene);
    this.stage?.clear();
  }

  /** Whether this is where the players agreed to end the game. */
  get isAgreedEnd(): boolean {
    return this.at === this.last && this.replay.table.stage === "over" && this.replay.result === null;
  }

  private within(nth: number): number {
    return Math.max(0, Math.min(this.moments.length - 1, nth));
  }

  private show(nth: number, view?: State["view"]): void {
    for (const play of this.plays) play.take(this.stateAt(nth, play.state.seat, view));
  }

  private stateAt(nth: number, seat: number | null, frame?: State["view"]): State {
    const { table, moments, reader, log, result } = this.replay;
    const { step, view: end, deciding, board = null } = moments[nth]!;
    const view = frame ?? end;
    const isEnd = nth === moments.length - 1 && (result !== null || table.stage === "over");
    return {
      type: "state", table: table.id, version: step, serial: 0, seat, stage: isEnd ? "over" : "playing",
      // With all hands open nothing is veiled, and everybody is looked at from their own side.
      view: (reader === "all" ? { ...view, viewer: seat, veiled: false } : view) as State["view"],
      decision: { ...NOTHING_ASKED, seat: seat ?? 0 }, ahead: {}, standing: [], deciding: isEnd ? [] : deciding, can_undo: false, seats: table.seats,
      log_from: 0, log, result: isEnd ? result : null, seed_hash: "", seed: null, lesson: null, board, undo: null, end: null, grace: null, film: [],
    };
  }
}

function chaptersOf(moments: readonly Moment[]): Chapter[] {
  const key = (nth: number): string => JSON.stringify(moments[nth]?.chapter);
  return moments.flatMap(({ chapter }, nth) => (nth && key(nth) === key(nth - 1) ? [] : [{ from: nth, name: chapter as Saying }]));
}
