// What somebody wants to do is whole before any of it is sent: the small choices of the engine then follow each
// other by themselves. A choice that is not offered yet, because something else is asked first, is waited for.

import type { State } from "../server/types";
import type { Play } from "./play.svelte";

/** Whether a choice (by its notation) will still be asked for, once what is asked now is answered. */
export type Waits = (step: string, state: State) => boolean;

export class Errand {
  /** The choices that are still to be made, by their notation. */
  steps = $state.raw<readonly string[]>([]);
  /** Whether something else has to be answered before the next of them. */
  isWaiting = $state(false);
  private waits: Waits = () => false;
  private isBusy = false;
  /** What was sent together is undone together. */
  private hasBegun = false;

  constructor(private play: Play) {}

  /** Make these choices one after the other, each as soon as it is offered; what waits meanwhile comes after them. */
  async run(steps: readonly string[], waits: Waits = () => false): Promise<void> {
    const later = this.isWaiting ? this.steps : [];
    const then = this.waits;
    this.steps = [...steps, ...later];
    this.waits = (step, state) => (this.steps.length > later.length ? waits : then)(step, state);
    this.hasBegun = false;
    await this.work();
  }

  /** Leave what is not sent yet. */
  forget(): void {
    this.steps = [];
    this.isWaiting = false;
  }

  /** Something was answered: perhaps the next choice is offered now. */
  goOn(): void {
    if (this.steps.length && !this.isBusy) queueMicrotask(() => void this.work());
  }

  private async work(): Promise<void> {
    if (this.isBusy || this.play.sending) return;
    this.isBusy = true;
    this.isWaiting = false;
    try {
      while (this.steps.length) {
        const [step, ...rest] = this.steps as [string, ...string[]];
        const { decision } = this.play.state;
        const option = decision?.options.find(({ notation }) => notation === step);
        if (!option) {
          // Where nothing is asked, others act or are shown in between.
          this.isWaiting = !decision || this.waits(step, this.play.state);
          if (this.isWaiting) break;
          this.steps = rest; // Where nothing else could be chosen, it was not asked: what follows may be offered.
          continue;
        }
        this.steps = rest;
        await this.play.chooseAll((nth) => (nth ? null : option.option), this.hasBegun);
        this.hasBegun = true;
        if (this.play.trouble) this.steps = [];
      }
    } finally {
      this.isBusy = false;
    }
  }
}
