// One table of Gùgōng as its drawings need it: the view, its components, what just changed, what an exchange would cost.

import type { Play } from "../table/play.svelte";
import type { GameInfo, OptionText, State } from "../server/types";
import { changes } from "./changes";
import { componentsOf, sideFor } from "./components";
import { follow, type Ship } from "./ships";
import type { Family, Location, Step, View } from "./view";

export class Court {
  view = $derived.by(() => this.play.state.view as unknown as View);
  components = $derived.by(() => componentsOf(this.game, this.view));
  side = $derived.by(() => sideFor(this.components, this.view.options.players));
  /** The seat whose hand lies below, if any. */
  me = $derived.by(() => this.view.viewer);
  /** What the open question is about. */
  step = $derived.by((): Step | null => this.view.agenda.at(-1) ?? null);
  /** A card of the hand that is looked at: the officials answer it already. */
  looked = $state<string | null>(null);
  /** What changed since the reader last had to choose. */
  changed = $derived.by(() => {
    this.remember(this.play.state);
    return changes(this.before, this.view);
  });
  ships = $derived.by(() => (this.fleet = follow(this.fleet, this.view.canal)));
  /** What each official answers to the card that is given or looked at. */
  answers = $derived.by(() => this.answer());

  /** The view when the reader last had to choose. */
  before: View | null = null;
  private last: State | null = null;
  private fleet: Ship[] = [];

  constructor(
    readonly play: Play,
    readonly game: GameInfo,
  ) {}

  private remember(state: State): void {
    if (state === this.last) return;
    if (this.last?.decision) this.before = this.last.view as unknown as View;
    this.last = state;
  }

  private answer(): Map<Location, OptionText> {
    const { decision } = this.play.state;
    const looked = decision?.options.find((option) => option.notation === `give ${this.looked}`);
    const asked = decision?.kind === "official" ? decision : looked ? this.play.ahead(looked.option) : null;
    const to = asked?.options.filter((option) => option.notation.startsWith("to ")) ?? [];
    return new Map(to.map((option) => [option.notation.slice(3) as Location, option]));
  }

  /** The card that is being given away: picked, not yet laid down. */
  get given(): string | null {
    return this.step?.seat === this.me ? (this.step?.card ?? null) : null;
  }

  /** Whether the official of a location waits to be paid. */
  asks(location: Location): boolean {
    return this.step?.location === location && this.step.step === "ask-payment";
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
