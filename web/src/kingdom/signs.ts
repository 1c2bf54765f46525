// Which sign stands for what an option does.

import { RESOURCES, nearSeat, type KingdomView, type Resource } from "./view";

const SIGNS: Record<string, string> = {
  slate: "build", recycle: "recycle", scrap: "discard", lose: "discard", drop: "discard", infuse: "full-krystallium",
  enlist: "full-soldier", freeze: "ice", fight: "swords", build: "build", activate: "type-advisor", keep: "check", offer: "card",
  take: "selected", onto: "card", pick: "eye", alchemy: "flask", transmute: "flask", step: "check",
};

export function signOf(notation: string): string {
  const [verb, what] = notation.split(" ") as [string, string?];
  if (verb === "give" || verb === "melt" || verb === "steal" || verb === "restore") return `full-${what}`;
  if (verb === "lay") return notation.endsWith("down") ? "trap" : "card";
  return SIGNS[verb] ?? "check";
}

/** The resource whose cubes the reader is placing. */
export function placing(view: KingdomView): Resource | null {
  const duty = view.viewer === null ? null : view.duchies[nearSeat(view)]?.duty;
  return duty?.name === "place-cubes" ? (RESOURCES.find((resource) => view.stage === `production-${resource}`) ?? null) : null;
}
