// Ships look alike, so which one moved is told from where they lie: motion needs to know it, nothing else does.

import type { Berth } from "./view";

export interface Ship extends Berth {
  id: number;
  owner: number;
}

let launched = 0;

/** Name the ships of a canal as they were named before, as far as they can be followed. */
export function follow(before: readonly Ship[], canal: readonly Berth[]): Ship[] {
  const here = canal.filter((berth): berth is Berth & { owner: number } => berth.owner !== null);
  const stayed = new Map(before.map((ship) => [ship.berth, ship]));
  const gone = before.filter((ship) => !here.some((now) => now.berth === ship.berth && now.owner === ship.owner));
  return here.map((now) => {
    const same = stayed.get(now.berth);
    if (same?.owner === now.owner) return { ...now, id: same.id };
    const from = gone.findIndex((ship) => ship.owner === now.owner && ship.berth[0] === now.berth[0] && ship.berth < now.berth);
    const moved = from >= 0 ? gone.splice(from, 1)[0] : undefined;
    return { ...now, id: moved?.id ?? ++launched };
  });
}
