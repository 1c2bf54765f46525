// Small drawings of the options of Gùgōng.

import type { Drawn } from "../lobby/drawn";

export const pictures: Readonly<Record<string, Drawn>> = {
  printing: { stroke: "M20 10C16 7 11 6 6 7v24c5-1 10 0 14 3 4-3 9-4 14-3V7c-5-1-10 0-14 3Zm0 0v24", fill: "M24 14h6v2h-6zM24 19h6v2h-6z" },
  bonus: { stroke: "M20 5a15 15 0 1 0 0 30 15 15 0 0 0 0-30Zm0 5a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z", fill: "M18.500 14h3v4.500h4.500v3h-4.500v4.500h-3v-4.500H14v-3h4.500z" },
  expert: { stroke: "M8 8h14v20H8zM18 12h14v20H18z", fill: "m25 16 1.900 3.900 4.300.600-3.100 3 .700 4.300-3.800-2-3.800 2 .700-4.300-3.100-3 4.300-.600z" },
  open_information: { stroke: "M4 20c6-10 26-10 32 0-6 10-26 10-32 0Z", fill: "M20 14.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z" },
  solo: { stroke: "M9 34c0-9 4-13 11-13s11 4 11 13M20 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z", fill: "M11 11c0-5 4-7 9-7s9 2 9 7l7-2v3l-7 1H11l-7-1V9z" },
  focus: { stroke: "M20 6a14 14 0 1 0 0 28 14 14 0 0 0 0-28Zm0 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z", fill: "M20 17a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" },
  sets: { stroke: "M6 10h11v17H6zM12 7h11v17M18 4h11v17M24 13h10v20H24z", fill: "M26.500 16h5v2h-5z" },
};
