import { describe, expect, test } from "vitest";
import { Socket } from "../server/socket.svelte";
import { chatLine, table } from "../testing/states";
import { Chat } from "./chat.svelte";

/** A chat at a table where I sit at seat 0, and where these lines were said. */
function chatting(lines: [number: number, seat: number][], id = "t1"): Chat {
  const socket = new Socket(id);
  socket.table = table({ mine: [0] });
  socket.chat = lines.map(([number, seat]) => chatLine(number, seat));
  return new Chat(id, socket);
}

const SAID: [number, number][] = [[0, 0], [1, 1], [2, 2]];
const numbers = (lines: readonly { number: number }[]): number[] => lines.map(({ number }) => number);

describe("what was not read yet", () => {
  test("is what others said, not what I said myself", () => {
    expect(numbers(chatting(SAID).unread)).toEqual([1, 2]);
  });

  test("is only what came after the last line that was seen, also after a reload", () => {
    const chat = chatting(SAID);
    chat.seen(chatLine(1, 1));
    expect(numbers(chat.unread)).toEqual([2]);
    expect(numbers(chatting(SAID).unread)).toEqual([2]);
  });

  test("does not come back when an older line is seen later", () => {
    const chat = chatting(SAID);
    chat.seen(chatLine(2, 2));
    chat.seen(chatLine(1, 1));
    chat.seen(undefined);
    expect(chat.unread).toEqual([]);
  });

  test("is counted apart at every table", () => {
    chatting(SAID).seen(chatLine(2, 2));
    expect(numbers(chatting(SAID, "t2").unread)).toEqual([1, 2]);
  });
});

describe("not hearing somebody", () => {
  test("their lines are hidden, until they are heard again", () => {
    const chat = chatting(SAID);
    chat.mute(1);
    expect(chat.isSilent(1)).toBe(true);
    expect(numbers(chat.lines)).toEqual([0, 2]);
    expect(numbers(chat.unread)).toEqual([2]);
    chat.mute(1);
    expect(numbers(chat.lines)).toEqual([0, 1, 2]);
  });

  test("is remembered at this table, and only there", () => {
    const chat = chatting(SAID);
    chat.mute(1);
    chat.mute(2);
    expect(numbers(chatting(SAID).lines)).toEqual([0]);
    expect(numbers(chatting(SAID, "t2").lines)).toEqual([0, 1, 2]);
  });

  test("hearing nobody hides everything, at every table", () => {
    const chat = chatting(SAID);
    chat.muteAll(true);
    expect([chat.lines, chat.unread]).toEqual([[], []]);
    expect(chatting(SAID, "t2").lines).toEqual([]);
    chat.muteAll(false);
    expect(numbers(chatting(SAID, "t2").lines)).toEqual([0, 1, 2]);
  });
});
