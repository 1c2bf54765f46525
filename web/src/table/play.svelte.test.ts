import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { habits } from "../lobby/habits.svelte";
import { Trouble } from "../server/call";
import type { Advised, Decision, OptionText } from "../server/types";
import { decision, option, refusal, saying, seat, state, endOffer, undoRequest } from "../testing/states";
import { speech } from "../words/speech.svelte";
import { Play } from "./play.svelte";

/** The first word of a notation is its place; "loose ..." is pressed nowhere on the table. */
function places(notation: string): string | null {
  const [first = ""] = notation.split(" ");
  return first === "loose" ? null : first;
}

const WARNED = { warning: { id: "form-no" } };

/** A promise that a test settles itself. */
function later<T>(): { promise: Promise<T>; settle: (value: T) => void; fail: (trouble: unknown) => void } {
  let settle!: (value: T) => void;
  let fail!: (trouble: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([settle, fail] = [yes, no]));
  return { promise, settle, fail };
}

function deciding(...options: OptionText[]): Play {
  return new Play(state({ decision: decision(options) }), places, send);
}

const send = vi.fn<(option: number) => Promise<void>>(async () => {});

afterEach(() => {
  send.mockReset();
  send.mockImplementation(async () => {});
});

describe("what can be pressed", () => {
  test("options are found at the places that their notation names", () => {
    const play = deciding(option(4, "city 1"), option(5, "city 2"), option(6, "wall"));
    expect(play.at("city").map((one) => one.option)).toEqual([4, 5]);
    expect(play.at("wall").map((one) => one.option)).toEqual([6]);
    expect(play.at("palace")).toEqual([]);
  });

  test("options without a place are buttons beside the question", () => {
    const play = deciding(option(1, "loose pass"), option(2, "city"));
    expect(play.loose.map((one) => one.option)).toEqual([1]);
    expect(play.placeOf(play.loose[0]!)).toBeNull();
    expect(play.placeOf(play.at("city")[0]!)).toBe("city");
  });

  test("of options without a place the last is declined, and those that shall not draw the eye are no buttons", () => {
    const manner = (notation: string) => (notation === "loose half" || notation === "loose pass" ? "quiet" as const : null);
    const offered = [option(1, "loose half"), option(2, "loose other"), option(3, "loose pass"), option(4, "city")];
    const play = new Play(state({ decision: decision(offered) }), places, send, undefined, undefined, manner);
    expect(play.declined?.option).toBe(3);
    expect(play.besides.map((one) => one.option)).toEqual([2]);
    expect(deciding(option(1, "city")).declined).toBeNull();
  });

  test("what is done with care is shown before it is chosen, what is not is chosen at once", () => {
    const manner = (notation: string) => (notation.startsWith("city") ? "careful" as const : null);
    const play = new Play(state({ decision: decision([option(4, "city 1"), option(6, "wall")]) }), places, send, undefined, undefined, manner);
    play.press("city");
    expect(play.opened).toBe("city");
    expect(send).not.toHaveBeenCalled();
    play.press("wall");
    expect(send).toHaveBeenCalledWith(6);
  });

  test("the place of an option may depend on the kind of the decision", () => {
    const byKind = (notation: string, kind: string): string => `${kind}-${notation}`;
    const play = new Play(state({ decision: decision([option(1, "x")], { kind: "buy" }) }), byKind, send);
    expect(play.at("buy-x")).toHaveLength(1);
    expect(play.placeOf(play.at("buy-x")[0]!)).toBe("buy-x");
  });

  test("somebody who has nothing to choose finds nothing anywhere", () => {
    const play = new Play(state(), places, send);
    expect(play.at("city")).toEqual([]);
    expect(play.loose).toEqual([]);
    expect(play.refusalAt("city")).toBeNull();
  });

  test("a new state brings its own options, and what is drawn from them is told", () => {
    const play = deciding(option(1, "city"));
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(play.at("city").length);
      });
    });
    flushSync();
    play.take(state({ version: 2, decision: decision([option(1, "city a"), option(2, "city b")]) }));
    flushSync();
    play.take(state({ version: 3 }));
    flushSync();
    stop();
    expect(seen).toEqual([1, 2, 0]);
  });

  test("the decision that would follow an option is known where the server told it", () => {
    const next: Decision = decision([], { kind: "next" });
    const play = new Play(state({ ahead: { "7": next } }), places, send);
    expect(play.ahead(7)?.kind).toBe("next");
    expect(play.ahead(8)).toBeNull();
  });
});

describe("pressing a place", () => {
  test("its only option is chosen", () => {
    const play = deciding(option(4, "city"), option(5, "wall"));
    play.press("city");
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
    expect(play.opened).toBeNull();
  });

  test("several options are shown and none of them is chosen", () => {
    const play = deciding(option(4, "city a"), option(5, "city b"));
    play.press("city");
    expect(play.opened).toBe("city");
    expect(send).not.toHaveBeenCalled();
  });

  test("pressing an opened place again closes it, and pressing another opens that one", () => {
    const play = deciding(option(1, "city a"), option(2, "city b"), option(3, "wall a"), option(4, "wall b"));
    play.press("city");
    play.press("wall");
    expect(play.opened).toBe("wall");
    play.press("wall");
    expect(play.opened).toBeNull();
  });

  test("an only option that comes with a warning is shown first", () => {
    const play = deciding(option(4, "city", WARNED));
    play.press("city");
    expect(play.opened).toBe("city");
    expect(send).not.toHaveBeenCalled();
  });

  test("where something is not allowed the reason is shown, and nothing is sent", () => {
    const refusals = [refusal("wall"), refusal("wall 2")];
    const asked = decision([option(1, "city a"), option(2, "city b")], { refusals });
    const play = new Play(state({ decision: asked }), places, send);
    play.press("city");
    play.press("wall");
    expect(play.refused).toEqual(refusal("wall"));
    expect(play.opened).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  test("a place with both an option and a refusal takes the option", () => {
    const asked = decision([option(1, "city")], { refusals: [refusal("city 2")] });
    const play = new Play(state({ decision: asked }), places, send);
    play.press("city");
    expect(play.refused).toBeNull();
    expect(send).toHaveBeenCalledExactlyOnceWith(1);
  });

  test("pressing where nothing is closes what was open and forgets the reason that was shown", () => {
    const asked = decision([option(1, "city a"), option(2, "city b")], { refusals: [refusal("wall")] });
    const play = new Play(state({ decision: asked }), places, send);
    play.press("wall");
    play.press("table");
    expect(play.refused).toBeNull();
    play.press("city");
    play.press("table");
    expect(play.opened).toBeNull();
  });
});

describe("choosing", () => {
  test("nothing more is sent until the answer to the choice before is here", async () => {
    const answer = later<void>();
    send.mockReturnValue(answer.promise);
    const play = deciding(option(1, "city"), option(2, "wall"));
    const first = play.choose(1);
    expect(play.sending).toBe(true);
    play.press("wall");
    await play.choose(2);
    expect(send).toHaveBeenCalledExactlyOnceWith(1);
    answer.settle();
    await first;
    expect(play.sending).toBe(false);
    await play.choose(2);
    expect(send).toHaveBeenLastCalledWith(2);
  });

  test("it closes what was open and forgets what was refused", async () => {
    const play = deciding(option(1, "city a"), option(2, "city b"));
    play.opened = "city";
    play.refused = refusal("wall");
    await play.choose(1);
    expect(play.opened).toBeNull();
    expect(play.refused).toBeNull();
  });

  test("what the server refuses is told, and one can choose again", async () => {
    send.mockRejectedValueOnce(new Trouble("stale"));
    const play = deciding(option(1, "city"));
    await play.choose(1);
    expect(play.trouble).toEqual(new Trouble("stale"));
    expect(play.sending).toBe(false);
    await play.choose(1);
    expect(send).toHaveBeenCalledTimes(2);
    expect(play.trouble).toBeNull();
  });

  test("an option can be taken by its number from anywhere", () => {
    const play = deciding(option(4, "city a"), option(5, "city b"));
    play.agree(5);
    expect(send).toHaveBeenCalledExactlyOnceWith(5);
  });

  test("one taken by its number that comes with a warning is shown at its place first", () => {
    const play = deciding(option(4, "city", WARNED));
    play.agree(4);
    expect(play.opened).toBe("city");
    expect(send).not.toHaveBeenCalled();
  });

  test("one that is a button is taken even with a warning, which stands on the button", () => {
    const play = deciding(option(4, "loose pass", WARNED));
    play.agree(4);
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
  });

  test("a number that is no longer offered does nothing", () => {
    const play = deciding(option(4, "city"));
    play.agree(5);
    expect(send).not.toHaveBeenCalled();
    expect(play.opened).toBeNull();
  });
});

describe("a new state", () => {
  test("of another version closes what was opened, refused, advised and proposed", () => {
    const play = deciding(option(1, "city a"), option(2, "city b"));
    play.opened = "city";
    play.refused = refusal("wall");
    play.advice = [];
    play.proposal = [option(1, "city a")];
    play.consulting = true;
    play.take(state({ version: 2 }));
    expect([play.opened, play.refused, play.advice, play.proposal, play.consulting]).toEqual(
      [null, null, null, null, false],
    );
  });

  test("of the same version, where only the seats changed, leaves everything open", () => {
    const play = deciding(option(1, "city a"), option(2, "city b"));
    play.opened = "city";
    play.advice = [];
    play.proposal = [option(1, "city a")];
    play.take({ ...play.state, seats: [seat({ here: false }), seat()] });
    expect(play.opened).toBe("city");
    expect(play.advice).toEqual([]);
    expect(play.proposal).toHaveLength(1);
    expect(play.state.seats[0]!.here).toBe(false);
  });

  test("seen from another seat closes what was opened, even at the same version", () => {
    const play = deciding(option(1, "city a"), option(2, "city b"));
    play.opened = "city";
    play.take(state({ seat: 1 }));
    expect(play.opened).toBeNull();
  });

  test("is remembered with the time at which it came, so that clocks go on from there", () => {
    vi.useFakeTimers();
    const play = deciding();
    const before = play.arrived;
    vi.advanceTimersByTime(2500);
    play.take(state());
    expect(play.arrived - before).toBe(2500);
  });
});

describe("a proposal", () => {
  test("is followed although an earlier choice failed", async () => {
    const steps = [option(1, "city a")];
    const play = new Play(state({ decision: decision(steps) }), places, send, async () => steps);
    send.mockRejectedValueOnce(new Trouble("stale"));
    await play.choose(1);
    await play.propose();
    await play.follow();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("that comes after the table has moved on is not shown", async () => {
    const { promise, settle } = later<OptionText[]>();
    const play = new Play(state({ decision: decision([option(1, "city a")]) }), places, send, () => promise);
    const asked = play.propose();
    play.take(state({ version: 2 }));
    settle([option(1, "city a")]);
    await asked;
    expect(play.proposal).toBeNull();
  });

  test("is asked for again if others move meanwhile and the question stays", async () => {
    const answers = [later<OptionText[]>(), later<OptionText[]>()];
    const steps = [option(1, "city a")];
    let nth = 0;
    const play = new Play(state({ decision: decision(steps) }), places, send, () => answers[nth++]!.promise);
    const asked = play.propose();
    play.take(state({ version: 2, decision: decision(steps) }));
    answers[0]!.settle([]);
    answers[1]!.settle(steps);
    expect(await asked).toEqual(steps);
    expect(nth).toBe(2);
  });

  const steps = [option(1, "place a"), option(2, "place b")];

  /** A table that goes on to the next decision with every choice, as the server does. */
  function withProposal(...decisions: (Decision | null)[]): Play {
    const play = new Play(state({ decision: decision([steps[0]!]) }), places, send, async () => steps);
    send.mockImplementation(async () => {
      play.take(state({ version: play.state.version + 1, decision: decisions.shift() ?? null }));
    });
    return play;
  }

  test("is followed step by step, and is gone afterwards", async () => {
    const play = withProposal(decision([steps[1]!]), null);
    expect(await play.propose()).toEqual(steps);
    expect(play.proposal).toEqual(steps);
    await play.follow();
    expect(send.mock.calls).toEqual([[1], [2]]);
    expect(play.proposal).toBeNull();
  });

  test("stays in sight while it is followed", async () => {
    const play = withProposal(decision([steps[1]!]), null);
    await play.propose();
    const seen: boolean[] = [];
    const going = send.getMockImplementation()!;
    send.mockImplementation(async (number) => {
      await going(number);
      seen.push(play.proposal !== null);
    });
    await play.follow();
    expect(seen).toEqual([true, true]);
  });

  test("ends where its next step is not offered, even if the number now means something else", async () => {
    const play = withProposal(decision([option(2, "place elsewhere")]));
    await play.propose();
    await play.follow();
    expect(send.mock.calls).toEqual([[1]]);
    expect(play.proposal).toBeNull();
  });

  test("ends where a step is refused", async () => {
    const play = new Play(state({ decision: decision(steps) }), places, send, async () => steps);
    send.mockRejectedValue(new Trouble("stale"));
    await play.propose();
    await play.follow();
    expect(send).toHaveBeenCalledTimes(1);
    expect(play.trouble).toEqual(new Trouble("stale"));
    expect(play.proposal).toBeNull();
  });

  test("is left when something else was chosen", async () => {
    const play = withProposal(null);
    await play.propose();
    await play.choose(9);
    expect(play.proposal).toBeNull();
  });

  test("that comes after a followed one is left like any other", async () => {
    const play = withProposal(decision([steps[1]!]), null, null);
    await play.propose();
    await play.follow();
    await play.propose();
    await play.choose(9);
    expect(play.proposal).toBeNull();
  });

  test("that could not be got is told as trouble", async () => {
    const play = new Play(state(), places, send, () => Promise.reject(new Trouble("unreachable")));
    play.proposal = steps;
    expect(await play.propose()).toEqual([]);
    expect(play.proposal).toBeNull();
    expect(play.trouble).toEqual(new Trouble("unreachable"));
  });

  test("nothing is sent where there is none to follow", async () => {
    await deciding(option(1, "city")).follow();
    expect(send).not.toHaveBeenCalled();
  });
});

describe("advice", () => {
  const ADVICE: Advised[] = [
    { option: 1, chance: 0.5, points: 40, tried: 10, against: 2, reasons: [], line: [] },
  ];
  const inquire = vi.fn<() => Promise<readonly Advised[]>>();
  const asking = (): Play =>
    new Play(state({ decision: decision([option(1, "city")]) }), places, send, undefined, inquire);
  afterEach(() => {
    inquire.mockReset();
  });

  test("is shown when it comes, and the bot is asked only once meanwhile and afterwards", async () => {
    const answer = later<readonly Advised[]>();
    inquire.mockReturnValue(answer.promise);
    const play = asking();
    const asked = play.consult();
    expect(play.consulting).toBe(true);
    await play.consult();
    answer.settle(ADVICE);
    await asked;
    await play.consult();
    expect(play.advice).toEqual(ADVICE);
    expect(play.consulting).toBe(false);
    expect(inquire).toHaveBeenCalledTimes(1);
  });

  test("is not asked for where nothing is to be chosen", async () => {
    const play = new Play(state(), places, send, undefined, inquire);
    await play.consult();
    expect(inquire).not.toHaveBeenCalled();
    expect(play.consulting).toBe(false);
  });

  test("that comes after the choice has passed is not shown", async () => {
    const answer = later<readonly Advised[]>();
    inquire.mockReturnValue(answer.promise);
    const play = asking();
    const asked = play.consult();
    play.take(state({ version: 2, decision: decision([option(1, "city")]) }));
    answer.settle(ADVICE);
    await asked;
    expect(play.advice).toBeNull();
  });

  test("for an earlier choice does not end the wait for the present one", async () => {
    const [first, second] = [later<readonly Advised[]>(), later<readonly Advised[]>()];
    inquire.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const play = asking();
    const early = play.consult();
    play.take(state({ version: 2, decision: decision([option(1, "city")]) }));
    const late = play.consult();
    first.fail(new Trouble("busy"));
    await early;
    expect(play.consulting).toBe(true);
    expect(play.trouble).toBeNull();
    second.settle(ADVICE);
    await late;
    expect(play.advice).toEqual(ADVICE);
    expect(play.consulting).toBe(false);
  });

  test("that could not be got is told as trouble, and can be asked for again", async () => {
    inquire.mockRejectedValueOnce(new Trouble("busy")).mockResolvedValueOnce(ADVICE);
    const play = asking();
    await play.consult();
    expect(play.trouble).toEqual(new Trouble("busy"));
    expect(play.consulting).toBe(false);
    await play.consult();
    expect(play.trouble).toBeNull();
    expect(play.advice).toEqual(ADVICE);
  });
});

describe("a turn that somebody asks to undo", () => {
  const seats = [seat({ name: "Ann" }), seat({ name: "Bob" })];
  const respond = vi.fn<(subject: string, agree: boolean) => Promise<void>>(async () => {});
  const words = (play: Play): string => play.questions.map((question) => question.words).join(" ");

  function asked(reader: number | null, more: Parameters<typeof undoRequest>[0] = {}): Play {
    const undo = undoRequest({ may_answer: reader === 1, ...more });
    return new Play(state({ seat: reader, seats, can_undo: reader === 0, undo }), places, send, undefined, undefined, undefined, respond);
  }

  afterEach(() => respond.mockReset());

  test("a player who asked reads for whom they wait, and cannot ask again", () => {
    const play = asked(0);
    expect(words(play)).toBe("Waiting for Bob to agree.");
    expect(play.canUndo).toBe(false);
    play.take(state({ seats, version: 2, can_undo: true }));
    expect(words(play)).toBe("");
    expect(play.canUndo).toBe(true);
  });

  test("a player who is asked reads what is asked, and agrees or declines", async () => {
    const play = asked(1);
    expect(words(play)).toBe("Ann asks to undo their last move.");
    await play.answer("undo", true);
    await play.answer("undo", false);
    expect(respond.mock.calls).toEqual([["undo", true], ["undo", false]]);
    expect(words(asked(1, { whole: true }))).toBe("Ann asks to undo their last turn.");
  });

  test("a spectator, or a player who has agreed, reads who is waited for, and answers nothing", async () => {
    const play = asked(null);
    expect(words(play)).toBe("Ann asks to undo their last move. Waiting for Bob to agree.");
    await play.answer("undo", true);
    expect(respond).not.toHaveBeenCalled();
  });

  test("that it was declined is told to the player who asked, and to nobody else", () => {
    const declined = { declined: true, awaits: [], may_answer: false };
    expect(words(asked(0, declined))).toBe("Your request to undo was declined.");
    expect(asked(0, declined).canUndo).toBe(false);
    expect(words(asked(1, declined))).toBe("");
  });

  test("while one answer is on its way there is no other, and what comes of it is told", async () => {
    const answer = later<void>();
    respond.mockReturnValueOnce(answer.promise);
    const play = asked(1);
    const first = play.answer("undo", true);
    await play.answer("undo", false);
    expect(respond).toHaveBeenCalledExactlyOnceWith("undo", true);
    answer.fail(new Trouble("no-undo-request"));
    await first;
    expect(play.trouble).toEqual(new Trouble("no-undo-request"));
    expect(play.sending).toBe(false);
  });
});

describe("an offer to end the game", () => {
  const seats = [seat({ name: "Ann" }), seat({ name: "Bob" })];
  const respond = vi.fn<(subject: string, agree: boolean) => Promise<void>>(async () => {});

  function offered(reader: number | null, more: Parameters<typeof endOffer>[0] = {}): Play {
    const end = endOffer({ may_answer: reader === 1, ...more });
    return new Play(state({ seat: reader, seats, end }), places, send, undefined, undefined, undefined, respond);
  }

  test("is told to the player who made it, to those who are asked, and to spectators", () => {
    const words = [0, 1, null].map((reader) => offered(reader).questions.map((question) => question.words));
    expect(words).toEqual([
      ["You offered to end the game. Waiting for Bob to agree."],
      ["Ann offers to end the game now, without a result."],
      ["Ann offers to end the game now, without a result. Waiting for Bob to agree."],
    ]);
  });

  test("is answered by those who are asked, and by nobody else", async () => {
    await offered(0).answer("end", true);
    await offered(1).answer("undo", true);
    expect(respond).not.toHaveBeenCalled();
    await offered(1).answer("end", false);
    expect(respond).toHaveBeenCalledExactlyOnceWith("end", false);
  });

  test("that was declined is told to the player who made it", () => {
    const declined = { declined: true, awaits: [], may_answer: false };
    expect(offered(0, declined).questions.map((question) => question.words)).toEqual(["Your offer to end the game was declined."]);
    expect(offered(1, declined).questions).toEqual([]);
  });

  test("stands beside a request to undo", () => {
    const play = new Play(state({ seat: 1, seats, undo: undoRequest({ may_answer: true }), end: endOffer({ may_answer: true }) }), places, send);
    expect(play.questions.map(({ subject }) => subject)).toEqual(["undo", "end"]);
  });
});

describe("names and words", () => {
  const seats = [seat({ name: "Ann" }), seat(), seat({ resident: { id: "form-alone" } }), seat(), seat()];
  const play = new Play(state({ seats }), places, send);

  test("a seat goes by its name, by who lives there by the rules, or by its colour", () => {
    expect(play.name(0)).toBe("Ann");
    expect(play.name(1)).toBe("Indigo");
    expect(play.name(2)).toBe("solo");
    expect(play.name(4)).toBe("Pearl");
  });

  test("a seat beyond the colours goes by its number, and bears it", () => {
    expect([play.name(5), play.name(25)]).toEqual(["Seat 6", "Seat 26"]);
    expect([0, 4, 5, 25].map((one) => play.letter(one))).toEqual(["C", "P", "6", "26"]);
    expect(play.say(saying("@12: @5"))).toBe("Seat 13: Seat 6");
  });

  test("every seat of the largest table has a mark of its own", () => {
    const marks = Array.from({ length: 26 }, (_, one) => play.letter(one));
    expect(new Set(marks).size).toBe(26);
  });

  test("several names are joined as the language joins them", () => {
    expect(play.names([])).toBe("");
    expect(play.names([0])).toBe("Ann");
    expect(play.names([0, 1])).toBe("Ann and Indigo");
    expect(play.names([3, 0, 1])).toBe("Teal, Ann and Indigo");
  });

  test("a seat within a sentence is said by its name", () => {
    expect(play.say(saying("@0: gives @1 a card"))).toBe("Ann: gives Indigo a card");
  });

  test("a sentence comes in pieces, so that names can be drawn in their colours", () => {
    expect(play.pieces(saying("@0: gives @1 a card"))).toEqual([
      { text: "", seat: null },
      { text: "Ann", seat: 0 },
      { text: ": gives ", seat: null },
      { text: "Indigo", seat: 1 },
      { text: " a card", seat: null },
    ]);
  });

  test("a place says what pressing it does, or why it does nothing", () => {
    const asked = decision(
      [option(1, "city"), option(2, "wall a"), option(3, "wall b")],
      { refusals: [refusal("palace"), refusal("city 2")] },
    );
    const here = new Play(state({ decision: asked }), places, send);
    expect(here.sayPlace("city", "Xian")).toBe("Xian: yes");
    expect(here.sayPlace("wall", "Great Wall")).toBe("Great Wall");
    expect(here.sayPlace("palace", "Palace")).toBe("Palace: yes. no");
    expect(here.sayPlace("canal", "Canal")).toBe("Canal");
  });
});

describe("the moment after a turn", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function after(grace: number | null): { play: Play; sent: string[] } {
    const sent: string[] = [];
    const play = new Play(state(), () => null, async () => {}, undefined, undefined, undefined, undefined, async () => void sent.push("go"));
    play.take(state({ version: 2, grace }));
    return { play, sent };
  }

  test("is over when its seconds are, without a word from the server", () => {
    const { play } = after(2.5);
    vi.advanceTimersByTime(2499);
    expect(play.isGrace).toBe(true);
    vi.advanceTimersByTime(1);
    expect(play.isGrace).toBe(false);
  });
  test("does not begin where nobody waits", () => {
    expect(after(null).play.isGrace).toBe(false);
  });
  test("is over at once for who says so, and is said once", async () => {
    const { play, sent } = after(2.5);
    await play.go();
    await play.go();
    expect([play.isGrace, sent]).toEqual([false, ["go"]]);
  });
  test("is over with the next state that tells of none", () => {
    const { play } = after(2.5);
    play.take(state({ version: 3 }));
    expect(play.isGrace).toBe(false);
  });
});

describe("what is on its way", () => {
  test("is known by its words and its place until it has arrived", async () => {
    const sent = later<void>();
    const play = new Play(state({ decision: decision([option(3, "wall 1")]) }), places, () => sent.promise);
    const chosen = play.choose(3);
    expect([play.pending?.option, play.pendingPlace]).toEqual([3, "wall"]);
    sent.settle();
    await chosen;
    expect([play.pending, play.pendingPlace]).toEqual([null, null]);
  });

  test("arrives before what is undone", async () => {
    const sent = later<void>();
    const order: string[] = [];
    const play = new Play(state({ can_undo: true, decision: decision([option(3, "wall 1")]) }), places, () => sent.promise.then(() => void order.push("chosen")));
    void play.choose(3);
    const undone = play.undo(async () => void order.push("undone"));
    await Promise.resolve();
    expect(order).toEqual([]);
    sent.settle();
    await undone;
    expect(order).toEqual(["chosen", "undone"]);
  });

  test("is not undone where that cannot be done any more", async () => {
    const sent = later<void>();
    const play = new Play(state({ can_undo: true, decision: decision([option(3, "wall 1")]) }), places, () => sent.promise);
    void play.choose(3);
    let undone = false;
    const undoing = play.undo(async () => void (undone = true));
    play.take(state({ version: 2, can_undo: false }));
    sent.settle();
    await undoing;
    expect(undone).toBe(false);
  });
});

describe("a move that waits to be confirmed", () => {
  beforeEach(() => habits.setConfirms(true));
  afterEach(() => habits.setConfirms(false));

  test("is not sent before it is confirmed, and is known by its words and its place", () => {
    const play = deciding(option(4, "city 1"), option(6, "wall"));
    play.press("city");
    expect(send).not.toHaveBeenCalled();
    expect([play.unsent?.option?.option, play.unsentPlace, play.canTakeBack]).toEqual([4, "city", true]);
    play.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
    expect(play.unsent).toBeNull();
  });

  test("is taken back by Esc or Undo, and nothing else is undone", () => {
    const play = deciding(option(4, "city 1"));
    const undone = vi.fn<(whole: boolean) => void>();
    play.onundo = undone;
    play.press("city");
    expect(play.putBack()).toBe(true);
    play.press("city");
    play.takeBack();
    expect([play.unsent, undone.mock.calls]).toEqual([null, []]);
    play.confirm();
    expect(send).not.toHaveBeenCalled();
  });

  test("gives way to another one", () => {
    const play = deciding(option(4, "city 1"), option(6, "wall"));
    play.press("city");
    play.press("wall");
    play.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(6);
  });

  test("gives something away only where something is declined", () => {
    const asked = (notation: string): string => {
      const play = new Play(state({ decision: decision([option(1, notation)]) }), places, send, undefined, undefined, () => "careful");
      play.decide(play.state.decision!.options[0]!);
      return play.doubt!.words;
    };
    expect([asked("loose decline"), asked("city 1")]).toEqual([speech.t("doubt-away"), speech.t("doubt-sure")]);
  });

  test("is not asked for once more after a doubt", () => {
    const play = new Play(state({ decision: decision([option(1, "decline")]) }), places, send, undefined, undefined, () => "careful");
    play.decide(play.state.decision!.options[0]!);
    play.agreeToDoubt();
    expect(send).toHaveBeenCalledExactlyOnceWith(1);
  });

  test("is sent as one, with all its choices", async () => {
    const play = deciding(option(4, "give 8"), option(5, "to jade"));
    void play.finishMove(() => play.errand.run(["give 8", "to jade"]));
    expect([send.mock.calls.length, play.errand.steps]).toEqual([0, []]);
    play.confirm();
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[4], [5]]));
  });

  test("is remembered behind another that comes between", async () => {
    const asked = decision([option(4, "A canal")]);
    const play = new Play(state({ decision: asked }), places, send);
    void play.errand.run(["buy house"], () => true);
    void play.errand.run(["A canal"]);
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[4]]));
    play.take(state({ version: 2, decision: decision([option(7, "buy house")]) }));
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[4], [7]]));
  });

  test("goes on behind a choice that was not asked for", async () => {
    const play = deciding(option(4, "city 1"));
    void play.errand.run(["A travel", "city 1"]);
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[4]]));
  });

  test("stays while others choose, and is gone with another question", () => {
    const asked = decision([option(4, "city 1")]);
    const play = new Play(state({ decision: asked }), places, send);
    play.press("city");
    play.take(state({ version: 2, decision: decision([option(4, "city 1")]) }));
    expect(play.unsent).not.toBeNull();
    play.take(state({ version: 3, decision: decision([option(5, "city 2")]) }));
    expect(play.unsent).toBeNull();
  });

  test("is not sent by another seat at the same screen, though it is asked the same", () => {
    const play = new Play(state({ decision: decision([option(4, "city 1")]) }), places, send);
    play.press("city");
    play.take(state({ seat: 1, decision: decision([option(4, "city 1")]) }));
    play.confirm();
    expect(send).not.toHaveBeenCalled();
  });

  test("is gone when what may be done at any time has changed", () => {
    const play = new Play(state({ standing: [option(9, "offer draw")] }), places, send);
    void play.choose(9);
    play.take(state({ version: 2 }));
    expect(play.unsent).toBeNull();
  });

  test("is sent once, however often the button is pressed, and no other button by the same double press", () => {
    const play = deciding(option(4, "city 1"));
    expect(play.isDoublePress()).toBe(false);
    play.press("city");
    play.confirm();
    play.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
    expect(play.isDoublePress()).toBe(true);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
    expect(play.isDoublePress()).toBe(false);
    vi.restoreAllMocks();
  });

  test("waits on while an answer to somebody else is being sent", async () => {
    let answered = (): void => {};
    const respond = (): Promise<void> => new Promise((done) => (answered = done));
    const asked = undoRequest({ may_answer: true });
    const play = new Play(state({ decision: decision([option(4, "city 1")]), undo: asked }), places, send, undefined, undefined, undefined, respond);
    play.press("city");
    const answer = play.answer("undo", true);
    play.confirm();
    expect([send.mock.calls, play.unsent === null]).toEqual([[], false]);
    answered();
    await answer;
    play.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
  });

  test("a proposal that is followed was confirmed by that", async () => {
    const offered = option(4, "city 1");
    const play = deciding(offered);
    play.proposal = [offered];
    await play.follow();
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
  });
});
