// Changes as the server tells them: paths with the value that is there now.

import type { Change } from "./types";

type Path = readonly (string | number)[];

/** A copy with another value at the end of a path; what is not on the way stays the same. */
function changed<T>(whole: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined) return value as T;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, value);
  return copy as T;
}

export function withChanges<T>(whole: T, changes: Change["changes"]): T {
  return changes.reduce((now, each) => changed(now, each.slice(0, -1) as Path, each.at(-1)), whole);
}
