// The view of a seat, as the game's own description of it (appearance.py) has it.

export const LOCATIONS = ["travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type Location = (typeof LOCATIONS)[number];
export const REWARDS = ["points", "gift", "double"] as const;
export type Reward = (typeof REWARDS)[number];
export const DICE = ["a", "b", "c"] as const;

export type TokenKind =
  | "servant" | "two-servants" | "palace" | "intrigue" | "gift-for-jade" | "points" | "swap" | "recover" | "ship"
  | "wall" | "servants-for-jade" | "double" | "generous" | "toll" | "follower" | "precious" | "encore" | "bargain";
export type DecreeKind =
  | "morning-intrigue" | "morning-ship" | "morning-servant" | "morning-palace" | "morning-swap" | "cheaper-travel"
  | "cheaper-jade" | "wall-extra" | "equal-is-higher" | "cheaper-decrees" | "point-per-three" | "eight-points"
  | "jade-points" | "decree-points" | "harbour-points";
export type AutomaCard = Location | "special";

export interface Berth {
  berth: string;
  owner: number | null;
  load: number;
  double: boolean;
}

export interface StoredToken {
  token: TokenKind | null;
  face_up: boolean;
}

export interface Family {
  pool: number;
  supply: number;
  wall: number;
  beside: number;
  points: number;
  jades: number;
  envoy: number;
  arrival: number;
  generosity: number;
  hand_size: number;
  double: "locked" | "supply" | "pool" | "wall" | "ship" | "aside";
  intrigue: { step: number; height: number };
  traveller: number | null;
  rewards: Record<Reward, number>;
  tolls: Partial<Record<Location, number>>;
  follows: Partial<Record<Location, number>>;
  stored: StoredToken[];
  discard_size: number;
  hand: string[];
  discard: string[];
  either: string[];
  others_know: { in_place: string[]; either: string[] } | null;
}

export interface Meng {
  seat: number;
  focus: Location | null;
  deck: number;
  today: AutomaCard[];
  used: Partial<Record<AutomaCard, number>>;
  under_pile: number;
  under_pile_known: (string | null)[] | null;
  discard_order: (string | null)[] | null;
}

/** A step that is still to be done; the one that happens next stands last. */
export interface Step {
  step: string;
  seat?: number;
  card?: string | null;
  location?: Location;
  token?: TokenKind;
  berth?: number;
}

export interface View {
  options: { players: number; solo: string; open_information: boolean };
  own: Record<string, unknown>;
  viewer: number | null;
  day: number;
  phase: "set-up" | "morning" | "day" | "twilight" | "night" | "ending" | "over";
  start_player: number;
  active: number;
  medal: number | null;
  dice: { face: number; value: number }[];
  houses: { price: number; jade: boolean }[];
  cities: { name: string; token: TokenKind | null; travellers: number[] }[];
  decrees: { kind: DecreeKind | null; owners: number[] }[];
  canal: Berth[];
  officials: Record<Location, string | null>;
  pile: number;
  tokens: { piles: number[]; discarded: number; discarded_kinds: Partial<Record<TokenKind, number>> | null };
  families: Family[];
  meng: Meng | null;
  agenda: Step[];
}
