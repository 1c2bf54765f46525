// The line to a table. It mends itself: after a gap it says what it saw last, and sends again, with the same
// id, every message that has no answer yet. The state only ever comes from the server.

import { Trouble } from "./call";
import type { Advised, Change, ChatLine, FromServer, Line, OptionText, State, TableInfo } from "./types";

type Answer = { version: number } | { options: OptionText[] } | { advice: Advised[] } | { said: true } | { asked: true };
interface Asked {
  message: object;
  settle: (answer: Answer) => void;
  fail: (trouble: Trouble) => void;
}

const CHANGES = new Set<unknown>(["choose", "undo", "answer-undo", "say"]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server closes with this where trying again is of no use. */
const NO_SUCH_TABLE = 4004;

type Path = (string | number)[];

/** A copy with another value at the end of a path; what is not on the way stays the same. */
function changed<T>(whole: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined) return value as T;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, value);
  return copy as T;
}

export class Socket {
  /** How the line is: nobody called yet, open, broken (and trying again), or the server said it stops. */
  link = $state<"calling" | "open" | "lost" | "closing">("calling");
  state = $state.raw<State | null>(null);
  log = $state.raw<readonly Line[]>([]);
  table = $state.raw<TableInfo | null>(null);
  /** What was said at the table, oldest first. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How many changes have no answer yet. */
  saving = $state(0);
  /** Something that went wrong without anybody having asked for it. */
  trouble = $state.raw<Trouble | null>(null);

  /** Told of every new state, before whoever waits for it goes on. */
  onstate: (state: State) => void = () => {};

  private socket: WebSocket | null = null;
  private seat: number | null = null;
  private asked = new Map<string, Asked>();
  private awaiting: { version: number; go: () => void }[] = [];
  private wait = FIRST_WAIT;
  private timer = 0;
  private ended = false;

  constructor(private id: string) {}

  /** Look at the table from a seat of one's own, or (null) as somebody who looks on. */
  sit(seat: number | null): void {
    if (seat !== this.seat || !this.state) {
      this.state = null;
      this.log = [];
    }
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN) this.greet();
    else if (!this.socket) this.connect();
  }

  choose(seat: number, version: number, option: number): Promise<void> {
    return this.change({ type: "choose", seat, version, option });
  }

  undo(seat: number, version: number, whole: boolean): Promise<void> {
    return this.change({ type: "undo", seat, version, whole });
  }

  /** Agree to what somebody asks to undo, or decline it. */
  answerUndo(seat: number, version: number, agree: boolean): Promise<void> {
    return this.change({ type: "answer-undo", seat, version, agree });
  }

  async propose(seat: number, version: number): Promise<OptionText[]> {
    const answer = await this.ask({ type: "propose", seat, version });
    return "options" in answer ? answer.options : [];
  }

  /** Ask what a strong bot would do. */
  async hint(seat: number, version: number): Promise<Advised[]> {
    const answer = await this.ask({ type: "hint", seat, version });
    return "advice" in answer ? answer.advice : [];
  }

  /** Say something to the table. */
  async say(seat: number, text: string): Promise<void> {
    await this.ask({ type: "say", seat, text });
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** A change is through when it is acknowledged and the state that follows from it is here. */
  private async change(message: object): Promise<void> {
    const answer = await this.ask(message);
    if (!("version" in answer) || (this.state && this.state.version >= answer.version)) return;
    await new Promise<void>((go) => this.awaiting.push({ version: answer.version, go }));
  }

  private ask(message: object): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now().toString(36);
    return new Promise((settle, fail) => {
      this.asked.set(id, { message: { ...message, id }, settle, fail });
      this.count();
      this.send({ ...message, id });
    });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private greet(): void {
    this.send({ type: "sit", seat: this.seat, changes: true });
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    addEventListener("online", this.hurry);
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      this.link = "open";
      this.greet();
      for (const { message } of this.asked.values()) this.send(message);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.ended) return;
      this.socket = null;
      if (code === NO_SUCH_TABLE) return this.giveUp();
      if (this.link !== "closing") this.link = "lost";
      // Everybody comes back after a restart: not all in the same moment.
      this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** The table is gone: nothing that was asked will be answered, and nothing is tried again. */
  private giveUp(): void {
    this.end();
    this.link = "lost";
    for (const id of [...this.asked.keys()]) this.answered(id, ({ fail }) => fail(new Trouble("unknown-table", {})));
  }

  private hurry = (): void => {
    if (this.socket) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        return this.take(message);
      case "change":
        return this.follow(message);
      case "done":
        return this.answered(message.id, ({ settle }) => settle({ version: message.version }));
      case "undo-asked":
        return this.answered(message.id, ({ settle }) => settle({ asked: true }));
      case "proposal":
        return this.answered(message.id, ({ settle }) => settle({ options: message.options }));
      case "advice":
        return this.answered(message.id, ({ settle }) => settle({ advice: message.options }));
      case "chat":
        return this.listen(message.lines);
      case "table":
        this.wait = FIRST_WAIT; // Let in: a server that is full opens a socket only to say so.
        this.table = message.table;
        return;
      case "closing":
        this.link = "closing";
        return;
      case "problem": {
        const trouble = new Trouble(message.code, message.args);
        if (message.id === null) this.trouble = trouble;
        else this.answered(message.id, ({ fail }) => fail(trouble));
      }
    }
  }

  private answered(id: string, how: (asked: Asked) => void): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    this.asked.delete(id);
    this.count();
    how(asked);
  }

  /** Nothing is kept of a question, so nobody is told that it is. */
  private count(): void {
    this.saving = [...this.asked.values()].filter(({ message }) => "type" in message && CHANGES.has(message.type)).length;
  }

  /** The first lines after a greeting repeat what is known. That a line is heard is the answer to having said it. */
  private listen(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const fresh = lines.filter(({ number }) => number > last);
    this.chat = [...this.chat, ...fresh];
    for (const { seat } of fresh) {
      const said = [...this.asked].find(([, { message }]) => "text" in message && "seat" in message && message.seat === seat);
      if (said) this.answered(said[0], ({ settle }) => settle({ said: true }));
    }
  }

  /** The state after a change; where one is missing in between, everything is asked for again. */
  private follow(change: Change): void {
    if (!this.state) return; // A whole one is on its way.
    if (this.state.serial !== change.since) return this.greet();
    this.take(change.changes.reduce((state, each) => changed(state, each.slice(0, -1) as Path, each.at(-1)), this.state));
  }

  private take(state: State): void {
    if (state.seat !== this.seat) return;
    this.log = [...this.log.slice(0, state.log_from), ...state.log];
    this.state = state;
    this.trouble = null;
    this.onstate(state);
    const ready = this.awaiting.filter(({ version }) => state.version >= version);
    this.awaiting = this.awaiting.filter(({ version }) => state.version < version);
    for (const { go } of ready) go();
  }
}
