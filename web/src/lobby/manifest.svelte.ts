// What can be played here, read once: it never changes while a server runs.

import { server } from "../server/call";
import type { GameInfo } from "../server/types";

class Manifest {
  games = $state.raw<readonly GameInfo[]>([]);
  private reading: Promise<readonly GameInfo[]> | null = null;

  /** All games; a reader that failed can try again. */
  read(): Promise<readonly GameInfo[]> {
    this.reading ??= server.games().then(
      (games) => (this.games = games),
      (problem: unknown) => {
        this.reading = null;
        throw problem;
      },
    );
    return this.reading;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const manifest = new Manifest();
