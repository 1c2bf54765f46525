// A box that is being typed off: every change is checked by the server and saved, one request at a time.

import { keep, kept } from "../lobby/kept";
import { Trouble } from "../server/call";
import type { BoxComplaint, BoxComponent, BoxField, BoxWhole } from "../server/types";
import type { BoxChange, BoxValues, Own } from "./calls";
import { about, ownOf, piecesOf, same, sourceOf, SOURCES, valueIn, valuesOf, withValue, type Source, type Values } from "./values";

/** What an editor asks of the server. */
export interface Desk {
  check: (values: BoxValues) => Promise<BoxWhole>;
  save: (change: BoxChange) => Promise<BoxWhole>;
}

/** `partly`: a component with a wrong value is not saved yet; `offline`: it is tried again; `refused`: it is not. */
export type Saved = "saved" | "saving" | "partly" | "offline" | "refused";
export type Filter = "all" | "unconfirmed" | "changed";

/** Milliseconds after the last key before the values are checked, and before another try where nobody answered. */
const PAUSE = 250;
const RETRY = 5_000;
/** Problems that another try does not end. */
const FINAL = ["unknown-box", "bad-box", "bad-message", "too-large"];

interface Draft {
  base: string | null;
  values: Values;
  confirmed: string[];
}

export class Editor {
  whole = $state.raw() as BoxWhole;
  values = $state.raw<Values>({});
  confirmed = $state.raw<ReadonlySet<string>>(new Set());
  complaints = $state.raw<readonly BoxComplaint[]>([]);
  saved = $state<Saved>("saved");
  trouble = $state.raw<unknown>(null);
  /** The component that is open; null shows the list alone. */
  open = $state<string | null>(null);

  /** Counts changes of values; answers to an older count are stale. */
  private typed = $state(0);
  private checked = $state(0);
  private isDirty = false;
  private isBusy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private undoable = $state.raw<readonly { id: string; before: Values; wasConfirmed: boolean }[]>([]);

  constructor(
    whole: BoxWhole,
    private readonly desk: Desk,
  ) {
    this.take(whole);
    this.complaints = whole.complaints;
    const draft = this.kept();
    if (draft) {
      this.values = draft.values;
      this.confirmed = new Set(draft.confirmed);
      this.touch(true);
    }
  }

  /** Take the box as the server has it. */
  private take(whole: BoxWhole): void {
    this.whole = whole;
    this.values = valuesOf(whole.components);
    this.confirmed = new Set(whole.confirmed);
  }

  // Reading.

  get components(): readonly BoxComponent[] {
    return this.whole.components;
  }
  get own(): Own {
    return ownOf(this.components, this.values);
  }
  /** Whether the complaints are about the values as they are now. */
  get isChecked(): boolean {
    return this.checked === this.typed;
  }
  get canUndo(): boolean {
    return this.undoable.some(({ id }) => id === this.open);
  }
  component(id: string | null): BoxComponent | undefined {
    return this.components.find((each) => each.id === id);
  }
  value(id: string, field: BoxField): unknown {
    return valueIn(this.values, id, field);
  }
  source(component: BoxComponent): Source {
    return sourceOf(component, this.confirmed.has(component.id));
  }
  isChanged(id: string): boolean {
    return id in this.values;
  }
  wrong(path: string): BoxComplaint[] {
    return about(this.complaints, path);
  }
  /** Complaints about the box as a whole, such as how many cards there are. */
  get overall(): BoxComplaint[] {
    return this.complaints.filter((each) => !this.components.some(({ id }) => about([each], id).length));
  }

  /** The components of a kind, as far as a filter lets them through. */
  listed(kind: string, filter: Filter): BoxComponent[] {
    return this.components.filter(
      (each) => each.kind === kind && (filter === "all" || (filter === "changed" ? this.isChanged(each.id) : !this.confirmed.has(each.id))),
    );
  }
  /** Pieces of a kind, all and by their sources. */
  progress(kind: string): { pieces: number; sources: Record<Source, number> } {
    const sources: Record<Source, number> = { box: 0, rulebook: 0, published: 0, reconstructed: 0 };
    for (const each of this.components) if (each.kind === kind) sources[this.source(each)] += piecesOf(each, this.values);
    return { pieces: SOURCES.reduce((sum, source) => sum + sources[source], 0), sources };
  }
  /** The kind by which one says how complete a box is. */
  get mainKind(): string {
    return (this.whole.parts.find(({ counted }) => counted) ?? this.whole.parts[0])?.kind ?? "";
  }
  /** The next component after one that nobody has confirmed, from the beginning again after the last. */
  next(id: string | null): BoxComponent | undefined {
    const at = this.components.findIndex((each) => each.id === id);
    const after = [...this.components.slice(at + 1), ...this.components.slice(0, Math.max(0, at))];
    return after.find((each) => !this.confirmed.has(each.id));
  }

  // Changing.

  change(id: string, field: BoxField, value: unknown): void {
    if (same(this.value(id, field), value)) return;
    this.remember(id);
    this.values = withValue(this.values, id, field, value);
    this.unconfirm(id);
    this.touch(true);
  }
  /** Set a component back to our values. */
  reset(id: string): void {
    if (!this.isChanged(id)) return;
    this.remember(id);
    const { [id]: _, ...rest } = this.values;
    this.values = rest;
    this.unconfirm(id);
    this.touch(true);
  }
  /** Take the last change of the open component back. */
  undo(): void {
    const last = this.undoable.findLast(({ id }) => id === this.open);
    if (!last) return;
    const { [last.id]: _, ...rest } = this.values;
    const before = last.before[last.id];
    this.values = before ? { ...rest, [last.id]: before } : rest;
    if (last.wasConfirmed) this.confirmed = new Set([...this.confirmed, last.id]);
    this.undoable = this.undoable.filter((each) => each !== last);
    this.touch(true);
  }
  /** Confirm a component, once its values are known to be possible. */
  async confirm(id: string): Promise<boolean> {
    if (!this.isChecked) {
      clearTimeout(this.timer);
      await this.work();
    }
    if (!this.isChecked || this.wrong(id).length) return false;
    this.confirmed = new Set([...this.confirmed, id]);
    this.touch(false);
    return true;
  }
  unconfirm(id: string): void {
    if (!this.confirmed.has(id)) return;
    this.confirmed = new Set([...this.confirmed].filter((each) => each !== id));
    this.touch(false);
  }
  /** Take over what a file brings; it is saved already. */
  replace(whole: BoxWhole): void {
    clearTimeout(this.timer);
    this.isDirty = false;
    this.undoable = [];
    this.typed += 1;
    this.checked = this.typed;
    this.take(whole);
    this.complaints = whole.complaints;
    this.saved = "saved";
    this.forget();
  }
  rename(whole: BoxWhole): void {
    this.whole = { ...this.whole, info: whole.info };
  }

  private remember(id: string): void {
    this.undoable = [...this.undoable.slice(-99), { id, before: this.values, wasConfirmed: this.confirmed.has(id) }];
  }

  // Saving.

  private touch(isTyped: boolean): void {
    if (isTyped) this.typed += 1;
    this.isDirty = true;
    if (this.saved !== "offline" && this.saved !== "refused") this.saved = "saving";
    this.store();
    this.later(PAUSE);
  }
  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.work(), pause);
  }
  /** Try now, instead of later. */
  again(): void {
    clearTimeout(this.timer);
    void this.work();
  }
  stop(): void {
    clearTimeout(this.timer);
    if (this.isDirty) void this.work();
  }

  private working: Promise<void> = Promise.resolve();
  /** Check and save what is new, until nothing is; calls meanwhile wait for the same check. */
  work(): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true;
      this.working = this.loop().finally(() => (this.isBusy = false));
    }
    return this.working;
  }
  private async loop(): Promise<void> {
    while (this.isDirty) {
      this.isDirty = false;
      try {
        await this.once();
        this.trouble = null;
      } catch (problem) {
        this.isDirty = true;
        this.trouble = problem;
        const isFinal = problem instanceof Trouble && FINAL.includes(problem.code);
        this.saved = isFinal ? "refused" : "offline";
        if (!isFinal) this.later(RETRY);
        return;
      }
    }
  }
  private async once(): Promise<void> {
    const typed = this.typed;
    if (this.checked !== typed) {
      const told = await this.desk.check({ game: this.whole.info.game, own: this.own, confirmed: [...this.confirmed] });
      if (this.typed !== typed) {
        this.isDirty = true;
        return;
      }
      this.checked = typed;
      this.complaints = told.complaints;
    }
    // What cannot be is kept here until it is right; everything else is saved.
    const wrong = this.components.filter(({ id }) => this.wrong(id).length).map(({ id }) => id);
    const sound = Object.fromEntries(Object.entries(this.values).filter(([id]) => !wrong.includes(id)));
    const confirmed = this.confirmed;
    const told = await this.desk.save({ own: ownOf(this.components, sound), confirmed: [...confirmed].filter((id) => !wrong.includes(id)) });
    this.whole = told;
    if (this.isDirty) return this.store();
    this.saved = wrong.length ? "partly" : "saved";
    if (wrong.length) this.store();
    else this.forget();
  }

  // What could not be saved yet stays on this device.

  private get place(): string {
    return `box.${this.whole.info.id}`;
  }
  private store(): void {
    keep(this.place, JSON.stringify({ base: this.whole.info.changed, values: this.values, confirmed: [...this.confirmed] } satisfies Draft));
  }
  private forget(): void {
    keep(this.place, "");
  }
  private kept(): Draft | null {
    try {
      const draft = JSON.parse(kept(this.place) || "null") as Draft | null;
      return draft && draft.base === this.whole.info.changed ? draft : null;
    } catch {
      return null;
    }
  }
}
