// Where choices are pressed: every one is a button of its own in the list below the table.

import type { Manner, Places } from "../table/play.svelte";
import type { Things } from "../table/things";

export const places: Places = (notation) => notation;
export const manner: Manner = () => null;
export const things: Things = {};
