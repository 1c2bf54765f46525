// What It's a Wonderful Kingdom knows of its own options: Duchies, Quests and Menaces are named by its tables.

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

export const own: OwnOptions = { always: ["module"], sayValue, short: "Kingdom", sign: ["#2C4A45", "#F3EBD8"] };
