// What Gùgōng knows of its own options.

import type { OwnOptions } from "../lobby/options";

/** The box in a language comes with the rules of its printing. Solo games begin with the usual Meng. */
export const own: OwnOptions = { usual: { printing: { fr: "french", nl: "dutch" } }, instead: { solo: "normal" }, hasLocations: true, sign: ["#84281A", "#FFF3E2"] };
