// Time by the machine's steady clock, for clocks that count down; it ticks only while something shown depends on it.

import { createSubscriber } from "svelte/reactivity";
import type { Seat } from "../server/types";
import { speech } from "../words/speech.svelte";

const EVERY = 500;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, EVERY);
  return () => clearInterval(timer);
});

/** How many seconds a seat has left: what the server said when it said it, less what has passed here since. */
export function leftNow(clock: NonNullable<Seat["clock"]>, arrived: number): number {
  if (!clock.is_running) return Math.max(0, clock.left);
  ticking();
  return Math.max(0, clock.left - (performance.now() - arrived) / 1000);
}

/** Seconds as a clock shows them: "2 d 4 h", "3 h 20 min", "12:05". */
export function sayLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return speech.t("clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return speech.t("clock-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** The hour of the day in a time zone; null where the browser does not know the zone. */
export function hourIn(zone: string): number | null {
  try {
    return Number(new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: zone }).format());
  } catch {
    return null;
  }
}
