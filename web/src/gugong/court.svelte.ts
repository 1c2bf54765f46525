// One table of Gùgōng as its drawings need it: the view, its components, what just changed, what an exchange would cost.

import type { Play } from "../table/play.svelte";
import type { GameInfo, OptionText, State } from "../server/types";
import { changes } from "./changes";
import { componentsOf, sideFor } from "./components";
import { locationOf } from "./places";
import { Plan } from "./plan.svelte";
import { follow, type Ship } from "./ships";
import { targetsAt, type Target } from "./foresight";
import type { Family, Location, Step, View } from "./view";

export class Court {
  view = $derived.by(() => this.play.state.view as unknown as View);
  components = $derived.by(() => componentsOf(this.game, this.view));
  side = $derived.by(() => sideFor(this.components, this.view.options.players));
  /** The seat whose hand lies below, if any. */
  me = $derived.by(() => this.view.viewer);
  /** What the open question is about. */
  step = $derived.by((): Step | null => this.view.agenda.at(-1) ?? null);
  /** Where my full ship lies whose reward can be claimed now. */
  claims = $derived.by((): string | null => {
    const { step, me, view, play } = this;
    return play.state.decision && step?.step === "ask-claim" && step.seat === me ? (view.canal[step.berth ?? -1]?.berth ?? null) : null;
  });
  /** The locations where what is asked now can be chosen; an exchange can be made everywhere. */
  called = $derived.by((): ReadonlySet<string> => {
    const options = this.plan.isOpen ? [] : (this.play.state.decision?.options ?? []);
    const there = options.flatMap((option) => locationOf(this.play.placeOf(option) ?? "") ?? []);
    return new Set(this.claims ? [...there, "canal"] : there);
  });
  /** A card of the hand that is looked at: the officials answer it already. */
  looked = $state<string | null>(null);
  /** What changed since the reader last had to choose. */
  changed = $derived.by(() => {
    this.remember(this.play.state);
    return changes(this.before, this.view);
  });
  ships = $derived.by(() => (this.fleet = follow(this.fleet, this.view.canal)));
  /** What each official answers to the card that is lifted or looked at. */
  answers = $derived.by(() => this.answer());
  /** What the action that is asked for now would lead to, by its places. */
  asked = $derived.by((): ReadonlyMap<string, Target> => {
    const location = this.step?.step === "ask-action" && this.step.seat === this.me ? this.step.location : undefined;
    if (!location || this.me === null) return new Map();
    const { view, components, side, me } = this;
    return new Map(targetsAt(location, { view, components, side, seat: me, card: null }).map((target) => [target.place, target]));
  });
  /** The exchange that is being thought of. */
  readonly plan: Plan = new Plan(this);

  /** The view when the reader last had to choose. */
  before: View | null = null;
  private last: State | null = null;
  private fleet: Ship[] = [];

  constructor(
    readonly play: Play,
    readonly game: GameInfo,
  ) {
    play.hand = this.plan;
  }

  private remember(state: State): void {
    if (state === this.last) return;
    if (this.last?.decision) this.before = this.last.view as unknown as View;
    this.last = state;
  }

  private answer(): ReadonlyMap<Location, OptionText> {
    return this.plan.card ? this.plan.answers : this.plan.answersTo(this.looked);
  }

  /** The card that is being given away: picked, not yet laid down. */
  get given(): string | null {
    return this.step?.seat === this.me ? (this.step?.card ?? null) : null;
  }

  /** Whether the official of a location waits to be paid. */
  asks(location: Location): boolean {
    return (this.step?.location === location && this.step.step === "ask-payment") || this.plan.location === location;
  }

  /** The servants that would go: what is looked at, or what the open bill asks. */
  get spending(): number {
    return this.plan.weighed || (this.plan.bill?.ways.find((way) => way.kind === "servants")?.n ?? 0);
  }

  /** What lies at a place as a target that calls for a press, and what it would lead to. */
  goal(place: string): Target | null {
    if (!this.play.at(place).length) return null;
    if (this.plan.isOpen) {
      const target = this.plan.targets.get(place);
      return target && this.plan.isLit(target) ? target : null;
    }
    return this.asked.get(place) ?? null;
  }

  /** The steps of a track that A and B lead to; where both end at the same one, only what is free. */
  climbs(location: "intrigue" | "palace"): Target[] {
    const targets = ["A", "B"].flatMap((option) => this.goal(`${option} ${location}`) ?? []);
    return targets.filter(({ to }, nth) => targets.findIndex((each) => each.to === to) === nth);
  }

  letter(seat: number): string {
    return this.play.letter(seat);
  }

  family(seat: number): Family {
    return this.view.families[seat]!;
  }
}

const courts = new WeakMap<Play, Court>();

/** The court of a table; board, tray and panels share it. */
export function courtOf(play: Play, game: GameInfo): Court {
  let court = courts.get(play);
  if (!court) courts.set(play, (court = new Court(play, game)));
  return court;
}
