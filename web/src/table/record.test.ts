// The beats of a recorded game of each kind, as a text that is compared line by line. After a wanted change:
// `npm test -- -u`, and read the diff.

import { expect, it } from "vitest";
import gugongFilm from "../gugong/film.json";
import * as gugong from "../gugong/whereabouts";
import { headings as days } from "../gugong/time";
import kingdomFilm from "../kingdom/film.json";
import * as kingdom from "../kingdom/whereabouts";
import { headings as rounds } from "../kingdom/time";
import type { Line, State } from "../server/types";
import { game, line } from "../testing/states";
import { beatsOf, pictures, wavesOf, type Beat, type Moving } from "./beats";
import { timesOf } from "./film.svelte";
import type { Motion } from "./motion";

interface Recorded {
  components: object;
  view: object;
  from: number;
  log: { seat: number | null; id: string }[];
  frames: { log: number; changes: unknown }[];
}

function sayMotion({ look, was, from, to, via = [], into }: Motion): string {
  return `${was === look ? "" : `${was} as `}${look}: ${[from ?? "…", ...via, to ?? (into ? `at ${into}` : "…")].join(" → ")}`;
}

/** The same motion of several pieces alike is one line; those that take off later follow after “then”. */
function sayBeat({ seat, lines, motions, weight }: Beat, time: number): string {
  const told = wavesOf(motions).map((wave) => {
    const moves = new Map<string, number>();
    for (const motion of motions.filter((one) => (one.wave ?? 0) === wave)) moves.set(sayMotion(motion), (moves.get(sayMotion(motion)) ?? 0) + 1);
    return [...moves].map(([move, n]) => `    ${n > 1 ? `${n} × ` : ""}${move}`).join("\n");
  });
  const head = `${seat ?? "–"} ${"*".repeat(weight)} ${lines.map(({ text }) => text.id.replace("log-", "")).join(", ")}`.trimEnd();
  expect(time).toBeGreaterThan(0);
  return [head, ...(told.length ? [told.join("\n  then\n")] : [])].join("\n");
}

function record(film: Recorded, parts: Moving): string {
  const log: Line[] = film.log.map(({ seat, id }) => line(id, seat));
  const view = film.view as State["view"];
  const shown = pictures(view, film.frames, { view, log: film.from });
  const beats = beatsOf(view, film.from, shown.slice(0, -1), log, parts, game({ components: film.components as never }));
  const times = timesOf(beats, 1);
  return `${beats.map((beat, nth) => sayBeat(beat, times[nth]!)).join("\n")}\n`;
}

it("a recorded day of Gùgōng", async () => {
  await expect(record(gugongFilm as never, { ...gugong, headings: days })).toMatchFileSnapshot("../gugong/film.txt");
});

it("a recorded round of a Kingdom", async () => {
  await expect(record(kingdomFilm as never, { ...kingdom, headings: rounds })).toMatchFileSnapshot("../kingdom/film.txt");
});
