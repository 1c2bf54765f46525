// Small drawings of the options of games that have some.

/** Strokes in a field of 40 by 40; `fill` for what is solid. */
export interface Drawn {
  stroke: string;
  fill?: string;
}

const PICTURES = import.meta.glob<Readonly<Record<string, Drawn>>>("../*/pictures.ts", { eager: true, import: "pictures" });

export const pictureOf = (game: string, option: string): Drawn | undefined => PICTURES[`../${game}/pictures.ts`]?.[option];
