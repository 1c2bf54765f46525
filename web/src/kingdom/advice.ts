// What an Advisor does, in words.

import { speech, type Saying } from "../words/speech.svelte";
import { kindOf, type Components } from "./components";

const BRINGS: Record<string, string> = {
  "forest-chieftain": "materials",
  "nurturing-mother": "population",
  "negotiator-from-the-lake": "gold",
  "pirate-of-the-five-seas": "exploration",
  "great-silversmith": "krystallium",
};

export function effectOf(tables: Components, code: string): string {
  const kind = kindOf(code);
  const what = BRINGS[kind];
  if (!what) return speech.t(`effect-${kind}`);
  const n = what === "krystallium" ? tables.advisors.krystallium : tables.advisors.cubes;
  const cubes: Saying = { id: `amount-${what}`, args: { n } };
  return speech.t(`effect-${kind}`, { cubes });
}
