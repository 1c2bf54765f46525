import { describe, expect, test } from "vitest";
import { gain, pointsIn, withSign } from "./gains";

describe("points in the air", () => {
  test("fly from where they were made to the score, after the pieces that made them", () => {
    expect(gain(3, 1, "wall", "score 1")).toEqual({ look: "points 3 1", was: "points 3 1", from: "wall", to: "score 1", wave: 1 });
  });

  test("that are lost leave the score, and are gone", () => {
    expect(gain(-2, 0, "city 4", "score 0")).toMatchObject({ look: "points -2 0", from: "score 0", to: null });
  });

  test("are told from everything else by their look", () => {
    expect(pointsIn("points -29 3")).toEqual({ n: -29, seat: 3 });
    expect(pointsIn("servant 3")).toBeNull();
  });

  test("have their sign", () => {
    expect([withSign(6), withSign(-29)]).toEqual(["+6", "−29"]);
  });
});
