// The values of a box, component by component: which differ from ours, and how they become corrections.

import { isTree, type Tree } from "../server/corrected";
import type { BoxComplaint, BoxComponent, BoxField } from "../server/types";
import type { Own } from "./calls";

/** Values that differ from ours, by component and by key. */
export type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where a value comes from; only what the owner has confirmed comes from the box. */
export const SOURCES = ["box", "rulebook", "published", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What differs from ours in a box. */
export function valuesOf(components: readonly BoxComponent[]): Values {
  const found: Record<string, Record<string, unknown>> = {};
  for (const { id, fields } of components) {
    for (const { key, value, ours } of fields) if (!same(value, ours)) (found[id] ??= {})[key] = value;
  }
  return found;
}

/** The value of a field as it stands now. */
export function valueIn(values: Values, id: string, field: BoxField): unknown {
  const own = values[id];
  return own && field.key in own ? own[field.key] : field.ours;
}

/** Set a value; one that is as ours is no correction. */
export function withValue(values: Values, id: string, field: BoxField, value: unknown): Values {
  const { [field.key]: _, ...others } = values[id] ?? {};
  const row = same(value, field.ours) ? others : { ...others, [field.key]: value };
  const { [id]: __, ...rest } = values;
  return Object.keys(row).length ? { ...rest, [id]: row } : rest;
}

function put(tree: Tree, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (!rest.length) tree[key!] = value;
  else put((tree[key!] ??= {}) as Tree, rest, value);
}

/** Corrections for the server. What a map no longer has must be said to be gone. */
export function ownOf(components: readonly BoxComponent[], values: Values): Own {
  const own: Own = {};
  for (const { id, fields } of components) {
    for (const { key, ours } of fields) {
      const row = values[id];
      if (!row || !(key in row)) continue;
      const value = row[key];
      const gone = isTree(ours) && isTree(value) ? Object.keys(ours).filter((name) => !(name in value)) : [];
      put(own, [...id.split("."), ...key.split(".")], gone.length ? { ...(value as Tree), ...Object.fromEntries(gone.map((name) => [name, []])) } : value);
    }
  }
  return own;
}

/** Most that a drawing shows of anything. */
const MOST = 99;

function fitting(ours: unknown, value: unknown): unknown {
  if (typeof ours === "number") return typeof value === "number" && Number.isFinite(value) ? Math.min(MOST, Math.max(0, Math.trunc(value))) : 0;
  if (Array.isArray(ours)) return Array.isArray(value) ? value.map((part: unknown) => (typeof part === typeof ours[0] ? fitting(ours[0], part) : ours[0])) : ours;
  if (isTree(ours)) return isTree(value) ? drawable(ours, value) : ours;
  return typeof value === typeof ours ? value : ours;
}

/** Our tables with corrections that may be half typed: whatever they hold, it can be drawn. */
export function drawable(ours: Tree, own: Tree): Tree {
  const tables = { ...ours };
  for (const [key, value] of Object.entries(own)) tables[key] = key in ours ? fitting(ours[key], value) : value;
  return tables;
}

/** Complaints about a component, or about one of its fields: the closest place that there is. */
export function about(complaints: readonly BoxComplaint[], path: string): BoxComplaint[] {
  return complaints.filter((each) => each.path === path || each.path.startsWith(`${path}.`));
}

/** How many pieces a component stands for. */
export function piecesOf(component: BoxComponent, values: Values): number {
  const copies = component.fields.find(({ key }) => key === "copies");
  const value = copies ? valueIn(values, component.id, copies) : component.pieces;
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : component.pieces;
}

/** Where a component comes from, when it is not confirmed: what its row says, or most of its values. */
export function sourceOf(component: BoxComponent, isConfirmed: boolean): Source {
  if (isConfirmed) return "box";
  const known = (source: string): source is Source => source !== "box" && (SOURCES as readonly string[]).includes(source);
  if (known(component.source)) return component.source;
  const of = component.fields.map(({ source }) => source).filter(known);
  const often = SOURCES.map((source) => of.filter((one) => one === source).length);
  return SOURCES[often.indexOf(Math.max(...often))] ?? "reconstructed";
}

/** The fields of a component in groups: a cost or a production is one, everything else stands alone. */
export function groupsOf(fields: readonly BoxField[]): { key: string; fields: BoxField[] }[] {
  const groups: { key: string; fields: BoxField[] }[] = [];
  for (const field of fields) {
    const [first = "", part] = field.key.split(".");
    const last = groups.at(-1);
    if (part !== undefined && last?.key === first) last.fields.push(field);
    else groups.push({ key: first, fields: [field] });
  }
  return groups;
}

/** How a list or a map is written in a field, as in an exported file, and read from it. */
export function written(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && !value.some((part) => typeof part === "object")) return value.join(" ");
  return JSON.stringify(value);
}

export function parsed(text: string, ours: unknown): unknown {
  if (typeof ours === "string") return text;
  const plain = text.trim();
  if (plain.startsWith("[") || plain.startsWith("{")) {
    try {
      return JSON.parse(plain) as unknown;
    } catch {
      return text;
    }
  }
  if (!Array.isArray(ours) || ours.some((part) => typeof part === "object")) return text;
  const parts = plain.split(/[\s,;]+/).filter(Boolean);
  return typeof ours[0] === "number" ? parts.map((part) => (/^[+-]?\d+$/.test(part) ? Number(part) : part)) : parts;
}
