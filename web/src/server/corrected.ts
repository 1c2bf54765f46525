// Corrections over the component tables of a game: what they name is replaced, the rest stays.

export type Tree = Record<string, unknown>;

export function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function corrected(printed: Tree, own: Tree): Tree {
  const whole = { ...printed };
  for (const [key, value] of Object.entries(own)) {
    const there = whole[key];
    whole[key] = isTree(value) ? corrected(isTree(there) ? there : {}, value) : value;
  }
  return whole;
}
