// Everything said to people is an id with arguments; it becomes words here, in the reader's language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { server } from "../server/call";
import type { GameWords } from "../server/types";

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something to be said: its id in the Fluent files, and what stands in its gaps. */
export interface Saying {
  id: string;
  args?: Record<string, string | number | Saying>;
}

/** The words of the page itself, of its parts where not everybody goes, and of our games: about them, and at their tables. */
const FILES: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/courtyard/games/*/about/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/courtyard/games/*/speech/phrases/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/courtyard/games/*/lesson/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["../*/words/*.ftl", "../*/words/boxes/*.ftl"], { query: "?raw", import: "default" }),
};

/** What the words in a file are for: the page, a folder of its own, the table of a game, or what is said about it elsewhere. */
function subjectOf(path: string): string {
  const [, game, sort] = /\/games\/([^/]+)\/(\w+)\//.exec(path) ?? [];
  if (game) return sort === "speech" ? game : `${game}-${sort}`;
  return path.includes("/words/boxes/") ? "boxes" : (/^\.\.\/([^/]+)\//.exec(path)?.[1] ?? "page");
}

/** The words of games that the client has none of, by game and language; the server has them. */
const FETCHED = new Map<string, Promise<GameWords>>();

function fetched(game: string, language: Language): Promise<GameWords> {
  const key = `${game} ${language}`;
  const words = FETCHED.get(key) ?? server.words(game, language);
  FETCHED.set(key, words);
  words.catch(() => FETCHED.delete(key));
  return words;
}

/** Numbers below zero get a real minus; a hyphen between two numbers stays one. */
function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** Speaks one language at a time, about the page and about one game. */
export class Speech {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private subject = "page";
  private turns = 0;
  /** The language that is being read, or spoken already. */
  private next: Language = "en";
  private latest: Promise<void> = Promise.resolve();
  private learnt: string[] = [];
  /** Games about which the pages speak; a table speaks about its own. */
  private introduced: readonly string[] = [];

  /** Read what is said about games. */
  async introduce(games: readonly string[]): Promise<void> {
    this.introduced = games;
    await this.turn(this.next);
  }

  /** Read more words: those of a part of the app where not everybody goes. */
  async learn(subject: string): Promise<void> {
    if (this.learnt.includes(subject)) return;
    this.learnt = [...this.learnt, subject];
    try {
      await this.turn(this.next);
    } catch (problem) {
      // What could not be read is not learnt: the next call reads it again.
      this.learnt = this.learnt.filter((other) => other !== subject);
      throw problem;
    }
  }

  /** Leave words out again, from the next turn on. */
  forget(subject: string): void {
    this.learnt = this.learnt.filter((other) => other !== subject);
  }

  /** Read the words for a language and a game (or "page"), and speak so from then on. */
  turn(language: Language, subject = this.subject): Promise<void> {
    this.subject = subject;
    this.next = language;
    this.latest = this.read(language, subject);
    return this.latest;
  }

  private async read(language: Language, subject: string): Promise<void> {
    const nth = (this.turns += 1);
    // The words of the game that is on the table stand before those of another that is seen in small, and what a game
    // says about itself takes no word from the page.
    const about = [...this.introduced, subject].map((game) => `${game}-about`);
    const wanted = new Set([...about, "page", ...this.learnt.filter((other) => other !== subject), subject]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of wanted) {
      const files = Object.entries(FILES).filter(([path]) => subjectOf(path) === name);
      const here = files.filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, read]) => read());
      if (!files.length && name === subject) here.push(fetched(name, language).then(({ text }) => text));
      const [, other] = /^(?!page)(.+)-about$/.exec(name) ?? [];
      // Without what a game says about itself, its table can still be found and opened.
      if (!files.length && other) here.push(fetched(other, language).then(({ about }) => about, () => ""));
      for (const words of await Promise.all(here)) bundle.addResource(new FluentResource(words), { allowOverrides: true });
    }
    // Somebody turned once more meanwhile: these words are there when those are.
    if (nth !== this.turns) return this.latest;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether there are words for an id. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Say an id; where it has no words, the bare name that it is for. */
  name(id: string, name: string): string {
    return this.knows(id) ? this.t(id) : name.replace(/[-_]/g, " ").replace(/^./, (first) => first.toLocaleUpperCase());
  }

  /** Say something by its id. */
  t(id: string, args: Record<string, string | number | Saying> = {}): string {
    return this.say({ id, args });
  }

  /** Say a saying; one within another is said first. */
  say(saying: Saying): string {
    const message = this.bundle.getMessage(saying.id);
    if (!message?.value) return `⟨${saying.id}⟩`;
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(saying.args ?? {})) {
      args[name] = typeof value === "object" ? this.say(value) : value;
    }
    return withMinus(this.bundle.formatPattern(message.value, args, []));
  }
}

export const speech = new Speech();
