import { beforeEach, describe, expect, test, vi } from "vitest";
import type { RuleText } from "../server/types";
import { speech } from "../words/speech.svelte";
import { readRule, Rules } from "./rules.svelte";

function rule(id: string, more: Partial<RuleText> = {}): RuleText {
  const texts = { en: `${id} in English`, fr: `${id} en français`, nl: `${id} in het Nederlands` };
  return { id, texts, ours: false, why: {}, differs: {}, ...more } as RuleText;
}

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  answer.mockImplementation(async () => Response.json([rule("canal.a"), rule("canal.b")]));
});

describe("the rules of a game", () => {
  test("are fetched when somebody asks for one, and only once", async () => {
    const rules = new Rules("gugong");
    expect(rules.read(["canal.a"])).toBeNull();
    await rules.show(["canal.a"]);
    await rules.show(["canal.b"]);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(rules.shown).toEqual(["canal.b"]);
    expect(rules.read(["canal.b"])).toMatchObject([{ id: "canal.b", text: "canal.b in English" }]);
  });

  test("are read in the order asked for, without those that are not there", async () => {
    const rules = new Rules("gugong");
    await rules.fetch();
    expect(rules.read(["canal.b", "nowhere", "canal.a"])?.map(({ id }) => id)).toEqual(["canal.b", "canal.a"]);
  });

  test("that could not be fetched are told as trouble, and can be asked for again", async () => {
    answer.mockRejectedValueOnce(new TypeError("no network"));
    const rules = new Rules("gugong");
    await rules.show(["canal.a"]);
    expect(rules.trouble).toMatchObject({ code: "unreachable" });
    await rules.fetch();
    expect(rules.trouble).toBeNull();
    expect(rules.read(["canal.a"])).toHaveLength(1);
  });

  test("have a page, and each a place on it", () => {
    expect(new Rules("gugong").page()).toBe("/rules/gugong");
    expect(new Rules("gugong").page("canal.a")).toBe("/rules/gugong#canal.a");
  });
});

describe("a rule", () => {
  test("is read in the reader's language", async () => {
    await speech.turn("fr");
    expect(readRule(rule("x")).text).toBe("x en français");
  });

  test("that is a ruling of ours says why, and others do not", () => {
    const why = { en: "No text says it.", fr: "", nl: "" };
    expect(readRule(rule("x", { ours: true, why })).ours).toContain("No text says it.");
    expect(readRule(rule("x", { why })).ours).toBeNull();
  });

  test("says what the printings say differently, where they do", () => {
    expect(readRule(rule("x", { differs: { en: "In French: two." } })).differs).toBe("In French: two.");
    expect(readRule(rule("x")).differs).toBeNull();
  });
});
