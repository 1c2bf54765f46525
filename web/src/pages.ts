// The pages beside the lobby, each read when somebody goes there; the server knows the same addresses.

import type { Component } from "svelte";

type Page = Component<{ id: string }> | Component;

const PAGES: readonly [RegExp, () => Promise<{ default: Page }>][] = [
  [/^\/t\/([^/]+)\/?$/, () => import("./table/Table.svelte")],
  [/^\/t\/([^/]+)\/replay\/?$/, () => import("./replay/Replay.svelte")],
  [/^\/rules\/([^/]+)\/?$/, () => import("./rules/RulesPage.svelte")],
  [/^\/results\/?$/, () => import("./results/Results.svelte")],
];

/** The page at an address, and what it is about (a table, a game); the lobby is none of them. */
export function pageAt(path: string): { id: string; load: () => Promise<{ default: Page }> } | null {
  for (const [address, load] of PAGES) {
    const found = address.exec(path);
    if (found) return { id: decodeURIComponent(found[1] ?? ""), load };
  }
  return null;
}
