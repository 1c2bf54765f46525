// The table of It's a Wonderful Kingdom.

import Board from "./Board.svelte";
import Player from "./Player.svelte";
import Tray from "./Tray.svelte";
import { manner, places } from "./places";
import things from "./things.json";
import { headings, progress } from "./time";

export { Board, Player, Tray, headings, manner, places, progress, things };
