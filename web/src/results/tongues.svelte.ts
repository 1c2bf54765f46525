// Results of several games stand on one page; each game speaks with its own words, as their ids may be the same.

import { Speech, speech, type Language, type Saying } from "../words/speech.svelte";

class Tongues {
  isReady = $state(false);
  private spoken = $state.raw<Record<string, Speech>>({});
  private asked = "";

  /** Learn the words of some games in a language. */
  speak(games: readonly string[], language: Language): void {
    const asked = [language, ...games].join();
    this.asked = asked;
    void Promise.all(games.map(async (game) => {
      const own = new Speech();
      await own.turn(language, game);
      return [game, own] as const;
    })).then((all) => {
      if (asked !== this.asked) return;
      this.spoken = Object.fromEntries(all);
      this.isReady = true;
    });
  }

  knows(game: string, id: string): boolean {
    return this.spoken[game]?.knows(id) ?? false;
  }

  /** Say something of a game. */
  say(game: string, saying: Saying): string {
    return (this.spoken[game] ?? speech).say(saying);
  }
}

export const tongues = new Tongues();
