// The rules of a game, read once when somebody first asks for one, and those that are shown just now.

import { server } from "../server/call";
import type { RuleText } from "../server/types";
import { speech } from "../words/speech.svelte";

/** A rule in the reader's language. */
export interface RuleRead {
  id: string;
  text: string;
  /** That the ruling is ours and why, where no printed text settles it. */
  ours: string | null;
  /** What the printings say differently. */
  differs: string | null;
}

export function readRule({ id, texts, ours, why, differs }: RuleText): RuleRead {
  const { language } = speech;
  return {
    id,
    text: texts[language] ?? "",
    ours: ours ? speech.t("rule-ours-why", { why: why[language] ?? "" }) : null,
    differs: differs[language] ?? null,
  };
}

export class Rules {
  shown = $state.raw<readonly string[] | null>(null);
  /** What went wrong when they were last to be read. */
  trouble = $state.raw<unknown>(null);
  private texts = $state.raw<Map<string, RuleText> | null>(null);

  constructor(readonly game: string) {}

  async show(ids: readonly string[]): Promise<void> {
    this.shown = ids;
    await this.fetch();
  }

  async fetch(): Promise<void> {
    this.trouble = null;
    try {
      this.texts ??= new Map((await server.rules(this.game)).map((rule) => [rule.id, rule]));
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  /** Rules in the reader's language; null as long as they are being read. */
  read(ids: readonly string[]): RuleRead[] | null {
    const { texts } = this;
    return texts && ids.flatMap((id) => texts.get(id) ?? []).map(readRule);
  }

  /** The rules page, at one rule. */
  page(id = ""): string {
    return `/rules/${this.game}${id && `#${id}`}`;
  }
}
