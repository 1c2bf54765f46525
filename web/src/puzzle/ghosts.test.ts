import { describe, expect, test } from "vitest";
import { locationOf } from "../gugong/places";
import { touched } from "./ghosts";

const motion = (look: string, from: string | null, to: string | null) => ({ look, was: look, from, to });

describe("the locations of a line", () => {
  test("are those where its pieces move, and where its steps are made", () => {
    const motions = [motion("servant 0", "pool 0", "wall"), motion("envoy 0", "stair 3", "stair 4"), motion("gift s2-8", "hand 0", "official great-wall")];
    expect(touched(motions, ["official great-wall", "card s2-8"], locationOf)).toEqual(["great-wall", "palace"]);
  });

  test("are named once, and what lies at none has none", () => {
    const motions = [motion("marker 1", "bead 4", "bead 5"), motion("token x", "tokens", "stored 1"), motion("ship 1", null, "berth b2"), motion("points 3 1", "berth b2", "score 1")];
    expect(touched(motions, [], locationOf)).toEqual(["intrigue", "travel", "canal"]);
  });
});
