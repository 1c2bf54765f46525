import { describe, expect, it } from "vitest";
import { anchor, classOf, motionsBetween, several, type Lying } from "./motion";

/** Motions in short: "look: from → to". */
function told(before: Lying[], after: Lying[], from: Record<string, string> = {}): string[] {
  return motionsBetween(before, after, (look) => from[classOf(look)] ?? null).map(({ look, was, from, to }) => `${was === look ? "" : `${was} as `}${look}: ${from} → ${to}`);
}

describe("what moved", () => {
  it("what lies where it lay did not move", () => {
    expect(told([["envoy 0", "step 3"]], [["envoy 0", "step 3"]])).toEqual([]);
  });

  it("a piece goes from its old place to its new one", () => {
    expect(told([["envoy 0", "step 3"], ["envoy 1", "step 0"]], [["envoy 0", "step 3"], ["envoy 1", "step 2"]])).toEqual(["envoy 1: step 0 → step 2"]);
  });

  it("of several alike only as many move as there are more elsewhere", () => {
    const before = [...several(5, "servant 0", "pool 0"), ...several(1, "servant 0", "wall")];
    const after = [...several(3, "servant 0", "pool 0"), ...several(2, "servant 0", "wall"), ...several(1, "servant 0", "decree 2")];
    expect(told(before, after)).toEqual(["servant 0: pool 0 → wall", "servant 0: pool 0 → decree 2"]);
  });

  it("a rival's face-down card becomes the one that lies open, and the one that was taken turns its back", () => {
    const before: Lying[] = [...several(3, "gift ?", "hand 1"), ["gift o4", "official jade"]];
    const after: Lying[] = [...several(2, "gift ?", "hand 1"), ["gift s2-8", "official jade"], ["gift ?", "discard 1"]];
    expect(told(before, after)).toEqual(["gift ? as gift s2-8: hand 1 → official jade", "gift o4 as gift ?: official jade → discard 1"]);
  });

  it("a card that shows its face where it lies was turned over", () => {
    expect(told([["card ?", "area 1"]], [["card thief", "area 1"]])).toEqual(["card ? as card thief: area 1 → area 1"]);
  });

  it("what two players do at once is not mixed up", () => {
    const before = [...several(2, "gift ?", "discard 0"), ...several(2, "gift ?", "discard 1")];
    const after = [...several(2, "gift ?", "hand 1"), ...several(2, "gift ?", "hand 0")];
    expect(told(before, after)).toEqual(["gift ?: discard 1 → hand 1", "gift ?: discard 1 → hand 1", "gift ?: discard 0 → hand 0", "gift ?: discard 0 → hand 0"]);
  });

  it("what lay nowhere comes from its source, and what lies nowhere goes there; without one it fades", () => {
    expect(told([["jade", "jades 0"]], [["token ship", "city 2"]], { token: "tokens" })).toEqual(["jade: jades 0 → null", "token ship: tokens → city 2"]);
  });

  it("a die that shows another value rolls where it lies", () => {
    expect(told([["die 3", "die a"]], [["die 5", "die a"]], { die: "turns" })).toEqual(["die 3 as die 5: die a → die a"]);
  });
});

it("a place may have several names", () => {
  expect(anchor("pool 1", "supply 1", false)).toEqual({ "data-at": "pool 1|supply 1" });
});
