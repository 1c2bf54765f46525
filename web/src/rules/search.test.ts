import { describe, expect, test } from "vitest";
import { hasAll, spans, wordsOf } from "./search";

/** The text with what was found in brackets. */
function marked(text: string, query: string): string {
  return spans(text, wordsOf(query)).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");
}

const finds = (query: string, ...texts: (string | null)[]): boolean => hasAll(wordsOf(query), ...texts);

describe("the words that are searched for", () => {
  test("are parted by spaces of any kind, without accents and capitals", () => {
    expect(wordsOf("  Grand\u00a0Canal \t ÉTÉ ")).toEqual(["grand", "canal", "ete"]);
  });

  test("are none where nothing was written", () => {
    expect(wordsOf("   ")).toEqual([]);
  });
});

describe("finding", () => {
  test("accents and case do not matter, on either side", () => {
    expect(finds("gugong", "Gùgōng")).toBe(true);
    expect(finds("GÙGŌNG", "gugong")).toBe(true);
    expect(finds("cafe\u0301", "CAFÉ")).toBe(true);
  });

  test("ligatures are found by their letters, and letters by their ligature", () => {
    expect(finds("soeur", "Sœur")).toBe(true);
    expect(finds("sœur", "soeur")).toBe(true);
    expect(finds("aether", "Æther")).toBe(true);
  });

  test("both kinds of apostrophe are the same", () => {
    expect(finds("it's", "It’s a Wonderful Kingdom")).toBe(true);
    expect(finds("it’s", "It's a Wonderful Kingdom")).toBe(true);
  });

  test("all words must be there, in any order and in any of the texts", () => {
    expect(finds("canal ship", "A ship sails", "on the Grand Canal")).toBe(true);
    expect(finds("canal cart", "A ship sails", "on the Grand Canal")).toBe(false);
  });

  test("a word is also found as a part of another", () => {
    expect(finds("serv", "two servants")).toBe(true);
  });

  test("a word does not reach from the end of one text into the next", () => {
    expect(finds("sailson", "A ship sails", "on the canal")).toBe(false);
  });

  test("texts that are missing are no obstacle", () => {
    expect(finds("ship", null, "a ship")).toBe(true);
    expect(finds("null", null)).toBe(false);
  });

  test("nothing is found everywhere", () => {
    expect(finds("", "anything")).toBe(true);
  });
});

describe("marking", () => {
  test("every place of every word is marked", () => {
    expect(marked("The ship and the shipyard", "ship the")).toBe("[The] [ship] and [the] [ship]yard");
  });

  test("what is marked stays as it was written", () => {
    expect(marked("À l’Été", "ete")).toBe("À l’[Été]");
    expect(marked("Gùgōng", "gong")).toBe("Gù[gōng]");
  });

  test("words that overlap or touch are one mark", () => {
    expect(marked("banana", "ana")).toBe("b[anana]");
    expect(marked("abcd", "ab cd")).toBe("[abcd]");
  });

  test("a ligature before or within a word does not shift the mark", () => {
    expect(marked("œuvre du cœur", "coeur")).toBe("œuvre du [cœur]");
    expect(marked("œuvre neuve", "neuve")).toBe("œuvre [neuve]");
  });

  test("half of a ligature marks the whole letter", () => {
    expect(marked("cœur", "co")).toBe("[cœ]ur");
    expect(marked("bœ", "bo")).toBe("[bœ]");
  });

  test("an accent that is a character of its own is marked with its letter", () => {
    expect(marked("cafe\u0301 noir", "cafe")).toBe("[cafe\u0301] noir");
    expect(marked("cafe\u0301 noir", "noir")).toBe("cafe\u0301 [noir]");
  });

  test("characters outside the usual plane do not shift the mark", () => {
    expect(marked("🐉 dragon", "dragon")).toBe("🐉 [dragon]");
  });

  test("where nothing is searched for or found there is one plain span", () => {
    expect(spans("a ship", [])).toEqual([{ text: "a ship", isHit: false }]);
    expect(spans("a ship", ["cart"])).toEqual([{ text: "a ship", isHit: false }]);
    expect(spans("", ["cart"])).toEqual([]);
  });
});
