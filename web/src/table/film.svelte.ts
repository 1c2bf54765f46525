// The film of what others did: it stands between the server and the table, and shows what happened beat by beat
// before it shows how things stand. Nobody waits for it: a press shows the last picture at once.

import { keep, kept } from "../lobby/kept";
import type { GameInfo, Line, State } from "../server/types";
import { beatsOf, moved, pictures, wavesOf, type Beat, type Moving, type Weight } from "./beats";
import type { Motion } from "./motion";
import { pacing } from "./pace.svelte";
import type { Play } from "./play.svelte";

/** How long a beat is seen, by its weight (ms). */
const LASTS: Record<Weight, number> = { 1: 350, 2: 520, 3: 700 };
/** A turn of one player, and all that is still to be shown, never take longer (ms). Slow readers asked for more. */
export const LONGEST_TURN = 4000;
export const LONGEST = 8000;
/** What one's own action and its motion take (ms); nothing waits for it. */
const OWN = 420;

/** Shows motions while the table goes from one picture to the next. */
export interface Stage {
  show: (motions: readonly Motion[], change: () => void, lasts: number, beat: number) => void;
  /** Everything is where it belongs, at once. */
  clear: () => void;
}

export class Film {
  /** What is being shown, from the first beat that was not seen to the last. */
  beats = $state.raw<readonly Beat[]>([]);
  /** Which of them is seen now. */
  at = $state(0);
  isPaused = $state(false);
  /** Whether it tells what happened while nobody looked. */
  isRecap = $state(false);
  isPlaying = $derived(this.beats.length > 0);
  beat = $derived<Beat | null>(this.beats[this.at] ?? null);
  /** What others did in the last state, where there is no film that tells it. */
  untold = $state.raw<readonly Line[]>([]);
  private told = $state.raw<readonly Line[]>([]);
  /** The log as far as it is shown. */
  log = $derived(this.beat ? this.told.slice(0, this.beat.log) : this.told);
  stage: Stage | null = null;
  /** Told of every beat as it begins; own actions are beats too. */
  onbeat: (beat: Pick<Beat, "lines" | "motions">, isOwn: boolean) => void = () => {};

  /** Told when others went on while the connection was lost. */
  onreturn: () => void = () => {};

  /** How things stand, which the table shows when the film is over. */
  private last: State;
  /** What happened while the page was hidden. */
  private missed: Beat[] = [];
  private timer = 0;
  /** How long my last action is seen. */
  private own = 0;
  /** How long each beat is seen, and at which pace that was planned. */
  private times: number[] = [];
  private planned = pacing.pace;

  constructor(
    readonly play: Play,
    private parts: Moving,
    private game: GameInfo,
    log: readonly Line[],
  ) {
    this.last = play.state;
    this.told = log;
    document.addEventListener("visibilitychange", this.looked);
  }

  /** Go on from a state. Of one that was asked for as a whole nobody knows how it came about. */
  take(state: State, isWhole = false): void {
    const before = this.last;
    const from = state.log_from;
    const log = [...this.told.slice(0, from), ...state.log];
    const known = this.told.length;
    const isUndone = log.length < known;
    const isMine = this.play.sending || this.play.state.decision !== null;
    this.last = state;
    this.told = log;
    this.untold = isWhole || pacing.factor ? [] : log.slice(known).filter(({ seat }) => seat !== state.seat);
    if (isWhole || isUndone || !pacing.factor) {
      this.missed = [];
      const isNews = isWhole && before.version !== state.version && this.isNews(known, state);
      this.jump();
      if (isNews && pacing.factor) this.onreturn();
      return;
    }
    const all = beatsOf(before.view, from, pictures(before.view, state.film, { view: state.view, log: log.length }), log, this.parts, this.game);
    const isAnswer = this.play.sending;
    // Who is asked something meanwhile goes on choosing, and what others do at the same time is seen beside it.
    const at = isAnswer ? all.findIndex(({ seat }) => seat !== state.seat) : isMine ? -1 : 0;
    const own = at < 0 ? all : all.slice(0, at);
    const others = at < 0 ? [] : all.slice(at);
    if (document.hidden) {
      this.missed.push(...others);
      return this.jump();
    }
    if (this.isPlaying && own.length) this.finish();
    if (others.length) {
      if (own.length) this.atOnce(before.view, own, true);
      this.append(others, own.length > 0);
    } else if (!this.isPlaying) this.atOnce(before.view, own, false);
  }

  /** Show how things stand: whatever was still to be told can be read in the log. */
  finish(): void {
    if (this.isPlaying) this.jump();
  }

  pause(isPaused = !this.isPaused): void {
    if (!this.isPlaying) return;
    this.isPaused = isPaused;
    if (isPaused) clearTimeout(this.timer);
    else this.wait(this.times[this.at] ?? 0);
  }

  /** See the beat before once more, and go on from there. */
  back(): void {
    if (!this.isPlaying) return;
    this.at = Math.max(0, this.at - 1);
    this.stage?.clear();
    this.show(this.beats[this.at]!.before);
    this.begin();
  }

  end(): void {
    clearTimeout(this.timer);
    this.stage?.clear();
    document.removeEventListener("visibilitychange", this.looked);
  }

  /** Whether others did something in the lines of the log from one on. */
  private isNews(from: number, { seat, stage }: State): boolean {
    return stage === "playing" && seat !== null && this.told.slice(from).some((line) => line.seat !== null && line.seat !== seat);
  }

  /** Whether others went on since this browser last showed the table. */
  hasMissed(table: string): boolean {
    const seen = kept(`seen.${table}.${this.last.seat}`);
    return pacing.factor > 0 && seen !== null && this.isNews(Number(seen), this.last);
  }

  /** Keep how much of the log was seen, from the seat that looks or by another at the same screen. */
  remember(table: string, seat = this.last.seat): void {
    if (!document.hidden && seat !== null) keep(`seen.${table}.${seat}`, String(this.told.length));
  }

  /** What happened while the page was hidden is told when somebody looks again. */
  private looked = (): void => {
    if (document.hidden) {
      this.finish();
      return;
    }
    const missed = this.missed.splice(0);
    if (!missed.length || this.isPlaying || this.last.stage === "over") return;
    this.isRecap = true;
    this.show(missed[0]!.before);
    this.append(missed, false);
  };

  /** My own action: the table shows it at once, and what it moved flies over it. */
  private atOnce(before: State["view"], own: readonly Beat[], isMore: boolean): void {
    const after = own.at(-1)?.view ?? this.last.view;
    const motions = own.length > 1 ? moved(before, after, this.parts, this.game) : (own[0]?.motions ?? []);
    const change = (): void => (isMore ? this.show(after) : this.play.take(this.last));
    this.own = OWN * Math.min(1, pacing.factor) * inWaves(motions);
    if (own.length) this.onbeat({ lines: own.flatMap(({ lines }) => lines), motions }, true);
    if (this.stage) this.stage.show(motions, change, this.own, -1);
    else change();
  }

  private append(beats: readonly Beat[], isAfterMine: boolean): void {
    const isNew = !this.isPlaying;
    // Seen ones stay, as far as one may want to go back to them.
    this.beats = [...this.beats, ...beats];
    if (isNew) this.at = 0;
    this.plan();
    if (!isNew) return;
    this.isPaused = false;
    if (!isAfterMine) return this.begin();
    this.timer = window.setTimeout(() => this.begin(), this.own);
  }

  private begin(): void {
    clearTimeout(this.timer);
    const beat = this.beats[this.at];
    if (!beat) return this.jump();
    if (this.planned !== pacing.pace) this.plan();
    const lasts = this.times[this.at]!;
    this.onbeat(beat, false);
    const change = (): void => this.show(beat.view, beat.seat);
    if (this.stage) this.stage.show(beat.motions, change, lasts, this.at);
    else change();
    if (!this.isPaused) this.wait(lasts);
  }

  private wait(lasts: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.at + 1 >= this.beats.length) return this.jump(false);
      this.at += 1;
      this.begin();
    }, lasts);
  }

  /** How long each beat from here on is seen: longer lists are sped up evenly, and nothing of them is left out. */
  private plan(): void {
    this.planned = pacing.pace;
    this.times = [...this.times.slice(0, this.at), ...timesOf(this.beats.slice(this.at), pacing.factor || 1)];
  }

  /** A picture of the past: nothing can be chosen in it, and the game is not over. */
  private show(view: State["view"], seat: number | null = null): void {
    this.play.take({ ...this.last, view, stage: "playing", result: null, decision: null, ahead: {}, standing: [], can_undo: false, deciding: seat === null ? [] : [seat] });
  }

  private jump(isCut = true): void {
    clearTimeout(this.timer);
    if (isCut) this.stage?.clear();
    this.beats = [];
    this.at = 0;
    this.isPaused = false;
    this.isRecap = false;
    this.play.take(this.last);
  }
}

type Timed = Pick<Beat, "weight" | "seat"> & Partial<Pick<Beat, "motions">>;
/** How much longer a beat is for each further wave of motions. */
const WAVE = 0.75;

/** How many times as long it takes when things move one after the other. */
function inWaves(motions: readonly Motion[]): number {
  return 1 + WAVE * Math.max(0, wavesOf(motions).length - 1);
}

export function timesOf(beats: readonly Timed[], factor: number): number[] {
  const most = Math.max(1, factor);
  const times = beats.map(({ weight, motions = [] }) => LASTS[weight] * factor * inWaves(motions));
  let from = 0;
  beats.forEach(({ seat }, nth) => {
    if (nth + 1 < beats.length && beats[nth + 1]!.seat === seat) return;
    squeeze(times, from, nth + 1, LONGEST_TURN * most);
    from = nth + 1;
  });
  squeeze(times, 0, times.length, LONGEST * most);
  return times;
}

/** Make a stretch of times no longer than it may be, each by the same part. */
function squeeze(times: number[], from: number, to: number, most: number): void {
  const all = times.slice(from, to).reduce((sum, time) => sum + time, 0);
  if (all <= most) return;
  for (let nth = from; nth < to; nth += 1) times[nth] = (times[nth]! * most) / all;
}
