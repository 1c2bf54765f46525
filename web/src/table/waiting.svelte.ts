// Other tables that wait for the guest; looked up now and then, while somebody looks at the page.

import { server } from "../server/call";
import type { TableInfo } from "../server/types";

const EVERY = 30_000;

export class Waiting {
  tables = $state.raw<readonly TableInfo[]>([]);

  constructor(private here: string) {}

  /** Look at once, and from then on now and then; gives the way to stop. */
  start(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      const { mine } = await server.lobby();
      this.tables = mine.filter(({ id, waiting }) => waiting && id !== this.here);
    } catch {
      /* It is only a kindness; the table itself says when the server cannot be reached. */
    }
  }
}
