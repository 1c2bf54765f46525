// The box that a table is played with, as everybody there is told of it.

import type { TableInfo } from "../server/types";
import { speech } from "../words/speech.svelte";

/** Its name where one is known, how much of it is confirmed, and the beginning of its digest. */
export function sayBox({ name, digest, confirmed, pieces }: NonNullable<TableInfo["box"]>): string {
  const called = name ? speech.t("table-box", { name }) : speech.t("table-box-nameless");
  return speech.t("table-box-facts", { box: called, confirmed, pieces, digest: digest.slice(0, 8) });
}
