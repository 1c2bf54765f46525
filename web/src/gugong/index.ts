// The table of Gùgōng, read when one is opened.

export { default as Board } from "./Board.svelte";
export { default as Player } from "./Player.svelte";
export { default as Tray } from "./Tray.svelte";
export { manner, places } from "./places";
export { default as things } from "./things.json";
export { headings, openPoints, progress } from "./time";
