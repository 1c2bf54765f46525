// What is known of It's a Wonderful Kingdom before its table is opened: Duchies, Quests and Menaces are named by its tables.

import type { OwnOptions } from "../lobby/options";
import type { GameInfo } from "../server/types";
import { speech } from "../words/speech.svelte";

type Names = Record<string, unknown>;

function named(names: unknown, key: string): string | null {
  const word = (names as Names | undefined)?.[key];
  return typeof word === "string" ? word : null;
}

function sayValue(game: GameInfo, name: string, value: string): string | null {
  const { duchy, menace, quest } = game.components as Record<string, Record<string, { name?: Names }> | undefined>;
  const { language } = speech;
  if (name === "duchy") return named(duchy?.[value]?.name, language);
  if (name === "quest") return named(quest?.[value]?.name, language);
  if (name === "menaces") return value.split(",").map((one) => named(menace?.[one], `${language}_plural`) ?? one).join(" · ");
  return null;
}

export const own: OwnOptions = {
  always: ["module"],
  sayValue,
  short: "Kingdom",
  sign: ["#2C4A45", "#F3EBD8"],
  colours: {
    "score-flat": "#6F675C", "score-combo": "#225E86", "score-quest": "#2F6B50", "score-lost": "#7C231B",
    "flat-structure": "#6F675C", "flat-specialist": "#6B4079", "flat-monument": "#8A5F0B", "flat-discovery": "#225E86",
    "combo-structure": "#8D8578", "combo-specialist": "#8A5E98", "combo-monument": "#A8791F", "combo-discovery": "#3F7DA6",
    menaces: "#7C231B", vermin: "#9A4034",
  },
};
