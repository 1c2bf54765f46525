import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { isLanguage, LANGUAGES, Speech, type Language } from "./speech.svelte";

async function speaking(language: Language = "en", subject?: string): Promise<Speech> {
  const speech = new Speech();
  await speech.turn(language, subject);
  return speech;
}

describe("saying something", () => {
  test("an id becomes words, with its arguments in their gaps", async () => {
    const speech = await speaking();
    expect(speech.t("bar-and", { some: "Ann", last: "Bo" })).toBe("Ann and Bo");
    expect(speech.say({ id: "form-yes" })).toBe("yes");
  });

  test("one saying within another is said first, however deep", async () => {
    const speech = await speaking();
    const inner = { id: "bar-and", args: { some: { id: "colour-0" }, last: { id: "colour-1" } } };
    expect(speech.t("option-is", { option: { id: "form-players" }, value: inner })).toBe(
      "Players: Cinnabar and Indigo",
    );
  });

  test("an id without words is shown as such instead of failing", async () => {
    const speech = await speaking();
    expect(speech.t("no-such-words")).toBe("⟨no-such-words⟩");
    expect(speech.knows("no-such-words")).toBe(false);
    expect([speech.name("no-such-words", "such_words"), speech.name("form-yes", "such")]).toEqual(["Such words", "yes"]);
    expect(speech.knows("form-yes")).toBe(true);
  });

  test("before any words are read nothing fails either", () => {
    expect(new Speech().t("form-yes")).toBe("⟨form-yes⟩");
  });

  test("a gap that nobody filled does not take the rest of the sentence with it", async () => {
    expect((await speaking()).t("option-is", { option: "Players" })).toMatch(/^Players: /);
  });

  test("numbers below zero have a real minus", async () => {
    const speech = await speaking();
    const said = (value: string | number): string => speech.t("option-is", { option: "", value }).slice(2);
    expect([said(-3), said("(-3)"), said("+5 -3")]).toEqual(["−3", "(−3)", "+5 −3"]);
  });

  test("a hyphen between two numbers, or within a name, stays one", async () => {
    const speech = await speaking();
    const said = (value: string): string => speech.t("option-is", { option: "", value }).slice(2);
    expect([said("4-5"), said("s2-3"), said("well-known"), said("a - b")]).toEqual(
      ["4-5", "s2-3", "well-known", "a - b"],
    );
  });
});

describe("languages and subjects", () => {
  test("turning to a language says everything in it, and tells the browser", async () => {
    const speech = await speaking();
    expect(speech.t("form-yes")).toBe("yes");
    await speech.turn("fr");
    expect(speech.t("form-yes")).toBe("oui");
    expect(speech.language).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
  });

  test("what was said is said again when the language changes", async () => {
    const speech = await speaking();
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(speech.t("form-no")));
    });
    flushSync();
    await speech.turn("nl");
    flushSync();
    stop();
    expect([seen[0], seen.at(-1)]).toEqual(["no", "nee"]);
  });

  test("the words of a game are known at its table, and those of another are not", async () => {
    const speech = await speaking("en", "gugong");
    expect(speech.knows("meng")).toBe(true);
    expect(speech.knows("type-monument")).toBe(false);
    await speech.turn("en", "kingdom");
    expect(speech.knows("meng")).toBe(false);
    expect(speech.knows("type-monument")).toBe(true);
    expect(speech.knows("form-yes")).toBe(true);
  });

  test("a language without a game named stays at the game", async () => {
    const speech = await speaking("en", "gugong");
    await speech.turn("fr");
    expect(speech.knows("meng")).toBe(true);
    await speech.turn("fr", "page");
    expect(speech.knows("meng")).toBe(false);
  });

  test("what was learnt besides is known from then on, in every language and at every game", async () => {
    const speech = await speaking("en", "gugong");
    expect(speech.knows("replay-beginning")).toBe(false);
    await speech.learn("replay");
    expect(speech.t("replay-beginning")).toBe("The game begins.");
    expect(speech.knows("meng")).toBe(true);
    await speech.turn("nl", "kingdom");
    expect(speech.knows("replay-beginning")).toBe(true);
  });

  test("another game may be learnt besides: where both have a word, that of the table is said", async () => {
    const speech = await speaking("en", "kingdom");
    await speech.learn("gugong");
    expect([speech.knows("meng"), speech.knows("type-monument")]).toEqual([true, true]);
    expect(speech.t("read-now")).toBe("Now:");
    speech.forget("gugong");
    await speech.turn("en");
    expect(speech.knows("meng")).toBe(false);
  });

  test("learning while others do, or while the language changes, waits for all of it", async () => {
    const speech = await speaking("en", "page");
    const turned = speech.turn("nl");
    const learnt = speech.learn("gugong").then(() => [speech.language, speech.knows("meng")]);
    void speech.learn("kingdom");
    expect(await learnt).toEqual(["nl", true]);
    await turned;
    expect(speech.knows("type-monument")).toBe(true);
  });

  describe("of a game that this client does not know", () => {
    const fetched = vi.fn(async (address: string) => {
      const language = address.split("/").at(-1)!;
      return Response.json({ text: `chapter = round in ${language}\nform-yes = aye`, about: `option-chess-side = side in ${language}\nform-no = nay` });
    });
    beforeEach(() => {
      fetched.mockClear();
      vi.stubGlobal("fetch", fetched);
    });

    test("the words are fetched, and again when the language changes", async () => {
      const speech = await speaking("en", "chess");
      expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/words/chess/en", expect.anything());
      expect([speech.t("chapter"), speech.t("form-yes"), speech.t("option-chess-side")]).toEqual(["round in en", "aye", "side in en"]);
      await speech.turn("fr");
      expect(speech.t("chapter")).toBe("round in fr");
      await speech.turn("fr", "page");
      expect(speech.knows("chapter")).toBe(false);
    });

    test("they are fetched once, and at its table only", async () => {
      await speaking("en", "go");
      await (await speaking("en", "go")).learn("go-lesson");
      await speaking("en");
      expect(fetched).toHaveBeenCalledOnce();
    });

    test("what is said about it is known on every page, and takes no word from the page", async () => {
      const speech = await speaking("en");
      expect(speech.knows("option-gugong-printing")).toBe(false);
      await speech.introduce(["gugong"]);
      expect(speech.knows("option-gugong-printing")).toBe(true);
      expect(fetched).not.toHaveBeenCalled();
      await speech.introduce(["gugong", "checkers"]);
      expect([speech.t("option-chess-side"), speech.t("form-no"), speech.knows("chapter")]).toEqual(["side in en", "no", false]);
      await speech.turn("fr");
      expect(speech.t("option-chess-side")).toBe("side in fr");
    });

    test("a page is read even where what is said about it cannot be had", async () => {
      vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
      const speech = await speaking("en");
      await speech.introduce(["halma"]);
      expect([speech.t("form-yes"), speech.name("option-halma-side", "own-side")]).toEqual(["yes", "Own side"]);
    });

    test("who could not get them may try again", async () => {
      vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
      await expect(speaking("nl", "draughts")).rejects.toThrow("unreachable");
      vi.stubGlobal("fetch", fetched);
      expect((await speaking("nl", "draughts")).t("chapter")).toBe("round in nl");
    });
  });

  test("of two languages that are asked for at once the later one is spoken", async () => {
    const speech = new Speech();
    await Promise.all([speech.turn("fr", "gugong"), speech.turn("nl", "page")]);
    expect(speech.language).toBe("nl");
    expect(speech.t("form-yes")).toBe("ja");
    expect(speech.knows("meng")).toBe(false);
  });

  test("only the languages that are there are languages", () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(["de", "", "EN", null, undefined].some(isLanguage)).toBe(false);
  });
});

/** The client's own texts, by path; those of the rules are tested with the rules. */
const TEXTS = import.meta.glob<string>(["./*.ftl", "../*/words/**/*.ftl"], {
  query: "?raw", import: "default", eager: true,
});
const FOLDERS = [...new Set(Object.keys(TEXTS).map((path) => path.replace(/\w+\.ftl$/, "")))];

/** The variables within the parsed pattern of a message. */
function variables(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variables)];
}

/** The variables of each message of a file, in the order of the alphabet. */
function messagesOf(path: string): Map<string, string[]> {
  const { body } = new FluentResource(TEXTS[path]!);
  return new Map(body.map(({ id, value }) => [id, [...new Set(variables(value))].sort()]));
}

describe.each(FOLDERS)("the words in %s", (folder) => {
  const english = messagesOf(`${folder}en.ftl`);

  test("are there in every language", () => {
    const files = Object.keys(TEXTS).filter((path) => path.replace(/\w+\.ftl$/, "") === folder);
    expect(files.sort()).toEqual(LANGUAGES.map((language) => `${folder}${language}.ftl`));
    expect(english.size).toBeGreaterThan(10);
  });

  test.each(LANGUAGES)("have no mistake in their writing and no id twice: %s", (language) => {
    // The parser skips what it cannot read, so every beginning of a message must have become one, and a line
    // that is not indented must be such a beginning, a comment or the end of a choice.
    const text = TEXTS[`${folder}${language}.ftl`]!;
    const begun = [...text.matchAll(/^(-?[a-zA-Z][\w-]*)\s*=/gm)].map(([, id]) => id!);
    expect(begun.sort()).toEqual([...messagesOf(`${folder}${language}.ftl`).keys()].sort());
    expect(text.match(/^(?!#|-?[a-zA-Z][\w-]*\s*=|\s|\}).+$/gm) ?? []).toEqual([]);
  });

  test.each(["fr", "nl"])("have the same ids and variables as in English: %s", (language) => {
    expect(Object.fromEntries(messagesOf(`${folder}${language}.ftl`))).toEqual(Object.fromEntries(english));
  });
});

/** The sources of the client, to find the ids that they name. */
const SOURCES = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/*.d.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** What a folder of the client speaks of besides the page. */
const SUBJECTS: Record<string, readonly string[]> = {
  gugong: ["gugong", "boxes"], kingdom: ["kingdom", "boxes"], replay: ["replay"], results: ["replay"], lesson: ["lesson"], puzzle: ["puzzle", "training"], training: ["training", "puzzle"], boxes: ["boxes"],
};

describe("every id that is written in the sources", () => {
  /** Ids between quotes in the first argument of `speech.t`, also where one of two is chosen there. */
  function idsIn(source: string): string[] {
    const calls = source.matchAll(/\bspeech\.t\(([^`{}]*?)(?:, \{|\)[^(]*$|\)[;,}\s])/gm);
    const quoted = [...calls].flatMap(([, first = ""]) => [...first.matchAll(/(?:^|[?:] )"([\w-]+)"/g)]);
    return quoted.map(([, id]) => id!);
  }

  const byFolder = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(SOURCES)) {
    const folder = path.split("/").at(-2)!;
    byFolder.set(folder, new Set([...(byFolder.get(folder) ?? []), ...idsIn(source)]));
  }

  test.each([...byFolder.keys()])("has words: %s", async (folder) => {
    const speech = new Speech();
    for (const subject of SUBJECTS[folder] ?? []) await speech.learn(subject);
    await speech.turn("en");
    expect([...byFolder.get(folder)!].filter((id) => !speech.knows(id))).toEqual([]);
  });

  test("is found in the sources at all", () => {
    const source = 'speech.t("one"), speech.t(it === "no-id" ? "two" : "three", { n: 1 })}';
    expect(idsIn(source)).toEqual(["one", "two", "three"]);
    expect([...byFolder.values()].flatMap((ids) => [...ids]).length).toBeGreaterThan(300);
  });
});
