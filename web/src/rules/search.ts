// Searching as one types: accents and case do not matter, and what was found is marked in the text.

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", "’": "'" };

/** A text without accents and capitals, and for each of its letters where it came from. */
function fold(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const lower = letter.toLowerCase();
    for (const part of (LIGATURES[lower] ?? lower).normalize("NFD").replace(/\p{M}/gu, "")) {
      plain += part;
      for (let nth = 0; nth < part.length; nth++) from.push(at);
    }
    at += letter.length;
  }
  from.push(at);
  return { plain, from };
}

/** The words that are searched for. */
export function wordsOf(query: string): string[] {
  return fold(query).plain.split(/\s+/).filter(Boolean);
}

/** Whether all words are somewhere in these texts. */
export function hasAll(words: readonly string[], ...texts: (string | null)[]): boolean {
  const { plain } = fold(texts.filter(Boolean).join("\n"));
  return words.every((word) => plain.includes(word));
}

export interface Span {
  text: string;
  isHit: boolean;
}

/** A text in spans: those that are one of the words, and those between them. */
export function spans(text: string, words: readonly string[]): Span[] {
  const { plain, from } = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      // A word may end within a ligature: then the whole letter is marked.
      const end = from.findIndex((where, nth) => nth >= at + word.length && where > from[at + word.length - 1]!);
      isHit.fill(true, from[at], from[end < 0 ? from.length - 1 : end]);
    }
  }
  const found: Span[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    if (last?.isHit === isHit[at]) last!.text += text[at];
    else found.push({ text: text[at]!, isHit: isHit[at]! });
  }
  return found;
}
