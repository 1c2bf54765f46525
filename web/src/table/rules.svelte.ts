// The rules of a game, read once when somebody first asks for one, and those that are shown just now.

import { server } from "../server/call";
import type { RuleText } from "../server/types";
import { speech } from "../words/speech.svelte";

export class Rules {
  shown = $state.raw<readonly string[] | null>(null);
  private texts = $state.raw<Map<string, RuleText> | null>(null);

  constructor(private game: string) {}

  async show(ids: readonly string[]): Promise<void> {
    this.shown = ids;
    this.texts ??= new Map((await server.rules(this.game)).map((rule) => [rule.id, rule]));
  }

  /** The rules that are shown, in the reader's language; null as long as they are being read. */
  get read(): { id: string; text: string; ours: string | null }[] | null {
    if (!this.texts) return null;
    return (this.shown ?? []).flatMap((id) => {
      const rule = this.texts?.get(id);
      return rule ? [{ id, text: rule.texts[speech.language] ?? "", ours: rule.ours ? this.whyOurs(rule) : null }] : [];
    });
  }

  /** The reason of a ruling is written in English only; elsewhere it is enough to say that it is ours. */
  private whyOurs(rule: RuleText): string {
    return rule.why && speech.language === "en" ? speech.t("rule-ours-why", { why: rule.why }) : speech.t("rule-ours");
  }
}
