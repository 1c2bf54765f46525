// What is wrong with a value, in the reader's language. The server says it in the sentences of the command line;
// the usual ones are known here, any other is shown as it is.

import type { BoxComplaint } from "../server/types";
import { speech } from "../words/speech.svelte";
import { wordOf } from "./names";

type Args = Record<string, string | number>;
const list = (words: string): string => words.split(", ").map(wordOf).join(", ");

const KNOWN: readonly [RegExp, string, (found: RegExpExecArray) => Args][] = [
  [/must be a whole number from (-?\d+) to (-?\d+), not /, "number", ([, least, most]) => ({ least: least!, most: most! })],
  [/must be a number up to (\d+), not /, "number", ([, most]) => ({ least: 0, most: most! })],
  [/must be a whole number, (?:a text or a list|like .+), not /, "whole", () => ({})],
  [/must be one of (.+), not '/, "choice", ([, words]) => ({ words: list(words!) })],
  [/must be a name, not /, "name", () => ({})],
  [/must be a text of at most (\d+) /, "text", ([, most]) => ({ most: most! })],
  [/\.cost must ask for at least one/, "cost", () => ({})],
  [/points_per_type must be "" where points_per is 0/, "per", () => ({})],
  [/must stay (.+?),? (?:which the rules count on, )?not /, "stays", ([, ours]) => ({ ours: ours!.replaceAll("'", "") })],
  [/must be a list of (\d+) numbers, not /, "list", ([, n]) => ({ n: Number(n) })],
  [/must have (\d+) to (\d+) entries, not (\d+)/, "entries", ([, least, most, n]) => ({ least: least!, most: most!, n: Number(n) })],
  [/must name two resources, not /, "two", () => ({})],
  [/must be (?:a list|a table|written like|true or false|yes or no)/, "form", () => ({})],
  [/^There must be (\d+) Development cards, or (\d+) \(the shop edition\), not (\d+)/, "cards", ([, one, other, n]) => ({ one: one!, other: other!, n: Number(n) })],
  [/^There must be (\d+) basic travel tokens, not (\d+)/, "tokens", ([, one, n]) => ({ one: one!, n: Number(n) })],
  [/^The officials must begin with (\d+) gift cards, not (\d+)/, "officials", ([, one, n]) => ({ one: one!, n: Number(n) })],
  [/^The starting set (\d) must hold (\d+) gift cards, not (\d+)/, "set", ([, set, one, n]) => ({ set: set!, one: one!, n: Number(n) })],
  [/^There must be five decrees of level (\d), not (\d+)/, "decrees", ([, level, n]) => ({ level: level!, n: Number(n) })],
];

/** A complaint in words: what to enter. */
export function sayComplaint({ sentence }: Pick<BoxComplaint, "sentence">): string {
  for (const [pattern, id, args] of KNOWN) {
    const found = pattern.exec(sentence);
    if (found) return speech.t(`box-wrong-${id}`, args(found));
  }
  return sentence;
}
