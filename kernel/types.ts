/** The vocabulary of the kernel: what a match is made of, and what a game must supply. */
import type { Dice, DiceState } from './dice.ts';
import type { Json } from './json.ts';
import type { Choice, Picked, Shape, Value } from './shapes.ts';

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
  /** The procedures by name, each with what its frames carry: public facts only. */
  Frames: Record<string, Json>;
  /** Those procedures that deal with what is offered or acts at once (`by`), each with what its first step is given. */
  Interrupts?: object;
}

/** What each procedure that deals with an act is given. */
export type GivenTo<G extends GameTypes> = G extends { Interrupts: infer I } ? I : Record<never, never>;
export type Interrupting<G extends GameTypes> = keyof GivenTo<G> & keyof G['Frames'] & string;
/** The procedures that can be given any of these answers. They begin with an empty frame. */
type TakerOf<G extends GameTypes, B> = [B] extends [never] ? never : { [P in Interrupting<G>]: Takes<G, P, B> }[Interrupting<G>];
type Takes<G extends GameTypes, P extends Interrupting<G>, B> = null extends G['Frames'][P]
  ? [B] extends [GivenTo<G>[P]]
    ? P
    : never
  : never;

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
  /** Public by design: frames hold and branch on public facts only. */
  stack: Frame[];
  over: Json;
  ask: OpenAsk | null;
  /** Sealed answers waiting for the same question to be asked again after an act interrupted it. With `quietly`, offers too. */
  kept: { kind: string; depth: number; sealed: Sealed[]; decisions: (Decision | null)[]; offers?: (Decision | null)[] } | null;
  dice: DiceState;
  /** Per seat (watchers last): how many events it has been told. One shared counter would let seats count other people's secrets. */
  told: number[];
  /** Per seat: the number of its latest decision. */
  issued: number[];
  inputs: number;
}
export interface Frame {
  proc: string;
  step: string;
  at: Json;
  /** Set while this frame waits for an answer: enough to ask again, in this match or in an imagined one. */
  asking: Asking | null;
}
export interface Asking {
  kind: string;
  then: string;
  acted: string;
}
/** A frame of this game: the name of its procedure says what it carries. */
export type FrameOf<G extends GameTypes> = {
  [P in keyof G['Frames'] & string]: Omit<Frame, 'proc' | 'at'> & { proc: P; at: G['Frames'][P] };
}[keyof G['Frames'] & string];
export type Sealed<T = Choice> = { choice: T } | null;
export interface OpenAsk {
  who: Seat[];
  /** Asked before and only interrupted by an act: the answers still stand, and the clocks must go on. */
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
  /** The seat's own standing order: given as its answer after a paced delay, unless the seat answers first. */
  standing: Sealed;
}
/** The kind of clock a decision gets, which the table translates to seconds; or a number of seconds, where an option of the game sets it. */
export type Deadline = 'short' | 'normal' | 'long' | number;
/** What the clock answers: this choice (even one that only the clock may give), or one drawn at random from the shape (or a narrower one). */
export type Fallback<T = Choice> = 'random' | { choice: T } | { anyOf: Shape<T> };
/** How quickly a question may close, so that a quick close never reveals that nobody could act. */
export type Pace = 'none' | 'glance' | 'window' | 'talk';
/**
 * What a game says of a decision whose answers are `T`; the kernel adds the rest. Left out: declinable no, fallback pass or random,
 * clock normal. Only a question whose answers may be `null` can be declined, by the player or by the clock.
 */
export interface Want<T = unknown> {
  shape: Shape<NonNullable<T>>;
  /** True only where `null` is among the answers. */
  mayPass?: false | Record<'null', boolean>[`${T & null}`];
  deadline?: Deadline;
  fallback?: Fallback<T>;
  standing?: T;
}

/** What everybody knows: the only input to who is asked, and how fast. */
export interface Public<G extends GameTypes> {
  seats: number;
  open: G['Open'];
  readonly sizes: G['Sizes'];
}
/** What one seat knows: the only input to its options. `T` is what it can have sealed. */
export interface Mine<G extends GameTypes, T = unknown> extends Public<G> {
  seat: Seat;
  own: G['Own'];
  circles: Record<string, G['Shared']>;
  /** Its own sealed answer to the question being asked, if it has one. */
  sealed: Sealed<T>;
}

/**
 * A question, declared apart from the steps that put it, so that its audience and pace can only be functions of public facts
 * and its options only of what the asked seat knows. `L` is what frames that ask it carry. Its answers come in three kinds:
 * `T` are sealed and delivered together, `A` are dealt with at once by the step named `acted`, `B` at once by a procedure (`by`).
 */
export interface Ask<G extends GameTypes, L = unknown, T = unknown, A = never, B = never> {
  kind: string;
  who(pub: Public<G>, at: L): Seat[];
  decide(mine: Mine<G, T>, at: L): Want<T | A | B>;
  /** A standing offer: these seats may act while the question is open; nobody waits for them. */
  offer?: (Offer<G, L, A> & { by?: undefined }) | (Offer<G, L, B> & Interrupt<G, B>);
  /** What the others are shown of who has answered. */
  show: 'names' | 'count' | 'nothing';
  pace(pub: Public<G>, at: L): Pace;
  /** Answers that are resolved at once instead of being sealed: all but a pass, or those with these picks. */
  acts?: 'any' | readonly PickIn<A | B>[];
  /** The procedure that deals with what acts at once (`acts`); the question is put again after it. */
  by?: TakerOf<G, A | B>;
  /** After an act, the sealed answers of the others stand (else they are dropped unseen). `quietly`: offers keep their ids too, since the act may be a secret. */
  keeps?: boolean | 'quietly';
  /** The first answer counts and is enough: `who` lists the seats in order of precedence, for when the clock runs out. */
  race?: true;
  /** A window: every seat that could act is asked, and most will pass. */
  window?: true;
  /** Picks that are only other ways to pass: a seat that has these alone can do nothing. */
  passes?: readonly PickIn<T>[];
}
/** Who may act while somebody else is asked, and how. */
export interface Offer<G extends GameTypes, L = unknown, A = unknown> {
  who(pub: Public<G>, at: L): Seat[];
  decide(mine: Mine<G>, at: L): Want<A>;
}
export interface Interrupt<G extends GameTypes, B> {
  /** The procedure that deals with it: its first step receives the answer, and after it the question is put again. */
  by: TakerOf<G, B>;
}
/** Which option of a `oneOf` an answer is. */
type PickIn<T> = unknown extends T ? Value : T extends Picked<infer I, unknown> ? I : T extends Value ? T : never;
/** Any question of the game, whatever it asks. */
export interface AnyAsk<G extends GameTypes> extends Omit<Ask<G, unknown, unknown, unknown, unknown>, 'offer' | 'by'> {
  offer?: Offer<G> & { by?: keyof G['Frames'] & string };
  by?: keyof G['Frames'] & string;
}

export interface Answer<T = unknown> {
  seat: Seat;
  choice: T;
}

/** What a step says comes next. Steps and procedures are named by literals, so that the compiler knows them (`NextIn`). */
export type Next =
  | { n: 'next' }
  | { n: 'go'; step: string }
  | { n: 'call'; proc: string; at: Json; then: string | null }
  | { n: 'ask'; kind: string; then: string; acted: string }
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

/** What a step works with. `got` (a callee's result) exists only in the step it is delivered to: it may be secret, and frames are public. */
export interface Ctx<G extends GameTypes, L = unknown> {
  s: Compartments<G>;
  seats: number;
  at: L;
  tell: Tell<G['Event']>;
  dice: Dice;
  got: Json;
  /** Sizes as the public sees them now. */
  pub: Public<G>;
}
/** Answers, too, only reach the step that the question named. */
export type Step<G extends GameTypes, L = unknown, T = unknown, N = Next> = (c: Ctx<G, L>, answers: Answer<T>[]) => N;
export interface Procedure<G extends GameTypes, P extends string = string> {
  name: P;
  steps: Record<string, Step<G>>;
  /** The step below each step. */
  below: Record<string, string | null>;
  first: string;
}

export interface Game<G extends GameTypes> {
  name: string;
  rulesVersion: string;
  /** Earlier versions whose running matches these rules may continue: the change leaves everything they can have played as it was. */
  continues?: readonly string[];
  minSeats: number;
  maxSeats: number;
  /** The compartments before the first step; randomness drawn here (seating, roles) already comes from the match's own dice. */
  setup(options: G['Options'], seats: number, dice: Dice): Compartments<G>;
  /** The procedure that is the whole match. */
  start: keyof G['Frames'] & string;
  procedures: { readonly [P in keyof G['Frames'] & string]: Procedure<G, P> };
  asks: Record<string, AnyAsk<G>>;
  /** How the match is decided, as soon as it is: looked at after every step. */
  outcome?(s: Compartments<G>): Json;
  /** Numbers only: hand sizes, pile heights. */
  sizes(s: Compartments<G>): G['Sizes'];
  /** Has this seat left the match for good, for all to see? It watches on, and speaks to others like it alone. Left out where nobody ever does. */
  isOut?(open: G['Open'], seat: Seat, sizes: G['Sizes']): boolean;
  /** Public events after which nothing can be taken back: what they tell cannot be unlearned. (After a private one nothing can, ever.) */
  final: readonly G['Event']['t'][];
  /**
   * A hand-written copy: a forgotten field does not compile. Left out, a generic deep copy is used, some three times as
   * slow: worth writing for a game whose bots simulate many matches.
   */
  copy?(s: Compartments<G>): Compartments<G>;
}

export type Refusal = 'notYourDecision' | 'decisionClosed' | 'notAnOption' | 'matchOver';
export type Input =
  | { seat: Seat; id: number; choice: Choice }
  /** Takes a sealed answer back without giving another. */
  | { seat: Seat; id: number; unseal: true }
  /** The clock ran out. */
  | { seat: Seat; id: number; timeout: true };
/** `mayTakeBack`: the input revealed nothing to anybody and used up nobody else's answer, so it may be undone. */
export type Applied<E> = { ok: true; told: Told<E>[]; mayTakeBack: boolean } | { ok: false; refusal: Refusal };

/** All a viewer is shown. Built up from what the viewer owns, never filtered down from the state. */
export interface View<G extends GameTypes> {
  seat: Seat | null;
  seats: number;
  open: G['Open'];
  own: G['Own'] | null;
  circles: Record<string, G['Shared']>;
  sizes: G['Sizes'];
  stack: Frame[];
  ask: Asked | null;
  decision: Decision | null;
  offer: Decision | null;
  sealed: Sealed;
  over: Json;
  /** Seats that have left the match for good, in games where that can be. */
  out?: Seat[];
}

/** What everybody sees of the open question. */
export interface Asked {
  kind: string;
  /** Who the table waits for: names, a count, or null where even that would leak something. */
  waiting: Seat[] | number | null;
  /** Answers that are resolved at once, by pick; left out where all are sealed. A standing offer always acts at once. */
  acts?: 'any' | readonly Value[];
  /** A window: every seat that could act is asked, and most will pass. */
  window?: true;
  /** Picks that are only other ways to pass. */
  passes?: readonly Value[];
  /** A talk: it stays open for a while, and longer than that where somebody alone among bots has still something to say. */
  talk?: true;
}
