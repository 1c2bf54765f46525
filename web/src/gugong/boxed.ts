// The components of Gùgōng in a box: which are drawn, and what those are called that have no printed name.

import { mount } from "svelte";
import type { Tree } from "../server/corrected";
import { wordOf } from "../boxes/names";
import { speech } from "../words/speech.svelte";
import type { Components } from "./components";
import { decreeName, tokenName } from "./glyphs";
import { chapterOf, rowOf } from "./still";
import SymbolStore from "./SymbolStore.svelte";
import type { DecreeKind, TokenKind } from "./view";

export { default as Drawing } from "./Boxed.svelte";

mount(SymbolStore, { target: document.body });

export function isDrawn(id: string): boolean {
  return /^(gift|token|decree|die|automa|present|trade)\./.test(id) || id === "night" || rowOf(id) !== null || isWide(id);
}

/** A part of the board needs all the room there is. */
export function isWide(id: string): boolean {
  return chapterOf(id) !== null;
}

export function nameOf(id: string, tables: Tree): string | null {
  const components = tables as unknown as Components & { present: Record<string, Record<string, string>> };
  const [sort, kind = ""] = id.split(".");
  if (!components.gift) return null;
  if (sort === "gift") {
    const value = components.gift[kind]?.value ?? 0;
    return `${components.present[String(value)]?.[speech.language] ?? kind} (${value})`;
  }
  if (sort === "token") return tokenName(kind as TokenKind, components);
  if (sort === "decree") return decreeName(kind as DecreeKind, components);
  if (sort === "automa") return speech.t(kind === "special" ? "table-automa-special" : `place-${kind}`);
  return null;
}

export function sayBelow(key: string, value: string): string {
  return key === "set" && /^\d$/.test(value) ? speech.t("box-set", { set: value }) : wordOf(value);
}

export function isCard(kind: string): boolean {
  return kind === "gift" || kind === "automa";
}

const SIGNS: Record<string, string> = { none: "i-no", servant: "i-servant", swap: "i-swap" };

export function signOf(word: string): string | null {
  return SIGNS[word] ?? null;
}
