// What the reader has in mind and has not sent: switches of Planning, cubes laid in this step, a card or a piece in
// the hand. All of it is local and free; a move is sent when it is whole, as the small choices that the engine knows.

import { habits } from "../lobby/habits.svelte";
import type { OptionText } from "../server/types";
import type { Play } from "../table/play.svelte";
import { ALCHEMY, cubes, reckon, workOf, worksOf, type Account, type Pin } from "./account";
import { faceOf, type Components } from "./components";
import { RESOURCES, isChoosing, nearSeat, stepsMade, sum, viewOf, type Cubes, type Duchy, type KingdomView, type Resource, type Space } from "./view";

/** What is picked up: a piece of the own edge, a card of the hand, or the place where a card is to lie. */
export type Held =
  | { kind: "krystallium" | "soldier" }
  | { kind: "card"; code: string }
  | { kind: "place"; area: number; isDown: boolean };

/** Actions that are allowed at any time and never asked for. */
const ACTIONS = /^(infuse|enlist|scrap|activate|step|transmute) /;

export class Desk {
  /** Counts what was changed here, so that a press can wait for it. */
  touched = $state(0);
  held = $state.raw<Held | null>(null);
  /** Cards of the Selection that are to be recycled. */
  recycled = $state.raw<ReadonlySet<string>>(new Set());
  /** Recycled cubes that the reader put somewhere else than they would go by themselves. */
  pinned = $state.raw<readonly Pin[]>([]);
  /** Cubes that lie where the reader put them in this step, the last one last. */
  laid = $state.raw<readonly Pin[]>([]);
  /** The kind of cube that is laid next, where there are several. */
  chosen = $state<Resource | null>(null);
  /** A press that would cost something was made once: the second does it. */
  isArmed = $state(false);
  /** Treasures were recycled before anybody was asked; they lay in the Selection when it was last seen. */
  treasures = $state.raw<readonly string[]>([]);

  private moment = "";
  /** Stages in which the reader was asked something and answered, and warnings that they have read. */
  private past = new Set<string>();
  /** The stage in which Menaces could be fought: who fought the last one sees it, and says that it was the last. */
  private fights = "";

  constructor(private play: Play) {}

  private get view(): KingdomView {
    return viewOf(this.play);
  }

  get duchy(): Duchy {
    return this.view.duchies[nearSeat(this.view)]!;
  }

  get kind(): string {
    return this.play.state.decision?.kind ?? "";
  }

  private touch(): void {
    this.touched += 1;
    this.isArmed = false;
    this.play.opened = null;
    this.play.refused = null;
    this.play.unsent = null;
  }

  /** Go on with a new state: what no longer fits is put back. */
  follow(tables: Components): void {
    const view = this.view;
    const moment = `${this.play.state.seat} ${view.round} ${view.phase} ${view.stage ?? ""}`;
    if (view.phase === "choice") this.treasures = this.duchy.selection.flatMap(({ card }) => (card && tables.treasure[card.replace(/\.\d+$/, "")] ? [card] : []));
    if (moment !== this.moment) {
      if (!this.moment.startsWith(`${this.play.state.seat} ${view.round} `) && view.phase !== "choice") this.treasures = [];
      this.moment = moment;
      this.recycled = new Set();
      this.pinned = [];
      this.laid = [];
      this.chosen = null;
      this.prefill(tables);
    }
    this.isArmed = false;
    if (this.play.state.decision?.options.some(({ notation }) => notation.startsWith("fight "))) this.fights = this.stage();
    if (!this.play.state.decision || (this.held?.kind === "card" && !this.duchy.hand.includes(this.held.code))) this.held = null;
    if (this.isSent) return;
    this.laid = this.fitting(tables, this.laid);
    if (!this.laid.length && this.room(tables, null)) this.prefill(tables);
  }

  /** Cubes that still fit where they were laid: a Krystallium may have taken their space. */
  private fitting(tables: Components, laid: readonly Pin[]): Pin[] {
    const left = { ...this.duchy.purse };
    const works = new Map(worksOf(tables, this.duchy).map((work) => [work.code, { ...work.missing }]));
    return laid.filter(({ resource, to }) => {
      const lacks = works.get(to);
      if (left[resource] <= 0 || (to !== ALCHEMY && !(lacks && lacks[resource] > 0))) return false;
      left[resource] -= 1;
      if (lacks) lacks[resource] -= 1;
      return true;
    });
  }

  // Planning.

  /** The cards that are to be decided about. */
  get cards(): string[] {
    return this.view.stage === "planning" ? this.duchy.selection.flatMap(({ card }) => card ?? []) : [];
  }

  /** Whether the works lie on the stage: as soon as no card waits there to be chosen or planned. */
  get isBuilding(): boolean {
    return !isChoosing(this.view) && this.kind !== "sort-cards" && !this.duchy.selection.length;
  }

  isKept(code: string): boolean {
    return !this.recycled.has(code);
  }

  toggle(code: string, isKept = !this.isKept(code)): void {
    const recycled = new Set(this.recycled);
    if (isKept) recycled.delete(code);
    else recycled.add(code);
    this.recycled = recycled;
    this.touch();
  }

  keepAll(isKept: boolean): void {
    this.recycled = new Set(isKept ? [] : this.cards);
    this.touch();
  }

  /** What the plan comes to: all works, the kept cards, all cubes that are and will be there. */
  account(tables: Components): Account {
    const isPlanning = this.view.stage === "planning";
    const kept = isPlanning ? this.cards.filter((code) => this.isKept(code)) : [];
    const thrown = isPlanning ? this.cards.filter((code) => !this.isKept(code)).flatMap((code) => faceOf(tables, code).recycling) : [];
    const gone = this.view.phase === "production" || this.view.phase === "combat" ? stepsMade(this.view) + (this.view.stage?.startsWith("production-") ? 1 : 0) : 0;
    return reckon(tables, this.duchy, {
      works: [...worksOf(tables, this.duchy), ...kept.map((code) => workOf(tables, code))],
      now: cubes((one) => this.duchy.purse[one] + thrown.filter((it) => it === one).length),
      made: cubes((one) => (RESOURCES.indexOf(one) < gone ? 0 : this.duchy.production[one])),
      pinned: isPlanning ? this.pinned : this.laid,
    });
  }

  /** A recycled cube that would go onto a card goes onto the next one that lacks it, at last into the Alchemy area. */
  moveOn(tables: Components, from: string): void {
    const account = this.account(tables);
    const cube = account.goes.find(({ to }) => to === from);
    if (!cube) return;
    const { resource } = cube;
    const works = [...worksOf(tables, this.duchy), ...this.cards.filter((code) => this.isKept(code)).map((code) => workOf(tables, code))];
    const full = (code: string, lacks: number): boolean => account.goes.filter((one) => one.to === code && one.resource === resource).length >= lacks;
    const goals = [...works.filter((work) => work.code === from || !full(work.code, work.missing[resource])).map(({ code }) => code), ALCHEMY];
    const to = goals[(goals.indexOf(from) + 1) % goals.length]!;
    this.pinned = [...account.goes.filter((one) => one !== cube), { resource, to }];
    this.touch();
  }

  /** Send the plan: what is kept, what is recycled, then its cubes. */
  confirm(tables: Components): void {
    const kept = new Set(this.cards.filter((code) => this.isKept(code)));
    const goes = [...this.account(tables).goes];
    const stage = this.stage();
    this.answered();
    this.isSent = true;
    void this.play.chooseAll(() => {
      if (this.stage() !== stage) return null;
      const options = this.play.state.decision?.options ?? [];
      const sorted = options.find(({ notation }) => notation.startsWith("slate ") && kept.has(notation.slice(6)))
        ?? options.find(({ notation }) => notation.startsWith("recycle "));
      return (sorted ?? (this.kind === "place-cubes" ? this.placing(options, goes) : this.ending()))?.option ?? null;
    }).finally(() => (this.isSent = false));
  }

  /** Whether a move is on its way; what it lays is still shown where it was laid. */
  private isSent = false;

  /** The next small choice that puts cubes where they are to go; what has no goal goes into the Alchemy area. */
  private placing(options: readonly OptionText[], goes: Pin[]): OptionText | null {
    for (const { resource, to } of goes) {
      if (to === ALCHEMY) continue;
      const n = goes.filter((one) => one.to === to && one.resource === resource).length;
      const together = options.find(({ notation }) => notation === `place ${n} ${to}`);
      const one = together ?? options.find(({ notation }) => notation === `give ${resource} ${to}`);
      if (!one) continue;
      const taken = together ? n : 1;
      for (let nth = 0; nth < taken; nth++) goes.splice(goes.findIndex((it) => it.to === to && it.resource === resource), 1);
      return one;
    }
    return options.find(({ notation }) => notation.startsWith("alchemy ") && notation.split(" ").length === 2) ?? null;
  }

  // Production: cubes are laid and taken back.

  /** Cubes that are not laid yet. */
  get left(): Cubes {
    return cubes((one) => Math.max(0, this.duchy.purse[one] - this.laid.filter(({ resource }) => resource === one).length));
  }

  get isPlacing(): boolean {
    return this.kind === "place-cubes" || (this.isSent && sum(this.duchy.purse) > 0);
  }

  /** How many cubes that are left a card can still take; null: all cards together. */
  room(tables: Components, code: string | null): number {
    if (!this.isPlacing) return 0;
    const { left } = this;
    return worksOf(tables, this.duchy).filter((work) => code === null || work.code === code)
      .reduce((all, work) => all + RESOURCES.reduce((n, one) => n + Math.min(left[one], Math.max(0, work.missing[one] - this.laidOn(work.code, one))), 0), 0);
  }

  laidOn(code: string, resource: Resource): number {
    return this.laid.filter((one) => one.to === code && one.resource === resource).length;
  }

  /** The cube that a place would get next. */
  next(tables: Components, to: string): Resource | null {
    const { left } = this;
    const work = to === ALCHEMY ? null : worksOf(tables, this.duchy).find(({ code }) => code === to);
    const fits = (one: Resource): boolean => left[one] > 0 && (to === ALCHEMY || (work?.missing[one] ?? 0) > this.laidOn(to, one));
    return this.chosen && fits(this.chosen) ? this.chosen : (RESOURCES.find(fits) ?? null);
  }

  lay(tables: Components, to: string, wanted: Resource | null = null): boolean {
    const resource = wanted ?? this.next(tables, to);
    if (!this.isPlacing || !resource) return false;
    this.laid = [...this.laid, { resource, to }];
    this.touch();
    return true;
  }

  takeBack(to: string, resource?: Resource): boolean {
    const at = this.laid.findLastIndex((one) => one.to === to && (!resource || one.resource === resource));
    if (at < 0) return false;
    this.laid = this.laid.filter((_, nth) => nth !== at);
    this.touch();
    return true;
  }

  /** Where every space is filled anyway the cubes lie there already; they can be taken back. */
  private prefill(tables: Components): void {
    if (this.kind !== "place-cubes") return;
    const works = worksOf(tables, this.duchy);
    const laid: Pin[] = [];
    for (const resource of RESOURCES) {
      const takers = works.filter((work) => work.missing[resource] > 0);
      const room = takers.reduce((all, work) => all + work.missing[resource], 0);
      if (takers.length > 1 && this.duchy.purse[resource] < room) continue;
      for (const { code, missing } of takers) for (let nth = 0; nth < missing[resource]; nth++) laid.push({ resource, to: code });
      for (let nth = room; nth < this.duchy.purse[resource]; nth++) laid.push({ resource, to: ALCHEMY });
    }
    this.laid = this.fitting(tables, laid);
  }

  /** Lay what a bot would lay. */
  async laySensibly(tables: Components): Promise<void> {
    const steps = await this.play.propose();
    this.play.proposal = null;
    const laid: Pin[] = [];
    for (const { notation, message } of steps) {
      const [verb, what, last] = notation.split(" ") as [string, string, string?];
      const told = message.args?.cubes as { id?: string; args?: { n?: number } } | undefined;
      const said = told?.id?.replace("amount-", "") as Resource | undefined;
      if (verb === "place" && said) for (let nth = 0; nth < Number(what); nth++) laid.push({ resource: said, to: last! });
      else if (verb === "alchemy" && said) for (let nth = 0; nth < (told?.args?.n ?? 1); nth++) laid.push({ resource: said, to: ALCHEMY });
      else if (verb === "give") laid.push({ resource: what as Resource, to: last! });
    }
    this.laid = this.fitting(tables, laid);
    const { left } = this;
    if (!this.room(tables, null)) for (const one of RESOURCES) for (let nth = 0; nth < left[one]; nth++) this.laid = [...this.laid, { resource: one, to: ALCHEMY }];
    this.touch();
  }

  /** Send what was laid; what is left over goes into the Alchemy area, after a second press. */
  done(): void {
    if (sum(this.left) > 0 && !this.isArmed) {
      this.isArmed = true;
      this.touched += 1;
      return;
    }
    const goes = [...this.laid];
    const stage = this.stage();
    this.answered();
    this.isSent = true;
    void this.play.chooseAll(() => {
      if (this.stage() !== stage) return null;
      this.laid = [...goes];
      const options = this.play.state.decision?.options ?? [];
      return (this.kind === "place-cubes" ? this.placing(options, goes) : this.ending())?.option ?? null;
    }).finally(() => (this.isSent = false));
  }

  // Pieces that are picked up, and other actions.

  lift(held: Held): void {
    const isSame = JSON.stringify(held) === JSON.stringify(this.held);
    this.held = isSame ? null : held;
    this.touch();
  }

  putDown(): boolean {
    if (!this.held && !this.isArmed) return false;
    this.held = null;
    this.touch();
    return true;
  }

  /** Whether the Duchy may be seen to before the question is answered. */
  private get mayAttend(): boolean {
    return this.play.offered("attend") !== null;
  }

  /** The actions that a card under construction allows, as notations; what is asked decides. */
  actionsOn(tables: Components, code: string): string[] {
    const { decision, standing } = this.play.state;
    const offered = [...(decision?.options ?? []), ...standing].map(({ notation }) => notation).filter((notation) => ACTIONS.test(notation) && notation.endsWith(` ${code}`));
    const site = this.duchy.building.find(({ card }) => card === code);
    if (offered.length || !this.mayAttend || !site) return offered;
    const { missing } = workOf(tables, code, site.filled);
    const infused = this.duchy.krystallium ? ([...RESOURCES, "krystallium"] as Space[]).filter((space) => missing[space]).map((space) => `infuse ${space} ${code}`) : [];
    const enlisted = this.duchy.soldiers && missing.soldier ? [`enlist ${code}`] : [];
    return [...infused, ...enlisted, ...(site.frozen ? [] : [`scrap ${code}`])];
  }

  /** What the piece in the hand could do on a card. */
  uses(tables: Components, code: string): string[] {
    const verb = this.held?.kind === "krystallium" ? "infuse" : this.held?.kind === "soldier" ? "enlist" : null;
    return verb ? this.actionsOn(tables, code).filter((notation) => notation.startsWith(`${verb} `)) : [];
  }

  /** Whether a piece could be used anywhere now. */
  isUseful(tables: Components, kind: "krystallium" | "soldier"): boolean {
    const verb = kind === "krystallium" ? "infuse " : "enlist ";
    return this.duchy.building.some(({ card }) => this.actionsOn(tables, card).some((notation) => notation.startsWith(verb)));
  }

  /** Do something that is allowed at any time; in the Choice phase the Duchy is seen to first. */
  do(notation: string): void {
    this.touch();
    const offered = this.play.offered(notation);
    this.finishMove((nth) => {
      const wanted = offered ? (nth ? null : notation) : nth === 0 ? "attend" : nth === 1 ? notation : null;
      return wanted ? (this.play.offered(wanted)?.option ?? null) : null;
    }, offered);
  }

  /** What is in the hand stays there until the move is sent. */
  private finishMove(next: (nth: number) => number | null, option: OptionText | null): void {
    void this.play.finishMove(() => {
      this.held = null;
      return this.play.chooseAll(next);
    }, option);
  }

  // The Choice phase.

  /** Lay a card of the hand into an area, in one move. */
  offer(code: string, area: number, isDown: boolean): void {
    this.touch();
    const moves = [`offer ${code}`, `lay ${area}${isDown ? " down" : ""}`];
    if (this.kind === "lay-card") moves.shift();
    else this.held = { kind: "card", code };
    const first = this.play.offered(moves[0]!);
    const last = first && { ...first, notation: moves.at(-1)! };
    this.finishMove((nth) => (moves[nth] ? (this.play.offered(moves[nth])?.option ?? null) : null), last);
  }

  /** Press a card of the hand: lift it, or lay it where a place was chosen before. */
  pressCard(code: string): void {
    if (this.held?.kind === "place") this.offer(code, this.held.area, this.held.isDown);
    else this.lift({ kind: "card", code });
  }

  /** Press the place for a card: lay what is lifted there, or choose the place first. */
  pressPlace(area: number, isDown: boolean, held: string | null): void {
    if (held) this.offer(held, area, isDown);
    else this.lift({ kind: "place", area, isDown });
  }

  // What is never asked for.

  private stage(): string {
    return `${this.view.round} ${this.view.stage ?? ""}`;
  }

  private answered(): void {
    this.past.add(this.stage());
  }

  /** Say that the Duchy is seen to; a warning that was read does not stop anybody again in the same round. */
  finish(): void {
    const finish = this.play.offered("finish");
    if (!finish) return;
    if (finish.warning) this.past.add(`${this.view.round} ${JSON.stringify(finish.warning)}`);
    void this.play.chooseAll((nth) => (nth ? null : finish.option));
  }

  /** "Finish", where there is nothing to be asked: nothing picked up, nothing that only this moment allows. */
  ending(): OptionText | null {
    const { decision, lesson, seat } = this.play.state;
    if (decision?.kind !== "see-to-duchy" || lesson || seat === null || this.held || this.play.unsent || this.play.hasUndone) return null;
    const finish = this.play.offered("finish");
    if (!finish || isChoosing(this.view)) return finish;
    if (habits.grace && this.fights === this.stage()) return null;
    const isAnswered = this.past.has(this.stage());
    const isRead = !finish.warning || this.past.has(`${this.view.round} ${JSON.stringify(finish.warning)}`);
    const isOnlyNow = decision.options.some(({ notation }) => notation.startsWith("fight ") || (!isAnswered && notation.startsWith("activate ")));
    return isOnlyNow || !isRead ? null : finish;
  }

  /** Answer what is not asked of anybody; part of the move before it, so that both are undone together. */
  proceed(): void {
    const finish = this.play.sending ? null : this.ending();
    if (finish) void this.play.chooseAll((nth) => (nth ? null : finish.option), true);
  }
}

const desks = new WeakMap<Play, Desk>();

export function deskOf(play: Play): Desk {
  let desk = desks.get(play);
  if (!desk) desks.set(play, (desk = new Desk(play)));
  return desk;
}
