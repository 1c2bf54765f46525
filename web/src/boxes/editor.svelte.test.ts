import { beforeEach, describe, expect, test, vi } from "vitest";
import { Trouble } from "../server/call";
import type { BoxComplaint, BoxComponent, BoxField, BoxInfo, BoxWhole } from "../server/types";
import type { BoxChange, BoxValues } from "./calls";
import { Editor } from "./editor.svelte";

const OURS: Record<string, Record<string, number>> = { "card.quarry": { points: 0, copies: 3 }, "card.hamlet": { points: 1, copies: 3 }, "jade": { square: 5 } };
const INFO: BoxInfo = {
  id: "b", game: "kingdom", name: "Box", digest: "d", mine: true, default: false, playable: true, confirmed: 0, pieces: 6, shared: null, created: "1", changed: "1",
};

function whole(own: Record<string, unknown> = {}, confirmed: readonly string[] = [], complaints: BoxComplaint[] = []): BoxWhole {
  const at = (path: string): unknown => path.split(".").reduce<unknown>((tree, key) => (tree as Record<string, unknown> | undefined)?.[key], own);
  const components = Object.entries(OURS).map(([id, row]): BoxComponent => ({
    id, kind: id.split(".")[0]!, names: {}, pieces: 1, source: confirmed.includes(id) ? "box" : "reconstructed", remark: "", confirmed: confirmed.includes(id), changed: false,
    fields: Object.entries(row).map(([key, ours]): BoxField => ({ key, ours, value: at(`${id}.${key}`) ?? ours, source: "reconstructed", choices: [] })),
  }));
  const part = (kind: string) => ({ kind, counted: true, components: 1, pieces: 1, confirmed: 0, sources: {} });
  return { info: INFO, own: own as BoxWhole["own"], confirmed: [...confirmed], parts: [part("card"), part("jade")], components, complaints };
}

/** A server that thinks points above 9 wrong, and can be out of reach. */
class Server {
  checks: BoxValues[] = [];
  saves: BoxChange[] = [];
  isAway = false;
  /** Answers that are held back until somebody lets them go. */
  held: (() => void)[] | null = null;

  private async answer<T>(told: T): Promise<T> {
    if (this.isAway) throw new Trouble("unreachable");
    if (this.held) await new Promise<void>((go) => this.held!.push(go));
    return told;
  }
  check = (values: BoxValues): Promise<BoxWhole> => {
    this.checks.push(values);
    const cards = (values.own["card"] ?? {}) as Record<string, { points?: number }>;
    const wrong = Object.entries(cards).filter(([, row]) => (row.points ?? 0) > 9);
    return this.answer(whole(values.own, values.confirmed, wrong.map(([slug]) => ({ sentence: "no", path: `card.${slug}.points`, line: 0, column: 0 }))));
  };
  save = (change: BoxChange): Promise<BoxWhole> => {
    this.saves.push(change);
    return this.answer(whole(change.own, change.confirmed));
  };
}

let server: Server;
let editor: Editor;
const points = (id: string): BoxField => editor.component(id)!.fields[0]!;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  editor = new Editor(whole(), server);
});

describe("typing", () => {
  test("is checked and saved once, after the last key", async () => {
    for (const value of [1, 2, 3]) editor.change("card.quarry", points("card.quarry"), value);
    expect(editor.saved).toBe("saving");
    expect(editor.isChecked).toBe(false);
    await vi.runAllTimersAsync();
    expect(server.checks).toHaveLength(1);
    expect(server.saves).toEqual([{ own: { card: { quarry: { points: 3 } } }, confirmed: [] }]);
    expect([editor.saved, editor.isChecked]).toEqual(["saved", true]);
  });

  test("a wrong value is said at its field and kept here; everything else is saved", async () => {
    editor.change("card.quarry", points("card.quarry"), 12);
    editor.change("card.hamlet", points("card.hamlet"), 4);
    await vi.runAllTimersAsync();
    expect(editor.wrong("card.quarry.points")).toHaveLength(1);
    expect(editor.wrong("card.hamlet")).toHaveLength(0);
    expect(server.saves.at(-1)?.own).toEqual({ card: { hamlet: { points: 4 } } });
    expect(editor.saved).toBe("partly");
    expect(editor.value("card.quarry", points("card.quarry"))).toBe(12);
  });

  test("an answer about older values is not taken", async () => {
    server.held = [];
    editor.change("card.quarry", points("card.quarry"), 12);
    await vi.advanceTimersByTimeAsync(300);
    editor.change("card.quarry", points("card.quarry"), 2);
    const held = server.held;
    server.held = null;
    held.forEach((go) => go());
    await vi.runAllTimersAsync();
    expect(server.checks).toHaveLength(2);
    expect(editor.complaints).toEqual([]);
    expect(editor.saved).toBe("saved");
  });

  test("changes are undone one by one, and ours come back at once", async () => {
    editor.open = "card.quarry";
    editor.change("card.quarry", points("card.quarry"), 1);
    editor.change("card.quarry", points("card.quarry"), 2);
    editor.undo();
    expect(editor.value("card.quarry", points("card.quarry"))).toBe(1);
    editor.reset("card.quarry");
    expect(editor.isChanged("card.quarry")).toBe(false);
    editor.undo();
    editor.undo();
    expect([editor.isChanged("card.quarry"), editor.canUndo]).toEqual([false, false]);
  });
});

describe("confirming", () => {
  test("waits for the check, and refuses what is wrong", async () => {
    editor.change("card.quarry", points("card.quarry"), 12);
    expect(await editor.confirm("card.quarry")).toBe(false);
    editor.change("card.quarry", points("card.quarry"), 2);
    expect(await editor.confirm("card.quarry")).toBe(true);
    await vi.runAllTimersAsync();
    expect(server.saves.at(-1)).toEqual({ own: { card: { quarry: { points: 2 } } }, confirmed: ["card.quarry"] });
  });

  test("goes on with the next one, from the beginning again after the last", async () => {
    expect(editor.next(null)?.id).toBe("card.quarry");
    await editor.confirm("card.hamlet");
    expect(editor.next("card.quarry")?.id).toBe("jade");
    expect(editor.next("jade")?.id).toBe("card.quarry");
    await editor.confirm("card.quarry");
    await editor.confirm("jade");
    expect(editor.next("jade")).toBeUndefined();
  });

  test("counts pieces by their copies", async () => {
    expect(editor.progress("card")).toEqual({ pieces: 6, sources: { box: 0, rulebook: 0, published: 0, reconstructed: 6 } });
    editor.change("card.hamlet", editor.component("card.hamlet")!.fields[1]!, 6);
    await editor.confirm("card.hamlet");
    expect(editor.progress("card").sources).toMatchObject({ box: 6, reconstructed: 3 });
  });

  test("is asked for again when a confirmed card changes", async () => {
    await editor.confirm("card.quarry");
    editor.change("card.quarry", points("card.quarry"), 3);
    expect(editor.confirmed.has("card.quarry")).toBe(false);
    expect(editor.listed("card", "unconfirmed")).toHaveLength(2);
    expect(editor.listed("card", "changed").map(({ id }) => id)).toEqual(["card.quarry"]);
  });
});

describe("a server that cannot be reached", () => {
  test("gets what was typed when it is there again", async () => {
    server.isAway = true;
    editor.change("card.quarry", points("card.quarry"), 3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(editor.saved).toBe("offline");
    editor.change("card.quarry", points("card.quarry"), 4);
    expect(editor.saved).toBe("offline");
    server.isAway = false;
    await vi.runAllTimersAsync();
    expect(server.saves.at(-1)?.own).toEqual({ card: { quarry: { points: 4 } } });
    expect(editor.saved).toBe("saved");
  });

  test("loses nothing when the page is closed meanwhile", async () => {
    server.isAway = true;
    editor.change("card.quarry", points("card.quarry"), 3);
    await vi.advanceTimersByTimeAsync(1_000);
    server.isAway = false;
    const later = new Editor(whole(), server);
    expect(later.value("card.quarry", points("card.quarry"))).toBe(3);
    await vi.runAllTimersAsync();
    expect(server.saves.at(-1)?.own).toEqual({ card: { quarry: { points: 3 } } });
    expect(new Editor(whole(), server).isChanged("card.quarry")).toBe(false);
  });

  test("is not asked again where the box is gone", async () => {
    server.check = () => Promise.reject(new Trouble("unknown-box"));
    editor.change("card.quarry", points("card.quarry"), 3);
    await vi.runAllTimersAsync();
    expect(editor.saved).toBe("refused");
  });
});

test("a file takes the place of everything", async () => {
  editor.change("card.quarry", points("card.quarry"), 12);
  editor.replace(whole({ card: { hamlet: { points: 7 } } }, ["card.hamlet"]));
  await vi.runAllTimersAsync();
  expect(editor.values).toEqual({ "card.hamlet": { points: 7 } });
  expect([editor.saved, editor.confirmed.has("card.hamlet"), server.saves.length]).toEqual(["saved", true, 0]);
});
