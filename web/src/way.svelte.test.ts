import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ORIGIN } from "./testing/browser";
import { way } from "./way.svelte";

const scroll = vi.fn();

/** A press on a link, and whether the browser was kept from following it itself. */
function press(href: string, how: Partial<MouseEvent> = {}): boolean {
  const preventDefault = vi.fn();
  way.follow({ button: 0, currentTarget: { href }, preventDefault, ...how } as unknown as MouseEvent);
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", scroll);
  way.go("/");
  scroll.mockClear();
});

describe("going somewhere", () => {
  test("changes the address and what is shown, from its top", () => {
    way.go("/t/abc#step=3");
    expect(location.href).toBe(`${ORIGIN}/t/abc#step=3`);
    expect([way.path, way.hash]).toEqual(["/t/abc", "#step=3"]);
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  test("whatever depends on the address is told", () => {
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(way.path));
    });
    flushSync();
    way.go("/results");
    flushSync();
    stop();
    expect(seen).toEqual(["/", "/results"]);
  });

  test("the browser's own buttons are followed", () => {
    way.go("/results");
    location.href = `${ORIGIN}/rules/gugong#canal`;
    dispatchEvent(new Event("popstate"));
    expect([way.path, way.hash]).toEqual(["/rules/gugong", "#canal"]);
    location.href = `${ORIGIN}/rules/gugong#jade`;
    dispatchEvent(new Event("hashchange"));
    expect(way.hash).toBe("#jade");
  });
});

describe("a link", () => {
  test("is followed without loading the page again", () => {
    expect(press(`${ORIGIN}/results`)).toBe(true);
    expect(way.path).toBe("/results");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "that is meant for another tab is left to the browser: %o",
    (how) => {
      expect(press(`${ORIGIN}/results`, how)).toBe(false);
      expect(way.path).toBe("/");
    },
  );
});
