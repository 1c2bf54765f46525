// What can be played here, read once: it never changes while a server runs.

import { server } from "../server/call";
import type { GameInfo } from "../server/types";
import { speech } from "../words/speech.svelte";

class Manifest {
  games = $state.raw<readonly GameInfo[]>([]);
  private reading: Promise<readonly GameInfo[]> | null = null;

  /** All games; a reader that failed can try again. */
  read(): Promise<readonly GameInfo[]> {
    this.reading ??= server.games().then(
      async (games) => {
        await speech.introduce(games.map(({ name }) => name));
        return (this.games = games);
      },
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
