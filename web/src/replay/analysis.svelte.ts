// What the strong bot found out about a finished game: asked for once, computed behind, kept by the server.

import { server } from "../server/call";
import type { Analysis, Judged, Moment, Result } from "../server/types";
import { alike } from "./alike";
import type { Reel } from "./reel.svelte";

/** How often one looks whether there is more (ms). */
const EVERY = 1200;

/** What every seat could expect at a step: its chance to win, or alone its points. */
export interface Outlook {
  step: number;
  values: readonly number[];
}

/** A choice after which somebody's outlook was quite another. */
export interface Turn {
  step: number;
  /** Whose choice it was. */
  judged: Judged;
  /** Whose outlook changed most. */
  whose: number;
  before: number;
  after: number;
  /** What it was right after the choice, before chance had its say; where an analysis knows it. */
  chosen: number | null;
  /** Whether it was chance that changed it, and not the choice. */
  isLuck: boolean;
}

export class Study {
  found = $state.raw<Analysis | null>(null);
  trouble = $state.raw<unknown>(null);
  /** The end of the game, once it is known: all chances are known then. */
  result = $state.raw<Result | null>(null);
  /** The game as it is judged, with every choice. */
  private all = $state.raw<readonly Moment[] | null>(null);
  private ways = new WeakMap<Reel, readonly number[]>();
  private timer = 0;
  private isEnded = false;

  readonly judged = $derived.by(() => (this.found?.judged ?? []).toSorted((a, b) => a.step - b.step));
  /** Alone nobody is beaten: what counts is how many points there are in the end. */
  readonly isAlone = $derived(this.judged.length > 0 && this.judged[0]!.points.length === 1);
  /** A choice is judged by what was to be expected before it, which is one step earlier. */
  readonly outlooks = $derived.by((): Outlook[] => this.judged.map((one) => ({ step: one.step - 1, values: this.isAlone ? one.points : one.chances })));
  readonly turning = $derived.by((): Turn[] => (this.found?.turning ?? []).toSorted((a, b) => a - b).flatMap((step) => this.turnAt(step) ?? []));

  constructor(private id: string) {}

  get isUnderWay(): boolean {
    return this.found?.stage === "waiting" || this.found?.stage === "running";
  }

  /** What is there by now; as long as more is being found out, look again. */
  async look(): Promise<void> {
    await this.ask(() => server.analysis(this.id));
  }

  async begin(): Promise<void> {
    await this.ask(() => server.analyse(this.id));
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  private async ask(how: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await how();
      this.trouble = null;
    } catch (trouble) {
      this.trouble = trouble;
    }
    if (this.judged.length && !this.all) await this.readAll();
    if (this.isUnderWay && !this.isEnded) this.timer = window.setTimeout(() => void this.look(), EVERY);
  }

  private async readAll(): Promise<void> {
    try {
      this.all = (await server.replay(this.id, "all")).moments;
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  /** Where in a reel a step of the analysis is. */
  where(step: number, reel: Reel): number {
    if (!this.all) return reel.nearest(step);
    let way = this.ways.get(reel);
    if (!way) this.ways.set(reel, (way = alike(this.all, reel.moments, reel.replay.reader)));
    return way[step] ?? reel.last;
  }

  /** What a seat could expect when the game was over. */
  get final(): readonly number[] | null {
    const { result } = this;
    if (!result || this.found?.stage !== "done") return null;
    const winners = result.places.filter((place) => place === 1).length;
    return this.isAlone ? result.points : result.places.map((place) => (place === 1 ? 1 / winners : 0));
  }

  private turnAt(step: number): Turn | null {
    const nth = this.judged.findLastIndex((one) => one.step <= step);
    const before = this.outlooks[nth]?.values;
    const after = this.outlooks[nth + 1]?.values ?? this.final;
    if (!before || !after) return null;
    const moved = before.map((value, seat) => Math.abs((after[seat] ?? value) - value));
    const whose = moved.indexOf(Math.max(...moved));
    const chosen = this.judged[nth]!.after[whose] ?? null;
    const isLuck = chosen !== null && Math.abs(after[whose]! - chosen) > Math.abs(chosen - before[whose]!);
    return { step, judged: this.judged[nth]!, whose, before: before[whose]!, after: after[whose]!, chosen, isLuck };
  }
}
