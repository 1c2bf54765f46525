// What is known of Gùgōng before its table is opened.

import type { OwnOptions } from "../lobby/options";

/** The box in a language comes with the rules of its printing. Solo games begin with the usual Meng. */
export const own: OwnOptions = {
  usual: { printing: { fr: "french", nl: "dutch" } },
  instead: { solo: "normal" },
  hasLocations: true,
  sign: ["#84281A", "#FFF3E2"],
  colours: {
    wall: "#7A6650", nights: "#4B4470", decrees: "#B98B2B", travel: "#5F7439", canal: "#37707F", palace: "#B04A36", meng: "#6B4079", other: "#6F675C",
    "score-game": "#6F675C", "score-decrees": "#8A5F0B", "score-arrival": "#84281A", "score-jade": "#2F6B50", "score-outside": "#B23A26",
  },
};
