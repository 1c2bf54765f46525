import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Score } from "../server/types";
import { speech } from "../words/speech.svelte";
import { namesOf } from "./names";
import { tongues } from "./tongues.svelte";

function score(more: Partial<Score>): Score {
  return {
    table: "t1", game: "gugong", options: { players: 3 }, at: "", seat: 0, names: [null, null, null],
    bots: [null, null, null],
    places: [1, 2, 3], points: [0, 0, 0], parts: [], is_rated: false, ...more,
  };
}

beforeAll(async () => {
  await speech.learn("replay");
  tongues.speak(["gugong", "kingdom"], "en");
  await vi.waitUntil(() => tongues.isReady);
});

describe("who sat where in a finished game", () => {
  test("I am called by my name, or just “you”", () => {
    expect(namesOf(score({ seat: 1 }))[1]).toBe("you");
    expect(namesOf(score({ seat: 1, names: [null, "Ann", null] }))[1]).toBe("Ann");
  });

  test("others are called by their names, or by their colours", () => {
    expect(namesOf(score({ names: [null, "Bo", null] }))).toEqual(["you", "Bo", "Saffron"]);
    expect(namesOf(score({ names: [null, "", null] }))[1]).toBe("Indigo");
  });

  test("bots are named with how strong they were", () => {
    expect(namesOf(score({ bots: [null, "fair", "strong"], names: [null, "Bo", null] }))).toEqual(
      ["you", "Bo (intermediate)", "Saffron (strong)"],
    );
    expect(namesOf(score({ bots: [null, "fair", null] }), false)[1]).toBe("Indigo");
  });

  test("who plays by the rules against somebody alone goes by name", () => {
    const alone = { options: { players: 1 }, places: [1, 2], names: [null, null], bots: [null, null] };
    expect(namesOf(score(alone))).toEqual(["you", "Meng"]);
    expect(namesOf(score({ ...alone, game: "kingdom" }))).toEqual(["you", "Indigo"]);
  });

  test("it is said in the reader's language", async () => {
    await speech.turn("nl");
    expect(namesOf(score({}))[0]).toBe("jij");
  });
});
