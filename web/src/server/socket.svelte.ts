// The line to a table. It mends itself: after a gap it says what it saw last, and sends again, with the same
// id, every message that has no answer yet. The state only ever comes from the server.

import { Trouble } from "./call";
import { withChanges } from "./changed";
import { Pulse } from "./pulse";
import type { Advised, Change, ChatLine, FromServer, Line, OptionText, State, TableInfo } from "./types";

type Answer = { version: number } | { options: OptionText[] } | { advice: Advised[] } | { asked: true };
interface Asked {
  message: object;
  settle: (answer: Answer) => void;
  fail: (trouble: Trouble) => void;
}

const CHANGES = new Set<unknown>(["choose", "undo", "answer-undo", "offer-end", "answer-end", "say"]);
const FIRST_WAIT = 400;
/** For a while after a loss nobody waits longer than this: most gaps are short. */
const SOON = 2000;
const FOR_A_WHILE = 30_000;
const LONGEST_WAIT = 15_000;
/** An attempt that takes longer than this is given up; on a slow line the next one may take longer. */
const ATTEMPT = 2500;
const LONGEST_ATTEMPT = 10_000;
/** The server closes with this where trying again is of no use. */
const NO_SUCH_TABLE = 4004;

export class Socket {
  /** How the line is: nobody called yet, open, broken (and trying again), or the server said it stops. */
  link = $state<"calling" | "open" | "lost" | "closing">("calling");
  state = $state.raw<State | null>(null);
  log = $state.raw<readonly Line[]>([]);
  table = $state.raw<TableInfo | null>(null);
  /** What was said at the table, oldest first. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How many changes have no answer yet, and of which kinds they are. */
  saving = $state(0);
  unsaved = $state.raw<readonly string[]>([]);
  /** Something that went wrong without anybody having asked for it. */
  trouble = $state.raw<Trouble | null>(null);

  /** Called with every new state, before those who wait for it go on; of a whole state it is unknown what led to it. */
  onstate: (state: State, isWhole: boolean) => void = () => {};

  private socket: WebSocket | null = null;
  private seat: number | null = null;
  private asked = new Map<string, Asked>();
  private awaiting: { version: number; go: () => void }[] = [];
  private wait = FIRST_WAIT;
  private attempt = ATTEMPT;
  private timer = 0;
  private attemptEnds = 0;
  /** Until when attempts follow each other quickly. */
  private quickUntil = 0;
  /** A server that is full opens a socket only to say so. */
  private letIn = false;
  private pulse = new Pulse({
    ask: () => this.send({ type: "ping" }),
    late: () => this.lose(),
    dead: () => this.drop(),
  });
  private ended = false;

  /** Whether bots are to wait a moment after a turn of mine. */
  private grace = false;

  constructor(private id: string) {}

  /** Say whether bots are to wait a moment after a turn of mine. */
  wantGrace(grace: boolean): void {
    if (grace === this.grace) return;
    this.grace = grace;
    if (this.socket?.readyState === WebSocket.OPEN) this.greet();
  }

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

  /** Offer all others to end the game as it stands. */
  offerEnd(seat: number, version: number): Promise<void> {
    return this.change({ type: "offer-end", seat, version });
  }

  /** Agree to end the game, or decline it. */
  answerEnd(seat: number, version: number, agree: boolean): Promise<void> {
    return this.change({ type: "answer-end", seat, version, agree });
  }

  /** Let bots go on that wait for second thoughts. */
  async go(seat: number, version: number): Promise<void> {
    await this.ask({ type: "go", seat, version });
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
    this.rest();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
  }

  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.attemptEnds);
    this.pulse.stop();
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
    this.send({ type: "sit", seat: this.seat, changes: true, film: true, ...(this.grace && { grace: true }) });
  }

  private connect(): void {
    if (this.ended) return;
    this.rest();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.look);
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    this.attemptEnds = window.setTimeout(() => this.drop(), this.attempt);
    this.attempt = Math.min(this.attempt * 1.5, LONGEST_ATTEMPT);
    socket.onopen = () => {
      clearTimeout(this.attemptEnds);
      this.link = "open";
      this.pulse.beat();
      this.greet();
      for (const { message } of this.asked.values()) this.send(message);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.pulse.beat();
      if (this.link === "lost") this.link = "open"; // It was only slow.
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.ended) return;
      this.socket = null;
      if (code === NO_SUCH_TABLE) return this.giveUp();
      this.lose();
      this.tryLater();
    };
  }

  private tryLater(): void {
    this.rest();
    const wait = performance.now() < this.quickUntil ? Math.min(this.wait, SOON) : this.wait;
    // Everybody comes back after a restart: not all in the same moment.
    this.timer = window.setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Say that nobody answers; what is on its way may still come. */
  private lose(): void {
    if (this.letIn || this.link === "calling") this.quickUntil = performance.now() + FOR_A_WHILE;
    this.letIn = false;
    if (this.link !== "closing") this.link = "lost";
  }

  /** Leave a line over which nothing comes, and try another one. */
  private drop = (): void => {
    const { socket } = this;
    if (!socket || this.ended) return;
    this.socket = null;
    socket.close();
    this.lose();
    this.tryLater();
  };

  /** A page that is shown again asks for the state at once. */
  private look = (): void => {
    if (document.hidden) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.pulse.ask();
    else this.hurry();
  };

  /** The table is gone: nothing that was asked will be answered, and nothing is tried again. */
  private giveUp(): void {
    this.end();
    this.link = "lost";
    for (const id of [...this.asked.keys()]) this.answered(id, ({ fail }) => fail(new Trouble("unknown-table", {})));
  }

  /** Try now, and soon again where that fails. */
  hurry = (): void => {
    if (this.socket || this.ended) return;
    this.wait = FIRST_WAIT;
    this.attempt = ATTEMPT;
    this.quickUntil = performance.now() + FOR_A_WHILE;
    this.connect();
  };

  private hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        return this.take(message, true);
      case "change":
        return this.follow(message);
      case "done":
        return this.answered(message.id, ({ settle }) => settle({ version: message.version }));
      case "undo-asked":
      case "end-offered":
        return this.answered(message.id, ({ settle }) => settle({ asked: true }));
      case "proposal":
        return this.answered(message.id, ({ settle }) => settle({ options: message.options }));
      case "advice":
        return this.answered(message.id, ({ settle }) => settle({ advice: message.options }));
      case "chat":
        return this.listen(message.lines);
      case "table":
        this.letIn = true;
        this.wait = FIRST_WAIT;
        this.attempt = ATTEMPT;
        this.table = message.table;
        return;
      case "closing":
        this.link = "closing";
        this.quickUntil = performance.now() + FOR_A_WHILE;
        return;
      case "problem": {
        const trouble = new Trouble(message.code, message.args);
        if (message.id === null) {
          this.trouble = trouble;
          this.quickUntil = 0;
        }
        else this.answered(message.id, ({ fail }) => fail(trouble));
        return;
      }
      case "pong":
        return;
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
    this.unsaved = [...this.asked.values()].flatMap(({ message }) => ("type" in message && CHANGES.has(message.type) ? [String(message.type)] : []));
    this.saving = this.unsaved.length;
  }

  /** The first lines after a greeting repeat what is known. */
  private listen(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter(({ number }) => number > last)];
  }

  /** The state after a change; where one is missing in between, everything is asked for again. */
  private follow(change: Change): void {
    if (!this.state) return; // A whole one is on its way.
    if (this.state.serial !== change.since) return this.greet();
    this.take(withChanges(this.state, change.changes));
  }

  private take(state: State, isWhole = false): void {
    if (state.seat !== this.seat) return;
    this.log = [...this.log.slice(0, state.log_from), ...state.log];
    this.state = state;
    this.trouble = null;
    this.onstate(state, isWhole);
    const ready = this.awaiting.filter(({ version }) => state.version >= version);
    this.awaiting = this.awaiting.filter(({ version }) => state.version < version);
    for (const { go } of ready) go();
  }
}
