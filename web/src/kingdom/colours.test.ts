// @ts-expect-error Tests run in Node, and its types are not installed for that.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { alike, contrast, declared } from "../testing/vision";
import symbols from "./Symbols.svelte?raw";
import { SPACES } from "./view";

/** Vitest gives an empty text for a style sheet that is imported, so it is read as a file. */
const here = import.meta.url;
const css: string = readFileSync(new URL("colours.css", here), "utf8");

/** The cubes have one outline, and only the sign on them differs. */
const PIECES = ["materials", "population", "gold-cube", "exploration", "krystallium", "soldier"];
/** Pairs of the printed colours that only the sign on the cube tells apart. */
const TOLD_BY_SIGN = [["population", "exploration"]];
const printed = declared(css, ":root {");
const blind = { ...printed, ...declared(css, ':root[data-colours="blind"]') };

describe("pieces for everybody", () => {
  test("of the printed colours only those are alike that are known to be", () => {
    expect(alike(printed, PIECES)).toEqual(TOLD_BY_SIGN);
  });

  test("each piece has a sign of its own", () => {
    const [drawn] = /\{#snippet glyph[^]*?\{\/snippet\}/.exec(symbols)!;
    const signs = drawn.split(/\{(?:#if|:else)[^}]*\}/).slice(1);
    expect(new Set(signs.map((sign) => sign.replace(/\s+/g, " "))).size).toBe(SPACES.length);
  });

  test("the colours for the colour-blind are told apart by everybody", () => {
    expect(alike(blind, PIECES)).toEqual([]);
  });

  test("the sign on a piece is seen in either palette", () => {
    for (const palette of [printed, blind]) {
      for (const piece of PIECES) expect(contrast(palette[piece]!, "#FFF9EC"), piece).toBeGreaterThan(2.6);
    }
  });
});
