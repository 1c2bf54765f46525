// The puzzles there are, and how the reader does: read once for a page, and again after a puzzle was solved.

import { server } from "../server/call";
import type { Puzzles } from "../server/types";

class Shelf {
  puzzles = $state.raw<Puzzles | null>(null);
  private reading: Promise<void> | null = null;

  /** Read them unless that was done; after a failure they can be read again. */
  read(isAgain = false): Promise<void> {
    if (isAgain) this.reading = null;
    this.reading ??= server.puzzles().then(
      (puzzles) => void (this.puzzles = puzzles),
      (problem: unknown) => {
        this.reading = null;
        throw problem;
      },
    );
    return this.reading;
  }

  /** Whether any game has a puzzle here. */
  get hasAny(): boolean {
    return (this.puzzles?.games.length ?? 0) > 0;
  }

  /** How many of the reader's own mistakes are to be trained now. */
  get due(): number {
    return this.puzzles?.due ?? 0;
  }
}

export const shelf = new Shelf();
