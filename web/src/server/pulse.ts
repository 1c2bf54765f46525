// Whether somebody is still at the other end: a line that says nothing for a while is asked, and told as broken when it does not answer.

/** Milliseconds of silence after which the server is asked for a sign of life. */
export const QUIET = 1700;
/** A page that nobody looks at asks seldom. */
export const QUIET_UNSEEN = 25_000;
/** So long an answer may take before the line is shown as broken, */
export const LATE = 1200;
/** and so much longer before another one is tried. */
export const DEAD = 2400;

interface Ends {
  ask: () => void;
  late: () => void;
  dead: () => void;
}

export class Pulse {
  private timer = 0;

  constructor(private ends: Ends) {}

  /** Something was heard. */
  beat = (): void => this.wait(document.hidden ? QUIET_UNSEEN : QUIET, this.ask);

  /** Ask at once whether somebody is there. */
  ask = (): void => {
    this.ends.ask();
    this.wait(LATE, () => {
      this.ends.late();
      this.wait(DEAD, this.ends.dead);
    });
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, milliseconds);
  }
}
