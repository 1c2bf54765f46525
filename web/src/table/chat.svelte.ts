// What is said at a table: whom one does not want to hear, and what one has not read yet. Both stay in this browser.

import { keep, kept } from "../lobby/kept";
import type { Socket } from "../server/socket.svelte";
import type { ChatLine } from "../server/types";

const ALL = "chat-muted";

export class Chat {
  /** Whether nobody is heard, at any table. */
  isMuted = $state(kept(ALL) === "yes");
  private muted = $state.raw<readonly number[]>([]);
  private read = $state(-1);
  lines = $derived.by(() => (this.isMuted ? [] : this.socket.chat.filter(({ seat }) => !this.isSilent(seat))));
  /** Lines of others that nobody at this screen has seen yet. */
  unread = $derived.by(() => {
    const mine = this.socket.table?.mine ?? [];
    return this.lines.filter(({ number, seat }) => number > this.read && !mine.includes(seat));
  });

  constructor(
    private table: string,
    private socket: Socket,
  ) {
    this.read = Number(kept(`chat-read.${table}`) ?? -1);
    this.muted = (kept(`chat-muted.${table}`) ?? "").split(",").filter(Boolean).map(Number);
  }

  isSilent(seat: number): boolean {
    return this.muted.includes(seat);
  }

  /** Hear a player again, or no longer. */
  mute(seat: number): void {
    this.muted = this.isSilent(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
    keep(`chat-muted.${this.table}`, this.muted.join(","));
  }

  muteAll(isMuted: boolean): void {
    this.isMuted = isMuted;
    keep(ALL, isMuted ? "yes" : "no");
  }

  seen(line: ChatLine | undefined): void {
    if (!line || line.number <= this.read) return;
    this.read = line.number;
    keep(`chat-read.${this.table}`, String(line.number));
  }

  say(seat: number, text: string): Promise<void> {
    return this.socket.say(seat, text);
  }
}
