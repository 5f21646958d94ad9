// Written by tools/wire.py from the server's own types; version 1 of the wire.

export interface Wish {
  who?: string;
  seat?: string;
  name?: string;
  bot?: string;
  skill?: string;
  word?: string;
}

export interface Hello {
  ask: "hello";
  n?: number;
  lang?: string;
  offers?: boolean;
}

export interface Ping {
  ask: "ping";
  n?: number;
}

export interface Create {
  ask: "create";
  n?: number;
  game: string;
  edition?: string;
  seats?: Wish[];
  watch?: boolean;
  speech?: string;
  calm?: boolean | null;
  days?: number;
  window?: number;
  listening?: number | null;
  limit?: number | null;
  series?: number;
  begin?: boolean;
}

export interface Mine {
  ask: "mine";
  n?: number;
  tokens: string[];
}

export interface Join {
  ask: "join";
  n?: number;
  table: string;
  name?: string;
  seat?: string;
  word?: string;
  calm?: boolean;
}

export interface Open {
  ask: "open";
  n?: number;
  table: string;
  token?: string;
  seen?: number | null;
}

export interface Recover {
  ask: "recover";
  n?: number;
  code: string;
}

export interface Code {
  ask: "code";
  n?: number;
  table: string;
  seat: string;
}

export interface Move {
  ask: "move";
  n?: number;
  table: string;
  seat: string;
  length: number;
  move: string;
}

export interface Back {
  ask: "back";
  n?: number;
  table: string;
  seat: string;
}

export interface Question {
  ask: "question";
  n?: number;
  table: string;
  seat?: string;
  what: string;
  text?: string;
}

export interface Shake {
  ask: "shake";
  n?: number;
  table: string;
  seat: string;
  spot: number;
  frequency?: number;
  amplitude?: number;
  tilt?: number;
  direction?: number;
  rock?: number;
  phase?: number | null;
}

export interface Still {
  ask: "still";
  n?: number;
  table: string;
  seat: string;
}

export interface Say {
  ask: "say";
  n?: number;
  table: string;
  seat: string;
  phrase?: string;
  text?: string;
}

export interface Leave {
  ask: "leave";
  n?: number;
  table: string;
  seat: string;
}

export interface Away {
  ask: "away";
  n?: number;
  table: string;
  seat: string;
  whose?: string;
  back?: boolean;
}

export interface End {
  ask: "end";
  n?: number;
  table: string;
  seat: string;
}

export interface Again {
  ask: "again";
  n?: number;
  table: string;
  seat: string;
}

export interface Invite {
  ask: "invite";
  n?: number;
  table: string;
  seat: string;
  bot?: string;
  skill?: string;
}

export interface Remove {
  ask: "remove";
  n?: number;
  table: string;
  seat: string;
}

export interface Begin {
  ask: "begin";
  n?: number;
  table: string;
}

export interface Try {
  ask: "try";
  n?: number;
  game: string;
  edition?: string;
  position: string;
  seat: string;
  what?: string;
  text?: string;
}

export interface Practice {
  ask: "practice";
  n?: number;
  guess?: number | null;
}

export interface Sentence {
  text: string;
  key: string;
  args: Record<string, unknown>;
}

export interface ChairTold {
  seat: string;
  who: string;
  name: string;
  bot: string;
  skill: string;
  here: boolean;
}

export interface Token {
  seat: string;
  token: string;
}

export interface TableTold {
  table: string;
  title: string;
  seat: string;
  begun: boolean;
  over: boolean;
  acting: boolean;
}

export interface Offer {
  move: string;
  text: string;
}

export interface Welcome {
  tell: "welcome";
  n: number;
  version: number;
  lang: string;
}

export interface Pong {
  tell: "pong";
  n: number;
}

export interface Seated {
  tell: "seated";
  n: number;
  table: string;
  tokens: Token[];
}

export interface Tables {
  tell: "tables";
  n: number;
  tables: TableTold[];
}

export interface Lobby {
  tell: "lobby";
  n: number;
  table: string;
  game: string;
  edition: string;
  title: string;
  chairs: ChairTold[];
  seal: string;
  series: string;
  begun: boolean;
  over: boolean;
  watch: boolean;
  speech: string;
  window: number;
  listening: number | null;
  limit: number | null;
  game_number: number;
  games: number;
  days: number;
  agreed: string[];
}

export interface View {
  tell: "view";
  n: number;
  table: string;
  seat: string;
  length: number;
  position: string;
  acting: string[];
  wanted: Sentence | null;
  moves: Offer[];
  over: boolean;
  deadline: number | null;
}

export interface Happened {
  tell: "happened";
  n: number;
  table: string;
  seat: string;
  length: number;
  lines: Line[];
  view: View | null;
}

export interface Line {
  who: string;
  events: string[];
  said: Sentence[];
  remark: string;
}

export interface Refusal {
  tell: "refusal";
  n: number;
  text: string;
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

export interface Stale {
  tell: "stale";
  n: number;
  table: string;
  seat: string;
  length: number;
}

export interface Done {
  tell: "done";
  n: number;
}

export interface Answer {
  tell: "answer";
  n: number;
  lines: Sentence[];
}

export interface Recovery {
  tell: "recovery";
  n: number;
  table: string;
  seat: string;
  code: string;
}

export interface Grip {
  tell: "grip";
  n: number;
  table: string;
  seat: string;
  spot: number;
  grip: number;
}

export interface Swish {
  tell: "swish";
  n: number;
  table: string;
  seat: string;
  shaker: string;
}

export interface Spoken {
  tell: "spoken";
  n: number;
  table: string;
  who: string;
  phrase: string;
  text: string;
}

export interface Over {
  tell: "over";
  n: number;
  table: string;
  result: Record<string, number>;
  record: string;
}

export interface Gone {
  tell: "gone";
  n: number;
  table: string;
  seat: string;
  reason: string;
}

export interface Elsewhere {
  tell: "elsewhere";
  n: number;
  table: string;
  address: string;
}

export interface Rematch {
  tell: "rematch";
  n: number;
  table: string;
  next: string;
}

export interface Tried {
  tell: "tried";
  n: number;
  position: string;
  lines: Sentence[];
  moves: Offer[];
}

export interface Practised {
  tell: "practised";
  n: number;
  number: number;
  guess: number;
  asked: number;
  within_one: number;
  smallest: number | null;
}

export type Ask =
  | Hello
  | Ping
  | Create
  | Mine
  | Join
  | Open
  | Recover
  | Code
  | Move
  | Back
  | Question
  | Shake
  | Still
  | Say
  | Leave
  | Away
  | End
  | Again
  | Invite
  | Remove
  | Begin
  | Try
  | Practice;

export type Tell =
  | Welcome
  | Pong
  | Seated
  | Tables
  | Lobby
  | View
  | Happened
  | Refusal
  | Stale
  | Done
  | Answer
  | Recovery
  | Grip
  | Swish
  | Spoken
  | Over
  | Gone
  | Elsewhere
  | Rematch
  | Tried
  | Practised;
