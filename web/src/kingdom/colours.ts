// Colours of types and pieces. They stay the same in the dark: lamplight falls on cards and cubes. Those of the pieces
// are in colours.css: the reader chooses among two palettes.

import "./colours.css";
import type { Sort } from "./components";
import type { Space } from "./view";

export const COLOURS: Record<Sort | Space, string> = {
  structure: "#6F675C",
  specialist: "#6B4079",
  monument: "#8A5F0B",
  discovery: "#225E86",
  menace: "#7C231B",
  calamity: "#4A3A55",
  treasure: "#8A4B1E",
  advisor: "#2C6152",
  materials: "var(--materials)",
  population: "var(--population)",
  gold: "var(--gold-cube)",
  exploration: "var(--exploration)",
  krystallium: "var(--krystallium)",
  soldier: "var(--soldier)",
};

/** The sky behind each picture, above and below. */
export const SKIES: Record<Sort, readonly [string, string]> = {
  structure: ["#EFE8DA", "#CFC3AC"],
  specialist: ["#F0E6F2", "#CDB7D4"],
  monument: ["#FFF6DC", "#EAD08A"],
  discovery: ["#E6F1F6", "#A9CCDD"],
  menace: ["#57423C", "#2B1F1C"],
  calamity: ["#6C6378", "#332B40"],
  treasure: ["#FAEBD2", "#DDBE92"],
  advisor: ["#E6F0E8", "#B4CDBD"],
};
