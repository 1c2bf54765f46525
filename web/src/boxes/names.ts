// What components, their fields and their values are called, in the reader's language.

import type { Component } from "svelte";
import type { Tree } from "../server/corrected";
import type { BoxComponent, BoxField } from "../server/types";
import { LANGUAGES, speech } from "../words/speech.svelte";

/** What a game that is drawn here adds to its boxes. */
export interface Boxed {
  /** A component drawn from tables. */
  Drawing: Component<{ tables: Tree; id: string }>;
  /** Whether a component is drawn at all. */
  isDrawn: (id: string) => boolean;
  /** Whether a drawing needs all the room there is. */
  isWide?: (id: string) => boolean;
  /** The name of a component that has none printed on it. */
  nameOf?: (id: string, tables: Tree) => string | null;
  /** The symbol of a field's part or of a value. */
  signOf?: (word: string) => string | null;
  /** What a value says below the name of its component in a list; null: nothing. */
  sayBelow?: (key: string, value: string) => string | null;
  /** Whether a component of a kind is a card. */
  isCard?: (kind: string) => boolean;
  /** What is said beside a field of a kind of components. */
  noteOn?: (kind: string, key: string) => string | null;
}
const BOXED = import.meta.glob<Boxed>("../*/boxed.ts");

/** The drawings of a game; null for one that is not drawn here. */
export async function boxedOf(game: string): Promise<Boxed | null> {
  return (await BOXED[`../${game}/boxed.ts`]?.()) ?? null;
}

const plain = (text: string): string => text.replaceAll(/[-_.]/g, " ");

function said(id: string, otherwise: string): string {
  return speech.knows(id) ? speech.t(id) : otherwise;
}

export function kindName(kind: string): string {
  return said(`box-kind-${kind}`, plain(kind));
}

/** A field: its own word, or that of the group it is part of. */
export function fieldName(key: string): string {
  const [group = "", part] = key.split(".");
  const name = said(`box-field-${group}`, plain(group));
  return part === undefined ? name : speech.t("box-field-part", { field: name, part: wordOf(part) });
}

/** A word among the values, such as a type of card. */
export function wordOf(word: string): string {
  return said(`box-word-${word || "empty"}`, plain(word));
}

/** A value in words. */
export function sayBoxValue(value: unknown, field?: Pick<BoxField, "choices">): string {
  if (typeof value === "boolean") return speech.t(value ? "form-yes" : "form-no");
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return value === "" || field?.choices.length ? wordOf(value) : value;
  if (Array.isArray(value)) return value.map((part) => (typeof part === "string" && field?.choices.length ? wordOf(part) : typeof part === "object" ? JSON.stringify(part) : String(part))).join(" ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A component by its printed name, the game's own words for it, or its row's. */
export function componentName(component: BoxComponent, game: string, boxed: Boxed | null, tables: Tree, value?: (field: BoxField) => unknown): string {
  const printed = component.fields.find(({ key }) => key === speech.language);
  const name = printed && (value ? value(printed) : printed.value);
  if (typeof name === "string" && name.trim()) return capital(name);
  const own = boxed?.nameOf?.(component.id, tables);
  if (own) return capital(own);
  return capital(said(`box-row-${game}-${component.id.replaceAll(".", "-")}`, component.names[speech.language] ?? component.id));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Names in other languages than the reader's, and plurals: seldom needed. */
export function isAside(key: string): boolean {
  const [language = "", more] = key.split("_");
  return LANGUAGES.some((one) => one === language) && (language !== speech.language || more === "plural");
}
