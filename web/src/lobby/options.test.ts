import { describe, expect, test } from "vitest";
import type { GameInfo } from "../server/types";
import { game } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { describeOptions, levelsOf, sayOption, sayPlayers, sayValue, settle, valuesOf } from "./options";

type Option = GameInfo["options"][number];

function asked(name: string, usual: Option["default"]): Option {
  return { name, help: "", kind: "text", values: [], default: usual };
}

const GUGONG = game({
  options: [
    asked("players", 3), asked("printing", "english-2"), asked("bonus", "none"), asked("expert", false),
    asked("solo", "none"),
  ],
  variants: {
    names: ["players", "printing", "bonus", "expert", "solo"],
    rows: [
      [10, "english-2", "none", false, "none"],
      [3, "english-2", "none", false, "none"],
      [3, "english-2", "none", true, "none"],
      [3, "french", "none", false, "none"],
      [3, "french", "french", false, "none"],
      [1, "english-2", "none", false, "easy"],
      [1, "english-2", "none", false, "normal"],
    ],
  },
});

const NAMES = { en: "Castle", fr: "Château", nl: "Kasteel" };
const KINGDOM = game({
  name: "kingdom",
  options: [asked("players", 2), asked("module", "none"), asked("duchy", "x")],
  variants: {
    names: ["players", "module", "duchy"],
    rows: [[2, "none", "x"], [2, "menace", "x"], [2, "menace", "y"], [1, "menace", "x"]],
  },
  components: {
    duchy: { x: { name: NAMES } },
    quest: { trial: { name: { en: "The Trial", fr: "L’Épreuve", nl: "De Proef" } } },
    menace: {
      rats: { en: "Giant Rat", en_plural: "Giant Rats", nl: "Reuzenrat", nl_plural: "Reuzenratten" },
      thieves: { en: "Thief", en_plural: "Thieves" },
    },
  } as unknown as GameInfo["components"],
});

describe("the values of an option", () => {
  test("are those of all variants, each once", () => {
    expect(valuesOf(GUGONG, { players: 3 }, "printing")).toEqual(["english-2", "french"]);
  });

  test("go together with all options before it", () => {
    expect(valuesOf(GUGONG, { players: 3, printing: "english-2" }, "bonus")).toEqual(["none"]);
    expect(valuesOf(GUGONG, { players: 3, printing: "french" }, "bonus")).toEqual(["none", "french"]);
  });

  test("do not depend on options after it", () => {
    expect(valuesOf(GUGONG, { players: 3, printing: "french", expert: true }, "printing")).toEqual(
      ["english-2", "french"],
    );
  });

  test("that are numbers stand in their order, ten after three", () => {
    expect(valuesOf(GUGONG, {}, "players")).toEqual([1, 3, 10]);
  });
});

describe("settling wishes", () => {
  test("what goes together is kept", () => {
    const wishes = { players: 3, printing: "french", bonus: "french", expert: false, solo: "none" };
    expect(settle(GUGONG, wishes)).toEqual(wishes);
  });

  test("without wishes everything is as usual", () => {
    expect(settle(GUGONG, {})).toEqual(
      { players: 3, printing: "english-2", bonus: "none", expert: false, solo: "none" },
    );
  });

  test("the printing is the reader's own, unless another one is wished", async () => {
    await speech.turn("fr");
    const [usual, wished] = [settle(GUGONG, { players: 3 }), settle(GUGONG, { players: 3, printing: "english-2" })];
    expect([usual["printing"], wished["printing"]]).toEqual(["french", "english-2"]);
    expect([usual, wished].map((options) => describeOptions(GUGONG, options).length)).toEqual([1, 2]);
    await speech.turn("nl");
    expect(settle(GUGONG, {})["printing"]).toBe("english-2"); // No variant here has the Dutch one.
  });

  test("a wish that no longer goes with an earlier one gives way to what is usual", () => {
    const settled = settle(GUGONG, { players: 3, printing: "english-2", bonus: "french", expert: true });
    expect(settled).toEqual({ players: 3, printing: "english-2", bonus: "none", expert: true, solo: "none" });
  });

  test("where the usual value is not allowed either, the normal strength is taken", () => {
    expect(settle(GUGONG, { players: 1 })["solo"]).toBe("normal");
  });

  test("and where there is none, the first that is allowed", () => {
    expect(settle(KINGDOM, { players: 1 })).toEqual({ players: 1, module: "menace", duchy: "x" });
  });

  test("a wish that no variant knows is dropped", () => {
    expect(settle(GUGONG, { players: 7, colour: "red" })).toEqual(settle(GUGONG, {}));
  });

  test("false is a wish like any other", () => {
    const usuallyExpert = { ...GUGONG, options: [asked("expert", true)] };
    expect(settle(usuallyExpert, { players: 3, printing: "english-2", expert: false })["expert"]).toBe(false);
  });
});

describe("levels of bots", () => {
  test("stand from weak to strong, without those that are for study", () => {
    expect(levelsOf(game({ bots: ["search", "strong", "random", "novice", "fair"] }))).toEqual(
      ["novice", "fair", "strong"],
    );
  });

  test("are whatever there is where a game has none of them", () => {
    expect(levelsOf(game({ bots: ["random", "search"] }))).toEqual(["random", "search"]);
  });
});

describe("a value in words", () => {
  test("flags are yes or no", () => {
    expect([sayValue(GUGONG, "expert", true), sayValue(GUGONG, "expert", false)]).toEqual(["yes", "no"]);
  });

  test("a value of a game has words of its own, also where it is none", async () => {
    expect(sayValue(GUGONG, "printing", "french")).toBe("French");
    expect(sayValue(GUGONG, "solo", "none")).toBe("none");
    await speech.turn("fr");
    expect(sayValue(KINGDOM, "module", "none")).toBe(speech.t("value-none"));
    expect(sayValue(KINGDOM, "module", "none")).not.toBe("none");
  });

  test("names of the game's own tables are said in the reader's language", async () => {
    expect(sayValue(KINGDOM, "duchy", "x")).toBe("Castle");
    expect(sayValue(KINGDOM, "quest", "trial")).toBe("The Trial");
    await speech.turn("nl");
    expect(sayValue(KINGDOM, "duchy", "x")).toBe("Kasteel");
  });

  test("several Menaces are said in the plural, one after the other", () => {
    expect(sayValue(KINGDOM, "menaces", "rats,thieves")).toBe("Giant Rats · Thieves");
  });

  test("what has no words is said as it is written", async () => {
    expect(sayValue(GUGONG, "printing", "martian")).toBe("martian");
    expect(sayValue(GUGONG, "players", 3)).toBe("3");
    expect(sayValue(KINGDOM, "duchy", "nowhere")).toBe("nowhere");
    expect(sayValue(KINGDOM, "quest", "nowhere")).toBe("nowhere");
    await speech.turn("nl");
    expect(sayValue(KINGDOM, "menaces", "rats,thieves")).toBe("Reuzenratten · thieves");
  });
});

describe("an option in words", () => {
  test("is said otherwise where somebody plays alone", () => {
    expect(sayOption(KINGDOM, "duchy", 2)).toBe("Duchy of seat 1");
    expect(sayOption(KINGDOM, "duchy", 1)).toBe("Your Duchy");
    expect(sayOption(KINGDOM, "module", 1)).toBe("Module");
  });

  test("the number of players is called the same in every game", () => {
    expect(sayOption(KINGDOM, "players", 2)).toBe("Players");
  });
});

describe("what was agreed on", () => {
  const usual = { players: 3, printing: "english-2", bonus: "none", expert: false, solo: "none" };

  test("names the players, and nothing that is usual", () => {
    expect(describeOptions(GUGONG, usual)).toEqual(["Players: 3"]);
    expect(describeOptions(GUGONG, { ...usual, players: 1, solo: "normal" })).toEqual(
      ["solo", "Difficulty (Meng): normal"],
    );
  });

  test("names what is not usual; a flag that is on is named alone", () => {
    expect(describeOptions(GUGONG, { ...usual, expert: true })).toEqual(["Players: 3", "Expert variant"]);
    expect(describeOptions(GUGONG, { ...usual, printing: "french" })).toEqual(
      ["Players: 3", "Rules edition: French"],
    );
  });

  test("does not name what could not have been otherwise", () => {
    expect(describeOptions(KINGDOM, { players: 1, module: "menace", duchy: "x" })).toEqual(["solo"]);
  });

  test("names a module even where it is the usual one", () => {
    const options = [asked("players", 2), asked("module", "menace"), asked("duchy", "x")];
    const usually = { ...KINGDOM, options };
    expect(describeOptions(usually, { players: 2, module: "menace", duchy: "x" })).toEqual(
      ["Players: 2", "Module: Menace"],
    );
  });
});

describe("a game that this client does not know", () => {
  const CHESS = game({
    name: "chess",
    players: [2, 3, 4],
    options: [asked("players", 2), { ...asked("clock", "slow"), help: "How fast" }, asked("board", "flat")],
    variants: { names: ["players", "clock", "board"], rows: [[2, "slow", "flat"], [2, "quick", "flat"], [2, "quick", "round"]] },
  });

  test("calls an option as its help does, and a value as it is", () => {
    expect(sayOption(CHESS, "clock", 2)).toBe("How fast");
    expect(sayOption(CHESS, "board", 2)).toBe("board");
    expect(sayValue(CHESS, "clock", "quick")).toBe("quick");
    expect(describeOptions(CHESS, { players: 2, clock: "quick", board: "flat" })).toEqual(["Players: 2", "How fast: quick"]);
  });
});

describe("how many can play", () => {
  test.each([
    [[2, 3, 4, 5, 6], "2–6 players"],
    [[1, 2, 3], "2–3 players, or solo"],
    [[1, 2], "2 players, or solo"],
    [[4], "4 players"],
    [[1], "solo"],
  ])("%j", (players, said) => {
    expect(sayPlayers(game({ players }))).toBe(said);
  });
});
