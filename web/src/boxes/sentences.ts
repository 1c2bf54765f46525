// What is wrong with a value, in the reader's language. The server says it in the sentences of the command line;
// the usual ones are known here, any other is shown as it is.

import type { BoxComplaint } from "../server/types";
import { speech } from "../words/speech.svelte";
import { wordOf } from "./names";

type Args = Record<string, string | number>;
/** Sentences of the server, what they are in our words (`box-wrong-…`), and its numbers and names. */
export type Complaints = readonly [RegExp, string, (found: RegExpExecArray) => Args][];
/** Complaints about the components of a game. */
const OWN = import.meta.glob<Complaints>("../*/complaints.ts", { eager: true, import: "complaints" });
const list = (words: string): string => words.split(", ").map(wordOf).join(", ");

const KNOWN: Complaints = [
  [/must be a whole number from (-?\d+) to (-?\d+), not /, "number", ([, least, most]) => ({ least: least!, most: most! })],
  [/must be a number up to (\d+), not /, "number", ([, most]) => ({ least: 0, most: most! })],
  [/must be a whole number, (?:a text or a list|like .+), not /, "whole", () => ({})],
  [/must be one of (.+), not '/, "choice", ([, words]) => ({ words: list(words!) })],
  [/must be a name, not /, "name", () => ({})],
  [/must be a text of at most (\d+) /, "text", ([, most]) => ({ most: most! })],
  [/must stay (.+?),? (?:which the rules count on, )?not /, "stays", ([, ours]) => ({ ours: ours!.replaceAll("'", "") })],
  [/must be a list of (\d+) numbers, not /, "list", ([, n]) => ({ n: Number(n) })],
  [/must have (\d+) to (\d+) entries, not (\d+)/, "entries", ([, least, most, n]) => ({ least: least!, most: most!, n: Number(n) })],
  [/must be (?:a list|a table|written like|true or false|yes or no)/, "form", () => ({})],
  ...Object.values(OWN).flat(),
];

/** A complaint in words: what to enter. */
export function sayComplaint({ sentence }: Pick<BoxComplaint, "sentence">): string {
  for (const [pattern, id, args] of KNOWN) {
    const found = pattern.exec(sentence);
    if (found) return speech.t(`box-wrong-${id}`, args(found));
  }
  return sentence;
}
