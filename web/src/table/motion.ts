// What moved between two pictures of a table, told from where its pieces lie in each. Pieces that look alike are
// alike; a player who may not know a card sees its back, and the card it turns into is still the same one.

/** A piece by its look ("card 8", "pawn 0") and the place where it lies ("field 3", "pool 0"). */
export type Lying = readonly [look: string, at: string];

export interface Motion {
  look: string;
  /** How it looked before, where that is another look: a card that was face down. */
  was: string;
  /** Null where nobody sees where it came from, or where it went. */
  from: string | null;
  to: string | null;
  /** What it was spent on, where it is gone. */
  into?: string;
  /** Places that it passes on its way. */
  via?: readonly string[];
  /** Much may come at once that happened one after the other: what has a greater number takes off later. */
  wave?: number;
}

/** Where a piece comes from, or goes to, when no other place of the picture has it; null where nobody sees that. */
export type Sources = (look: string, isComing: boolean, at: string) => string | null;
/** Pieces that show another face where they lie, as dice do. */
export const TURNS = "turns";

interface Left {
  look: string;
  at: string;
}

/** The class of a piece: the first word of its look. */
export function classOf(look: string): string {
  return look.split(" ", 1)[0]!;
}

/** A look that tells only the class: a card face down, a token on its face. */
export function isUnknown(look: string): boolean {
  return look.includes("?");
}

/** Whether what lay face down shows its face now. */
export function isTurnedUp({ look, was }: Motion): boolean {
  return isUnknown(was) && !isUnknown(look);
}

/** Whose a place is, where its name ends with a seat. */
function ownerOf(at: string): string {
  return /\d+$/.exec(at)?.[0] ?? "";
}

export function motionsBetween(before: readonly Lying[], after: readonly Lying[], sources: Sources = () => null): Motion[] {
  const gone = leftovers(before, after);
  const come = leftovers(after, before);
  const found: Motion[] = [];
  const pair = (isPair: (old: Left, now: Left) => boolean): void => {
    for (let nth = 0; nth < come.length; nth += 1) {
      const now = come[nth]!;
      const from = gone.findIndex((old) => isPair(old, now));
      if (from < 0) continue;
      const [old] = gone.splice(from, 1);
      come.splice(nth--, 1);
      found.push({ look: now.look, was: old!.look, from: old!.at, to: now.at });
    }
  };
  /** The same piece of the same owner first: two players may do the same at once. */
  const each = (isPair: (old: Left, now: Left) => boolean): void => {
    pair((old, now) => isPair(old, now) && ownerOf(old.at) === ownerOf(now.at));
    pair(isPair);
  };
  const isSameClass = (old: Left, now: Left): boolean => classOf(old.look) === classOf(now.look);
  each((old, now) => old.look === now.look && !isUnknown(now.look));
  // What lies where it lay and shows another face was turned over.
  pair((old, now) => isSameClass(old, now) && old.at === now.at && (isUnknown(old.look) || isUnknown(now.look) || sources(now.look, true, now.at) === TURNS));
  each((old, now) => isSameClass(old, now) && isUnknown(old.look) !== isUnknown(now.look) && old.at !== now.at);
  each((old, now) => old.look === now.look);
  const source = ({ look, at }: Left, isComing: boolean): string | null => {
    const other = sources(look, isComing, at);
    return other === TURNS ? null : other;
  };
  for (const old of gone) found.push({ look: old.look, was: old.look, from: old.at, to: source(old, false) });
  for (const now of come) found.push({ look: now.look, was: now.look, from: source(now, true), to: now.at });
  return found.filter(({ from, to, look, was }) => from !== to || look !== was);
}

/** What one picture has and the other has not, each as often as it lies there more often. */
function leftovers(here: readonly Lying[], there: readonly Lying[]): Left[] {
  const known = new Map<string, number>();
  for (const [look, at] of there) known.set(`${look}\n${at}`, (known.get(`${look}\n${at}`) ?? 0) + 1);
  return here.flatMap(([look, at]) => {
    const key = `${look}\n${at}`;
    const n = known.get(key) ?? 0;
    known.set(key, n - 1);
    return n > 0 ? [] : [{ look, at }];
  });
}

/** A number of equal pieces at a place. */
export function several(n: number, look: string, at: string): Lying[] {
  return Array.from({ length: Math.max(0, n) }, (): Lying => [look, at]);
}

/** What marks an element as a piece that lies at a place. */
export function lying(look: string, at: string): { "data-at": string; "data-piece": string } {
  return { "data-at": at, "data-piece": look };
}

/** What marks an element as the place where pieces lie; several names where one element stands for several places. */
export function anchor(...names: (string | false | null | undefined)[]): { "data-at": string } {
  return { "data-at": names.filter(Boolean).join("|") };
}
