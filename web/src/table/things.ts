// Whatever is drawn can be asked about: a drawing says what it is, and its game's table of things (things.json)
// says which rules that rests on.

/** The rules of each sort of thing; what `token swap` rests on comes before what every `token` rests on. */
export type Things = Readonly<Record<string, readonly string[]>>;

/** Something drawn, as somebody asks about it. */
export interface Thing {
  sort: string;
  name: string;
  /** Where it would be pressed to choose it, if it ever is. */
  place: string | null;
  /** Which one of its sort it is, by its code, where the drawing or its place says so. */
  of: string | null;
  drawn: Element | null;
}

/** What marks a drawing as a thing of a sort, with its name in the reader's language, and which one of its sort it is. */
export function thing(sort: string, name: string, of?: string): { "data-thing": string; "data-name": string; "data-of"?: string } {
  return { "data-thing": sort, "data-name": name, ...(of ? { "data-of": of } : {}) };
}

/** The widest sort that a sort of thing is one of: `city 3` is a `city`. */
export function widest(sort: string): string {
  return sort.split(/[ :]/)[0]!;
}

/** The rules of a sort of thing, its own first. Places are sorts too: `city 3` rests on what a `city` rests on. */
export function rulesOf(things: Things, sort: string): string[] {
  return [...new Set([...(things[sort] ?? []), ...(things[widest(sort)] ?? [])])];
}

const THING = "[data-thing]";

function read(drawn: Element): Thing {
  const place = drawn.closest("[data-place]")?.getAttribute("data-place") ?? null;
  return {
    sort: drawn.getAttribute("data-thing") ?? "",
    name: drawn.getAttribute("data-name") ?? "",
    place,
    of: drawn.getAttribute("data-of") ?? /^card[ :](.+)$/.exec(place ?? "")?.[1] ?? drawn.closest("[data-card]")?.getAttribute("data-card") ?? null,
    drawn,
  };
}

/** A thing and those that it lies on, the innermost first. */
export function thingsFrom(start: Element | null): Thing[] {
  const found: Thing[] = [];
  for (let drawn = start?.closest(THING) ?? null; drawn; drawn = drawn.parentElement?.closest(THING) ?? null) {
    const one = read(drawn);
    if (!found.some(({ sort, name }) => sort === one.sort || name === one.name)) found.push(one);
  }
  return found;
}

/** What lies at a point of the screen; what covers a thing without being one does not hide it. */
export function thingsAt(x: number, y: number): Thing[] {
  const drawn = document.elementsFromPoint(x, y).flatMap((element) => element.closest(THING) ?? []);
  const inner = drawn.find((one) => !drawn.some((other) => other !== one && one.contains(other)));
  return thingsFrom(inner ?? null);
}

/** All that lies on the table, by where it lies; what is there several times is named once. */
export function allThings(table: Element): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const drawn of table.querySelectorAll(THING)) {
    if (!drawn.checkVisibility() || drawn.matches(".named")) continue;
    const one = read(drawn);
    const where = drawn.parentElement?.closest("[aria-label]")?.getAttribute("aria-label") ?? "";
    const here = found.get(where) ?? [];
    if (!here.some((other) => other.name === one.name && other.sort === one.sort)) found.set(where, [...here, one]);
  }
  return found;
}
