import { beforeAll, describe, expect, test } from "vitest";
import { saying, seat, state } from "../testing/states";
import { speech, type Saying } from "../words/speech.svelte";
import { piecesOf } from "./pieces";
import { Play } from "./play.svelte";
import { settle, spokenOf, type Box } from "./reading";

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 200, height: 150 };
const THING: Box = { left: 400, top: 300, width: 50, height: 50 };

describe("where a tooltip lies", () => {
  const at = (around: Box, obstacles: Box[] = []): Box => ({ ...settle(SIZE, around, SCREEN, obstacles), ...SIZE });
  const covers = (box: Box, other: Box): boolean => box.left < other.left + other.width && other.left < box.left + box.width && box.top < other.top + other.height && other.top < box.top + box.height;

  test("beside the thing, to the right where there is room", () => {
    expect(at(THING).left).toBeGreaterThanOrEqual(450);
    expect(covers(at(THING), THING)).toBe(false);
  });

  test("on the other side where what can be chosen lies to the right", () => {
    const target = { left: 460, top: 280, width: 200, height: 100 };
    expect(covers(at(THING, [target]), target)).toBe(false);
    expect(covers(at(THING, [target]), THING)).toBe(false);
  });

  test.each([[{ left: 960, top: 760, width: 30, height: 30 }], [{ left: 2, top: 2, width: 30, height: 30 }]])("within the screen in its corners", (corner) => {
    const box = at(corner);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(SCREEN.width);
    expect(box.top + box.height).toBeLessThanOrEqual(SCREEN.height);
  });
});

describe("a line of the log in pieces", () => {
  beforeAll(() => speech.turn("en"));
  const play = new Play(state({ seats: [seat(), seat({ name: "Hugo" })] }), () => null, async () => {});
  const CARD: Saying = { id: "form-yes" };
  const find = (said: Saying) => (said.id === "form-yes" ? spokenOf("card", "Yes", "yes.1") : null);

  test("names of players and of things are pieces of their own, the rest is text", () => {
    const line: Saying = { id: "option-is", args: { option: "@1", value: CARD } };
    expect(piecesOf(play, line, find).map(({ text, seat: of, thing }) => [text, of, thing?.of ?? null])).toEqual([
      ["Hugo", 1, null], [": ", null, null], [speech.t("form-yes"), null, "yes.1"],
    ]);
  });

  test("quotes and full stops stay with the name that they belong to", () => {
    const line: Saying = { id: "option-is", args: { option: "a", value: { id: "option-is", args: { option: CARD, value: "b" } } } };
    expect(piecesOf(play, line, find).map(({ lead, text, tail }) => [lead, text, tail])).toEqual([[undefined, "a: ", undefined], ["", speech.t("form-yes"), ":"], [undefined, " b", undefined]]);
  });

  test("a thing is found however deep the saying holds it", () => {
    const line: Saying = { id: "option-is", args: { option: "a", value: { id: "option-is", args: { option: CARD, value: "b" } } } };
    expect(piecesOf(play, line, find).filter(({ thing }) => thing).map(({ text }) => text)).toEqual([speech.t("form-yes")]);
  });

  test("without things it is the saying as it is", () => {
    expect(piecesOf(play, saying("one: two"), () => null).map(({ text }) => text).join("")).toBe("one: two");
  });
});

describe("how the reader is called", () => {
  test("You, unless several of the seats are theirs", () => {
    const alone = new Play(state({ seat: 0, seats: [seat({ mine: true, name: "Saskia" }), seat({ name: "Hugo" })] }), () => null, async () => {});
    expect([alone.called(0), alone.called(1)]).toEqual([speech.t("side-you"), "Hugo"]);
    const shared = new Play(state({ seat: 0, seats: [seat({ mine: true, name: "Saskia" }), seat({ mine: true, name: "Hugo" })] }), () => null, async () => {});
    expect(shared.called(0)).toBe("Saskia");
  });
});
