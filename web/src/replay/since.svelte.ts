// What happened since the reader's last turn, played at the table itself: the board shows the past, and then now.

import { server } from "../server/call";
import type { Line, Moment } from "../server/types";
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

  async open(play: Play, places: Places): Promise<void> {
    const { table, seat, decision } = play.state;
    if (this.isBusy || seat === null) return;
    this.isBusy = true;
    try {
      const [{ Reel }, replay] = await Promise.all([import("./reel.svelte"), server.replay(table, String(seat)), speech.learn("replay")]);
      this.from = endOfMyChoices(replay.moments, seat, decision !== null);
      this.reel = new Reel(replay, places, this.from);
      this.reel.enter();
      this.reel.start();
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
    this.reel?.pause();
    this.reel = null;
  }
}

/** My last choice before the others went on; what I chose since, in the turn that is still mine, I know. */
function endOfMyChoices(moments: readonly Moment[], me: number, isDeciding: boolean): number {
  let nth = moments.length - 1;
  while (isDeciding && nth > 0 && moments[nth]!.seat === me) nth -= 1;
  while (nth > 0 && moments[nth]!.seat !== me) nth -= 1;
  return nth;
}
