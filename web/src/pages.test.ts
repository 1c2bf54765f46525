import { describe, expect, test } from "vitest";
import { pageAt } from "./pages";

describe("the page at an address", () => {
  test.each([
    ["/t/abc", "abc"],
    ["/t/abc/", "abc"],
    ["/t/a%20b", "a b"],
    ["/t/abc/replay", "abc"],
    ["/rules/gugong", "gugong"],
    ["/results", ""],
    ["/boxes", ""],
    ["/boxes/abc", "abc"],
    ["/boxes/shared/xyz", "xyz"],
  ])("%s is a page about: %j", (path, id) => {
    expect(pageAt(path)?.id).toBe(id);
  });

  test("a table and its replay are two pages", () => {
    expect(pageAt("/t/abc")?.load).not.toBe(pageAt("/t/abc/replay")?.load);
  });

  test("a box of mine and one that is shared are two pages", () => {
    expect(pageAt("/boxes/abc")?.load).not.toBe(pageAt("/boxes/shared/abc")?.load);
  });

  test.each(["/", "/t/", "/t/abc/other", "/rules", "/resultsx", "/x/results"])("%s is none", (path) => {
    expect(pageAt(path)).toBeNull();
  });
});
