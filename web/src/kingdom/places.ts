// Where on the table an option is pressed. A card has one place wherever it lies, as there is one of each.

const ON_CARD = new Set([
  "offer", "drop", "keep", "lose", "freeze", "slate", "recycle", "place", "give", "infuse", "enlist", "scrap", "build",
  "activate",
]);
const ON_AREA = new Set(["take", "onto"]);
const ON_YIELD = new Set(["steal", "restore"]);

export function places(notation: string, _kind: string): string | null {
  const words = notation.split(" ");
  const verb = words[0]!;
  const last = words[words.length - 1]!;
  if (ON_CARD.has(verb)) return `card:${last}`;
  if (ON_AREA.has(verb)) return `area:${last}`;
  if (ON_YIELD.has(verb)) return `yield:${last}`;
  if (verb === "lay") return `lay:${words[1]}`;
  if (verb === "pick") return `spot:${last}`;
  if (verb === "step") return `step:${last}`;
  if (verb === "melt") return `melt:${last}`;
  if (verb === "fight") return last === "vermin" ? "vermin" : `card:${last}`;
  if (verb === "alchemy" || verb === "transmute") return "alchemy";
  if (verb === "finish" || verb === "pass") return "sill";
  if (verb === "attend") return "edge";
  return null;
}

/** Discarding, also for a Search, and the one token of a round are never spent by one press; seeing to the Duchy is offered, not advised. */
export function manner(notation: string, kind = ""): "careful" | "quiet" | null {
  const [verb] = notation.split(" ");
  const isSpent = verb === "scrap" || verb === "drop" || (verb === "pick" && kind === "select-area");
  return isSpent ? "careful" : verb === "attend" ? "quiet" : null;
}
