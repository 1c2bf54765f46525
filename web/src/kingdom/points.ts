// The colours of what points came from, in the final count.

export const colours = {
  "score-flat": "#6F675C", "score-combo": "#225E86", "score-quest": "#2F6B50", "score-lost": "#7C231B",
  "flat-structure": "#6F675C", "flat-specialist": "#6B4079", "flat-monument": "#8A5F0B", "flat-discovery": "#225E86",
  "combo-structure": "#8D8578", "combo-specialist": "#8A5E98", "combo-monument": "#A8791F", "combo-discovery": "#3F7DA6",
  menaces: "#7C231B", vermin: "#9A4034",
};
