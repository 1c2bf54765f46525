// What a drawn table needs to know and may do: the last state from the server, what may be chosen where,
// and the one way to choose. It knows no rules: what can be pressed is what the decision lists.

import { speech, type Saying } from "../words/speech.svelte";
import type { Advised, Decision, OptionText, Refusal, State } from "../server/types";

/** Seats that have a colour with a name; the emblems of those beyond bear their number. */
const COLOURS = ["C", "I", "S", "T", "P"];
const MOST_SEATS = 26;
/** What stands on the emblem of each seat, which also tells its colours (theme.css). */
export const LETTERS: readonly string[] = [...COLOURS, ...Array.from({ length: MOST_SEATS - COLOURS.length }, (_, nth) => String(COLOURS.length + nth + 1))];

/** What a seat is called where nobody gave it a name. */
export function seatName(seat: number): string {
  return seat < COLOURS.length ? speech.t(`colour-${seat}`) : speech.t("seat-number", { n: seat + 1 });
}

/** Gives the place on the table where an option (by its notation) is pressed; null where it has none. */
export type Places = (notation: string, kind: string) => string | null;

/** How an option (by its notation) is offered: with care, so that no single press does it, or without drawing the eye. */
export type Manner = (notation: string) => "careful" | "quiet" | null;

export class Play {
  state = $state.raw() as State;
  /** The place whose several options are shown to choose among. */
  opened = $state<string | null>(null);
  /** What somebody pressed that is not allowed, until the next choice. */
  refused = $state.raw<Refusal | null>(null);
  /** Whether a choice is on its way and not yet acknowledged. */
  sending = $state(false);
  /** What came of the last choice, where it could not be made. */
  trouble = $state.raw<unknown>(null);
  /** What a bot would do now, one after the other, until it is followed or left. */
  proposal = $state.raw<readonly OptionText[] | null>(null);
  /** What a strong bot advises for this choice; null where it was not asked. */
  advice = $state.raw<readonly Advised[] | null>(null);
  /** Whether the bot is being asked. */
  consulting = $state(false);
  /** When the state came, by the machine's steady clock. */
  arrived = $state(performance.now());
  /** A board that shows the options of the opened place, and proposals, itself says so here. */
  opensItself = $state(false);

  private byPlace = $derived.by(() => this.sort((decision) => decision.options));
  private refusedByPlace = $derived.by(() => this.sort((decision) => decision.refusals));
  /** Options that are pressed nowhere on the table: they are buttons beside the question. */
  loose = $derived.by(() => this.byPlace.get("") ?? []);

  constructor(
    state: State,
    private places: Places,
    private send: (option: number) => Promise<void>,
    private ask: () => Promise<readonly OptionText[]> = async () => [],
    private inquire: () => Promise<readonly Advised[]> = async () => [],
    readonly manner: Manner = () => null,
    private respond: (agree: boolean) => Promise<void> = async () => {},
  ) {
    this.state = state;
  }

  /** Go on from a new state; what was opened in the old one is closed. */
  take(state: State): void {
    if (state.version !== this.state.version || state.seat !== this.state.seat) {
      this.opened = null;
      this.refused = null;
      if (!this.following) this.proposal = null;
      this.advice = null;
      this.consulting = false;
    }
    this.state = state;
    this.arrived = performance.now();
  }

  private sort<T extends { notation: string }>(list: (decision: Decision) => readonly T[]): Map<string, T[]> {
    const sorted = new Map<string, T[]>();
    const decision = this.state.decision;
    if (!decision) return sorted;
    for (const item of list(decision)) {
      const place = this.places(item.notation, decision.kind) ?? "";
      sorted.set(place, [...(sorted.get(place) ?? []), item]);
    }
    return sorted;
  }

  /** Where an option is pressed on the table; null where it is a button beside the question. */
  placeOf(option: OptionText): string | null {
    return this.places(option.notation, this.state.decision?.kind ?? "");
  }

  /** The options at a place of the table. */
  at(place: string): readonly OptionText[] {
    return this.byPlace.get(place) ?? [];
  }

  /** What is shown at a place but not allowed, with its reason. */
  refusalAt(place: string): Refusal | null {
    return this.refusedByPlace.get(place)?.[0] ?? null;
  }

  /** A place in words, with what pressing it does or why it does nothing. */
  sayPlace(place: string, label: string): string {
    const options = this.at(place);
    const refusal = options.length ? null : this.refusalAt(place);
    if (options.length === 1) return `${label}: ${this.say(options[0]!.message)}`;
    return refusal ? `${label}: ${this.say(refusal.message)}. ${this.say(refusal.reason)}` : label;
  }

  /**
   * Press a place: take its option, or say why it is not allowed. Several options, or one that comes with a
   * warning, are shown first.
   */
  /** Whether an option is shown with its words before it is chosen. */
  asksFirst(option: OptionText): boolean {
    return !!option.warning || this.manner(option.notation) === "careful";
  }

  press(place: string): void {
    const options = this.at(place);
    this.refused = options.length ? null : this.refusalAt(place);
    if (options.length === 1 && !this.asksFirst(options[0]!)) void this.choose(options[0]!.option);
    else this.opened = options.length && this.opened !== place ? place : null;
  }

  async choose(option: number): Promise<void> {
    if (this.sending) return;
    this.opened = null;
    this.refused = null;
    this.trouble = null;
    this.sending = true;
    try {
      await this.send(option);
    } catch (trouble) {
      this.trouble = trouble;
    } finally {
      this.sending = false;
    }
  }

  /** Whether the seat may undo, or ask to: about a turn that was asked about nobody is asked again. */
  get canUndo(): boolean {
    return this.state.can_undo && this.state.undo?.seat !== this.state.seat;
  }

  /** What is to be said of a request to undo: to whoever waits, and to whoever is asked or looks on. */
  get undoWords(): string {
    const { undo, seat } = this.state;
    if (!undo) return "";
    if (undo.declined) return undo.seat === seat ? speech.t("undo-declined") : "";
    if (undo.seat === seat) return speech.t("undo-waits", { names: this.names(undo.awaits) });
    const asks = speech.t(undo.whole ? "undo-asks-turn" : "undo-asks-move", { name: this.name(undo.seat) });
    return undo.may_answer ? asks : `${asks} ${speech.t("undo-waits", { names: this.names(undo.awaits) })}`;
  }

  /** Agree to what somebody asks to undo, or decline it. */
  async answerUndo(agree: boolean): Promise<void> {
    if (this.sending || !this.state.undo?.may_answer) return;
    this.trouble = null;
    this.sending = true;
    try {
      await this.respond(agree);
    } catch (trouble) {
      this.trouble = trouble;
    } finally {
      this.sending = false;
    }
  }

  /** Ask how a bot would do this routine; the answer is only a proposal. */
  async propose(): Promise<readonly OptionText[]> {
    const { version } = this.state;
    this.trouble = null;
    try {
      const proposal = await this.ask();
      this.proposal = this.state.version === version ? proposal : null; // An answer to an older question is useless.
    } catch (trouble) {
      this.trouble = trouble;
      this.proposal = null;
    }
    return this.proposal ?? [];
  }

  /** Ask what a strong bot would do; advice for a choice that has passed meanwhile is worth nothing. */
  async consult(): Promise<void> {
    const { version } = this.state;
    if (this.consulting || this.advice || !this.state.decision) return;
    this.trouble = null;
    this.consulting = true;
    try {
      const advice = await this.inquire();
      if (this.state.version === version) this.advice = advice;
    } catch (trouble) {
      if (this.state.version === version) this.trouble = trouble;
    } finally {
      if (this.state.version === version) this.consulting = false;
    }
  }

  /** Take an option by its number; one that comes with a warning is shown at its place first. */
  agree(number: number): void {
    const option = this.state.decision?.options.find((one) => one.option === number);
    const place = option?.warning ? this.placeOf(option) : null;
    if (place !== null) this.opened = place;
    else if (option) void this.choose(option.option);
  }

  private following = false;

  /** Take the options of the proposal, as long as each of them is still offered. */
  async follow(): Promise<void> {
    const steps = this.proposal ?? [];
    this.trouble = null;
    this.following = true;
    try {
      for (const { option, notation } of steps) {
        const offered = this.state.decision?.options.some((it) => it.option === option && it.notation === notation);
        if (!offered || this.trouble) break;
        await this.choose(option);
      }
    } finally {
      this.following = false;
      this.proposal = null;
    }
  }

  /** The decision that would follow an option, where the server tells it. */
  ahead(option: number): Decision | null {
    return this.state.ahead[String(option)] ?? null;
  }

  letter(seat: number): string {
    return LETTERS[seat % LETTERS.length]!;
  }

  /** The name of a seat, in the reader's language where nobody gave one. */
  name(seat: number): string {
    const there = this.state.seats[seat];
    if (there?.resident) return speech.say(there.resident);
    return there?.name || seatName(seat);
  }

  /** A saying in pieces: plain text, and the names of players with their seats. */
  pieces(saying: Saying): { text: string; seat: number | null }[] {
    return speech.say(saying).split(/@(\d+)/).map((text, nth) =>
      nth % 2 ? { text: this.name(Number(text)), seat: Number(text) } : { text, seat: null },
    );
  }

  /** Several seats by name, with the language's own "and". */
  names(seats: readonly number[]): string {
    const names = seats.map((seat) => this.name(seat));
    const last = names.pop() ?? "";
    return names.length ? speech.t("bar-and", { some: names.join(", "), last }) : last;
  }

  /** Say something with the names of players in it. */
  say(saying: Saying): string {
    return speech.say(saying).replace(/@(\d+)/g, (_, seat) => this.name(Number(seat)));
  }
}
