// Where the points of a game of Gùgōng came from, as its log tells it, and how they grew from day to day.

import type { GameInfo, Line, Result } from "../server/types";
import type { Play } from "../table/play.svelte";
import type { Breakdown, Course } from "../table/count";
import { speech, type Saying } from "../words/speech.svelte";
import { courtOf } from "./court.svelte";

/** Lines that score, by what they score for, in the order in which they are told. */
const SOURCES: readonly [id: string, lines: RegExp][] = [
  ["wall", /^log-wall-won/],
  ["nights", /^log-most-matches/],
  ["decrees", /^log-decree-obtained/],
  ["travel", /^log-(points-scored|traded-for-points|toll-paid)/],
  ["canal", /^log-(claimed|meng-claimed)/],
  ["palace", /^log-step-as-point/],
  ["meng", /^log-consolation/],
];

const PALACE = "field palace";
/** Where on the board the points of each source lie. */
const PLACES: Record<string, string> = {
  wall: "field great-wall", nights: "die c", decrees: "field decrees", travel: "field travel", canal: "field canal", palace: PALACE,
  "score-decrees": "field decrees", "score-arrival": PALACE, "score-jade": "field jade", "score-outside": PALACE,
};

export function countedAt(source: string): string | null {
  return PLACES[source] ?? null;
}

function pointsIn(saying: string | number | Saying | undefined): number {
  return typeof saying === "object" && saying.id === "points" ? Number(saying.args?.["n"] ?? 0) : 0;
}

/** What each seat scores by a line; a toll goes from one to another. */
function scoredBy(line: Line): [seat: number, points: number][] {
  const { id, args } = line.text;
  const points = pointsIn(args?.["points"]) || pointsIn(args?.["reward"]);
  if (line.seat === null || !points) return [];
  if (!id.startsWith("log-toll-paid")) return [[line.seat, points]];
  const owner = Number(/^@(\d+)$/.exec(String(args?.["owner"] ?? ""))?.[1] ?? NaN);
  return Number.isNaN(owner) ? [] : [[owner, points], [line.seat, -points]];
}

function isScored({ text }: Line): boolean {
  return SOURCES.some(([, lines]) => lines.test(text.id));
}

/** What was scored during the game, by what it came from; what no line tells is one row of its own. */
export function breakdown(_play: Play, _game: GameInfo, result: Result, log: readonly Line[]): Breakdown {
  const during = result.parts.find(({ name }) => name.id === "score-game");
  if (!during) return {};
  const rows = SOURCES.map(([id, lines]) => {
    const points = result.points.map(() => 0);
    for (const line of log) if (lines.test(line.text.id)) for (const [seat, n] of scoredBy(line)) points[seat]! += n;
    return { id, name: speech.t(`source-${id}`), points };
  });
  const rest = during.points.map((all, seat) => all - rows.reduce((sum, row) => sum + row.points[seat]!, 0));
  rows.push({ id: "other", name: speech.t("source-other"), points: rest });
  return { "score-game": rows.filter(({ points }) => points.some((n) => n !== 0)) };
}

/** The points of all at every Night, as the log tells them. */
export function course(_play: Play, _game: GameInfo, result: Result, log: readonly Line[]): Course {
  const now = result.points.map(() => 0);
  const found: Course = [{ label: speech.t("course-start"), points: [...now] }];
  for (const line of log) {
    // The first day has no Morning of its own.
    const day = line.text.id === "log-dawn" ? Number(line.text.args?.["day"] ?? 0) : 0;
    if (day > 1) found.push({ label: speech.t("course-night", { day: day - 1 }), points: [...now] });
    if (isScored(line)) for (const [seat, n] of scoredBy(line)) now[seat]! += n;
  }
  return found.length > 1 ? [...found, { label: speech.t("course-end"), points: [...result.points] }] : [];
}

/** Why the reader has nothing, where their Envoy stood outside. */
export function remarks(play: Play, game: GameInfo): string[] {
  const court = courtOf(play, game);
  const { viewer } = court.view;
  const me = viewer === null ? null : court.family(viewer);
  if (!me || me.arrival) return [];
  return [speech.t("count-outside", { step: me.envoy, of: court.components.palace.stairs })];
}
