/** Scenarios: a table arranged by hand, answers given one by one, and what everybody is then asked and told. */
import {
  type Applied,
  accepts,
  apply,
  begin,
  type Choice,
  type Compartments,
  type Decision,
  type Frame,
  type Game,
  type GameTypes,
  type Input,
  imagined,
  type Json,
  keyedDice,
  type Match,
  messagesFor,
  resume,
  type Seat,
  type Shape,
  seedFromText,
  type Told,
  takeBack,
  type Viewer,
  view,
} from '@lurk/kernel';

export interface Setting<G extends GameTypes> {
  seats: number;
  options: G['Options'];
  seed?: string;
}
/** Where the rules stand: a procedure, its step, and what the frame carries. */
export type Place = [proc: string, step: string, at?: Json];

export class Table<G extends GameTypes> {
  match: Match<G>;
  readonly #told = new Map<Viewer, G['Event'][]>();
  #last: (Applied<G['Event']> & { ok: true }) | null = null;

  constructor(game: Game<G>, { seats, options, seed = 'a table' }: Setting<G>) {
    const { match, told } = begin(game, { seats, options, dice: keyedDice(seedFromText(seed)) });
    this.match = match;
    this.#hear(told);
  }

  /** The compartments, to be read in a `then`. */
  get s(): Compartments<G> {
    return this.match.s;
  }

  /**
   * Given: arranges the compartments by hand. The question then open is put again, so that its options fit the arrangement.
   * With places (outermost first) the rules go on from there instead, until somebody is asked.
   */
  given(arrange: (s: Compartments<G>) => void, ...places: Place[]): this {
    const { game, s } = this.match;
    arrange(s);
    if (places.length > 0) {
      s.control.stack = places.map(([proc, step, at = null]): Frame => ({ proc, step, at, asking: null }));
      s.control.ask = null;
      s.control.kept = null;
      this.match = resume(game, s);
      this.match.run.untilAsked([]);
      this.#hear(this.match.run.told.splice(0));
    } else {
      const world = imagined(game, view(this.match, 'public'), { own: s.own, circle: s.circle, vault: s.vault }, s.control.dice);
      world.s.control.told = s.control.told;
      this.match = resume(game, world.s);
    }
    return this;
  }

  /** When: a seat answers what it is asked, or takes what it is offered. */
  answer(seat: Seat, choice: Choice): this {
    const { ask } = this.match.s.control;
    const asked = [ask?.decisions[seat], ask?.offers[seat]].filter((d) => d != null);
    const decision = asked.find((d) => accepts(d, choice));
    if (decision) return this.#give({ seat, id: decision.id, choice });
    throw new Error(`seat ${seat} may not answer ${JSON.stringify(choice)}: ${this.#asked(seat)}`);
  }

  pass(seat: Seat): this {
    return this.answer(seat, null);
  }

  /** When: a seat takes its sealed answer back. */
  unseal(seat: Seat): this {
    return this.#give({ seat, id: this.decisionOf(seat).id, unseal: true });
  }

  /** When: a seat's clock runs out. */
  timeout(seat: Seat): this {
    return this.#give({ seat, id: this.decisionOf(seat).id, timeout: true });
  }

  /** Might the last answer be taken back? */
  get mayTakeBack(): boolean {
    return this.#last?.mayTakeBack ?? false;
  }

  /** When: the answers given in `slip` are taken back. */
  takingBack(slip: (table: this) => void): this {
    const before = JSON.parse(JSON.stringify(this.match.s));
    slip(this);
    this.match = takeBack(this.match, before);
    return this;
  }

  decisionOf(seat: Seat): Decision {
    const { ask } = this.match.s.control;
    const decision = ask?.decisions[seat] ?? ask?.offers[seat];
    if (!decision) throw new Error(`seat ${seat} is not asked: ${this.#asked(seat)}`);
    return decision;
  }

  /** Then: what a seat may choose from. Options that ask for more are named by their id alone. */
  optionsOf(seat: Seat): Json {
    return optionsOf(this.decisionOf(seat).shape);
  }

  /** Then: this question is open, and just these seats have still to answer it. */
  expectAsked(kind: string, seats: Seat[]): this {
    const { ask } = this.match.s.control;
    const found = ask ? { kind: this.#kind(), seats: ask.who.filter((seat) => !ask.sealed[seat]).sort((a, b) => a - b) } : null;
    const wanted = { kind, seats: seats.toSorted((a, b) => a - b) };
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`expected ${JSON.stringify(wanted)}, but ${found ? JSON.stringify(found) : 'the match is over'}`);
    return this;
  }

  /** Then: the match is over, with this outcome. */
  expectOver(outcome: Json): this {
    const { over } = this.match.s.control;
    if (JSON.stringify(over) !== JSON.stringify(outcome))
      throw new Error(`expected the end ${JSON.stringify(outcome)}, found ${JSON.stringify(over)}`);
    return this;
  }

  /** Then: all that a seat, or the public, has been told so far. */
  told(viewer: Viewer): G['Event'][] {
    return this.#told.get(viewer) ?? [];
  }

  /** Then: the events of one type among them. */
  toldOf<T extends G['Event']['t']>(viewer: Viewer, t: T): Extract<G['Event'], { t: T }>[] {
    return this.told(viewer).filter((event): event is Extract<G['Event'], { t: T }> => event.t === t);
  }

  #give(input: Input): this {
    const result = apply(this.match, input);
    if (!result.ok) throw new Error(`refused (${result.refusal}): ${JSON.stringify(input)}; ${this.#asked(input.seat)}`);
    this.#last = result;
    this.#hear(result.told);
    return this;
  }

  #hear(told: Told<G['Event']>[]): void {
    for (const viewer of [...this.match.s.own.keys(), 'public' as const])
      this.#told.set(viewer, [...this.told(viewer), ...messagesFor(this.match, told, viewer).map(({ event }) => event)]);
  }

  #kind(): string {
    return this.match.s.control.stack.at(-1)!.asking!.kind;
  }

  /** Where things stand, for a reader of a failed test. */
  #asked(seat: Seat): string {
    const { ask } = this.match.s.control;
    if (!ask) return 'the match is over';
    const { decisions, offers, who } = ask;
    const mine = [decisions[seat], offers[seat]]
      .filter((d) => d != null)
      .map((d) => `${d.mayPass ? 'pass or ' : ''}${JSON.stringify(d.shape)}`);
    return `"${this.#kind()}" is asked of ${who.join(', ')}; seat ${seat} ${mine.length > 0 ? `may choose ${mine.join(' or ')}` : 'has nothing to choose'}`;
  }
}

function optionsOf(shape: Shape): Json {
  switch (shape.t) {
    case 'oneOf':
      return shape.options.map((option) => (typeof option === 'object' ? option.id : option));
    case 'someOf':
      return shape.options;
    case 'assign':
      return shape.to;
    case 'order':
      return shape.items;
    case 'number':
      return Array.from({ length: shape.max - shape.min + 1 }, (_, i) => shape.min + i);
    case 'confirm':
      return [true];
    case 'compound':
      return Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, optionsOf(part)]));
  }
}
