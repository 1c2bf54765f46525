// Messages of the server for tests, complete but plain; a test names only what it is about.

import type {
  ChatLine, Decision, EndOffer, GameInfo, Line, Moment, OptionText, Refusal, Replay, Seat, State, TableInfo, UndoRequest,
} from "../server/types";
import type { Saying } from "../words/speech.svelte";

/** A saying whose words are the text itself, in every language. */
export function saying(text: string): Saying {
  // "option-is" puts its two arguments beside each other: "{ $option }: { $value }".
  const [option = "", value = ""] = text.split(": ");
  return { id: "option-is", args: { option, value } };
}

export function option(number: number, notation: string, more: Partial<OptionText> = {}): OptionText {
  return { option: number, notation, message: { id: "form-yes" }, rules: [], warning: null, ...more };
}

export function refusal(notation: string, more: Partial<Refusal> = {}): Refusal {
  return { notation, message: { id: "form-yes" }, reason: { id: "form-no" }, rules: [], ...more };
}

export function decision(options: OptionText[] = [], more: Partial<Decision> = {}): Decision {
  return { seat: 0, kind: "turn", prompt: { id: "form-yes" }, rules: [], options, refusals: [], ...more };
}

export function seat(more: Partial<Seat> = {}): Seat {
  return {
    kind: "person", name: null, bot: null, resident: null, mine: false, here: true, stand_in: null,
    clock: null, resigned: false, ...more,
  };
}

export function state(more: Partial<State> = {}): State {
  return {
    type: "state", table: "t1", version: 1, serial: 1, seat: 0, stage: "playing", view: {}, decision: null, ahead: {}, standing: [],
    deciding: [], can_undo: false, seats: [seat(), seat()], log_from: 0, log: [], result: null, seed_hash: "",
    seed: null, lesson: null, board: null, undo: null, end: null, grace: null, film: [], ...more,
  };
}

/** Seat 0 asks seat 1 to agree. */
export function undoRequest(more: Partial<UndoRequest> = {}): UndoRequest {
  return { seat: 0, whole: false, awaits: [1], may_answer: false, declined: false, ...more };
}

/** Seat 0 offers seat 1 to end the game. */
export function endOffer(more: Partial<EndOffer> = {}): EndOffer {
  return { seat: 0, awaits: [1], may_answer: false, declined: false, ...more };
}

export function line(id: string, of: number | null = null, more: Partial<Line> = {}): Line {
  return { seat: of, text: { id }, rule: "", mine: false, ...more };
}

export function chatLine(number: number, of: number, text = "hello"): ChatLine {
  return { number, seat: of, text, at: "2026-01-01T00:00:00Z" };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1", game: "gugong", options: {}, origin: "played",
    agreement: { hints: true, away: "bot", stand_in: "fair" },
    stage: "playing", listed: false, host: true, hosts: [0], created: "", moved: "", seats: [seat(), seat()],
    mine: [0],
    waiting: false, claims: {}, onlookers: 0, rematch: null, webhook: null, box: null, ...more,
  };
}

export function moment(step: number, more: Partial<Moment> = {}): Moment {
  return {
    step, turn: 0, chapter: { id: "bar-day", args: { n: 1, of: 4 } }, seat: null, chosen: null, deciding: [], board: null,
    view: {},
    log: 0, film: [], ...more,
  };
}

export function replay(moments: Moment[], more: Partial<Replay> = {}): Replay {
  return {
    table: table(), reader: "0", readers: ["0", "1"], moments, log: [], result: null, last_mine: null, ...more,
  };
}

export function game(more: Partial<GameInfo> = {}): GameInfo {
  return {
    name: "gugong", title: "Gùgōng", players: [2, 3], options: [], variants: { names: [], rows: [] }, bots: [],
    components: {}, minutes: [], weight: 0, drawn: true, hints: true, lesson: true, ...more,
  };
}
