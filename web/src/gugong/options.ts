// What Gùgōng knows of its own options.

import type { OwnOptions } from "../lobby/options";

/** Whoever plays alone meets Meng as he usually is. */
export const own: OwnOptions = { instead: { solo: "normal" } };
