// Where the points of a game of the Kingdom came from, by its cards, and how far the next medal is.

import type { GameInfo, Result } from "../server/types";
import type { Play } from "../table/play.svelte";
import type { Breakdown, Row } from "../table/count";
import { speech } from "../words/speech.svelte";
import { TYPES, components, faceOf, named, type Components, type Type } from "./components";
import { viewOf, type Duchy } from "./view";

function ofType(tables: Components, duchy: Duchy, type: Type): number {
  return duchy.built.filter((code) => faceOf(tables, code).sort === type).length;
}

/** Points of a Duchy for every card of a type: by cards that count them, and by the Duchy itself. */
export function combosOf(tables: Components, duchy: Duchy, side: "a" | "b", type: Type): number {
  const own = tables.duchy[duchy.name]![side];
  const each = duchy.built.reduce((sum, code) => {
    const { pointsPer } = faceOf(tables, code);
    return sum + (pointsPer?.type === type ? pointsPer.points : 0);
  }, own.points_per_type === type ? own.points_per : 0);
  return each * ofType(tables, duchy, type);
}

/** At the end all cards of a Duchy lie in one row. */
export function countedAt(_source: string, seat: number): string {
  return `built ${seat}`;
}

export function breakdown(play: Play, game: GameInfo, result: Result): Breakdown {
  const view = viewOf(play);
  const tables = components(game, view);
  const row = (id: string, name: string, of: (duchy: Duchy) => number): Row => ({ id, name, points: view.duchies.map(of) });
  const flat = TYPES.map((type) => row(`flat-${type}`, speech.t(`type-${type}`), (duchy) => duchy.built.reduce((sum, code) => {
    const face = faceOf(tables, code);
    return sum + (face.sort === type ? face.points : 0);
  }, 0)));
  const combos = TYPES.map((type) => row(`combo-${type}`, speech.t("source-per", { type: speech.t(`type-${type}`) }), (duchy) => combosOf(tables, duchy, view.options.side, type)));
  const menaces = row("menaces", speech.t("module-menace"), (duchy) => duchy.menaces.reduce((sum, code) => sum + faceOf(tables, code).points, 0));
  const vermin = row("vermin", named(tables.vermin), (duchy) => -duchy.vermin * tables.vermin.points);
  // Where Calamities count double, or a card counts otherwise, the sum differs: then the part is not split.
  const found: Record<string, Row[]> = { "score-flat": flat, "score-combo": combos, "score-lost": [menaces, vermin] };
  return Object.fromEntries(result.parts.flatMap((part) => {
    const rows = found[part.name.id]?.filter(({ points }) => points.some((n) => n !== 0)) ?? [];
    const isWhole = part.points.every((all, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0) === all);
    return isWhole && rows.length > 1 ? [[part.name.id, rows]] : [];
  }));
}

/** How far the next medal is, in a solo game. */
export function remarks(play: Play, game: GameInfo, result: Result): string[] {
  const view = viewOf(play);
  if (view.options.players !== 1) return [];
  const { medals } = components(game, view).solo;
  const points = result.points[0] ?? 0;
  const next = medals.findIndex((least) => points < least);
  return next < 0 ? [] : [speech.t("count-medal", { n: medals[next]! - points, medal: next + 1, points: medals[next]! })];
}
