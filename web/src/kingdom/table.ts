// What the parts of one table share beside the state: what changed since the reader's last choice, and where
// what a bot proposes would come to lie.

import type { Play } from "../table/play.svelte";
import type { Saying } from "../words/speech.svelte";
import { SPACES, viewOf, type Filled, type KingdomView, type Space } from "./view";

type Marks = ReadonlyMap<string, string>;

export class Table {
  private marks: Marks | null = null;
  private seen: unknown = null;
  private hadChoice = false;
  private ringed: ReadonlySet<string> = new Set();

  constructor(private play: Play) {}

  /** Whatever changed since the reader last chose: codes of cards, and names of numbers. */
  get changed(): ReadonlySet<string> {
    const state = this.play.state;
    if (state === this.seen) return this.ringed;
    const now = marksOf(viewOf(this.play));
    if (this.marks) {
      const ringed = new Set(this.hadChoice ? [] : this.ringed);
      for (const [name, mark] of now) if (this.marks.get(name) !== mark) ringed.add(name);
      this.ringed = ringed;
    }
    this.marks = now;
    this.seen = state;
    this.hadChoice = state.decision !== null;
    return this.ringed;
  }

  /** What the proposal would lay on a card; it may go on to other resources than the present one. */
  ghosts(code: string): Filled {
    const ghosts: Filled = {};
    for (const { notation, message } of this.play.proposal ?? []) {
      const [verb, what, card] = notation.split(" ");
      if (card !== code) continue;
      const space = verb === "place" ? placed(message) : verb === "give" || verb === "infuse" ? what : undefined;
      if (space) ghosts[space as Space] = (ghosts[space as Space] ?? 0) + (verb === "place" ? Number(what) : 1);
    }
    return ghosts;
  }
}

/** Which resource an option places: its notation leaves that to the moment, its words name it. */
function placed(message: Saying): string | undefined {
  const cubes = message.args?.cubes;
  return typeof cubes === "object" ? cubes.id.replace("amount-", "") : undefined;
}

/** Where every card lies and how every number stands, in words that change when it does. */
function marksOf(view: KingdomView): Marks {
  const marks = new Map<string, string>();
  view.areas.forEach((area, nth) => area.forEach((one) => marks.set(one.card ?? `down-${one.nth}`, `area ${nth}`)));
  view.duchies.forEach((duchy, seat) => {
    for (const one of duchy.selection) if (one.card) marks.set(one.card, `selected ${seat} ${one.down}`);
    for (const one of duchy.building) {
      marks.set(one.card, `building ${seat} ${SPACES.map((space) => one.filled[space] ?? 0).join()} ${one.frozen}`);
    }
    for (const card of duchy.built) marks.set(card, `built ${seat}`);
    for (const card of [...duchy.menaces, ...duchy.calamities, ...duchy.advisors]) marks.set(card, `with ${seat}`);
    for (const name of ["krystallium", "soldiers", "training", "vermin"] as const) marks.set(`${name} ${seat}`, `${duchy[name]}`);
    for (const step of duchy.steps_done) marks.set(`step ${step} ${seat}`, "done");
  });
  return marks;
}

const tables = new WeakMap<Play, Table>();

export function tableOf(play: Play): Table {
  let table = tables.get(play);
  if (!table) tables.set(play, (table = new Table(play)));
  return table;
}
