/** Questions: opening them, sealing answers, and closing them. Nothing here knows a rule. */
import { must } from './keys.ts';
import { answerable, anyChoice, type Choice, fits, oneOf, pickOf, type Shape, type Value } from './shapes.ts';
import type {
  Answer,
  AnyAsk,
  Compartments,
  Control,
  Decision,
  Frame,
  Game,
  GameTypes,
  Mine,
  OpenAsk,
  Public,
  Sealed,
  Seat,
  State,
  Want,
} from './types.ts';

/** The public part at one moment. Sizes are computed lazily, at most once. */
export class PublicPart<G extends GameTypes> implements Public<G> {
  readonly seats: number;
  readonly #game: Game<G>;
  readonly #s: Compartments<G>;
  #sizes: G['Sizes'] | null = null;
  constructor(game: Game<G>, s: State<G>) {
    this.seats = s.seats;
    this.#game = game;
    this.#s = s;
  }
  get open(): G['Open'] {
    return this.#s.open;
  }
  get sizes(): G['Sizes'] {
    this.#sizes ??= this.#game.sizes(this.#s);
    return this.#sizes;
  }
}

const NO_CIRCLES = {};
/** The facts of the circles a seat belongs to. */
export function circlesOf<G extends GameTypes>(s: Compartments<G>, seat: Seat): Record<string, G['Shared']> {
  let out: Record<string, G['Shared']> | null = null;
  for (const id in s.circle) {
    const circle = s.circle[id];
    if (!circle.members.includes(seat)) continue;
    out ??= {};
    out[id] = circle.facts;
  }
  return out ?? NO_CIRCLES;
}

/** What one seat knows. A class, so that V8 gives all instances one hidden class; the state behind it cannot be reached through it. */
class MinePart<G extends GameTypes> implements Mine<G> {
  seat: Seat;
  seats: number;
  open: G['Open'];
  own: G['Own'];
  sealed: Sealed;
  readonly #pub: Public<G>;
  readonly #s: State<G>;
  constructor(pub: Public<G>, s: State<G>, seat: Seat, sealed: Sealed) {
    this.seat = seat;
    this.seats = pub.seats;
    this.open = pub.open;
    this.own = s.own[seat];
    this.sealed = sealed;
    this.#pub = pub;
    this.#s = s;
  }
  get circles(): Record<string, G['Shared']> {
    return circlesOf(this.#s, this.seat);
  }
  get sizes(): G['Sizes'] {
    return this.#pub.sizes;
  }
}

const top = (control: Control): Frame => control.stack[control.stack.length - 1];

/** The declaration of the question now open. */
export const questionOf = <G extends GameTypes>(game: Game<G>, s: State<G>): AnyAsk<G> => game.asks[must(top(s.control).asking).kind];

/** Cached by number of seats: an array of one null per seat. Never mutated, only copied; copying costs a fraction of building one. */
const NOBODY: null[][] = [];
function nobody({ seats }: State<GameTypes>): null[] {
  NOBODY[seats] ??= new Array(seats).fill(null);
  return NOBODY[seats];
}

/** Opens the question of the top frame: every seat it may concern gets a decision, whatever it holds, so that being asked tells nothing. */
export function openAsk<G extends GameTypes>(game: Game<G>, s: State<G>): void {
  const { control } = s;
  const { at } = top(control);
  const question = questionOf(game, s);
  const pub = new PublicPart(game, s);
  const kept = control.kept?.kind === question.kind && control.kept.depth === control.stack.length ? control.kept : null;
  const none = nobody(s);
  const open: OpenAsk = {
    // Copied, because the game may pass a list of its own and mutate it later; copies of the match share this one.
    who: question.who(pub, at).slice(),
    again: kept !== null,
    decisions: none.slice(),
    offers: question.offer ? none.slice() : none,
    sealed: none.slice(),
  };
  control.ask = open;
  for (const seat of open.who) {
    if (kept) askAgain(s, question, seat, pub, kept);
    else open.decisions[seat] = decision(control, seat, question.kind, question.decide(new MinePart(pub, s, seat, null), at), null);
  }
  if (kept) control.kept = null;
  if (!question.offer) return;
  // An offer with unchanged content keeps its id: a new id would let its owner count other people's secret acts.
  for (const seat of question.offer.who(pub, at))
    open.offers[seat] = decision(
      control,
      seat,
      question.kind,
      question.offer.decide(new MinePart(pub, s, seat, open.sealed[seat]), at),
      kept?.offers?.[seat] ?? null,
    );
}

type Kept = NonNullable<Control['kept']>;
/** Restores a seat's question after an act interrupted it; a sealed answer that no longer fits is dropped. */
function askAgain<G extends GameTypes>(s: State<G>, question: AnyAsk<G>, seat: Seat, pub: Public<G>, kept: Kept): void {
  const open = must(s.control.ask);
  open.decisions[seat] = kept.decisions[seat] ?? null;
  open.sealed[seat] = kept.sealed[seat] ?? null;
  derive(s, question, seat, pub);
  const sealed = open.sealed[seat];
  if (!sealed || accepts(must(open.decisions[seat]), sealed.choice)) return;
  open.sealed[seat] = null;
  derive(s, question, seat, pub);
}

/** Computes a seat's decision from what that seat knows. */
export function derive<G extends GameTypes>(s: State<G>, question: AnyAsk<G>, seat: Seat, pub: Public<G>): void {
  const open = must(s.control.ask);
  const want = question.decide(new MinePart(pub, s, seat, open.sealed[seat]), top(s.control).at);
  open.decisions[seat] = decision(s.control, seat, question.kind, want, open.decisions[seat]);
}

/** The seat has sealed or unsealed: same question, other options. The id stays, or it would show who sealed last. */
export function rederive<G extends GameTypes>(s: State<G>, question: AnyAsk<G>, seat: Seat, pub: Public<G>): void {
  const { ask, issued } = s.control;
  const { decisions } = must(ask);
  const { id } = must(decisions[seat]);
  const count = issued[seat];
  derive(s, question, seat, pub);
  decisions[seat] = { ...must(decisions[seat]), id };
  issued[seat] = count;
}

/** Makes the decision; one with the same content as before keeps its id, so that an answer already on its way still counts. */
function decision(control: Control, seat: Seat, kind: string, wanted: Want, before: Decision | null): Decision {
  // Whatever its own type, an answer is plain data: states are checked for that (`assertJson`).
  const want = wanted as Want<Choice>;
  const mayPass = want.mayPass ?? false;
  const made: Decision = {
    id: control.issued[seat] + 1,
    kind,
    seat,
    shape: want.shape,
    mayPass,
    deadline: want.deadline ?? 'normal',
    fallback: want.fallback ?? (mayPass ? { choice: null } : 'random'),
    standing: want.standing === undefined ? null : { choice: want.standing },
  };
  if (before && JSON.stringify({ ...made, id: before.id }) === JSON.stringify(before)) return before;
  control.issued[seat] = made.id;
  return made;
}

/** Does this decision offer nothing but ways to pass? `passes` are the picks that count as passing. */
export const canOnlyPass = ({ passes = [] }: { passes?: readonly Value[] }, { mayPass, shape }: Decision): boolean =>
  mayPass &&
  (shape.t === 'oneOf' ? shape.options.every((option) => typeof option !== 'object' && passes.includes(option)) : !answerable(shape));

export const accepts = (d: Decision, choice: unknown): boolean => (choice === null ? d.mayPass : fits(d.shape, choice));

/** Is this answer resolved at once instead of sealed? A pass never is. */
export function actsAtOnce({ acts }: { acts?: 'any' | readonly Value[] }, choice: unknown): boolean {
  if (!acts || choice === null) return false;
  const picks: 'any' | readonly unknown[] = acts;
  return picks === 'any' || picks.includes(pickOf(choice));
}

/** A random answer to this decision that would be sealed, not resolved at once. */
export function anySeal({ acts }: { acts?: 'any' | readonly Value[] }, { shape, mayPass }: Decision, below: (n: number) => number): Choice {
  const rest = acts ? withoutActs(shape, acts) : shape;
  if (!answerable(rest) || (mayPass && below(2) === 0)) return null;
  return anyChoice(rest, below);
}
function withoutActs(shape: Shape, acts: 'any' | readonly Value[]): Shape {
  if (acts === 'any') return oneOf([]);
  if (shape.t !== 'oneOf') return shape;
  return oneOf(shape.options.filter((option) => !acts.includes(typeof option === 'object' ? option.id : option)));
}

/** All answers in seat order, so that the order of arrival cannot matter; null while one is missing. */
export function allSealed({ who, sealed }: OpenAsk): Answer[] | null {
  for (const seat of who) if (!sealed[seat]) return null;
  const answers: Answer[] = new Array(who.length);
  let count = 0;
  for (let seat = 0; seat < sealed.length; seat++) {
    const one = sealed[seat];
    if (one) answers[count++] = { seat, choice: one.choice };
  }
  return answers;
}

/** Closes the question. Sealed answers are kept for the next time it is asked, or dropped unseen. */
export function closeAsk<G extends GameTypes>({ control }: State<G>, question: AnyAsk<G>, acted: boolean): void {
  if (acted && question.keeps) {
    const { sealed, decisions, offers } = must(control.ask);
    const kept = { kind: question.kind, depth: control.stack.length, sealed, decisions };
    control.kept = question.keeps === 'quietly' ? { ...kept, offers } : kept;
  }
  control.ask = null;
  top(control).asking = null;
}
