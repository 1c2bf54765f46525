// Requests to the server. What it refuses comes as a Problem, which can be said in the reader's language.

import { speech } from "../words/speech.svelte";
import type { Analysis, GameInfo, GameWords, Lobby, Me, Problem, PuzzleAnswer, PuzzleCard, PuzzleHint, Puzzles, PuzzleTask, Replay, RuleText, SignedOut, State, Statistics, TableInfo, TableWish, Trained, Training } from "./types";

/** The server refused, or could not be reached; `code` says which. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly args: Problem["args"] = {},
  ) {
    super(code);
  }
}

/** A sentence for whatever went wrong. */
export function sayTrouble(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) {
    // A part of the page could not be read or drawn: mostly because the server has a newer one by now.
    console.error(trouble);
    return speech.t("problem-reload");
  }
  const { code, args } = trouble;
  const id = `problem-${code}`;
  return speech.knows(id) ? speech.t(id, args) : speech.t("problem-other", { code });
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}`, request);
    answer = response.status === 204 ? null : await response.json();
  } catch {
    throw new Trouble("unreachable");
  }
  if (!response.ok) throw isProblem(answer) ? new Trouble(answer.code, answer.args) : new Trouble("unreachable");
  return answer as T;
}

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;
const puzzle = (id: string): string => `puzzles/${encodeURIComponent(id)}`;

export const server = {
  me: () => call<Me>("GET", "me"),
  change: (wish: { name?: string; language?: Me["language"]; shares_games?: boolean }) => call<Me>("PATCH", "me", wish),
  newCode: () => call<{ code: string }>("POST", "me/code"),
  recover: (code: string) => call<Me>("POST", "me/recover", { code }),
  signOut: () => call<SignedOut>("DELETE", "me/session"),
  signOutOthers: () => call<SignedOut>("DELETE", "me/sessions"),
  forgetMe: () => call<SignedOut>("DELETE", "me"),
  games: () => call<GameInfo[]>("GET", "games"),
  game: (name: string) => call<GameInfo>("GET", `games/${encodeURIComponent(name)}`),
  words: (game: string, language: string) => call<GameWords>("GET", `words/${encodeURIComponent(game)}/${encodeURIComponent(language)}`),
  rules: (game: string) => call<RuleText[]>("GET", `rules/${encodeURIComponent(game)}`),
  lesson: (game: string) => call<TableInfo>("POST", `lessons/${encodeURIComponent(game)}`),
  skipLesson: (game: string) => call<Lobby>("DELETE", `lessons/${encodeURIComponent(game)}`),
  lobby: () => call<Lobby>("GET", "lobby"),
  open: (wish: TableWish) => call<TableInfo>("POST", "tables", wish),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  /** A game as a seat of mine sees it now, or as somebody who looks on does. */
  state: (id: string, seat: number | null) => call<State>("GET", seat === null ? `${at(id)}/state` : `${at(id)}/seats/${seat}/state`),
  sitDown: (id: string, seat: number, claim?: string) => call<TableInfo>("POST", `${at(id)}/seats/${seat}`, claim ? { claim } : {}),
  leave: (id: string, seat: number) => call<TableInfo>("DELETE", `${at(id)}/seats/${seat}`),
  fill: (id: string, seat: number, bot: string) => call<TableInfo>("POST", `${at(id)}/bots`, { seat, bot }),
  start: (id: string) => call<TableInfo>("POST", `${at(id)}/start`),
  /** Let a bot play for a seat from now on, or take the seat back. */
  away: (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/away`),
  resign: (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/resign`),
  back: (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/seats/${seat}/back`),
  rematch: (id: string) => call<TableInfo>("POST", `${at(id)}/rematch`),
  webhook: (id: string, url: string) => call<TableInfo>("PUT", `${at(id)}/webhook`, { url }),
  email: (email: string) => call<Me>("PUT", "me/email", { email }),
  confirmEmail: (code: string) => call<Me>("POST", "me/email/confirm", { code }),
  /** A game as a reader saw it: a seat, "public", or "all" with all hands open. */
  replay: (id: string, reader: string) => call<Replay>("GET", `${at(id)}/replay/${encodeURIComponent(reader)}`),
  analysis: (id: string) => call<Analysis>("GET", `${at(id)}/analysis`),
  analyse: (id: string) => call<Analysis>("POST", `${at(id)}/analysis`),
  statistics: () => call<Statistics>("GET", "me/statistics"),
  puzzles: () => call<Puzzles>("GET", "puzzles"),
  nextPuzzle: (game: string, theme = "all", level = "all") => call<PuzzleCard>("GET", `puzzles/next/${[game, theme, level].map(encodeURIComponent).join("/")}`),
  puzzle: (id: string) => call<PuzzleTask>("GET", puzzle(id)),
  /** Try a move; `moves` are all choices of this try, the new one last. */
  tryMove: (id: string, moves: readonly number[]) => call<PuzzleAnswer>("POST", `${puzzle(id)}/move`, { moves }),
  puzzleHint: (id: string, moves: readonly number[]) => call<PuzzleHint>("POST", `${puzzle(id)}/hint`, { moves }),
  giveUp: (id: string) => call<PuzzleAnswer>("POST", `${puzzle(id)}/give-up`),
  training: () => call<Training>("GET", "training"),
  train: (id: string) => call<Trained>("POST", `${at(id)}/training`),
  bring: (text: string) => call<TableInfo>("POST", "imports", { text }),
};
