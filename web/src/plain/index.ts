// The table of any game that has no drawing here: its zones, counters and pieces as the server names them.

export { default as Board } from "./Board.svelte";
export { default as Player } from "./Player.svelte";
export { default as Tray } from "./Tray.svelte";
export { manner, places, things } from "./places";
