import { describe, expect, test, vi } from "vitest";
import type { Agreement, Clock } from "../server/types";
import { speech } from "../words/speech.svelte";
import {
  clockOf, describeAgreement, LIVE, NO_CLOCK, sayBank, sayClock, sayHour, sayQuiet, usualClock, zoneHere,
} from "./agreement";

const FRIENDLY: Agreement = { hints: true, away: "wait", stand_in: "fair" };
const LIVE_CLOCK: Clock = { ...NO_CLOCK, kind: "live", bank: 1200, increment: 30 };
const DAYS_CLOCK: Clock = {
  ...NO_CLOCK, kind: "days", days: 2, quiet_from: 22, quiet_to: 8, zone: "America/New_York",
};

/** Spaces of every width are one: which one Node writes before "PM" depends on its version. */
const plain = (text: string | null): string | undefined => text?.replace(/\s/gu, " ");

describe("a usual clock", () => {
  test("for one evening has the middle bank and increment", () => {
    const { minutes, seconds } = LIVE[1]!;
    expect(usualClock("live")).toEqual({ ...NO_CLOCK, kind: "live", bank: 60 * minutes, increment: seconds });
  });

  test("of days has quiet hours in the host's night", () => {
    expect(usualClock("days")).toEqual(
      { ...NO_CLOCK, kind: "days", days: 2, quiet_from: 22, quiet_to: 8, zone: zoneHere() },
    );
  });

  test("is none where none is wished", () => {
    expect(usualClock("none")).toEqual(NO_CLOCK);
  });

  test("a browser that does not tell its time zone counts by UTC", () => {
    const format = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
    format.mockReturnValue({ timeZone: undefined } as unknown as Intl.ResolvedDateTimeFormatOptions);
    expect(zoneHere()).toBe("UTC");
  });

  test("an agreement that names no clock has none", () => {
    expect(clockOf(FRIENDLY)).toBe(NO_CLOCK);
    expect(clockOf({ ...FRIENDLY, clock: LIVE_CLOCK })).toBe(LIVE_CLOCK);
  });
});

describe("a clock in words", () => {
  test("a bank is said in minutes where they are whole, and in seconds where not", () => {
    expect(sayBank(1200)).toBe("20 minutes");
    expect(sayBank(60)).toBe("1 minute");
    expect(sayBank(90)).toBe("90 seconds");
  });

  test("an evening's clock names bank and increment", () => {
    expect(sayClock(LIVE_CLOCK)).toEqual(["20 minutes per player + 30 s per turn"]);
  });

  test("a clock of days names the days and the quiet hours", () => {
    expect(sayClock({ ...DAYS_CLOCK, quiet_from: null, quiet_to: null })).toEqual(["2 days per move"]);
    expect(sayClock(DAYS_CLOCK).map(plain)).toEqual(
      ["2 days per move", "quiet hours 10:00 PM to 8:00 AM (America/New York)"],
    );
  });

  test("no clock has no words", () => {
    expect(sayClock(NO_CLOCK)).toEqual([]);
  });

  test("hours are written as the reader's language writes them, wherever this machine is", async () => {
    expect(plain(sayHour(22))).toBe("10:00 PM");
    expect(plain(sayHour(0))).toBe("12:00 AM");
    await speech.turn("nl");
    expect(sayHour(20)).toBe("20:00");
    await speech.turn("fr");
    expect(sayHour(22)).toBe("22:00");
  });

  test("midnight is an hour like any other at which it can be quiet", () => {
    expect(plain(sayQuiet({ ...DAYS_CLOCK, quiet_from: 0, quiet_to: 6 }))).toBe(
      "quiet hours 12:00 AM to 6:00 AM (America/New York)",
    );
    expect(sayQuiet({ ...DAYS_CLOCK, quiet_from: 0, quiet_to: null })).toBeNull();
  });
});

describe("an agreement in words", () => {
  test("names hints, and who plays for the absent where others wait for them", () => {
    expect(describeAgreement(FRIENDLY, 2)).toEqual(
      ["hints allowed", "the others wait for anyone who leaves or runs out of time"],
    );
    expect(describeAgreement({ hints: false, away: "bot", stand_in: "strong" }, 2)).toEqual([
      "no hints", "a bot (strong) takes over for anyone who leaves or runs out of time",
    ]);
  });

  test("somebody alone without a clock keeps nobody waiting", () => {
    expect(describeAgreement(FRIENDLY, 1)).toEqual(["hints allowed"]);
  });

  test("somebody alone with a clock can run out of time", () => {
    expect(describeAgreement({ ...FRIENDLY, clock: LIVE_CLOCK }, 1)).toEqual([
      "20 minutes per player + 30 s per turn", "hints allowed",
      "the others wait for anyone who leaves or runs out of time",
    ]);
  });
});
