// The table of Gùgōng, read when one is opened.

export { default as Board } from "./Board.svelte";
export { default as Brief } from "./Brief.svelte";
export { default as Flyer } from "./Flyer.svelte";
export { default as Player } from "./Player.svelte";
export { default as Tray } from "./Tray.svelte";
export { default as Whole } from "./Whole.svelte";
export { courtOf as prepare } from "./court.svelte";
export { locationOf, manner, places } from "./places";
export { default as things } from "./things.json";
export { gains, sound, sources, wave, way, weigh, whereabouts } from "./whereabouts";
export { headings, openPoints, progress, rounds } from "./time";
export { hides } from "./hides";
export { breakdown, countedAt, course, remarks } from "./count";
export { default as Drawing } from "./Drawing.svelte";
export { explains, holders, read, readsAside } from "./reading";
export { named, sheet, signs, tell } from "./sheet";
/** The turn's dock lies between hand and board. */
export const hasDock = true;
