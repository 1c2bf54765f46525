// The table of It's a Wonderful Kingdom.

import Board from "./Board.svelte";
import Flyer from "./Flyer.svelte";
import Drawing from "./Drawing.svelte";
import Piles from "./Piles.svelte";
import Player from "./Player.svelte";
import Tray from "./Tray.svelte";
import { asks } from "./asks";
import { manner, places } from "./places";
import { breakdown, countedAt, remarks } from "./count";
import { hides } from "./hides";
import { explains, holders, read, readsAside } from "./reading";
import { named, sheet, signs, tell } from "./sheet";
import things from "./things.json";
import { headings, progress } from "./time";
import { subject } from "./subject";
import { into, sound, sources, wave, way, weigh, whereabouts } from "./whereabouts";

/** The cloth has everything of both players on it. */
const isWhole = true;

export { Board, Drawing, Flyer, Piles as Side, Player, Tray, asks, breakdown, countedAt, explains, headings, hides, holders, into, isWhole, manner, named, places, progress, read, readsAside, remarks, sheet, signs, sound, sources, subject, tell, things, wave, way, weigh, whereabouts };
