// What the coach has said in this lesson, page by page, and which page is open.

import type { Lesson } from "../server/types";
import type { Saying } from "../words/speech.svelte";

type LookBack = NonNullable<Lesson["look_back"]>;

/** One thing that the coach says: a remark, or a look back at the last turn. */
export interface Page {
  key: string;
  text: Saying | null;
  lookBack: LookBack | null;
  places: readonly string[];
  /** Which step of the lesson it is. */
  step: number;
}

/** The pages so far, oldest first. What came with an earlier choice can be read again, but leads nowhere any more. */
export class Pages {
  all = $state.raw<readonly Page[]>([]);
  /** Where the pages of the present moment begin. */
  first = $state(0);
  at = $state(0);
  private moment = -1;

  constructor(private memory: string) {}

  /** Take in what the coach says now; at a new moment its first page is opened. */
  take(lesson: Lesson): void {
    const now = pagesOf(lesson);
    if (lesson.moment !== this.moment) {
      const isTakenBack = lesson.moment < this.moment;
      this.moment = lesson.moment;
      const before = isTakenBack ? this.all.filter(({ key }) => Number(key.split("-")[0]) < lesson.moment) : this.all;
      this.first = before.length;
      this.all = [...before, ...now];
      this.open(this.first + this.remembered(now.length));
    } else {
      this.all = [...this.all.slice(0, this.first), ...now];
      this.open(this.at);
    }
  }

  open(page: number): void {
    this.at = Math.max(0, Math.min(page, Math.max(this.first, this.all.length - 1)));
    sessionStorage.setItem(this.memory, `${this.moment} ${this.at - this.first}`);
  }

  /** After a reload the page that was open is opened again. */
  private remembered(pages: number): number {
    const [moment, page] = (sessionStorage.getItem(this.memory) ?? "").split(" ").map(Number);
    return moment === this.moment && page! >= 0 && page! < pages ? page! : 0;
  }

  get page(): Page | null {
    return this.all[this.at] ?? null;
  }

  get isLast(): boolean {
    return this.at >= this.all.length - 1;
  }
}

function pagesOf(lesson: Lesson): Page[] {
  const back = lesson.look_back;
  const key = (what: string): string => `${lesson.moment}-${what}`;
  const pages: Omit<Page, "step">[] = [
    ...(back ? [{ key: key("back"), text: null, lookBack: back, places: [] }] : []),
    ...lesson.remarks.map(({ id, text, places }) => ({ key: key(id), text, lookBack: null, places })),
  ];
  return pages.map((page, nth) => ({ ...page, step: Math.min(lesson.steps.first + nth, lesson.steps.last) }));
}
