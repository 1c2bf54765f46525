// Test files share threads, and with them what the modules keep: every file begins in English on the page
// itself, and every test leaves the clock, the globals and the address as they were.

import { afterEach, beforeAll, vi } from "vitest";
import { speech } from "../words/speech.svelte";
import { ORIGIN } from "./browser";

beforeAll(async () => {
  await speech.turn("en", "page");
  await speech.introduce(["gugong", "kingdom"]);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  location.href = ORIGIN;
  localStorage.clear();
  sessionStorage.clear();
  if (speech.language !== "en") await speech.turn("en");
});
