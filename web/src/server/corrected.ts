// Corrections over the component tables of a game: what they name is replaced, the rest stays. Below "=" stands a
// table in place of today's, for a game that began when it had other rows.

export type Tree = Record<string, unknown>;

export function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function corrected(printed: Tree, own: Tree): Tree {
  const { "=": instead, ...rest } = own;
  const whole = { ...(isTree(instead) ? instead : printed) };
  for (const [key, value] of Object.entries(rest)) {
    const there = whole[key];
    whole[key] = isTree(value) ? corrected(isTree(there) ? there : {}, value) : value;
  }
  return whole;
}
