// Requests about boxes.

import { call } from "../server/call";
import type { BoxInfo, BoxRead, BoxWhole, Shelf } from "../server/types";

/** Corrections, as a component file has them. */
export type Own = Record<string, unknown>;

export interface BoxValues {
  game: string;
  own: Own;
  confirmed: readonly string[];
}

export interface BoxChange {
  name?: string;
  own?: Own;
  confirmed?: readonly string[];
}

const at = (id: string): string => `boxes/${encodeURIComponent(id)}`;
const byLink = (token: string): string => `boxes/shared/${encodeURIComponent(token)}`;

export const boxServer = {
  shelf: () => call<Shelf>("GET", "boxes"),
  create: (wish: BoxValues & { name: string }) => call<BoxWhole>("POST", "boxes", wish),
  check: (values: BoxValues) => call<BoxWhole>("POST", "boxes/check", values),
  read: (wish: { format: "csv" | "toml"; text: string; box?: string }) => call<BoxRead>("POST", "boxes/import", wish),
  ours: (game: string) => call<BoxWhole>("GET", `boxes/ours/${encodeURIComponent(game)}`),
  shared: (token: string) => call<BoxWhole>("GET", byLink(token)),
  copy: (token: string) => call<BoxWhole>("POST", byLink(token)),
  get: (id: string) => call<BoxWhole>("GET", at(id)),
  change: (id: string, wish: BoxChange) => call<BoxWhole>("PATCH", at(id), wish),
  remove: (id: string) => call<{ id: string }>("DELETE", at(id)),
  share: (id: string) => call<BoxInfo>("POST", `${at(id)}/link`),
  unshare: (id: string) => call<BoxInfo>("DELETE", `${at(id)}/link`),
};
