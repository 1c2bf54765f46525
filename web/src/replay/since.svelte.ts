// What happened since the reader's last turn, played at the table itself: the board shows the past, and then now.

import { server } from "../server/call";
import type { GameInfo, Line, Moment, Replay } from "../server/types";
import { moved, type Moving } from "../table/beats";
import type { Stage } from "../table/film.svelte";
import type { Play, Places } from "../table/play.svelte";
import { endOfMyTurn, type Headings } from "../table/tale";
import { speech } from "../words/speech.svelte";
import type { Reel } from "./reel.svelte";

export class Since {
  /** What is being played, while it is. */
  reel = $state.raw<Reel | null>(null);
  isBusy = $state(false);
  /** Where it began: the reader's last own choice. */
  from = 0;

  /** Whether somebody else did something since. */
  hasNews(play: Play, log: readonly Line[], headings?: Headings): boolean {
    const { seat, stage, decision } = play.state;
    if (seat === null || stage === "over") return false;
    return log.slice(endOfMyTurn(log, seat, decision !== null, headings)).some((line) => line.seat !== null && line.seat !== seat);
  }

  /** Play what the others did; where they did nothing, there is nothing to see. */
  async open(play: Play, places: Places, moving: { parts: Moving; game: GameInfo } | null = null, stage: Stage | null = null): Promise<void> {
    const { table, seat, decision } = play.state;
    if (this.isBusy || this.reel || seat === null) return;
    this.isBusy = true;
    try {
      const [{ Reel }, whole] = await Promise.all([import("./reel.svelte"), server.replay(table, String(seat)), speech.learn("replay")]);
      const replay = withoutEmpty(whole, moving);
      const last = replay.moments.length - 1;
      this.from = endOfMyChoices(replay.moments, seat, decision !== null);
      if (this.from >= last) this.from = beforeOthers(replay, seat);
      if (this.from >= last) return;
      const reel = new Reel(replay, places, this.from, moving);
      this.reel = reel;
      reel.enter();
      reel.stage = stage;
      reel.start();
    } catch (trouble) {
      play.trouble = trouble;
    } finally {
      this.isBusy = false;
    }
  }

  again(): void {
    this.reel?.go(this.from);
    this.reel?.start();
  }

  end(): void {
    this.reel?.end();
    this.reel = null;
  }
}

/** A game without the moments in which nothing is told or seen: each is part of the next one. */
export function withoutEmpty(replay: Replay, moving: { parts: Moving; game: GameInfo } | null): Replay {
  const moments: Moment[] = [];
  let held: Moment["film"] = [];
  replay.moments.forEach((moment, nth) => {
    const before = moments.at(-1);
    const isEmpty = before && moment.log <= before.log && (!moving || !moved(before.view, moment.view, moving.parts, moving.game).length);
    if (isEmpty && nth < replay.moments.length - 1) held = [{ log: moment.log, changes: [[moment.view]] as never }];
    else if (isEmpty && moments.length > 1) moments[moments.length - 1] = { ...moment, seat: before.seat, chosen: before.chosen, film: before.film };
    else {
      moments.push({ ...moment, film: [...held, ...moment.film] });
      held = [];
    }
  });
  return { ...replay, moments };
}

/**
 * My last choice before the others went on; what I chose since, in the turn that is still mine, I know. Who has not
 * chosen yet sees the chapter that is being played, not the whole game.
 */
function endOfMyChoices(moments: readonly Moment[], me: number, isDeciding: boolean): number {
  let nth = moments.length - 1;
  while (isDeciding && nth > 0 && moments[nth]!.seat === me) nth -= 1;
  if (!nth) return moments.length - 1; // Nobody else did anything.
  const end = nth;
  while (nth > 0 && moments[nth]!.seat !== me) nth -= 1;
  return moments[nth]!.seat === me ? nth : chapterOf(moments, end);
}

/** The moment before others last did something: who plays by the rules alone does it as part of my own choice. */
function beforeOthers({ moments, log }: Replay, me: number): number {
  let nth = moments.length - 1;
  const hasOthers = (at: number): boolean => log.slice(moments[at - 1]!.log, moments[at]!.log).some((line) => line.seat !== null && line.seat !== me);
  while (nth > 0 && !hasOthers(nth)) nth -= 1;
  return nth ? nth - 1 : moments.length - 1;
}

/** Where the chapter of a moment begins. */
function chapterOf(moments: readonly Moment[], nth: number): number {
  const name = (at: number): string => JSON.stringify(moments[at]!.chapter);
  while (nth > 0 && name(nth - 1) === name(nth)) nth -= 1;
  return nth;
}
