// The view of a seat, as the game's own description of it (appearance.py) has it.

import type { components } from "../server/openapi";

export const LOCATIONS = ["travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type Location = (typeof LOCATIONS)[number];
export const REWARDS = ["points", "gift", "double"] as const;
export type Reward = (typeof REWARDS)[number];
export const DICE = ["a", "b", "c"] as const;

type Schemas = components["schemas"];
export type View = Schemas["GugongView"];
export type Family = Schemas["Family"];
export type Meng = Schemas["Meng"];
export type Berth = Schemas["CanalBerth"];
export type StoredToken = Schemas["StoredToken"];
/** A step that is still to be done; the one that happens next stands last. */
export type Step = Schemas["CourtStep"];
export type TokenKind = NonNullable<Schemas["City"]["token"]>;
export type DecreeKind = NonNullable<Schemas["DecreeTile"]["kind"]>;
export type AutomaCard = Meng["today"][number];
