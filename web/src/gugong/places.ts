// Where on the table each choice is pressed, by its notation.

import { LOCATIONS } from "./view";

/** What the words after the verb name. */
const PLACE_OF: Record<string, (what: string) => string | null> = {
  give: card,
  sacrifice: card,
  swap: card,
  discard: card,
  recover: card,
  to: (location) => `official ${location}`,
  with: (location) => `official ${location}`,
  "place-at": (location) => `official ${location}`,
  A: (location) => `A ${location}`,
  B: (location) => `B ${location}`,
  "pay-servants": () => "pool",
  "without-double": () => "pool",
  "with-double": () => "double",
  use: (token) => (token === "generous" ? null : `token ${token}`),
  "hand-in": (kind) => `token ${kind}`,
  take: (servants) => (servants === "0" ? null : `take ${servants}`),
  trade: (gain) => `trade ${gain}`,
  city: (number) => `city ${number}`,
  build: (servants) => `build ${servants}`,
  add: (servant) => `add ${servant}`,
  buy: (house) => house.replace("-", " "),
  decree: (slot) => `decree ${slot}`,
  morning: (slot) => `decree ${slot}`,
  load: (ship) => `berth ${ship.split(" ")[0]}`,
  sail: (berth) => `berth ${berth}`,
  "new-ship": (route) => `dock ${route.split(" ")[0]}`,
  claim: (reward) => `reward ${reward}`,
  benefit: (gain) => `benefit ${gain}`,
  turn: (face) => (face ? `turn ${face}` : "benefit die"),
};

function card(code: string): string | null {
  return code ? `card ${code}` : null;
}

export function places(notation: string): string | null {
  const [verb = "", ...rest] = notation.split(" ");
  return PLACE_OF[verb]?.(rest.join(" ")) ?? null;
}

/** Whether an action that is asked for can be done: declining it, and trading Travel Tokens first, are always offered. */
export function canAct(offered: readonly string[]): boolean {
  return offered.some((notation) => !/^(decline$|trade )/.test(notation));
}

/** What gives an action away is asked once more; what is declined, or paid for and used by half, draws no eye. */
export function manner(notation: string, kind = "", offered: readonly string[] = []): "careful" | "quiet" | null {
  if (notation === "no-actions" || (notation === "decline" && kind === "action" && canAct(offered))) return "careful";
  return notation === "decline" || notation === "take 0" || notation.startsWith("pay-and-build ") ? "quiet" : null;
}

/** The location at which a place lies, where it lies at one, of an option or of a piece: phones lead there. */
export function locationOf(place: string): string | null {
  const [sort = "", what = ""] = place.split(" ");
  const there: Record<string, string> = {
    city: "travel", turn: "travel", build: "great-wall", add: "great-wall", house: "jade", square: "jade",
    benefit: "intrigue", decree: "decrees", berth: "canal", dock: "canal", tokens: "travel", wall: "great-wall", bead: "intrigue",
    stair: "palace", arrival: "palace",
  };
  if (sort === "trade") return null; // "trade jade" lies in the tray.
  return there[sort] ?? LOCATIONS.find((location) => location === what) ?? null;
}
