// The exchange that is being thought of: card, official, what to do there and how to pay, in any order. It lives
// here alone until it is whole; then its small choices are sent one after the other.

import type { Decision, OptionText, State } from "../server/types";
import type { Doubt, Hand, Play } from "../table/play.svelte";
import { speech, type Saying } from "../words/speech.svelte";
import type { Court } from "./court.svelte";
import { targetsAfter, type Target } from "./foresight";
import { isFree, priceOf, waysOf } from "./glyphs";
import { canAct } from "./places";
import { LOCATIONS, type Location, type View } from "./view";

/** A way to pay for an exchange, by its notation. */
export interface Way {
  notation: string;
  kind: "servants" | "card" | "precious" | "none";
  /** How many servants, or which card. */
  n: number;
  card: string | null;
}

/** What an official asks for an exchange that is not free. */
export interface Bill {
  location: Location;
  card: string;
  ways: readonly Way[];
  warning: string;
}

/** The steps of the engine that ask for a choice, by the first word of its notation. */
const ASKED_BY: Record<string, string> = { city: "travel-step ask-city", load: "ask-load", "new-ship": "ask-load" };

export class Plan implements Hand {
  private held = $state<string | null>(null);
  private wanted = $state<Location | null>(null);
  private aim = $state.raw<Target | null>(null);
  /** Servants that would go, as something that costs is looked at. */
  weighed = $state(0);

  /** Whether an exchange can be thought of: none of it is sent, or only the card is named. */
  isOpen = $derived.by(() => this.kind === "gift" || this.kind === "official");
  /** The card in the hand that is lifted. */
  card = $derived.by(() => (this.kind === "gift" ? this.held : this.kind === "official" ? this.court.given : null));
  location = $derived.by(() => (this.isOpen ? this.wanted : null));
  target = $derived.by(() => (this.isOpen ? this.aim : null));
  /** What each official answers to the card that is lifted. */
  answers = $derived.by(() => this.answersTo(this.card));
  targets = $derived.by((): ReadonlyMap<string, Target> => this.foresee());
  bill = $derived.by((): Bill | null => this.billed());

  constructor(private court: Court) {}

  private get play(): Play {
    return this.court.play;
  }
  private get kind(): string {
    return this.play.state.decision?.kind ?? "";
  }

  get prompt(): string | null {
    const { card, location, bill } = this;
    const gift = (code: string | null): string => speech.t("gift-card", { value: this.court.components.gift[code ?? ""]?.value ?? 0 });
    if (bill) return speech.t("ask-payment", { place: speech.t(`place-${bill.location}`), gift: gift(this.court.view.officials[bill.location] ?? null) });
    if (this.kind === "action") return this.sayAction();
    if (!this.isOpen) return null;
    if (card) return speech.t("ask-official", { gift: gift(card) });
    return location ? speech.t("ask-gift", { place: speech.t(`place-${location}`) }) : null;
  }

  /** What an action asks, by its location; where an action of somebody else is followed, the server says so. */
  private sayAction(): string | null {
    const { id } = this.play.state.decision!.prompt;
    const location = this.court.step?.location;
    if (!location || !/^prompt-action(-of-card)?$/.test(id)) return null;
    const { options } = this.play.state.decision!;
    if (!canAct(options.map(({ notation }) => notation))) return speech.t("ask-action-impossible", { place: speech.t(`place-${location}`) });
    const question = speech.t("ask-action", { place: speech.t(`place-${location}`), location });
    return id === "prompt-action" ? question : speech.t("ask-action-of-card", { question });
  }

  /** To whom the lifted card may go, or how the open bill can be paid. */
  get asked(): Decision | null {
    const { bill, play } = this;
    const { decision } = play.state;
    if (!decision || decision.kind !== "gift" || !this.held) return null;
    const ahead = play.ahead(play.offered(`give ${this.held}`)?.option ?? -1);
    if (!bill) return ahead;
    const options = bill.ways.map((way, nth) => ({ option: -1 - nth, notation: way.notation, message: this.sayWay(way), rules: [], warning: null }));
    return { ...decision, kind: "payment", options, refusals: [] };
  }

  private sayWay({ kind, n, card }: Way): Saying {
    if (kind === "servants") return { id: "pay", args: { price: { id: "servants", args: { n } } } };
    if (kind === "card") return { id: "sacrifice", args: { gift: { id: "gift-card", args: { value: this.court.components.gift[card ?? ""]?.value ?? 0 } } } };
    return { id: kind === "none" ? "no-actions" : "way-precious" };
  }

  get isHolding(): boolean {
    return this.isOpen && ((this.kind === "gift" && this.held !== null) || this.wanted !== null);
  }

  /** What each official would answer to a card. */
  answersTo(card: string | null): ReadonlyMap<Location, OptionText> {
    const { decision } = this.play.state;
    const give = decision?.options.find(({ notation }) => notation === `give ${card}`);
    const asked = decision?.kind === "official" ? decision : give ? this.play.ahead(give.option) : null;
    const to = asked?.options.filter(({ notation }) => notation.startsWith("to ")) ?? [];
    return new Map(to.map((option) => [option.notation.slice(3) as Location, option]));
  }

  private foresee(): ReadonlyMap<string, Target> {
    const { me, view, components, side } = this.court;
    if (!this.isOpen || me === null) return new Map();
    const outlook = { view, components, side, seat: me, card: this.card };
    return new Map(LOCATIONS.flatMap((location) => targetsAfter(this.pricesAt(location), location, outlook)).map((target) => [target.place, target]));
  }

  /** The servants that each way to pay an official takes; none where only the actions could be given away. */
  private pricesAt(location: Location): number[] {
    const answer = this.answers.get(location);
    if (!answer || isFree(answer)) return [0];
    return waysOf(answer).flatMap(({ id, args }) => (id === "servants" ? [Number(args?.["n"])] : id === "way-actions" ? [] : [0]));
  }

  /** Whether paying this way leaves too little for any action at the location. */
  leavesTooLittle({ kind, n }: Way): boolean {
    const { bill } = this;
    const { me, view, components, side } = this.court;
    if (!bill || bill.warning || kind !== "servants" || me === null || view.families[me]!.stored.some(({ token }) => token === "bargain")) return false;
    return !targetsAfter([n], bill.location, { view, components, side, seat: me, card: bill.card }).length;
  }

  /** What lies at a place while an exchange is thought of, and at a ship that claims; the decision alone says the rest. */
  at(place: string): readonly OptionText[] | null {
    if (place === `berth ${this.court.claims}`) return this.play.state.decision?.options.filter(({ notation }) => notation.startsWith("claim ")) ?? null;
    if (!this.isOpen) {
      const beyond = this.beyond(place);
      return beyond ? [{ option: -1, notation: beyond.steps.at(-1)!, message: beyond.message, rules: [], warning: null }] : null;
    }
    const [sort, what] = place.split(" ");
    if (sort === "official") {
      const answer = this.answers.get(what as Location);
      return answer ? [answer] : [{ option: -1, notation: `to ${what}`, message: { id: `official-${what}` }, rules: [], warning: null }];
    }
    const target = this.targets.get(place);
    return target ? [{ option: -1, notation: target.steps.at(-1)!, message: target.message, rules: [], warning: null }] : null;
  }

  /** What the action that is asked for leads to, behind its first choice: a city, a ship. A coach speaks in between. */
  private beyond(place: string): Target | null {
    const target = this.play.state.lesson ? undefined : this.court.asked.get(place);
    return target && target.steps.length > 1 && this.play.offered(target.steps[0]!) ? target : null;
  }

  /** Whether a target calls for a press: its official takes the lifted card for nothing, or is the chosen one. */
  isLit(target: Target): boolean {
    if (this.location) return target.location === this.location;
    const answer = this.answers.get(target.location);
    return answer !== undefined && isFree(answer);
  }

  isReady(place: string): boolean {
    if (!this.isOpen) return false;
    const target = this.targets.get(place);
    if (target) return !this.isLit(target);
    return place.startsWith("official ") && this.card === null && place !== `official ${this.location}`;
  }

  press(place: string): boolean {
    if (this.play.sending) return false;
    if (!this.isOpen) {
      const beyond = this.beyond(place);
      if (beyond) void this.play.finishMove(() => this.play.errand.run(beyond.steps, (step, state) => this.waitsFor(step, beyond.location, state)), this.at(place)![0]);
      return beyond !== null;
    }
    const [sort = "", what = ""] = place.split(" ");
    const target = this.targets.get(place);
    if (sort === "card") {
      // The coach of a lesson speaks after every choice: there a card is given at once.
      if (this.play.state.lesson || this.kind !== "gift" || !this.play.at(place).some(({ notation }) => notation.startsWith("give "))) return false;
      this.lift(what === this.held ? null : what);
    } else if (sort === "official") this.go(what as Location, null);
    else if (target) this.go(target.location, target);
    else return false;
    return true;
  }

  /** Lift a card instead of the one that is lifted; none puts it back. A dragged card waits for where it is dropped. */
  lift(card: string | null, isDragged = false): void {
    this.play.opened = this.play.unsent = null;
    this.held = card;
    if (!isDragged) this.settle();
  }

  /** Go to an official with the lifted card, perhaps for a certain thing; without a card it waits for one. */
  go(location: Location, target: Target | null): void {
    const isAgain = this.card === null && this.wanted === location && this.aim?.place === target?.place;
    this.play.opened = this.play.unsent = null;
    this.wanted = isAgain ? null : location;
    this.aim = isAgain ? null : target;
    this.settle();
  }

  /** Give a card to an official, both at once. */
  give(card: string, location: Location): void {
    this.held = card;
    this.go(location, this.aim?.location === location ? this.aim : null);
  }

  drop(): boolean {
    const had = this.isHolding;
    this.held = this.wanted = this.aim = null;
    this.weighed = 0;
    return had;
  }

  /** A way to pay, or an official's answer that was shown with its warning. */
  pick(option: OptionText): boolean {
    const way = this.bill?.ways.find(({ notation }) => notation === option.notation);
    if (way) {
      this.pay(way);
      return true;
    }
    if (!this.isOpen || !option.notation.startsWith("to ") || !this.card) return false;
    this.wanted = option.notation.slice(3) as Location;
    if (!this.bill) this.send(null);
    return true;
  }

  /** Pay one of the ways of the bill; what gives the actions away is asked once more. */
  pay(way: Way): void {
    const isLocal = this.isOpen;
    const option = this.play.state.decision?.options.find(({ notation }) => notation === way.notation);
    const go = (): void => (isLocal ? this.send(way.notation) : option ? void this.play.choose(option.option) : undefined);
    if (way.kind !== "none") return go();
    this.play.doubt = { words: speech.t("doubt-exchange-only"), yes: speech.t("no-actions"), go } satisfies Doubt;
  }

  /** Send the exchange when nothing is open any more; what would be wasted is shown first. */
  private settle(): void {
    const answer = this.wanted ? this.answers.get(this.wanted) : undefined;
    if (!answer || !isFree(answer)) return;
    if (answer.warning && !this.aim) this.play.opened = `official ${this.wanted}`;
    else this.send(null);
  }

  private send(way: string | null): void {
    const { card, wanted: location, aim } = this;
    if (!card || !location) return;
    const steps = [
      ...(this.kind === "gift" ? [`give ${card}`] : []),
      `to ${location}`,
      ...(way ? [way] : []),
      ...(way === "no-actions" ? [] : (aim?.steps ?? [])),
    ];
    const end = aim ? this.at(aim.place)?.[0] : this.answers.get(location);
    const go = (): Promise<void> => this.play.errand.run(steps, (step, state) => this.waitsFor(step, location, state)).then(() => void this.drop());
    void this.play.finishMove(go, end ?? null);
  }

  /** Whether a step is still to come: below what is asked now lies what would ask for it. */
  private waitsFor(step: string, location: Location, state: State): boolean {
    const agenda = (state.view as unknown as View).agenda.slice(0, -1).filter(({ seat }) => seat === this.court.me);
    const by = ASKED_BY[step.split(" ")[0]!];
    if (by) return agenda.some((each) => by.split(" ").includes(each.step));
    return agenda.some((each) => each.step === "ask-action" && each.location === location && each.how?.startsWith("official"));
  }

  private billed(): Bill | null {
    const { decision } = this.play.state;
    const { step, me } = this.court;
    if (decision?.kind === "payment" && step?.location && step.card && step.seat === me) {
      return { location: step.location, card: step.card, ways: decision.options.flatMap((option) => way(option)), warning: "" };
    }
    const { card, location } = this;
    const answer = location ? this.answers.get(location) : undefined;
    if (!card || !location || !answer || isFree(answer) || me === null) return null;
    const others = this.court.family(me).hand.filter((other) => other !== card);
    const ways = waysOf(answer).flatMap(({ id, args }): Way[] => {
      if (id === "servants") return [{ notation: "pay-servants", kind: "servants", n: Number(args?.["n"]), card: null }];
      if (id === "way-precious") return [{ notation: "use precious", kind: "precious", n: 0, card: null }];
      return id === "way-card" ? others.map((other) => ({ notation: `sacrifice ${other}`, kind: "card" as const, n: 0, card: other })) : [];
    });
    const nothing: Way = { notation: "no-actions", kind: "none", n: 0, card: null };
    return { location, card, ways: [...ways, nothing], warning: answer.warning ? this.play.say(answer.warning) : "" };
  }
}

/** A way to pay that the server offers. */
function way(option: OptionText): Way[] {
  const [verb, what = null] = option.notation.split(" ");
  if (verb === "pay-servants") return [{ notation: option.notation, kind: "servants", n: priceOf(option) ?? 0, card: null }];
  if (verb === "sacrifice") return [{ notation: option.notation, kind: "card", n: 0, card: what }];
  if (option.notation === "use precious") return [{ notation: option.notation, kind: "precious", n: 0, card: null }];
  return option.notation === "no-actions" ? [{ notation: option.notation, kind: "none", n: 0, card: null }] : [];
}
