// Everything said to people is an id with arguments; it becomes words here, in the reader's language.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something to be said: its id in the Fluent files, and what stands in its gaps. */
export interface Saying {
  id: string;
  args?: Record<string, string | number | Saying>;
}

type Files = Record<string, () => Promise<string>>;

/** The words of the page itself, and of each game's table: `en.ftl`, `fr.ftl` and `nl.ftl` of each folder. */
const FILES: Record<string, Files> = {
  page: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
  gugong: {
    ...import.meta.glob<string>("../../../src/courtyard/games/gugong/speech/phrases/*.ftl", { query: "?raw", import: "default" }),
    ...import.meta.glob<string>("../gugong/words/*.ftl", { query: "?raw", import: "default" }),
  },
  lesson: import.meta.glob<string>("../lesson/words/*.ftl", { query: "?raw", import: "default" }),
  "gugong-lesson": import.meta.glob<string>("../../../src/courtyard/games/gugong/lesson/*.ftl", { query: "?raw", import: "default" }),
  "kingdom-lesson": import.meta.glob<string>("../../../src/courtyard/games/kingdom/lesson/*.ftl", { query: "?raw", import: "default" }),
  kingdom: {
    ...import.meta.glob<string>("../../../src/courtyard/games/kingdom/speech/phrases/*.ftl", { query: "?raw", import: "default" }),
    ...import.meta.glob<string>("../kingdom/words/*.ftl", { query: "?raw", import: "default" }),
  },
  past: import.meta.glob<string>("../replay/words/*.ftl", { query: "?raw", import: "default" }),
};

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
  private learnt: string[] = [];

  /** Read more words: those of a part of the app where not everybody goes. */
  async learn(subject: string): Promise<void> {
    if (this.learnt.includes(subject)) return;
    this.learnt.push(subject);
    await this.turn(this.language);
  }

  /** Read the words for a language and a game (or "page"), and speak so from then on. */
  async turn(language: Language, subject = this.subject): Promise<void> {
    const nth = (this.turns += 1);
    this.subject = subject;
    const wanted = new Set(["page", subject, ...this.learnt]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of wanted) {
      for (const [path, read] of Object.entries(FILES[name] ?? {})) {
        if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(await read()), { allowOverrides: true });
      }
    }
    if (nth !== this.turns) return;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether there are words for an id. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
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
