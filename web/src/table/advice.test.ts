import { describe, expect, test } from "vitest";
import type { Advised } from "../server/types";
import { decision, option, saying, seat, state } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { percent, sayAll, sayFacts, sayReasons } from "./advice";
import { Play } from "./play.svelte";

type Reason = Advised["reasons"][number];

const OPTIONS = [option(5, "a"), option(6, "b"), option(7, "c", { message: saying("Give @1: a card") })];
const play = new Play(
  state({ decision: decision(OPTIONS), seats: [seat({ name: "Ann" }), seat({ name: "Bo" })] }),
  () => null,
  async () => {},
);

function advised(number: number, against: number, ...reasons: Reason[]): Advised {
  return { option: number, chance: 0.5, points: 40, tried: 100, against, reasons, line: [] };
}

function reason(kind: Reason["kind"], amount: number, name: Reason["name"] = null): Reason {
  return { kind, amount, name };
}

/** What is said of an option that is compared with the second of two that are advised. */
function said(...reasons: Reason[]): string | null {
  const best = advised(5, 6, ...reasons);
  return sayReasons(0, best, [best, advised(6, 5)], play)?.numbers ?? null;
}

describe("why an option is best", () => {
  test("it is said with its reasons and with what it was compared to", () => {
    expect(said(reason("points", 3))).toBe("Why? At the end about 3 points more (compared with option 2).");
  });

  test("of another option it is said how it differs from the best", () => {
    const list = [advised(5, 6), advised(6, 5, reason("points", -1))];
    expect(sayReasons(1, list[1]!, list, play)?.numbers).toBe(
      "At the end about 1 point fewer (compared with option 1).",
    );
  });

  test("nothing is said where there is no reason", () => {
    expect(said()).toBeNull();
  });

  test("several reasons stand in one sentence that begins with a capital", () => {
    expect(said(reason("rival", -4), reason("part", 2, saying("@1: jade")))).toBe(
      "Why? The strongest opponent ends with about 4 points fewer; " +
        "Bo: jade: about 2 points more (compared with option 2).",
    );
  });

  test("an option that is not advised itself is named by its words", () => {
    const best = advised(5, 7, reason("level", 0));
    expect(sayReasons(0, best, [best], play)?.numbers).toBe(
      "Why? Hardly any difference: less than a point at the end (compared with “Give Bo: a card”).",
    );
  });

  test("words come without numbers, and say more or fewer", () => {
    const best = advised(5, 6, reason("feat", 0.4, saying("Decrees: today")), reason("chance", -0.1));
    expect(sayReasons(0, best, [best, advised(6, 5)], play)?.words).toBe("Why? “Decrees: today”: more; a smaller chance to win (compared with option 2).");
  });

  test("facts stand by themselves, each in a sentence", () => {
    const reasons = [reason("fact", 1, saying("@1: ship")), reason("points", 3)];
    expect(sayFacts(reasons, play)).toEqual(["Bo: ship."]);
    expect(sayAll(reasons, true, play)).toBe("At the end about 3 points more");
    expect(said(reasons[0]!)).toBeNull();
  });

  test("in words, what the bot leans to is said only where nothing else is", () => {
    const words = (...reasons: Reason[]): string => sayAll(reasons, false, play);
    expect(words(reason("level", 0), reason("tried", 0.4))).toBe("Hardly any difference: less than a point at the end");
    expect(words(reason("tried", 0.4))).toContain("the bot leans towards it");
  });

  test("what is neither advised nor offered any more is not named", () => {
    const best = advised(5, 99, reason("points", 3));
    expect(sayReasons(0, best, [best], play)).toEqual({ words: "More points in the end.", numbers: "At the end about 3 points more." });
  });

  test("chances are counted in wins of a hundred games", () => {
    expect(said(reason("chance", 0.07))).toContain("About 7 more wins in 100 games");
    expect(said(reason("chance", -0.01))).toContain("About 1 fewer win in 100 games");
  });

  test("large numbers are rounded, and of small ones a tenth counts", () => {
    expect(said(reason("points", 3.4))).toContain("about 3 points more");
    expect(said(reason("points", 0.26))).toContain("about 0.3 points more");
  });

  test("how often it was tried is the reason where there is no other", () => {
    expect(said(reason("tried", 0.4))).toContain(
      "No clear advantage, but the bot spent 40% of its simulations on it",
    );
    expect(said(reason("level", 0), reason("tried", 0.4))).toContain("; the bot spent 40% of its simulations on it");
  });

  test("it is said in the reader's language", async () => {
    await speech.turn("nl");
    expect(said(reason("points", 3))).not.toContain("points");
    expect(said(reason("points", 0.26))).toContain("0,3");
  });
});

describe("a chance", () => {
  test("is written as whole percents, as the language writes them", async () => {
    expect(percent(0.456)).toBe("46%");
    await speech.turn("fr");
    expect(percent(0.456).replace(/\s/gu, " ")).toBe("46 %");
  });
});
