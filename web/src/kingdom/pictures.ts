// Small drawings of the options of It's a Wonderful Kingdom.

import type { Drawn } from "../lobby/drawn";

export const pictures: Readonly<Record<string, Drawn>> = {
  module: { stroke: "M4 9h10v16H4zM15 6h10v16H15zM26 9h10v16H26z", fill: "M8 15h2v4H8zM18 11h4v2h-4zM30 14h2v6h-2zM8 30h24v2H8z" },
  side: { stroke: "M7 6h26v14c0 8-6 12-13 15C13 32 7 28 7 20ZM20 6v29", fill: "M12 20l2.500-8h1L18 20h-1.800l-.400-1.600h-2L13.500 20zM23 12h4c3 0 3 3.600 1 4 2.600.300 2.600 4-.600 4H23z" },
  duchy: { stroke: "M10 4v32M10 6h22l-6 7 6 7H10", fill: "M15 10h6v6h-6z" },
  menaces: { stroke: "M20 5c-8 0-13 5-13 12 0 5 2 8 5 10v6h16v-6c3-2 5-5 5-10 0-7-5-12-13-12ZM17 33v-4M23 33v-4", fill: "M14.500 15a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM25.500 15a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z" },
  quest: { stroke: "M10 8h20v20c0 4 4 4 4 0v-2H14v2c0 5-6 5-6 0V10c0-3 2-3 2-2Z", fill: "M14 13h12v2H14zM14 18h12v2H14z" },
  memory: { stroke: "M6 6h16v24H6zM22 22c4-5 10-5 13 0-3 5-9 5-13 0Z", fill: "m14 12 4 6-4 6-4-6zM28.500 20a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" },
};
