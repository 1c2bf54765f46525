// The colours of what points came from, in the final count.

export const colours = {
  wall: "#7A6650", nights: "#4B4470", decrees: "#B98B2B", travel: "#5F7439", canal: "#37707F", palace: "#B04A36", meng: "#6B4079", other: "#6F675C",
  "score-game": "#6F675C", "score-decrees": "#8A5F0B", "score-arrival": "#84281A", "score-jade": "#2F6B50", "score-outside": "#B23A26",
};
