// What people at a table agree on beside the rules: how long they may think, hints, and who plays for those who are away.

import type { Agreement, Clock } from "../server/types";
import { speech } from "../words/speech.svelte";

/** Usual clocks for one evening: a bank of minutes, and seconds more for each turn. */
export const LIVE: readonly { minutes: number; seconds: number }[] = [
  { minutes: 10, seconds: 15 },
  { minutes: 20, seconds: 30 },
  { minutes: 40, seconds: 30 },
];
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
export const NIGHT = { quiet_from: 22, quiet_to: 8 };

export const NO_CLOCK: Clock = { kind: "none", bank: 0, increment: 0, days: 0, quiet_from: null, quiet_to: null, zone: "UTC" };

/** The clock of an agreement; none is named where there is none. */
export function clockOf(agreement: Agreement): Clock {
  return agreement.clock ?? NO_CLOCK;
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** A usual clock of a kind, to begin with. */
export function usualClock(kind: Clock["kind"]): Clock {
  const { minutes, seconds } = LIVE[1]!;
  if (kind === "live") return { ...NO_CLOCK, kind, bank: minutes * 60, increment: seconds };
  return kind === "days" ? { ...NO_CLOCK, ...NIGHT, kind, days: 2, zone: zoneHere() } : NO_CLOCK;
}

/** An hour as the reader's language writes it. */
export function sayHour(hour: number): string {
  return new Intl.DateTimeFormat(speech.language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(hour * 3_600_000);
}

export function sayQuiet({ quiet_from, quiet_to, zone }: Clock): string | null {
  if (quiet_from === null || quiet_to === null) return null;
  return speech.t("agreed-quiet", { from: sayHour(quiet_from), to: sayHour(quiet_to), zone: zone.replaceAll("_", " ") });
}

/** Minutes where they are whole, and seconds where not. */
export function sayBank(seconds: number): string {
  return seconds % 60 ? speech.t("agreed-seconds", { n: seconds }) : speech.t("agreed-minutes", { n: seconds / 60 });
}

export function sayClock(clock: Clock): string[] {
  if (clock.kind === "live") return [speech.t("agreed-live", { bank: sayBank(clock.bank), increment: clock.increment })];
  if (clock.kind === "none") return [];
  const quiet = sayQuiet(clock);
  return [speech.t("agreed-days", { n: clock.days }), ...(quiet ? [quiet] : [])];
}

/** What was agreed on, in words; hints where the game has some, and who plays for the absent where others wait for them. */
export function describeAgreement(agreement: Agreement, people: number, hasHints = true): string[] {
  const { hints, away, stand_in } = agreement;
  const clock = clockOf(agreement);
  const level = speech.t(`bot-${stand_in}`);
  const matters = people > 1 || clock.kind !== "none";
  return [
    ...sayClock(clock),
    ...(hasHints ? [speech.t(hints ? "agreed-hints" : "agreed-no-hints")] : []),
    ...(matters ? [speech.t(away === "bot" ? "agreed-bot" : "agreed-wait", { level })] : []),
  ];
}
