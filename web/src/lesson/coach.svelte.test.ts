import { describe, expect, test } from "vitest";
import type { Lesson } from "../server/types";
import { Pages } from "./coach.svelte";

function lesson(moment: number, remarks: string[], hasLookBack = false): Lesson {
  const back = { chosen: { id: "x" }, led: [], instead: { id: "y" }, would: [], is_advice: true };
  return {
    moment, advice: null, reason: null, topics: [], steps: { first: 10 * moment + 1, last: 10 * moment + 2, of: 99 },
    remarks: remarks.map((id) => ({ id, text: { id }, places: [] })),
    look_back: hasLookBack ? back : null,
  };
}

function at(moment: number, ...remarks: string[]): Pages {
  const pages = new Pages("lesson");
  pages.take(lesson(moment, remarks));
  return pages;
}

const keys = (pages: Pages): string[] => pages.all.map(({ key }) => key);

describe("the pages of the coach", () => {
  test("the first page of a new moment is opened, and the earlier ones can be read again", () => {
    const pages = at(0, "hello", "cards");
    pages.open(1);
    pages.take(lesson(1, ["canal"]));
    expect(keys(pages)).toEqual(["0-hello", "0-cards", "1-canal"]);
    expect(pages.first).toBe(2);
    expect(pages.page?.key).toBe("1-canal");
    expect(pages.isLast).toBe(true);
    pages.open(0);
    expect(pages.page?.key).toBe("0-hello");
    expect(pages.isLast).toBe(false);
  });

  test("a look back at the last turn comes before the remarks", () => {
    const pages = at(0, "hello");
    pages.take(lesson(1, ["canal"], true));
    expect(keys(pages)).toEqual(["0-hello", "1-back", "1-canal"]);
    expect(pages.page?.lookBack).not.toBeNull();
  });

  test("more that is said at the same moment leaves the open page open", () => {
    const pages = at(0, "hello", "cards");
    pages.open(1);
    pages.take(lesson(0, ["hello", "cards", "more"]));
    expect(keys(pages)).toEqual(["0-hello", "0-cards", "0-more"]);
    expect(pages.at).toBe(1);
  });

  test("what was said after a choice that is taken back is gone", () => {
    const pages = at(0, "hello");
    pages.take(lesson(1, ["canal"]));
    pages.take(lesson(2, ["jade"]));
    pages.take(lesson(1, ["canal"]));
    expect(keys(pages)).toEqual(["0-hello", "1-canal"]);
    expect(pages.page?.key).toBe("1-canal");
  });

  test("each page is a step, as many as the moment takes, also when it is read again", () => {
    const pages = at(0, "hello", "cards", "more");
    expect(pages.all.map(({ step }) => step)).toEqual([1, 2, 2]);
    pages.take(lesson(1, ["canal"], true));
    expect(pages.page?.step).toBe(11);
    pages.open(1);
    expect(pages.page?.step).toBe(2);
  });

  test("no page beyond the first or the last can be opened", () => {
    const pages = at(0, "hello", "cards");
    pages.open(9);
    expect(pages.at).toBe(1);
    pages.open(-1);
    expect(pages.at).toBe(0);
  });

  test("at a moment at which nothing is said no page is open", () => {
    const pages = at(0, "hello");
    pages.take(lesson(1, []));
    expect(pages.page).toBeNull();
    expect(pages.isLast).toBe(true);
  });

  test("after a reload the page that was open is opened again", () => {
    at(3, "a", "b", "c").open(2);
    expect(at(3, "a", "b", "c").page?.key).toBe("3-c");
  });

  test("but not where the game has gone on, or the page is no longer there", () => {
    at(3, "a", "b", "c").open(2);
    expect(at(3, "a", "b").page?.key).toBe("3-a");
    at(3, "a", "b", "c").open(2);
    expect(at(4, "a", "b", "c").page?.key).toBe("4-a");
  });
});
