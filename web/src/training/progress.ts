// What training adds up to, for the games and the period that somebody looks at.

import type { Training } from "../server/types";

export const DAY = 86_400_000;
/** With fewer analysed moves a number would say little: it is not shown. */
export const ENOUGH = 20;

export interface Filter {
  /** One game, or all. */
  game: string | null;
  /** The earliest moment (ms), or any. */
  since: number | null;
}

/** Moves, and the points that they lost. */
export interface Loss {
  moves: number;
  points: number;
}

export interface PlaceLoss extends Loss {
  place: string;
}

export interface RatingPoint {
  at: number;
  rating: number;
}

/** A line of the chart: my rating in a game, and how far it may be off. */
export interface RatingLine {
  game: string;
  points: readonly RatingPoint[];
  range: number | null;
}

type Studied = Training["studied"][number];

export const mean = ({ moves, points }: Loss): number => points / moves;

function fits(one: { game: string; at: string }, { game, since }: Filter): boolean {
  return (game === null || one.game === game) && (since === null || Date.parse(one.at) >= since);
}

function total(games: readonly Studied[]): Loss {
  const all = games.flatMap(({ losses }) => losses);
  return { moves: all.reduce((sum, { moves }) => sum + moves, 0), points: all.reduce((sum, { points }) => sum + points, 0) };
}

/** What was lost in all analysed games that fit. */
export function lossOf({ studied }: Training, filter: Filter): Loss {
  return total(studied.filter((one) => fits(one, filter)));
}

/** By how much the newer half of the analysed games that fit lost less per move than the older one, if both say enough. */
export function better({ studied }: Training, filter: Filter): number | null {
  const fitting = studied.filter((one) => fits(one, filter));
  const half = Math.ceil(fitting.length / 2);
  const [newer, older] = [total(fitting.slice(0, half)), total(fitting.slice(half))];
  return newer.moves < ENOUGH || older.moves < ENOUGH ? null : mean(older) - mean(newer);
}

/** The loss per move of each analysed game that fits, the oldest first. */
export function trend({ studied }: Training, filter: Filter): number[] {
  const games = studied.filter((one) => fits(one, filter)).toReversed().map((one) => total([one]));
  return games.filter(({ moves }) => moves > 0).map(mean);
}

/** Losses at the locations or in the phases of a game: the dearest first, then those of which too little is known. */
export function byPlace({ studied }: Training, game: string, since: number | null): PlaceLoss[] {
  const sums = new Map<string, PlaceLoss>();
  for (const { place, moves, points } of studied.filter((one) => fits(one, { game, since })).flatMap(({ losses }) => losses)) {
    if (!place) continue;
    const sum = sums.get(place) ?? { place, moves: 0, points: 0 };
    sums.set(place, { place, moves: sum.moves + moves, points: sum.points + points });
  }
  const known = ({ moves }: Loss): number => Number(moves >= ENOUGH);
  return [...sums.values()].sort((a, b) => known(b) - known(a) || (known(a) ? mean(b) - mean(a) : b.moves - a.moves) || a.place.localeCompare(b.place));
}

/** Where somebody chooses most often, if enough is known. */
export function favourite(places: readonly PlaceLoss[]): string | null {
  const [most] = places.toSorted((a, b) => b.moves - a.moves);
  return most && most.moves >= ENOUGH ? most.place : null;
}

/** Ratings over time, by all games or by those against one kind of opponent; the last of all games is the one of today. */
export function linesOf(training: Training, opponent: string | null, { game, since }: Filter): RatingLine[] {
  return training.lines
    .filter((line) => line.opponent === opponent && (game === null || line.game === game))
    .flatMap((line) => {
      const today = opponent === null ? training.ratings.find((rating) => rating.game === line.game) : undefined;
      const points = line.points.map(({ at, rating }) => ({ at: Date.parse(at), rating }));
      if (today) points[points.length - 1]!.rating = today.rating;
      const shown = points.filter(({ at }) => since === null || at >= since);
      // The line comes from what it was before.
      const before = points.findLast(({ at }) => since !== null && at < since);
      const whole = before && shown.length ? [{ at: since!, rating: before.rating }, ...shown] : shown;
      return whole.length ? [{ game: line.game, points: whole, range: today ? (today.high - today.low) / 2 : null }] : [];
    })
    .sort((a, b) => a.game.localeCompare(b.game));
}

/** By how much my rating in a game has changed in the last 30 days; nothing where there was none before. */
export function change(training: Training, game: string, now: number): number | null {
  const since = now - 30 * DAY;
  const [line] = linesOf(training, null, { game, since });
  const first = line?.points[0];
  return first?.at === since ? Math.round(line!.points.at(-1)!.rating - first.rating) : null;
}
