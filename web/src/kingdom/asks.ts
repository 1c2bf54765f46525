// What is asked, in at most sixty characters: numbers and places are seen on the sill and on the table.

import type { Play } from "../table/play.svelte";
import { speech } from "../words/speech.svelte";
import { deskOf } from "./desk.svelte";
import { placing } from "./signs";
import { sum, viewOf } from "./view";

export function asks(play: Play): string | null {
  const desk = deskOf(play);
  const view = viewOf(play);
  switch (play.state.decision?.kind) {
    case "offer-card": return speech.t("ask-offer");
    case "lay-card": return speech.t("ask-lay");
    case "select-area": return speech.t("ask-select");
    case "sort-cards": return speech.t("ask-sort", { n: desk.cards.length });
    case "place-cubes": {
      const resource = placing(view);
      const [n, what] = [sum(desk.left), resource ? speech.t(`resource-${resource}`) : speech.t("table-cubes")];
      return n ? speech.t("ask-place", { what, n, of: sum(desk.duchy.purse) }) : speech.t("ask-placed", { what });
    }
    case "see-to-duchy": return speech.t(view.stage === "combat" ? "ask-combat" : "ask-duchy");
    default: return null;
  }
}
