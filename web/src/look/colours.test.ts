// @ts-expect-error Tests run in Node, and its types are not installed for that.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import kingdomSymbols from "../kingdom/Symbols.svelte?raw";
import { SPACES } from "../kingdom/view";
import { LETTERS } from "../table/play.svelte";
import { contrast, distance, seen, VISIONS } from "../testing/vision";
import symbols from "./Symbols.svelte?raw";

/** Vitest gives an empty text for a style sheet that is imported, so it is read as a file. */
const here = import.meta.url;
const theme: string = readFileSync(new URL("theme.css", here), "utf8");

/** Colours that are closer than this (CIEDE2000) need a shape or a letter besides. */
const LIMIT = 15;
/** Seats with a colour of their own; each bears its letter in an outline of its own, too. */
const SEATS = ["C", "I", "S", "T", "P"];
/** Pieces of the Kingdom. The cubes have one outline, and only the sign on them differs. */
const PIECES = ["materials", "population", "gold-cube", "exploration", "krystallium", "soldier"];
/** Pairs of the printed colours that only the sign on the cube tells apart. */
const TOLD_BY_SIGN = [["population", "exploration"]];

type Palette = Record<string, string>;

/** The colours of a rule of the style sheet. */
function declared(rule: string): Palette {
  const body = theme.slice(theme.indexOf(rule)).split("}")[0]!;
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9A-F]{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

const standard = declared(":root {");
const blind = { ...standard, ...declared(':root[data-colours="blind"]') };

/** Pairs that are too close for somebody. */
function alike(palette: Palette, names: readonly string[]): string[][] {
  const pairs = names.flatMap((one, nth) => names.slice(nth + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => Object.keys(VISIONS).some((vision) => distance(seen(palette[one!]!, vision), seen(palette[other!]!, vision)) < LIMIT));
}

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

  test("of the printed colours of the pieces only those are alike that are known to be", () => {
    expect(alike(standard, PIECES)).toEqual(TOLD_BY_SIGN);
  });

  test("each piece has a sign of its own", () => {
    const [drawn] = /\{#snippet glyph[^]*?\{\/snippet\}/.exec(kingdomSymbols)!;
    const signs = drawn.split(/\{(?:#if|:else)[^}]*\}/).slice(1);
    expect(new Set(signs.map((sign) => sign.replace(/\s+/g, " "))).size).toBe(SPACES.length);
  });

  test("the colours for the colour-blind are told apart by everybody", () => {
    expect(alike(blind, PIECES)).toEqual([]);
  });

  test("the sign on a piece is seen in either palette", () => {
    for (const palette of [standard, blind]) {
      for (const piece of PIECES) expect(contrast(palette[piece]!, "#FFF9EC"), piece).toBeGreaterThan(2.6);
    }
  });
});
