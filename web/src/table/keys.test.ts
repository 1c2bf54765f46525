import { describe, expect, test } from "vitest";
import { choiceOf, keyOf } from "./keys";

describe("keys of choices", () => {
  test("digits come first, then letters", () => {
    expect([0, 8, 9, 10].map(keyOf)).toEqual(["1", "9", "a", "b"]);
  });

  test("every key leads back to its choice, as a capital too", () => {
    for (let nth = 0; keyOf(nth) !== null; nth++) {
      expect(choiceOf(keyOf(nth)!)).toBe(nth);
      expect(choiceOf(keyOf(nth)!.toUpperCase())).toBe(nth);
    }
  });

  test.each(["h", "l", "r", "u", "?"])("a key with another meaning takes no choice: %s", (key) => {
    expect(choiceOf(key)).toBe(-1);
  });

  test("keys with names take no choice", () => {
    expect(["Enter", "Tab", "F1", "ArrowDown", "12", ""].map(choiceOf)).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  test("choices beyond the number of keys have none", () => {
    expect(keyOf(99)).toBeNull();
  });
});
