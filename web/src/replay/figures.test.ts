import { describe, expect, test } from "vitest";
import { speech } from "../words/speech.svelte";
import { gradeOf, loss, lossOfPoints, percent, points, tenths } from "./figures";

const plain = (text: string): string => text.replace(/\s/gu, " ");

describe("numbers of an analysis", () => {
  test("shares are whole percents", async () => {
    expect([percent(0), percent(0.456), percent(1)]).toEqual(["0%", "46%", "100%"]);
    await speech.turn("fr");
    expect(plain(percent(0.456))).toBe("46 %");
  });

  test("points have one decimal where they need it, and a real minus", async () => {
    expect([points(12), points(12.34), points(-3.5)]).toEqual(["12", "12.3", "−3.5"]);
    expect([points(-0.04), points(-0.06), points(-0)]).toEqual(["0", "−0.1", "0"]);
    await speech.turn("nl");
    expect(points(12.34)).toBe("12,3");
  });

  test("a loss has a real minus, and nothing lost is nothing", () => {
    expect([loss(0.12), loss(0.005), loss(0.004), loss(0), loss(-0.2)]).toEqual(
      ["−12%", "−1%", "0%", "0%", "0%"],
    );
  });

  test("so has a loss of points", () => {
    expect([lossOfPoints(2.5), lossOfPoints(0.05), lossOfPoints(0.04), lossOfPoints(-1)]).toEqual(
      ["−2.5", "−0.1", "0", "0"],
    );
  });

  test("a loss has a name by its size", () => {
    expect([gradeOf(0.01, false), gradeOf(0.05, false), gradeOf(0.2, false)]).toEqual(["small", "clear", "large"]);
    expect([gradeOf(1, true), gradeOf(2, true), gradeOf(5, true)]).toEqual(["small", "clear", "large"]);
  });

  test("one point or several is decided by what is written", () => {
    expect([tenths(1.04), tenths(0.96), tenths(1.06)]).toEqual([1, 1, 1.1]);
  });
});
