import { describe, expect, test } from "vitest";
import { game } from "../testing/states";
import { keep } from "./kept";
import { addressOf, quickOf, remember, surprise, wishOf } from "./quick";

const played = game({
  players: [1, 2, 3],
  bots: ["novice", "fair", "strong"],
  options: [{ name: "players", help: "", kind: "number", values: [1, 2, 3], default: 3 }, { name: "expert", help: "", kind: "flag", values: [false, true], default: false }],
  variants: { names: ["players", "expert"], rows: [[1, false], [2, false], [2, true], [3, false], [3, true]] },
});

describe("a game at once", () => {
  test("is for two against an easy bot the first time", () => {
    expect(quickOf(played)).toEqual({ options: { players: 2, expert: false }, bots: ["novice"], isAgain: false });
  });
  test("is the last choice later", () => {
    remember(played, { players: 3, expert: true }, [{ kind: "me" }, { kind: "bot", bot: "fair" }, { kind: "bot", bot: "strong" }]);
    const quick = quickOf(played);
    expect(quick).toEqual({ options: { players: 3, expert: true }, bots: ["fair", "strong"], isAgain: true });
    expect(wishOf(played, quick).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "fair" }, { kind: "bot", bot: "strong" }]);
  });
  test("is not one for which others are needed", () => {
    remember(played, { players: 2, expert: false }, [{ kind: "me" }, { kind: "open" }]);
    remember(played, { players: 2, expert: false }, [{ kind: "me" }, { kind: "me", name: "Bo" }]);
    expect(quickOf(played).isAgain).toBe(false);
  });
  test.each(["", "no json", "{}", '{"options":{"players":9},"bots":[]}', '{"options":{"players":2,"expert":false},"bots":["gone"]}'])("that can no longer be had is forgotten: %s", (text) => {
    keep("quick.gugong", text);
    expect(quickOf(played).isAgain).toBe(false);
  });
});

test("a surprise is a variant for as many players", () => {
  const found = new Set([0, 0.49, 0.5, 0.99].map((chance) => JSON.stringify(surprise(played, { players: 2 }, () => chance))));
  expect([...found]).toEqual(['{"players":2,"expert":false}', '{"players":2,"expert":true}']);
});

test.each([
  ["Xftny6ZYxsnV", "/t/Xftny6ZYxsnV"],
  [" https://courtyard.test/t/abc-_1#claim=1.x%2F ", "/t/abc-_1#claim=1.x%2F"],
  ["courtyard.test/t/abc123", "/t/abc123"],
  ["https://elsewhere.test/t/abc123", null],
  ["https://courtyard.test/results", null],
  ["what is this", null],
  ["", null],
])("%s leads to %s", (text, address) => {
  expect(addressOf(text, "https://courtyard.test")).toBe(address);
});
