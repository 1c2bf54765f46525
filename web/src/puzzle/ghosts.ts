// The pieces that a line moves, marked where they come to: dashed, and pale where the move is only shown.

import { Places } from "../table/flight";
import { plates, pointsIn } from "../table/gains";
import type { Motion } from "../table/motion";

/** What the pieces of a line are marked with, by whether the solver made these moves; see PuzzlePage. */
export type Ghost = "made" | "shown";

/** Mark what moved, and put points on a plate where they fall, until all is taken away. */
export function ghosts(motions: readonly Motion[], ghost: Ghost, letter: (seat: number) => string): () => void {
  const places = new Places();
  // Beside the board, where pieces lie close together, one of several alike is enough.
  const marked = new Set<string>();
  const pieces = motions.flatMap(({ look, to }) => {
    const piece = places.piece(look, to);
    if (!piece || (!piece.closest(".board") && marked.has(`${look} ${to}`))) return [];
    marked.add(`${look} ${to}`);
    return [piece];
  });
  for (const piece of pieces) piece.setAttribute("data-ghost", ghost);
  const off = motions.flatMap(({ look, from }) => {
    const points = pointsIn(look);
    return points && points.n > 0 && from ? [plates(new Map([[from, points.n]]), letter(points.seat))] : [];
  });
  return () => {
    for (const piece of pieces) piece.removeAttribute("data-ghost");
    off.forEach((remove) => remove());
  };
}

/** The locations that a line touches, by where its pieces move and where its steps are made. */
export function touched(motions: readonly Motion[], steps: Iterable<string>, locationOf: (place: string) => string | null): string[] {
  const places = [...motions.flatMap(({ from, to }) => [from, to]), ...steps];
  return [...new Set(places.flatMap((place) => (place === null ? [] : (locationOf(place) ?? []))))];
}
