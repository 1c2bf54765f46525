import { describe, expect, test, vi } from "vitest";
import { forgetAll, keep, kept } from "./kept";

describe("what this browser remembers", () => {
  test("is what was kept last", () => {
    expect(kept("theme")).toBeNull();
    keep("theme", "dark");
    keep("theme", "light");
    expect(kept("theme")).toBe("light");
  });

  test("is forgotten on demand, and nothing that others keep", () => {
    keep("theme", "dark");
    keep("chat-read.t1", "4");
    localStorage.setItem("other-app", "x");
    forgetAll();
    expect([kept("theme"), kept("chat-read.t1"), localStorage.getItem("other-app")]).toEqual(
      [null, null, "x"],
    );
  });

  test("is nothing where a private window forbids it, and nothing fails", () => {
    const forbid = (): never => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.stubGlobal("localStorage", new Proxy({}, { get: forbid, ownKeys: forbid }));
    keep("theme", "dark");
    expect(kept("theme")).toBeNull();
    expect(forgetAll).not.toThrow();
    vi.unstubAllGlobals();
    expect(kept("theme")).toBeNull();
  });
});
