// @ts-expect-error Tests run in Node, and its types are not installed for that.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LETTERS } from "../table/play.svelte";
import { alike, declared, distance } from "../testing/vision";
import symbols from "./Symbols.svelte?raw";

/** Vitest gives an empty text for a style sheet that is imported, so it is read as a file. */
const here = import.meta.url;
const theme: string = readFileSync(new URL("theme.css", here), "utf8");

/** Seats with a colour of their own; each bears its letter in an outline of its own, too. */
const SEATS = ["C", "I", "S", "T", "P"];
const standard = declared(theme, ":root {");

describe("colours for everybody", () => {
  test("distances are those that the authors of the formula publish", () => {
    expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
    expect(distance([50, 2.5, 0], [58, 24, 15])).toBeCloseTo(19.4535, 4);
  });

  test("seats are told apart without seeing red, green or blue", () => {
    expect(SEATS.map((letter) => standard[letter])).not.toContain(undefined);
    expect(alike(standard, SEATS)).toEqual([]);
  });

  test("seats have outlines and letters besides, and further seats have numbers", () => {
    const outlines = SEATS.map((letter) => new RegExp(`id="em-${letter}".*?<g [^>]*>(<.*?/>)</g>`).exec(symbols)?.[1]);
    expect(outlines).not.toContain(undefined);
    expect(new Set(outlines).size).toBe(SEATS.length);
    expect(new Set(LETTERS).size).toBe(LETTERS.length);
  });
});
