import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hourIn, leftNow, sayLeft } from "./steady";

beforeEach(() => void vi.useFakeTimers());

describe("the time that is left", () => {
  test("gets less while the clock runs, and not while it rests", () => {
    const arrived = performance.now();
    vi.advanceTimersByTime(2500);
    expect(leftNow({ left: 60, is_running: true }, arrived)).toBe(57.5);
    expect(leftNow({ left: 60, is_running: false }, arrived)).toBe(60);
  });

  test("is never less than nothing", () => {
    const arrived = performance.now();
    vi.advanceTimersByTime(2500);
    expect(leftNow({ left: 2, is_running: true }, arrived)).toBe(0);
    expect(leftNow({ left: -3, is_running: false }, arrived)).toBe(0);
  });

  test("is shown again every half second, and only while somebody looks at a running clock", async () => {
    const arrived = performance.now();
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(leftNow({ left: 60, is_running: true }, arrived)));
    });
    flushSync();
    for (let nth = 0; nth < 2; nth++) {
      vi.advanceTimersByTime(500);
      flushSync();
    }
    expect(seen).toEqual([60, 59.5, 59]);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a resting clock does not tick", () => {
    const stop = $effect.root(() => {
      $effect(() => void leftNow({ left: 60, is_running: false }, 0));
    });
    flushSync();
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });
});

describe("a time in words", () => {
  test.each([
    [0, "0:00"],
    [9, "0:09"],
    [59.2, "1:00"],
    [725, "12:05"],
    [3599, "59:59"],
    [3599.5, "1 h 0 min"],
    [12_000, "3 h 20 min"],
    [86_399, "23 h 59 min"],
    [86_400, "1 d 0 h"],
    [187_200, "2 d 4 h"],
  ])("%d seconds: %s", (seconds, text) => {
    expect(sayLeft(seconds)).toBe(text);
  });
});

describe("the hour in a time zone", () => {
  test("is that of the zone, from 0 to 23", () => {
    vi.setSystemTime("2026-01-15T23:30:00Z");
    expect(hourIn("UTC")).toBe(23);
    expect(hourIn("Europe/Amsterdam")).toBe(0);
    expect(hourIn("America/New_York")).toBe(18);
  });

  test("is unknown where this browser does not know the zone", () => {
    expect(hourIn("Moon/Tranquility")).toBeNull();
  });
});
