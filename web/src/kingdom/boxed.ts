// The components of the Kingdom in a box: which are drawn, and the symbols of their values.

import { layOutSymbols } from "./symbols";
import { TYPES } from "./components";
import { RESOURCES, SPACES } from "./view";

export { default as Drawing } from "./Boxed.svelte";

layOutSymbols();

export function isDrawn(id: string): boolean {
  return /^(card|treasure|advisor|menace|duchy|quest)\.|^(calamities|vermin)$/.test(id);
}

export function signOf(word: string): string | null {
  if ([...SPACES, ...RESOURCES].some((space) => space === word)) return `k-full-${word}`;
  return TYPES.some((type) => type === word) ? `k-type-${word}` : null;
}
