// The pages beside the lobby, each read when somebody goes there; the server knows the same addresses.

import type { Component } from "svelte";

type Page = Component<{ id: string }> | Component;

const PAGES: readonly [RegExp, () => Promise<{ default: Page }>][] = [
  [/^\/t\/([^/]+)\/?$/, () => import("./table/Table.svelte")],
  [/^\/t\/([^/]+)\/replay\/?$/, () => import("./replay/Replay.svelte")],
  [/^\/rules\/([^/]+)\/?$/, () => import("./rules/RulesPage.svelte")],
  [/^\/results\/?$/, () => import("./results/Results.svelte")],
  [/^\/puzzles\/?$/, () => import("./puzzle/PuzzlesPage.svelte")],
  [/^\/puzzle\/([^/]+)\/?$/, () => import("./puzzle/PuzzlePage.svelte")],
  [/^\/training\/?$/, () => import("./training/TrainingPage.svelte")],
  [/^\/boxes\/?$/, () => import("./boxes/Boxes.svelte")],
  [/^\/boxes\/([^/]+)\/?$/, () => import("./boxes/OneBox.svelte")],
  [/^\/boxes\/shared\/([^/]+)\/?$/, () => import("./boxes/SharedBox.svelte")],
];

interface Found {
  /** What it is about: a table, a game. */
  id: string;
  load: () => Promise<{ default: Page }>;
}

/** The start page. A visitor who follows a link to a table does not load it first. */
export const LOBBY: Found = { id: "", load: () => import("./lobby/Lobby.svelte") };

/** The page at an address, and what it is about; the lobby is none of them. */
export function pageAt(path: string): Found | null {
  for (const [address, load] of PAGES) {
    const found = address.exec(path);
    if (found) return { id: decodeURIComponent(found[1] ?? ""), load };
  }
  return null;
}
