import { describe, expect, test } from "vitest";
import { addressOf, readAddress, stepsOf } from "./address";

describe("the address of a moment", () => {
  test("is read as it was written", () => {
    expect(addressOf(57, "1")).toBe("#step=57&reader=1");
    expect(readAddress(addressOf(57, "all"))).toEqual({ step: "57", reader: "all" });
  });

  test("may leave out what is usual", () => {
    expect(readAddress("")).toEqual({ step: null, reader: null });
    expect(readAddress("#reader=public")).toEqual({ step: null, reader: "public" });
  });

  test("has a step only where it is a whole number", () => {
    expect([stepsOf("57"), stepsOf("0")]).toEqual([57, 0]);
    expect(["", "-1", "1.5", "1e3", "x", "1234567890"].map(stepsOf)).toEqual(
      [null, null, null, null, null, null],
    );
  });
});
