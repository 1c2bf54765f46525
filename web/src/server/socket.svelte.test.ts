import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chatLine, line, option, state, table } from "../testing/states";
import { Trouble } from "./call";
import { Socket } from "./socket.svelte";
import type { FromServer } from "./types";

type Sent = Record<string, unknown> & { id: string };

/** A WebSocket whose other end is the test. */
class FakeWebSocket {
  static readonly OPEN = 1;
  static all: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    return this.all.at(-1)!;
  }

  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeWebSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeWebSocket.OPEN) throw new Error("InvalidStateError");
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.drop(1000);
  }

  open(): this {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
    return this;
  }
  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** The messages other than greetings. */
  get asked(): Sent[] {
    return this.sent.filter(({ type }) => type !== "sit" && type !== "ping");
  }
}

/** Those who still listen, so that no test hears the sockets of the one before. */
let sockets: Socket[] = [];

function socketOf(id: string): Socket {
  const socket = new Socket(id);
  sockets.push(socket);
  return socket;
}

const opened = (): number => FakeWebSocket.all.length;
const done = (id: string, version: number): FromServer => ({ type: "done", id, version });

/** Whether a promise is settled by now, once everything that was under way is done. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = (): void => void (settled = true);
  promise.then(note, note);
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

/** A socket that sits at seat 0 and has the first state. */
function seated(): { socket: Socket; wire: FakeWebSocket } {
  const socket = socketOf("t1");
  socket.sit(0);
  const wire = FakeWebSocket.last.open();
  wire.say({ type: "table", table: table() }, state());
  return { socket, wire };
}

beforeEach(() => {
  FakeWebSocket.all = [];
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.useFakeTimers();
  // Waits are spread by chance from 0.7 to 1.3 of their length: this is exactly 1.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterEach(() => {
  for (const socket of sockets) socket.end();
  sockets = [];
});

describe("connecting", () => {
  test("the address is that of the table, on the same host, encrypted like the page", () => {
    socketOf("a b/c").sit(null);
    expect(FakeWebSocket.last.address.href).toBe("wss://courtyard.test/api/tables/a%20b%2Fc/socket");
    location.href = "http://localhost:8000/t/x";
    socketOf("x").sit(null);
    expect(FakeWebSocket.last.address.href).toBe("ws://localhost:8000/api/tables/x/socket");
  });

  test("the first message says from which seat one looks", () => {
    const socket = socketOf("t1");
    socket.sit(1);
    expect(socket.link).toBe("calling");
    const wire = FakeWebSocket.last;
    expect(wire.sent).toEqual([]);
    wire.open();
    expect(wire.sent).toEqual([{ type: "sit", seat: 1, changes: true, film: true }]);
    expect(socket.link).toBe("open");
  });

  test("changing the seat while still connecting opens no second connection", () => {
    const socket = socketOf("t1");
    socket.sit(null);
    socket.sit(1);
    expect(opened()).toBe(1);
    expect(FakeWebSocket.last.open().sent).toEqual([{ type: "sit", seat: 1, changes: true, film: true }]);
  });

  test("a change of seat is sent on the open connection", () => {
    const { socket, wire } = seated();
    socket.sit(1);
    expect(opened()).toBe(1);
    expect(wire.sent.at(-1)).toEqual({ type: "sit", seat: 1, changes: true, film: true });
  });
});

describe("states", () => {
  test("a state is there for every reader, and a request is answered", () => {
    const { socket, wire } = seated();
    const told = vi.fn();
    socket.onstate = told;
    const versions: (number | undefined)[] = [];
    const stop = $effect.root(() => {
      $effect(() => void versions.push(socket.state?.version));
    });
    flushSync();
    wire.say(state({ version: 2 }));
    flushSync();
    stop();
    expect(versions).toEqual([1, 2]);
    expect(told).toHaveBeenCalledExactlyOnceWith(state({ version: 2 }), true);
  });

  test("a state may be told by what changed since the one before", () => {
    const { socket, wire } = seated();
    wire.say(state({ serial: 4, version: 7, deciding: [0], view: { day: 1, cities: [{ jades: 1 }, {}] } as never, log: [line("a")] }));
    const before = socket.state;
    wire.say({
      type: "change", since: 4,
      changes: [["serial", 5], ["version", 8], ["deciding", [1]], ["view", "cities", 0, "jades", 2], ["log_from", 1], ["log", [line("b")]]],
    });
    expect(socket.state).toMatchObject({ serial: 5, version: 8, deciding: [1] });
    expect(socket.state?.view).toEqual({ day: 1, cities: [{ jades: 2 }, {}] });
    expect(before?.view).toEqual({ day: 1, cities: [{ jades: 1 }, {}] });
    expect(socket.log.map(({ text }) => text.id)).toEqual(["a", "b"]);
  });

  test("where a change is missing, everything is asked for again", () => {
    const { socket, wire } = seated();
    wire.say(state({ serial: 4, version: 7 }));
    wire.say({ type: "change", since: 5, changes: [["version", 9]] });
    expect(socket.state?.version).toBe(7);
    expect(wire.sent.at(-1)).toEqual({ type: "sit", seat: 0, changes: true, film: true });
  });

  test("a state for another seat, on its way while the seat changed, is not shown", () => {
    const { socket, wire } = seated();
    socket.sit(1);
    wire.say(state({ seat: 0, version: 2 }));
    expect(socket.state).toBeNull();
    wire.say(state({ seat: 1, version: 2 }));
    expect(socket.state?.seat).toBe(1);
  });

  test("at another seat nothing is left of what the first one saw", () => {
    const { socket, wire } = seated();
    wire.say(state({ log: [line("mine")] }));
    socket.sit(1);
    expect(socket.state).toBeNull();
    expect(socket.log).toEqual([]);
  });

  test("sitting down at the same seat again keeps what is shown", () => {
    const { socket, wire } = seated();
    wire.say(state({ log: [line("mine")] }));
    socket.sit(0);
    expect(socket.state).not.toBeNull();
    expect(socket.log).toHaveLength(1);
  });

  test("news of the table are there for everybody who reads them", () => {
    const { socket, wire } = seated();
    wire.say({ type: "table", table: table({ onlookers: 3 }) });
    expect(socket.table?.onlookers).toBe(3);
  });

  test("the table that is told in the lobby arrives before any game has begun", () => {
    const socket = socketOf("t1");
    socket.sit(null);
    FakeWebSocket.last.open().say({ type: "table", table: table({ stage: "gathering" }) });
    expect(socket.table?.stage).toBe("gathering");
    expect(socket.state).toBeNull();
  });
});

describe("the log", () => {
  const ids = (socket: Socket): string[] => socket.log.map(({ text }) => text.id);

  test("new lines are put after those that are known", () => {
    const { socket, wire } = seated();
    wire.say(state({ version: 2, log: [line("a"), line("b")] }));
    wire.say(state({ version: 3, log_from: 2, log: [line("c")] }));
    expect(ids(socket)).toEqual(["a", "b", "c"]);
  });

  test("lines that an undo took back are replaced by what is there instead", () => {
    const { socket, wire } = seated();
    wire.say(state({ version: 2, log: [line("a"), line("b"), line("c")] }));
    wire.say(state({ version: 3, log_from: 1, log: [line("other")] }));
    expect(ids(socket)).toEqual(["a", "other"]);
  });

  test("an undo that writes nothing new only takes lines away", () => {
    const { socket, wire } = seated();
    wire.say(state({ version: 2, log: [line("a"), line("b")] }));
    wire.say(state({ version: 3, log_from: 1, log: [] }));
    expect(ids(socket)).toEqual(["a"]);
  });

  test("after a gap the whole log is sent again and no line stands twice", () => {
    const { socket, wire } = seated();
    wire.say(state({ version: 2, log: [line("a"), line("b")] }));
    wire.drop();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.open().say(state({ version: 4, log_from: 0, log: [line("a"), line("b"), line("c")] }));
    expect(ids(socket)).toEqual(["a", "b", "c"]);
  });
});

describe("choosing", () => {
  test("a choice says seat, version and option, and each has an id of its own", () => {
    const { socket, wire } = seated();
    void socket.choose(0, 1, 7);
    void socket.undo(0, 1, true);
    const [choice, undo] = wire.asked;
    expect(choice).toEqual({ type: "choose", seat: 0, version: 1, option: 7, id: expect.any(String) });
    expect(undo).toEqual({ type: "undo", seat: 0, version: 1, whole: true, id: expect.any(String) });
    expect(choice!.id).not.toBe(undo!.id);
  });

  test("ids differ where the browser makes none itself, as on a page without encryption", () => {
    vi.stubGlobal("crypto", {});
    vi.mocked(Math.random).mockRestore();
    const { socket, wire } = seated();
    void socket.choose(0, 1, 7);
    void socket.choose(0, 1, 7);
    expect(wire.asked[0]!.id.length).toBeGreaterThan(8);
    expect(wire.asked[0]!.id).not.toBe(wire.asked[1]!.id);
  });

  test("a choice is through when it is acknowledged and its state is here", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    wire.say(done(wire.asked[0]!.id, 2));
    expect(await isSettled(choice)).toBe(false);
    wire.say(state({ version: 2 }));
    expect(await isSettled(choice)).toBe(true);
  });

  test("a state that comes before the acknowledgement is enough", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    wire.say(state({ version: 3 }));
    expect(await isSettled(choice)).toBe(false);
    wire.say(done(wire.asked[0]!.id, 2));
    expect(await isSettled(choice)).toBe(true);
  });

  test("a state between the two that does not hold the choice yet is not enough", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    wire.say(done(wire.asked[0]!.id, 3), state({ version: 2 }));
    expect(await isSettled(choice)).toBe(false);
    wire.say(state({ version: 3 }));
    expect(await isSettled(choice)).toBe(true);
  });

  test("the table is drawn again before a choice returns", async () => {
    const { socket, wire } = seated();
    const order: string[] = [];
    socket.onstate = ({ version }) => void order.push(`state ${version}`);
    const choice = socket.choose(0, 1, 7).then(() => order.push("chosen"));
    wire.say(done(wire.asked[0]!.id, 2), state({ version: 2 }));
    await choice;
    expect(order).toEqual(["state 2", "chosen"]);
  });

  test("an undo is answered apart from the choice before it", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    const undo = socket.undo(0, 2, false);
    wire.say(done(wire.asked[1]!.id, 3), state({ version: 3 }));
    expect(await isSettled(undo)).toBe(true);
    expect(await isSettled(choice)).toBe(false);
  });

  test("an undo that others are asked about is through when they are asked", async () => {
    const { socket, wire } = seated();
    const undoing = socket.undo(0, 1, true);
    expect(wire.asked[0]).toMatchObject({ type: "undo", seat: 0, version: 1, whole: true });
    expect(socket.saving).toBe(1);
    wire.say({ type: "undo-asked", id: wire.asked[0]!.id });
    expect(await isSettled(undoing)).toBe(true);
    expect(socket.saving).toBe(0);
  });

  test("an answer to what others ask to undo is a change like any other", async () => {
    const { socket, wire } = seated();
    const answering = socket.answerUndo(0, 1, false);
    expect(wire.asked[0]).toMatchObject({ type: "answer-undo", seat: 0, version: 1, agree: false });
    expect(socket.saving).toBe(1);
    wire.say(done(wire.asked[0]!.id, 1));
    expect(await isSettled(answering)).toBe(true);
  });

  test("an offer to end the game is through when the others were asked, and so is an answer to one", async () => {
    const { socket, wire } = seated();
    const offering = socket.offerEnd(0, 1);
    expect(wire.asked[0]).toMatchObject({ type: "offer-end", seat: 0, version: 1 });
    wire.say({ type: "end-offered", id: wire.asked[0]!.id });
    expect(await isSettled(offering)).toBe(true);
    const answering = socket.answerEnd(0, 1, false);
    expect(wire.asked[1]).toMatchObject({ type: "answer-end", seat: 0, version: 1, agree: false });
    wire.say(done(wire.asked[1]!.id, 1));
    expect(await isSettled(answering)).toBe(true);
  });

  test("a refused choice fails with what the server says, and the line stays open", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    wire.say({ type: "problem", id: wire.asked[0]!.id, code: "stale", args: { version: 2 } });
    const trouble = await choice.catch((problem: unknown) => problem);
    expect(trouble).toBeInstanceOf(Trouble);
    expect(trouble).toMatchObject({ code: "stale", args: { version: 2 } });
    expect(socket.saving).toBe(0);
    expect(socket.link).toBe("open");
    expect(socket.trouble).toBeNull();
  });

  test("an answer that was given already, or to a question of nobody here, changes nothing", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    const { id } = wire.asked[0]!;
    wire.say(state({ version: 2 }), done(id, 2), done(id, 9), done("unknown", 9));
    expect(await isSettled(choice)).toBe(true);
    expect(socket.saving).toBe(0);
  });

  test("it is told how many changes are not yet kept; questions are not among them", () => {
    const { socket, wire } = seated();
    void socket.choose(0, 1, 7);
    void socket.undo(0, 1, false);
    void socket.say(0, "hello");
    void socket.propose(0, 1);
    void socket.hint(0, 1);
    expect(socket.saving).toBe(3);
    wire.say(done(wire.asked[0]!.id, 2));
    expect(socket.saving).toBe(2);
  });
});

describe("asking", () => {
  test("a proposal is answered with its options", async () => {
    const { socket, wire } = seated();
    const proposal = socket.propose(0, 4);
    expect(wire.asked[0]).toMatchObject({ type: "propose", seat: 0, version: 4 });
    wire.say({ type: "proposal", id: wire.asked[0]!.id, options: [option(3, "place 1 x")] });
    expect(await proposal).toEqual([option(3, "place 1 x")]);
  });

  test("a hint is answered with the advised options", async () => {
    const { socket, wire } = seated();
    const hint = socket.hint(0, 4);
    expect(wire.asked[0]).toMatchObject({ type: "hint", seat: 0, version: 4 });
    const advised = { option: 1, chance: 0.5, points: 9, tried: 4, against: 2, reasons: [], line: [] };
    wire.say({ type: "advice", id: wire.asked[0]!.id, options: [advised] });
    expect(await hint).toEqual([advised]);
  });

  test("answers find their questions in any order", async () => {
    const { socket, wire } = seated();
    const [first, second] = [socket.propose(0, 1), socket.propose(0, 1)];
    const [one, two] = wire.asked;
    wire.say(
      { type: "proposal", id: two!.id, options: [option(2, "second")] },
      { type: "proposal", id: one!.id, options: [option(1, "first")] },
    );
    expect((await first)[0]!.notation).toBe("first");
    expect((await second)[0]!.notation).toBe("second");
  });
});

describe("trouble that nobody asked for", () => {
  test("is told until the next state shows that all is well", () => {
    const { socket, wire } = seated();
    wire.say({ type: "problem", id: null, code: "too-fast", args: {} });
    expect(socket.trouble?.code).toBe("too-fast");
    wire.say(state({ version: 2 }));
    expect(socket.trouble).toBeNull();
  });
});

describe("a broken line", () => {
  test("is told at once and mended after a short while, from the same seat", () => {
    const { socket, wire } = seated();
    wire.drop();
    expect(socket.link).toBe("lost");
    vi.advanceTimersByTime(399);
    expect(opened()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(opened()).toBe(2);
    expect(socket.link).toBe("lost");
    expect(FakeWebSocket.last.open().sent).toEqual([{ type: "sit", seat: 0, changes: true, film: true }]);
    expect(socket.link).toBe("open");
  });

  test("leaves the table as it was last seen", () => {
    const { socket, wire } = seated();
    wire.say(state({ version: 5, log: [line("a")] }));
    wire.drop();
    expect(socket.state?.version).toBe(5);
    expect(socket.log).toHaveLength(1);
    expect(socket.table).not.toBeNull();
  });

  /** Let every attempt fail, and say after how long each new one came. */
  function waits(times: number): number[] {
    return Array.from({ length: times }, () => {
      const before = opened();
      const since = performance.now();
      FakeWebSocket.last.drop();
      while (opened() === before) vi.advanceTimersToNextTimer();
      return performance.now() - since;
    });
  }

  test("is tried again soon for half a minute, and then after ever longer waits up to a quarter of one", () => {
    seated();
    const all = waits(20);
    expect(all.slice(0, 5)).toEqual([400, 800, 1600, 2000, 2000]);
    const soon = all.findIndex((wait) => wait > 2000);
    expect(all.slice(0, soon).reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(30_000);
    expect(all.slice(soon)).toEqual(all.slice(soon).map(() => 15_000));
  });

  test("that was mended begins again with a short wait", () => {
    seated();
    waits(4);
    FakeWebSocket.last.open().say({ type: "table", table: table() });
    expect(waits(2)).toEqual([400, 800]);
  });

  test("a full server that opens a connection only to refuse it is not asked more often for that", () => {
    seated();
    waits(3);
    FakeWebSocket.last.open().say({ type: "problem", id: null, code: "full", args: {} });
    expect(waits(2)).toEqual([3200, 6400]);
  });

  test("not everybody comes back in the same moment", () => {
    seated();
    vi.mocked(Math.random).mockReturnValue(0);
    expect(waits(1)).toEqual([280]);
    vi.mocked(Math.random).mockReturnValue(1);
    expect(waits(1)[0]).toBeCloseTo(1040, -1);
  });

  test("is mended at once when the device is online again, with short waits from then on", () => {
    seated();
    waits(5);
    FakeWebSocket.last.drop();
    const before = opened();
    dispatchEvent(new Event("online"));
    expect(opened()).toBe(before + 1);
    expect(waits(1)).toEqual([400]);
  });

  test("the attempt that was planned is dropped when the device is online before", () => {
    seated();
    FakeWebSocket.last.drop();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(2000);
    expect(opened()).toBe(2);
  });

  test("a device that comes online does nothing while the line is open or being opened", () => {
    seated();
    dispatchEvent(new Event("online"));
    FakeWebSocket.last.drop();
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("online"));
    expect(opened()).toBe(2);
  });

  test("a table that does not exist is not asked for again", () => {
    const socket = socketOf("t1");
    socket.sit(null);
    const wire = FakeWebSocket.last.open();
    wire.say({ type: "problem", id: null, code: "unknown-table", args: {} });
    wire.drop(4004);
    vi.advanceTimersByTime(60_000);
    expect(opened()).toBe(1);
    expect(socket.trouble?.code).toBe("unknown-table");
  });

  test("what was asked of a table that is gone fails, and coming online asks for nothing again", async () => {
    const { socket, wire } = seated();
    const chosen = socket.choose(0, 1, 1).catch((trouble: unknown) => trouble);
    wire.drop(4004);
    expect(await chosen).toMatchObject({ code: "unknown-table" });
    dispatchEvent(new Event("online"));
    expect(opened()).toBe(1);
    expect([socket.link, socket.saving]).toEqual(["lost", 0]);
  });

  test("a server that stops says so, and it is told until the server is back", () => {
    const { socket, wire } = seated();
    wire.say({ type: "closing" });
    wire.drop(1012);
    expect(socket.link).toBe("closing");
    vi.advanceTimersByTime(400);
    expect(socket.link).toBe("closing");
    FakeWebSocket.last.open();
    expect(socket.link).toBe("open");
  });
});

describe("a line over which nothing comes", () => {
  const asks = (wire: FakeWebSocket): number => wire.sent.filter(({ type }) => type === "ping").length;

  test("is shown as lost within three seconds", () => {
    const { socket, wire } = seated();
    vi.advanceTimersByTime(1700);
    expect([asks(wire), socket.link]).toEqual([1, "open"]);
    vi.advanceTimersByTime(1300);
    expect(socket.link).toBe("lost");
  });

  test("that answers is asked again and again, and is never lost", () => {
    const { socket, wire } = seated();
    for (let nth = 0; nth < 10; nth++) {
      vi.advanceTimersByTime(1700);
      expect(asks(wire)).toBe(nth + 1);
      wire.say({ type: "pong" });
    }
    expect([socket.link, opened()]).toEqual(["open", 1]);
  });

  test("need not be asked while something comes", () => {
    const { wire } = seated();
    for (let nth = 0; nth < 10; nth++) {
      vi.advanceTimersByTime(1000);
      wire.say(state({ version: nth + 2 }));
    }
    expect(asks(wire)).toBe(0);
  });

  test("that was only slow is open again as soon as something comes", () => {
    const { socket, wire } = seated();
    vi.advanceTimersByTime(3500);
    expect(socket.link).toBe("lost");
    wire.say({ type: "pong" });
    expect([socket.link, opened()]).toEqual(["open", 1]);
  });

  test("is left for another one, over which what waits is sent again", () => {
    const { socket, wire } = seated();
    void socket.choose(0, 1, 7);
    vi.advanceTimersByTime(1700 + 1200 + 2400);
    expect(wire.readyState).toBe(3);
    vi.advanceTimersByTime(400);
    expect(opened()).toBe(2);
    const again = FakeWebSocket.last.open();
    expect(again.asked).toEqual(wire.asked);
    expect(socket.unsaved).toEqual(["choose"]);
    expect(socket.link).toBe("open");
  });

  test("is asked seldom while nobody looks, and at once when somebody does", () => {
    const { wire } = seated();
    vi.stubGlobal("document", Object.assign(document, { hidden: true }));
    wire.say(state({ version: 2 }));
    vi.advanceTimersByTime(20_000);
    expect(asks(wire)).toBe(0);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asks(wire)).toBe(1);
  });

  test("an attempt that hangs is given up, and the next may take longer", () => {
    seated();
    FakeWebSocket.last.drop();
    vi.advanceTimersByTime(400);
    expect(opened()).toBe(2);
    vi.advanceTimersByTime(2500);
    expect(FakeWebSocket.last.readyState).toBe(3);
    vi.advanceTimersByTime(800);
    expect(opened()).toBe(3);
    vi.advanceTimersByTime(2500);
    expect(FakeWebSocket.last.readyState).toBe(0);
  });

  test("a server that is back after any time in the first half minute is found within three seconds", () => {
    for (let down = 0; down < 30_000; down += 730) {
      FakeWebSocket.all = [];
      const { socket } = seated();
      const since = performance.now();
      FakeWebSocket.last.drop();
      let tried = 1;
      while (performance.now() - since < down) {
        vi.advanceTimersByTime(10);
        if (opened() > tried) {
          tried = opened();
          FakeWebSocket.last.drop();
        }
      }
      const back = performance.now();
      while (opened() === tried) vi.advanceTimersByTime(10);
      expect(performance.now() - back).toBeLessThan(3000);
      socket.end();
    }
  });

  test("a device that goes offline shows it at once, and who presses is tried for at once", () => {
    const { socket } = seated();
    dispatchEvent(new Event("offline"));
    expect(socket.link).toBe("lost");
    socket.hurry();
    expect(opened()).toBe(2);
    FakeWebSocket.last.open();
    expect(socket.link).toBe("open");
  });
});

describe("messages without an answer", () => {
  test("are sent again after a gap, with the same ids, in order, after the greeting", () => {
    const { socket, wire } = seated();
    void socket.choose(0, 1, 7);
    void socket.hint(0, 1);
    wire.drop();
    vi.advanceTimersByTime(400);
    expect(FakeWebSocket.last.open().sent).toEqual([{ type: "sit", seat: 0, changes: true, film: true }, ...wire.asked]);
  });

  test("that were answered before the gap are not sent again", () => {
    const { socket, wire } = seated();
    void socket.choose(0, 1, 7);
    wire.say(done(wire.asked[0]!.id, 2));
    void socket.undo(0, 2, false);
    wire.drop();
    vi.advanceTimersByTime(400);
    expect(FakeWebSocket.last.open().asked).toEqual([wire.asked[1]]);
  });

  test("that were asked while the line was broken are sent once it is mended, and only once", () => {
    const { socket, wire } = seated();
    wire.drop();
    void socket.choose(0, 1, 7);
    expect(socket.saving).toBe(1);
    vi.advanceTimersByTime(400);
    const again = FakeWebSocket.last.open();
    expect(again.asked).toMatchObject([{ type: "choose", option: 7 }]);
    again.say({ type: "table", table: table() }, state());
    expect(again.asked).toHaveLength(1);
  });

  test("are through when the answer to the second sending comes", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    wire.drop();
    vi.advanceTimersByTime(400);
    const again = FakeWebSocket.last.open();
    again.say(done(again.asked[0]!.id, 2), state({ version: 2 }));
    expect(await isSettled(choice)).toBe(true);
    expect(socket.saving).toBe(0);
  });

  test("whose state was lost in the gap are through when the line is mended", async () => {
    const { socket, wire } = seated();
    const choice = socket.choose(0, 1, 7);
    wire.say(done(wire.asked[0]!.id, 2));
    wire.drop();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.open().say(state({ version: 3 }));
    expect(await isSettled(choice)).toBe(true);
  });
});

describe("talking", () => {
  test("lines are put in the order in which they were said", () => {
    const { socket, wire } = seated();
    wire.say({ type: "chat", lines: [chatLine(0, 0), chatLine(1, 1)] });
    wire.say({ type: "chat", lines: [chatLine(2, 0)] });
    expect(socket.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  test("lines that are repeated after a gap stand there once", () => {
    const { socket, wire } = seated();
    wire.say({ type: "chat", lines: [chatLine(0, 0), chatLine(1, 1)] });
    wire.drop();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.open().say({ type: "chat", lines: [chatLine(0, 0), chatLine(1, 1), chatLine(2, 1)] });
    expect(socket.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  test("something is said when it is stored, and not when another line of mine is heard", async () => {
    const { socket, wire } = seated();
    const said = socket.say(0, "hello");
    expect(wire.asked[0]).toMatchObject({ type: "say", seat: 0, text: "hello" });
    // From another tab of mine, at the same seat.
    wire.say({ type: "chat", lines: [chatLine(0, 1, "hello"), chatLine(1, 0, "elsewhere")] });
    expect(await isSettled(said)).toBe(false);
    expect(socket.saving).toBe(1);
    wire.say({ type: "chat", lines: [chatLine(2, 0, "hello")] }, done(wire.asked[0]!.id, 1));
    expect(await isSettled(said)).toBe(true);
    expect(socket.saving).toBe(0);
  });

  test("something that may not be said fails", async () => {
    const { socket, wire } = seated();
    const said = socket.say(0, "hello");
    wire.say({ type: "problem", id: wire.asked[0]!.id, code: "too-fast", args: {} });
    await expect(said).rejects.toMatchObject({ code: "too-fast" });
  });

  test("at another seat the talk of the table stays", () => {
    const { socket, wire } = seated();
    wire.say({ type: "chat", lines: [chatLine(0, 0)] });
    socket.sit(1);
    expect(socket.chat).toHaveLength(1);
  });
});

describe("leaving the table", () => {
  test("closes the line for good", () => {
    const { socket, wire } = seated();
    socket.end();
    expect(wire.readyState).toBe(3);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(opened()).toBe(1);
    expect(socket.link).toBe("open");
  });

  test("ends the attempts to mend a broken line", () => {
    const { socket, wire } = seated();
    wire.drop();
    socket.end();
    expect(vi.getTimerCount()).toBe(0);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(opened()).toBe(1);
  });
});
