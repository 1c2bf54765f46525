// A puzzle being solved: all choices of the try, the states they led to, and what the server answered. The server
// remembers none of it.

import { server } from "../server/call";
import type { PuzzleAnswer, PuzzleHint, PuzzleStep, PuzzleTask, State } from "../server/types";
import type { Places } from "../table/play.svelte";
import { speech } from "../words/speech.svelte";

/** Shows a state; of one that is shown as a whole nobody sees how it came about. */
type Show = (state: State, isWhole: boolean) => void;

export class Solving {
  outcome = $state<PuzzleAnswer["outcome"]>("going-on");
  /** The last answer that ended a try. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  hint = $state.raw<PuzzleHint | null>(null);
  /** Whether the first try, which alone is rated, is over. */
  isTried = $state(false);
  rating = $state<number | null>(null);
  streak = $state(0);
  /** Whether it was found or shown: then nothing is left to find. */
  isOver = $derived(this.outcome === "solved" || this.outcome === "given-up");
  private moves: number[] = [];
  /** The state at the puzzle's moment, and those after each right choice. */
  private states: State[];

  constructor(
    readonly task: PuzzleTask,
    private show: Show,
    private ask: Pick<typeof server, "tryMove" | "puzzleHint" | "giveUp"> = server,
  ) {
    this.states = [task.state];
    this.isTried = task.is_tried;
    this.rating = task.rating;
    this.streak = task.streak;
  }

  get id(): string {
    return this.task.card.id;
  }

  /** The state from which the last answer leads on: of a puzzle that is solved, its moment. */
  get before(): State {
    return this.isOver ? this.states[0]! : this.last;
  }

  private get last(): State {
    return this.states.at(-1)!;
  }

  /** Choose; what follows a try that is over is not sent. */
  async move(option: number): Promise<void> {
    if (this.outcome !== "going-on") return;
    const answer = await this.ask.tryMove(this.id, [...this.moves, option]);
    this.hint = null;
    if (answer.outcome === "going-on") {
      this.moves.push(option);
      this.states.push(whole(answer.state, this.last));
      this.show(answer.state, false);
    } else this.end(answer);
  }

  /** Undo the last choice, or all of them. */
  back(isAll: boolean): void {
    const left = isAll ? 0 : Math.max(0, this.moves.length - 1);
    this.moves = this.moves.slice(0, left);
    this.states = this.states.slice(0, left + 1);
    this.hint = null;
    this.show(this.last, true);
  }

  /** Take the wrong move back. */
  again(): void {
    this.outcome = "going-on";
    this.answer = null;
    this.show(this.last, true);
  }

  async consult(): Promise<void> {
    if (this.isOver) return;
    if (this.outcome === "wrong") this.again();
    this.hint = await this.ask.puzzleHint(this.id, this.moves);
  }

  async giveUp(): Promise<void> {
    if (this.isOver) return;
    const answer = await this.ask.giveUp(this.id);
    this.back(true);
    this.end(answer);
  }

  private end(answer: PuzzleAnswer): void {
    this.hint = null;
    this.answer = answer;
    this.outcome = answer.outcome;
    this.isTried = true;
    if (answer.progress) {
      this.rating = answer.progress.rating;
      this.streak = answer.progress.streak;
    }
    this.show(answer.state, false);
  }
}

/** A state with the whole log, so that one can come back to it. */
function whole(state: State, before: State): State {
  return { ...state, log_from: 0, log: [...before.log.slice(0, state.log_from), ...state.log], film: [] };
}

/** The numbers of a line's steps by the places where they are made on the table; some are made nowhere. */
export function numbersOf(steps: readonly PuzzleStep[], places: Places): Map<string, string> {
  const numbers = new Map<string, string>();
  steps.forEach(({ notation, kind }, nth) => {
    const place = notation && places(notation, kind);
    if (place) numbers.set(place, [numbers.get(place), nth + 1].filter(Boolean).join(" "));
  });
  return numbers;
}

/** A theme in its game's words; all games share the one of puzzles without a theme of their own. */
export function themeName(game: string, theme: string): string {
  const own = `puzzle-theme-${game}-${theme}`;
  return speech.name(speech.knows(own) ? own : `puzzle-theme-${theme}`, theme);
}

/** The theme and the level that somebody trains, from the end of the address: `#ship/2`. */
export function trained(hash: string): [theme: string, level: string] {
  const [, theme = "all", level = "all"] = /^#([a-z-]+)\/([a-z0-9]+)$/.exec(hash) ?? [];
  return [theme, level];
}
