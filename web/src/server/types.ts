// The messages, as the server's own description of itself (openapi.json) has them.
import type { components } from "./openapi";

type Schemas = components["schemas"];
export type State = Schemas["State"];
export type Decision = Schemas["Decision"];
export type OptionText = Schemas["OptionText"];
export type Refusal = Schemas["Refusal"];
export type Seat = Schemas["Seat"];
export type TableInfo = Schemas["TableInfo"];
export type GameInfo = Schemas["GameInfo"];
export type GameWords = Schemas["GameWords"];
/** A place on the table of a game that is not drawn, and a piece or several alike that lie there. */
export type Zone = Schemas["Zone"];
export type Piece = Schemas["Piece"];
export type Lesson = Schemas["Lesson"];
/** A seat asks to undo a turn that has passed on. */
export type UndoRequest = Schemas["UndoRequest"];
/** A seat offers to end the game as it stands. */
export type EndOffer = Schemas["EndOffer"];
export type Line = Schemas["Line"];
export type Result = Schemas["Result"];
export type Me = Schemas["Me"];
export type Problem = Schemas["Problem"];
export type Lobby = Schemas["Lobby"];
export type RuleText = Schemas["RuleText"];
export type Agreement = Schemas["Agreement"];
export type Clock = Schemas["Clock"];
export type ChatLine = Schemas["ChatLine"];
export type Advised = Schemas["Advised"];
export type Replay = Omit<Schemas["Replay"], "moments"> & { moments: Moment[] };
/** A game that is not drawn has its board at every moment, as in every state. */
export type Moment = Schemas["Moment"] & { board?: Zone[] | null };
export type Analysis = Schemas["Analysis"];
export type Judged = Schemas["Judged"];
export type SignedOut = Schemas["SignedOut"];
export type Statistics = Schemas["Statistics"];
export type Score = Schemas["Score"];
/** My results in one kind of game, or against one opponent. */
export type Tally = Schemas["Record"];
export type Rating = Schemas["Rating"];
export type Puzzles = Schemas["Puzzles"];
export type PuzzleGame = Schemas["PuzzleGame"];
export type PuzzleCard = Schemas["PuzzleCard"];
export type PuzzleTask = Schemas["PuzzleTask"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
export type PuzzleHint = Schemas["PuzzleHint"];
export type PuzzleStep = Schemas["PuzzleStep"];
/** A mistake of mine that comes back until it is found, and all that is told of my training. */
export type Mistake = Schemas["Mistake"];
export type Training = Schemas["Training"];
export type Trained = Schemas["Trained"];
/** Who is to sit where; a name and a bot are said only where there is one. */
export type SeatWish = Pick<Schemas["SeatWish"], "kind"> & Partial<Schemas["SeatWish"]>;
export type TableWish = Omit<Schemas["TableWish"], "seats" | "agreement" | "box"> & {
  seats: SeatWish[];
  agreement?: Agreement;
  box?: string | null;
};
/** A box: the values of somebody's own copy of a game. */
export type BoxInfo = Schemas["BoxInfo"];
export type BoxWhole = Schemas["BoxWhole"];
export type BoxComponent = Schemas["BoxComponent"];
export type BoxField = Schemas["BoxField"];
export type BoxComplaint = Schemas["BoxComplaint"];
export type BoxRead = Schemas["BoxRead"];
export type Shelf = Schemas["Shelf"];
/** What changed since the state before. */
export type Change = Omit<Schemas["Change"], "changes"> & { changes: [...path: (string | number)[], value: unknown][] };
/** What an option of a game can be. */
export type Setting = string | number | boolean;

/** What the server says on a table's socket. */
export type FromServer =
  | State
  | Change
  | { type: "done"; id: string; version: number }
  | { type: "undo-asked"; id: string }
  | { type: "end-offered"; id: string }
  | { type: "problem"; id: string | null; code: string; args: Problem["args"] }
  | { type: "proposal"; id: string; options: OptionText[] }
  | { type: "advice"; id: string; options: Advised[] }
  | { type: "chat"; lines: ChatLine[] }
  | { type: "table"; table: TableInfo }
  | { type: "pong" }
  | { type: "closing" };
