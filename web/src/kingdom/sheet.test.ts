import { beforeAll, expect, test } from "vitest";
import { speech } from "../words/speech.svelte";
import { read } from "./reading";
import { GAME, asking, duchy, following } from "./sample";
import { named } from "./sheet";

beforeAll(() => speech.turn("en", "kingdom"));

test("a card of the log of which there are copies is read without where one of them lies", () => {
  const building = [{ card: "tower.1", filled: {}, frozen: null }, { card: "ship", filled: { materials: 1 }, frozen: null }];
  const { play } = following(asking({ kind: "sort-cards", options: [], mine: duchy({ building: building as never }) }));
  const told = (en: string): string => read(named({ id: "name", args: { en } }, play, GAME)!, play, GAME).sort ?? "";
  expect(told("structure")).not.toContain(speech.t("read-site-mine"));
  expect(told("discovery")).toContain(speech.t("read-site-mine"));
});
