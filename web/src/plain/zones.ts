// What lies on the table, as the server lays it out, in the reader's words.

import type { OptionText, State, Zone } from "../server/types";
import type { Play } from "../table/play.svelte";
import { speech, type Saying } from "../words/speech.svelte";

export function sayName(name: Saying | string): string {
  return typeof name === "string" ? name : speech.say(name);
}

/** The zones of a seat, or with null those that are nobody's. */
export function zonesOf(state: State, seat: number | null): readonly Zone[] {
  return (state.board ?? []).filter((zone) => zone.seat === seat);
}

/** All seats but the reader's own, as they sit around the table from there. */
export function othersOf({ seat, seats }: State): number[] {
  const first = seat === null ? 0 : seat + 1;
  const around = seats.map((_, nth) => (first + nth) % seats.length);
  return around.filter((nth) => nth !== seat);
}

/** Whether a zone needs its name: the only counters of a seat are simply that seat's. */
export function isNamed(zone: Zone, zones: readonly Zone[]): boolean {
  return zone.seat === null || zone.pieces.length > 0 || zones.filter(({ counters }) => counters.length).length !== 1 || !zone.counters.length;
}

/** How many pieces lie in a zone. */
export function sizeOf({ pieces }: Zone): number {
  return pieces.reduce((sum, { count }) => sum + count, 0);
}

/** The only option that names a piece, if there is one: then the piece itself can be pressed. */
export function optionOf(play: Play, piece: string): OptionText | null {
  const options = play.state.decision?.options ?? [];
  const [only, ...more] = options.filter(({ message }) => Object.values(message.args ?? {}).some((value) => (typeof value === "object" ? speech.say(value) : String(value)) === piece));
  return only && !more.length ? only : null;
}
