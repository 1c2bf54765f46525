// What a drawn table needs to know and may do: the last state from the server, what may be chosen where,
// and the one way to choose. It knows no rules: what can be pressed is what the decision lists.

import { habits } from "../lobby/habits.svelte";
import { speech, type Saying } from "../words/speech.svelte";
import type { Advised, Decision, EndOffer, OptionText, Refusal, State } from "../server/types";
import { Errand } from "./intent.svelte";

/** Seats that have a colour with a name; the emblems of those beyond bear their number. */
const COLOURS = ["C", "I", "S", "T", "P"];
const MOST_SEATS = 26;
/** More choices than any move is made of. */
const LONGEST_MOVE = 60;
/** Two presses of one double press are no further apart, in milliseconds. */
const DOUBLE_PRESS = 500;
/** A proposal is asked for so often, if others move while it is made. */
const ASKED_AGAIN = 4;
/** What stands on the emblem of each seat, which also tells its colours (theme.css). */
export const LETTERS: readonly string[] = [...COLOURS, ...Array.from({ length: MOST_SEATS - COLOURS.length }, (_, nth) => String(COLOURS.length + nth + 1))];

/** What a seat is called where nobody gave it a name. */
export function seatName(seat: number): string {
  return seat < COLOURS.length ? speech.t(`colour-${seat}`) : speech.t("seat-number", { n: seat + 1 });
}

/** Gives the place on the table where an option (by its notation) is pressed; null where it has none. */
export type Places = (notation: string, kind: string) => string | null;

/** How an option (by its notation) is offered: with care, so that no single press does it, or without drawing the eye. */
export type Manner = (notation: string, kind?: string, offered?: readonly string[]) => "careful" | "quiet" | null;

/** What a game keeps in the hand before anything is sent (see intent.svelte.ts). */
export interface Hand {
  /** What could be chosen at a place with what is held; null where the decision alone says it. */
  at(place: string): readonly OptionText[] | null;
  /** Whether a place can be pressed though it does not call for it. */
  isReady(place: string): boolean;
  /** Take a press; tell whether it was about what is held. */
  press(place: string): boolean;
  /** Take an option that was shown first; tell whether it was about what is held. */
  pick(option: OptionText): boolean;
  /** Put everything back; tell whether anything was held. */
  drop(): boolean;
  readonly isHolding: boolean;
  /** What is still open of what is held, in words; null where the question alone says it. */
  readonly prompt: string | null;
  /** The same as a question with its options; null where it is the decision itself. */
  readonly asked?: Decision | null;
}

/** What somebody asks of others, in words: to undo a turn, or to end the game. */
export interface Question {
  subject: "undo" | "end";
  seat: number;
  words: string;
  mayAnswer: boolean;
}

/** Something that costs, to be agreed to before it is done. */
export interface Doubt {
  words: string;
  yes: string;
  go: () => void;
}

/** A finished move that waits to be confirmed. */
export interface Unsent {
  /** The choice that it ends with, where it is a single one. */
  option: OptionText | null;
  go: () => Promise<void>;
}

/** What a seat is asked, and what it may do besides: as long as it is the same, a move can wait. */
const question = ({ seat, decision, standing }: State): string => JSON.stringify([seat, decision, standing]);

export class Play {
  state = $state.raw() as State;
  /** The place whose several options are shown to choose among. */
  opened = $state<string | null>(null);
  /** What somebody pressed that is not allowed, until the next choice. */
  refused = $state.raw<Refusal | null>(null);
  /** Whether a choice is on its way and not yet acknowledged. */
  sending = $state(false);
  /** What was chosen and is not yet acknowledged. */
  pending = $state.raw<OptionText | null>(null);
  /** Where on the table that was pressed. */
  pendingPlace = $derived.by(() => (this.pending ? this.placeOf(this.pending) : null));
  private underway: Promise<void> = Promise.resolve();
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
  /** Whether bots wait for second thoughts of mine. */
  isGrace = $state(false);
  /** A board that shows the options of the opened place, and proposals, itself says so here. */
  opensItself = $state(false);
  /** The reader has just undone something: nothing is answered for them until they choose again. */
  hasUndone = $state(false);
  /** How many choices each press sent, the last press last: what was sent together is undone together. */
  private sent: number[] = [];
  /** What is asked once more before it is done. */
  doubt = $state.raw<Doubt | null>(null);
  /** The move that is sent as soon as it is confirmed; whatever else is pressed takes it back. */
  unsent = $state.raw<Unsent | null>(null);
  /** Where on the table it was pressed. */
  unsentPlace = $derived.by(() => (this.unsent?.option ? this.placeOf(this.unsent.option) : null));
  /** A doubt was agreed to: what follows from it needs no further confirmation. */
  private isAgreed = false;
  /** Small choices that belong together and are sent one after the other. */
  readonly errand: Errand = new Errand(this);
  /** Whether something can be done at this table; a replay only shows. */
  isLive = false;
  /** What the game holds in the hand, where it has one. */
  hand: Hand | null = null;
  /** Undo the last choice, or the whole turn; set by the owner of the connection. */
  onundo: (whole: boolean) => void = () => {};
  /** Offer all others to end the game; set by the same. */
  onoffer: () => Promise<void> = async () => {};

  private byPlace = $derived.by(() => this.sort((decision) => decision.options));
  private refusedByPlace = $derived.by(() => this.sort((decision) => decision.refusals));
  /** Options that are pressed nowhere on the table: they are buttons beside the question. */
  loose = $derived.by(() => this.byPlace.get("") ?? []);
  /** Of these, what is declined. */
  declined = $derived.by(() => this.loose.findLast((option) => this.mannerOf(option) !== null) ?? null);
  /** And what else is offered; what shall not draw the eye stands in the list of all options alone. */
  besides = $derived.by(() => this.loose.filter((option) => option !== this.declined && this.mannerOf(option) !== "quiet"));

  constructor(
    state: State,
    private places: Places,
    private send: (option: number) => Promise<void>,
    private ask: () => Promise<readonly OptionText[]> = async () => [],
    private inquire: () => Promise<readonly Advised[]> = async () => [],
    readonly manner: Manner = () => null,
    private respond: (subject: Question["subject"], agree: boolean) => Promise<void> = async () => {},
    private proceed: () => Promise<void> = async () => {},
  ) {
    this.state = state;
    this.begin();
  }

  private graceEnds = 0;

  /** Begin the moment in which bots wait, and end it by the clock: nothing else may tell of its end. */
  private begin(): void {
    clearTimeout(this.graceEnds);
    const { grace } = this.state;
    this.isGrace = typeof grace === "number" && grace > 0;
    if (this.isGrace) this.graceEnds = window.setTimeout(() => (this.isGrace = false), grace! * 1000);
  }

  /** Let bots go on that wait for second thoughts of mine. */
  async go(): Promise<void> {
    if (!this.isGrace) return;
    clearTimeout(this.graceEnds);
    this.isGrace = false;
    try {
      await this.proceed();
    } catch {
      /* Then they go on a moment later by themselves. */
    }
  }

  /** Go on from a new state; what was opened in the old one is closed. */
  take(state: State): void {
    if (state.version !== this.state.version || state.seat !== this.state.seat) {
      this.opened = null;
      this.refused = null;
      this.doubt = null;
      if (!this.following) this.proposal = null;
      this.advice = null;
      this.consulting = false;
    }
    // While others choose at the same time, the question to this seat may well be the same.
    if (this.unsent && question(state) !== question(this.state)) this.unsent = null;
    this.state = state;
    this.begin();
    this.arrived = performance.now();
    this.errand.goOn();
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
    return this.hand?.at(place) ?? this.byPlace.get(place) ?? [];
  }

  /** Whether a choice at this place follows by itself, once what is asked now is answered. */
  isWished(place: string): boolean {
    return this.errand.isWaiting && this.errand.steps.some((step) => this.places(step, "") === place);
  }

  /** What is asked just now, with all its options: about what is held, or else by the server. */
  get asked(): Decision | null {
    return this.hand?.asked ?? this.state.decision;
  }

  /** What is shown at a place but not allowed, with its reason. */
  refusalAt(place: string): Refusal | null {
    return this.refusedByPlace.get(place)?.[0] ?? null;
  }

  /** A place in words, with what pressing it does or why it does nothing. */
  sayPlace(place: string, label: string): string {
    const options = this.at(place);
    const refusal = options.length ? null : this.refusalAt(place);
    if (this.hand?.isReady(place)) return label;
    const words = options.length === 1 ? this.say(options[0]!.message) : label;
    if (words !== label) return `${label}: ${words}`;
    return refusal ? `${label}: ${this.say(refusal.message)}. ${this.say(refusal.reason)}` : label;
  }

  /** How an option of the open question is offered. */
  mannerOf({ notation }: OptionText): ReturnType<Manner> {
    const { decision } = this.state;
    return this.manner(notation, decision?.kind ?? "", decision?.options.map((option) => option.notation));
  }

  /** Whether an option is shown with its words before it is chosen. */
  asksFirst(option: OptionText): boolean {
    return !!option.warning || this.mannerOf(option) === "careful";
  }

  /** Take an option from a list or a button: what gives something away is asked once more. */
  decide(option: OptionText): void {
    if (this.hand?.pick(option)) return;
    if (this.mannerOf(option) !== "careful") return void this.choose(option.option);
    this.doubt = {
      words: option.warning ? this.say(option.warning) : speech.t(this.placeOf(option) === null ? "doubt-away" : "doubt-sure"),
      yes: this.say(option.message),
      go: () => void this.choose(option.option),
    };
  }

  /** Take an option that was read about at a place: of what is only held, it is as if the place were pressed. */
  decideAt(place: string, option: OptionText): void {
    if (this.hand?.pick(option)) return;
    if (this.at(place).length === 1 && this.hand?.press(place)) return;
    this.decide(option);
  }

  /** Agree to what was asked once more. */
  agreeToDoubt(): void {
    const { go } = this.doubt!;
    this.doubt = null;
    this.isAgreed = true;
    go();
    this.isAgreed = false;
  }

  /** A move is finished: send it now, or when it is confirmed. */
  async finishMove(go: () => Promise<void>, option: OptionText | null = null): Promise<void> {
    if (!habits.confirms || this.isAgreed) return go();
    if (this.sending) return;
    this.opened = this.refused = this.doubt = null;
    this.unsent = { option, go };
  }

  /** Send the move that waits. */
  confirm(): void {
    const move = this.unsent;
    if (!move || this.sending) return;
    this.unsent = null;
    this.confirmedAt = performance.now();
    void move.go();
  }

  private confirmedAt = -Infinity;

  /** Whether a press may be the second one of a double press on "Confirm", where another button stands by now. */
  isDoublePress(): boolean {
    return performance.now() - this.confirmedAt < DOUBLE_PRESS;
  }

  /** Put back what is held, and whatever was opened; tell whether there was anything. */
  putBack(): boolean {
    const held = this.hand?.drop() ?? false;
    const shown = this.unsent !== null || this.opened !== null || this.refused !== null || this.advice !== null || this.doubt !== null || this.errand.isWaiting;
    this.opened = this.refused = this.advice = this.doubt = this.unsent = null;
    this.errand.forget();
    return held || shown;
  }

  /** Take back: what is held first, then what was sent. */
  takeBack(whole = false): void {
    if (!this.putBack() || whole) this.onundo(whole);
  }

  /**
   * Press a place: take its option, or say why it is not allowed. Several options, or one that comes with a
   * warning, are shown first.
   */
  press(place: string): void {
    this.unsent = null;
    if (this.hand?.press(place)) {
      this.refused = null;
      return;
    }
    const options = this.at(place);
    this.refused = options.length ? null : this.refusalAt(place);
    if (options.length === 1 && !this.asksFirst(options[0]!)) void this.choose(options[0]!.option);
    else this.opened = options.length && this.opened !== place ? place : null;
  }

  /** Make a move of one choice. */
  async choose(option: number): Promise<void> {
    await this.finishMove(() => this.chooseAll((nth) => (nth ? null : option)), this.numbered(option));
  }

  /**
   * Choose one option after the other, for a move that is made of several: `next` names each when the question
   * before it is answered, and null when the move is whole. `joins` adds them to the move before.
   */
  async chooseAll(next: (nth: number) => number | null, joins = false): Promise<void> {
    if (this.sending) return;
    this.opened = null;
    this.refused = null;
    this.doubt = null;
    this.unsent = null;
    this.trouble = null;
    this.hasUndone = false;
    this.sending = true;
    let nth = 0;
    this.underway = this.attempt(async () => {
      for (let option = next(0); option !== null && nth < LONGEST_MOVE; option = next(nth)) {
        this.pending = this.numbered(option);
        await this.send(option);
        nth += 1;
      }
    });
    await this.underway;
    if (joins && this.sent.length) this.sent[this.sent.length - 1]! += nth;
    else if (nth) this.sent.push(nth);
  }

  private numbered(option: number): OptionText | null {
    const { decision, standing } = this.state;
    return [...(decision?.options ?? []), ...standing].find((one) => one.option === option) ?? null;
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (trouble) {
      this.trouble = trouble;
    } finally {
      this.sending = false;
      this.pending = null;
      this.errand.goOn();
    }
  }

  /** The option with this notation, of the open question or of what is allowed beside it; null where it is not offered. */
  offered(notation: string): OptionText | null {
    const { decision, standing } = this.state;
    return [...(decision?.options ?? []), ...standing].find((option) => option.notation === notation) ?? null;
  }

  /**
   * Undo once the choice that is being sent has arrived: before, there would be nothing to undo, or the wrong
   * thing. What was sent by one press is undone together.
   */
  async undo(how: () => Promise<void>, whole = false): Promise<void> {
    await this.underway;
    if (this.sending || !this.canUndo) return;
    this.trouble = null;
    this.hasUndone = true;
    this.unsent = null;
    this.sending = true;
    let left = whole ? 1 : (this.sent.pop() ?? 1);
    this.underway = this.attempt(async () => {
      do await how();
      while (--left > 0 && this.canUndo);
    });
    await this.underway;
  }

  /** Whether the seat may undo, or ask to: about a turn that was asked about nobody is asked again. */
  get canUndo(): boolean {
    return this.state.can_undo && this.state.undo?.seat !== this.state.seat;
  }

  /** Whether there is anything to take back: sent, held, or waiting to be sent. */
  get canTakeBack(): boolean {
    return this.canUndo || (this.hand?.isHolding ?? false) || this.errand.isWaiting || this.unsent !== null;
  }

  /** What players are asked now, and what came of it, as far as the reader should know. */
  get questions(): Question[] {
    const { undo, end } = this.state;
    const questions: Question[] = [];
    if (undo) questions.push(this.question("undo", undo, speech.t(undo.whole ? "undo-asks-turn" : "undo-asks-move", { name: this.name(undo.seat) })));
    if (end) questions.push(this.question("end", end, speech.t("end-asks", { name: this.name(end.seat) })));
    return questions.filter(({ words }) => words);
  }

  /** A question in words: for those who wait, those who are asked, and spectators. */
  private question(subject: Question["subject"], { seat, awaits, may_answer, declined }: EndOffer, asks: string): Question {
    const isMine = seat === this.state.seat;
    const waits = speech.t(isMine ? `${subject}-waits` : "undo-waits", { names: this.names(awaits) });
    const open = isMine ? waits : may_answer ? asks : `${asks} ${waits}`;
    return { subject, seat, mayAnswer: may_answer, words: !declined ? open : isMine ? speech.t(`${subject}-declined`) : "" };
  }

  /** Agree to what somebody asks, or decline it. */
  async answer(subject: Question["subject"], agree: boolean): Promise<void> {
    if (this.sending || !this.state[subject]?.may_answer) return;
    this.trouble = null;
    this.sending = true;
    try {
      await this.respond(subject, agree);
    } catch (trouble) {
      this.trouble = trouble;
    } finally {
      this.sending = false;
    }
  }

  /** Ask how a bot would do this routine; the answer is only a proposal. If others move meanwhile, it is asked again. */
  async propose(): Promise<readonly OptionText[]> {
    const kind = this.state.decision?.kind;
    this.trouble = null;
    this.proposal = null;
    for (let nth = 0; nth < ASKED_AGAIN && this.state.decision?.kind === kind; nth++) {
      const { version } = this.state;
      const [proposal, trouble] = await this.ask().then((found) => [found, null] as const, (why: unknown) => [null, why] as const);
      if (this.state.version !== version) continue; // An answer to an older question is useless.
      this.trouble = trouble;
      this.proposal = proposal;
      break;
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
        await this.chooseAll((nth) => (nth ? null : option));
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

  /** The heading of a seat: "You" for the reader, where only one player sits at this screen. */
  called(seat: number): string {
    const isMe = seat === this.state.seat && this.state.seats.filter(({ mine }) => mine).length < 2;
    return isMe ? speech.t("side-you") : this.name(seat);
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
