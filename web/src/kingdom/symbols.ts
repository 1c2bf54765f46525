// Symbols lie in the page's body, not in a panel: what is hidden there can still be referred to.

import { mount } from "svelte";
import Symbols from "./Symbols.svelte";

let isLaidOut = false;

export function layOutSymbols(): void {
  if (isLaidOut) return;
  isLaidOut = true;
  mount(Symbols, { target: document.body });
}
