/** The vocabulary of the kernel: what a match is made of, and what a game must supply. */
import type { Dice, DiceState } from './dice.ts';
import type { Json } from './json.ts';
import type { Choice, Shape } from './shapes.ts';

export type Seat = number;
/** Somebody who watches: a seat that owns nothing. */
export type Viewer = Seat | 'public';

/** Each game names its own contents of the compartments. */
export interface GameTypes {
  Open: object;
  Own: object;
  Shared: object;
  Vault: object;
  Sizes: object;
  Event: { t: string };
  Options: object;
}

/** Everything the rules know, filed by who may see it. A datum lives in exactly one compartment; moving it is a rule. */
export interface Compartments<G extends GameTypes> {
  /** Everybody, watchers too. */
  open: G['Open'];
  /** That seat alone. */
  own: G['Own'][];
  /** The members of the circle. */
  circle: Record<string, Circle<G['Shared']>>;
  /** Nobody: decks, secret rolls, undealt roles. */
  vault: G['Vault'];
}
export interface Circle<F> {
  members: Seat[];
  facts: F;
}
export interface State<G extends GameTypes> extends Compartments<G> {
  seats: number;
  control: Control;
}

/** Where the rules stand. Only `stack` and `over` are ever shown; the rest never leaves the server. */
export interface Control {
  /** Public by law: frames hold and branch on public facts only. */
  stack: Frame[];
  over: Json;
  ask: OpenAsk | null;
  /** Sealed answers waiting for the same question to be asked again after somebody acted at once. */
  kept: { kind: string; depth: number; sealed: Sealed[]; decisions: (Decision | null)[] } | null;
  dice: DiceState;
  /** Per seat (watchers last): how many events it has been told. A common number would count other people's secrets. */
  told: number[];
  /** Per seat: the number of its latest decision. */
  issued: number[];
  inputs: number;
}
export interface Frame {
  proc: string;
  step: string;
  at: Json;
  /** Set while this frame waits for an answer: enough to ask again, in this world or in an imagined one. */
  asking: Asking | null;
}
export interface Asking {
  kind: string;
  then: string;
  acted: string;
}
export type Sealed = { choice: Choice } | null;
export interface OpenAsk {
  who: Seat[];
  /** Asked before and only interrupted by an act: the answers still stand, and so must the clocks. */
  again: boolean;
  decisions: (Decision | null)[];
  offers: (Decision | null)[];
  sealed: Sealed[];
}

/** A question as a value: the client draws it, the bot searches it, the kernel judges by it, the clock answers it. */
export interface Decision {
  /** Counts this seat's own decisions. */
  id: number;
  kind: string;
  seat: Seat;
  shape: Shape;
  mayPass: boolean;
  deadline: Deadline;
  fallback: Fallback;
  /** The seat's own standing order: given as its answer after a paced delay, unless the seat speaks first. */
  standing: Sealed;
}
/** How long a clock a decision deserves; the table says how many seconds that is. */
export type Deadline = 'short' | 'normal' | 'long';
/** What the clock answers: this choice (even one that only the clock may give), or one drawn at random from the shape (or a narrower one). */
export type Fallback = 'random' | { choice: Choice } | { anyOf: Shape };
/** How quickly an ask may close, so that a quick close never tells that nobody could act. */
export type Pace = 'none' | 'glance' | 'window';
/** What a game says of a decision; the kernel adds the rest. Left out: declinable no, fallback pass or random, clock normal. */
export interface Want {
  shape: Shape;
  mayPass?: boolean;
  deadline?: Deadline;
  fallback?: Fallback;
  standing?: Choice;
}

/** What everybody knows: all that may decide who is asked, and how fast. */
export interface Public<G extends GameTypes> {
  seats: number;
  open: G['Open'];
  readonly sizes: G['Sizes'];
}
/** What one seat knows: all that may shape its options. */
export interface Mine<G extends GameTypes> extends Public<G> {
  seat: Seat;
  own: G['Own'];
  circles: Record<string, G['Shared']>;
  /** Its own sealed answer to the question being asked, if it has one. */
  sealed: Sealed;
}

/**
 * A question, declared apart from the steps that put it, so that its audience and pace can only be functions of public facts
 * and its options only of what the asked seat knows.
 */
export interface Ask<G extends GameTypes, L = never> {
  kind: string;
  who(pub: Public<G>, at: L): Seat[];
  decide(mine: Mine<G>, at: L): Want;
  /** A standing offer: these seats may act while the question is open; nobody waits for them. */
  offer?: { who(pub: Public<G>, at: L): Seat[]; decide(mine: Mine<G>, at: L): Want };
  /** What the others are shown of who has answered. */
  show: 'names' | 'count' | 'nothing';
  pace(pub: Public<G>, at: L): Pace;
  /** Answers that are dealt with at once instead of being sealed: all but a pass, or those with these picks. */
  acts?: 'any' | readonly string[];
  /** After an act, the sealed answers of the others stand (else they are dropped unseen). */
  keeps?: boolean;
  /** One answer is enough and the first one counts: `who` names the seats in the order in which it would be theirs to give. */
  race?: true;
}

export interface Answer {
  seat: Seat;
  choice: Choice;
}

/** What a step says comes next. */
export type Next =
  | { n: 'next' }
  | { n: 'go'; step: string }
  | { n: 'call'; proc: string; at: Json; then: string | null }
  | { n: 'ask'; kind: string; then: string | null; acted: string | null }
  | { n: 'end'; value: Json }
  | { n: 'over'; outcome: Json };

export interface Tell<E> {
  all(event: E): void;
  seat(seat: Seat, event: E): void;
  circle(id: string, event: E): void;
}
/** Told events leave with their audience: everybody, or these seats. */
export interface Told<E> {
  to: 'all' | Seat[];
  event: E;
}

/** What a step works with. `answers` and `got` are only there in the step they are delivered to: they may be secret, frames may not. */
export interface Ctx<G extends GameTypes, L = never> {
  s: Compartments<G>;
  seats: number;
  at: L;
  tell: Tell<G['Event']>;
  dice: Dice;
  answers: Answer[];
  got: Json;
  /** Sizes as the public sees them now. */
  pub: Public<G>;
}
export type Step<G extends GameTypes, L = never> = (c: Ctx<G, L>) => Next;
export interface Procedure<G extends GameTypes> {
  name: string;
  steps: Record<string, Step<G, never>>;
  /** The step below each step. */
  below: Record<string, string | null>;
  first: string;
}

export interface Game<G extends GameTypes> {
  name: string;
  rulesVersion: string;
  /** Earlier versions whose matches these rules play on: a change that leaves their past just as it was. */
  continues?: readonly string[];
  minSeats: number;
  maxSeats: number;
  /** The compartments before the first step; chance drawn here (seating, roles) is already the match's own. */
  setup(options: G['Options'], seats: number, dice: Dice): Compartments<G>;
  /** The procedure that is the whole match. */
  start: string;
  procedures: Record<string, Procedure<G>>;
  asks: Record<string, Ask<G, never>>;
  /** How the match is decided, as soon as it is: looked at after every step. */
  outcome?(s: Compartments<G>): Json;
  /** Numbers only: hand sizes, pile heights. */
  sizes(s: Compartments<G>): G['Sizes'];
  /** Events through which a secret lawfully comes out. */
  reveals: readonly G['Event']['t'][];
  /** A copy written for the shape: a forgotten field does not compile. */
  copy(s: Compartments<G>): Compartments<G>;
}

export type Refusal = 'notYourDecision' | 'decisionClosed' | 'notAnOption' | 'matchOver';
export type Input =
  | { seat: Seat; id: number; choice: Choice }
  /** Takes a sealed answer back without giving another. */
  | { seat: Seat; id: number; unseal: true }
  /** The clock ran out. */
  | { seat: Seat; id: number; timeout: true };
/** `mayTakeBack`: nobody has learned anything through this input and nobody else's answer was spent with it. */
export type Applied<E> = { ok: true; told: Told<E>[]; mayTakeBack: boolean } | { ok: false; refusal: Refusal };

/** All a viewer is shown. Assembled from what the viewer owns, never cut down from the state. */
export interface View<G extends GameTypes> {
  seat: Seat | null;
  seats: number;
  open: G['Open'];
  own: G['Own'] | null;
  circles: Record<string, G['Shared']>;
  sizes: G['Sizes'];
  stack: Frame[];
  /** Whom the table waits for: names, a count, or null where even that would tell. */
  ask: { kind: string; waiting: Seat[] | number | null } | null;
  decision: Decision | null;
  offer: Decision | null;
  sealed: Sealed;
  over: Json;
}
