import { beforeAll, describe, expect, test } from "vitest";
import type { Moment } from "../server/types";
import { line, moment, replay, saying, seat, table } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { Reel } from "./reel.svelte";
import { isDoneToMe, linesOf, whatHappened } from "./telling";

const LOG = [
  line("form-yes", null), line("", 1, { text: saying("@1: buys jade") }),
  line("", 1, { text: saying("@1: pays") }),
  line("", 0, { text: saying("@0: gains a servant"), mine: true }),
];

function told(...moments: Partial<Moment>[]): Reel {
  const seats = [seat({ name: "Ann" }), seat({ name: "Bo" })];
  const all = moments.map((one, step) => moment(step, one));
  return new Reel(replay(all, { log: LOG, table: table({ seats }) }), () => null);
}

beforeAll(() => speech.learn("replay"));

describe("what happened at a moment", () => {
  test("the first moment is the beginning of the game", () => {
    expect(whatHappened(told({ log: 1 }), 0)).toBe("The game begins.");
  });

  test("a choice that the reader may know is told in its own words", () => {
    expect(whatHappened(told({ log: 1 }, { seat: 1, chosen: saying("Give @0: a card"), log: 1 }), 1)).toBe(
      "Bo: Give Ann: a card",
    );
  });

  test("of another choice the lines of the player who chose are told", () => {
    expect(whatHappened(told({ log: 1 }, { seat: 1, log: 4 }), 1)).toBe("Bo: buys jade Bo: pays");
  });

  test("where that player has no line, all lines are told", () => {
    expect(whatHappened(told({ log: 3 }, { seat: 1, log: 4 }), 1)).toBe("Ann: gains a servant");
  });

  test("a choice of which nothing may be known is told as such", () => {
    expect(whatHappened(told({ log: 1 }, { seat: 1, log: 1 }), 1)).toBe("Bo has chosen.");
  });

  test("where nobody chose anything the game goes on", () => {
    expect(whatHappened(told({ log: 1 }, { log: 1 }), 1)).toBe("The game continues.");
  });

  test("a moment has the lines that it added, and the first all before it", () => {
    const reel = told({ log: 1 }, { log: 1 }, { log: 3 });
    expect([0, 1, 2].map((nth) => linesOf(reel, nth))).toEqual([[LOG[0]], [], [LOG[1], LOG[2]]]);
  });

  test("what somebody else did to me is told apart from what I did", () => {
    const reel = told({});
    expect(isDoneToMe(reel, line("x", 1, { mine: true }))).toBe(true);
    expect(isDoneToMe(reel, line("x", 0, { mine: true }))).toBe(false);
    expect(isDoneToMe(reel, line("x", 1))).toBe(false);
  });
});
