import { expect, it } from "vitest";
import { SOUNDS } from "./sounds.svelte";

it("sounds are short; only the end of a game may last", () => {
  for (const [name, parts] of Object.entries(SOUNDS)) {
    const lasts = Math.max(...parts.map((part) => part.lasts + ("after" in part ? (part.after ?? 0) : 0)));
    expect(lasts, name).toBeLessThan(name === "won" || name === "lost" ? 1.6 : 0.25);
  }
});

it("there is one for each kind of thing, for a turn, a danger and the two ends", () => {
  expect(Object.keys(SOUNDS)).toEqual(["paper", "wood", "stone", "water", "coin", "bell", "drum", "won", "lost"]);
});
