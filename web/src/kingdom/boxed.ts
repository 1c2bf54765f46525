// The components of the Kingdom in a box: which are drawn, and the symbols of their values.

import { wordOf } from "../boxes/names";
import { speech } from "../words/speech.svelte";
import { layOutSymbols } from "./symbols";
import { TYPES } from "./components";
import { RESOURCES, SPACES } from "./view";

export { default as Drawing } from "./Boxed.svelte";

layOutSymbols();

export function isDrawn(id: string): boolean {
  return /^(card|treasure|advisor|menace|duchy|quest)\.|^(calamities|vermin)$/.test(id);
}

export function sayBelow(key: string, value: string): string | null {
  return /per|recycling/.test(key) ? null : wordOf(value);
}

export function isCard(kind: string): boolean {
  return ["card", "treasure", "menace", "advisor"].includes(kind);
}

export function noteOn(kind: string, key: string): string | null {
  return kind === "card" && key === "copies" ? speech.t("box-copies-why") : null;
}

export function signOf(word: string): string | null {
  if ([...SPACES, ...RESOURCES].some((space) => space === word)) return `k-full-${word}`;
  return TYPES.some((type) => type === word) ? `k-type-${word}` : null;
}
