/** The loop that runs the rules from an answer to the next question. Nothing here knows a rule. */

import { allSealed, closeAsk, openAsk, PublicPart } from './ask.ts';
import { type Dice, diceOver } from './dice.ts';
import type { Json } from './json.ts';
import { must } from './keys.ts';
import { next, over } from './procedure.ts';
import type { Answer, Ctx, Frame, Game, GameTypes, Next, Public, Seat, State, Step, Tell, Told } from './types.ts';

/** More steps than any rule needs between two questions: beyond this the rules are in an endless loop. */
const FUSE = 10_000;
/** Stands for "after the last step": the frame returns as soon as it is resumed. */
const DONE = '';
const NO_ANSWERS: Answer[] = [];

/** A step with the one below it at hand. */
interface Line<G extends GameTypes> {
  proc: string;
  name: string;
  step: Step<G>;
  below: Line<G> | null;
}
type Book<G extends GameTypes> = Map<string, { first: Line<G>; lines: Map<string, Line<G>> }>;
/** Cache: each game's procedures, bound once. */
const books = new WeakMap<object, unknown>();

/** The game's procedures with their steps linked once: the loop follows links and seldom looks up a name. */
function bookOf<G extends GameTypes>(game: Game<G>): Book<G> {
  const known = books.get(game) as Book<G> | undefined;
  if (known) return known;
  const book: Book<G> = new Map();
  for (const [proc, { steps, below, first }] of Object.entries(game.procedures)) {
    const lines = new Map<string, Line<G>>();
    for (const [name, step] of Object.entries(steps)) lines.set(name, { proc, name, step, below: null });
    for (const line of lines.values()) line.below = lines.get(below[line.name] ?? DONE) ?? null;
    book.set(proc, { first: must(lines.get(first)), lines });
  }
  books.set(game, book);
  return book;
}

/** A class, so that V8 gives all instances one hidden class: steps read it more than anything else. */
class Context<G extends GameTypes> implements Ctx<G> {
  s: State<G>;
  seats: number;
  at: unknown = null;
  tell: Tell<G['Event']>;
  dice: Dice;
  got: Json = null;
  readonly #game: Game<G>;
  constructor(game: Game<G>, s: State<G>, dice: Dice, tell: Tell<G['Event']>) {
    this.s = s;
    this.seats = s.seats;
    this.tell = tell;
    this.dice = dice;
    this.#game = game;
  }
  get pub(): Public<G> {
    return new PublicPart(this.#game, this.s);
  }
}

export class Run<G extends GameTypes> {
  told: Told<G['Event']>[] = [];
  /** The undo watermark: set by a draw, a private event, a reveal or another seat's answer, none of which can be unlearned. */
  learned = false;
  readonly #game: Game<G>;
  readonly #s: State<G>;
  readonly #ctx: Ctx<G>;
  readonly #book: Book<G>;
  /** For the step that runs next, and for it alone. */
  #answers: Answer[] = NO_ANSWERS;
  /** For each frame the step it is expected to take next: a guess, checked by name, that saves a lookup. */
  readonly #trail: (Line<G> | null)[] = [];

  constructor(game: Game<G>, s: State<G>, quiet: boolean) {
    this.#game = game;
    this.#s = s;
    this.#book = bookOf(game);
    const dice = diceOver(s.control.dice, () => {
      this.learned = true;
    });
    this.#ctx = new Context(game, s, dice, quiet ? SILENT : this.#teller());
  }

  push(proc: keyof G['Frames'] & string, at: Json): void {
    const first = this.#book.get(proc)?.first;
    if (!first) throw new Error(`no procedure is called ${proc}`);
    const { stack } = this.#s.control;
    this.#trail[stack.length] = first;
    stack.push({ proc, step: first.name, at, asking: null });
  }

  untilAsked(answers: Answer[]): void {
    const ctx = this.#ctx;
    const trail = this.#trail;
    const { control } = this.#s;
    this.#answers = answers;
    for (let fuse = FUSE; fuse > 0; fuse--) {
      const depth = control.stack.length - 1;
      const frame = control.stack[depth];
      if (!frame) throw new Error('the rules ended without an outcome');
      if (frame.step === DONE) {
        this.#pop(null);
        continue;
      }
      const guess = trail[depth];
      const line = guess && guess.name === frame.step && guess.proc === frame.proc ? guess : this.#line(frame);
      trail[depth] = line.below;
      ctx.at = frame.at;
      const given = this.#answers;
      this.#answers = NO_ANSWERS;
      const said = line.step(ctx, given);
      ctx.got = null;
      const outcome = this.#game.outcome?.(this.#s) ?? null;
      if (this.#follow(frame, line.below?.name ?? DONE, outcome === null ? said : over(outcome))) return;
    }
    throw new Error(`the rules run in a circle at ${control.stack.map((f) => `${f.proc}.${f.step}`).join(' > ')}`);
  }

  /** Carries out the step's continuation; true once somebody must be asked or the match is over. */
  #follow(frame: Frame, below: string, said: Next): boolean {
    const { control } = this.#s;
    // Most steps return `next`, which is a singleton: compared by identity, it need not be inspected.
    if (said === next || said.n === 'next') {
      if (below === DONE) this.#pop(null);
      else frame.step = below;
      return false;
    }
    switch (said.n) {
      case 'go':
        frame.step = said.step;
        return false;
      case 'call':
        frame.step = said.then ?? below;
        this.push(said.proc, said.at);
        return false;
      case 'end':
        this.#pop(said.value);
        return false;
      case 'over':
        control.over = said.outcome;
        control.stack = [];
        control.kept = null;
        return true;
      case 'ask':
        return this.#ask(frame, said);
    }
  }

  /** Asks the question; with nobody to ask, or only answers that still stand, it is closed at once. */
  #ask(frame: Frame, { kind, then, acted }: Next & { n: 'ask' }): boolean {
    const question = this.#game.asks[kind];
    if (!question) throw new Error(`no question is called ${kind}`);
    frame.asking = { kind, then, acted };
    openAsk(this.#game, this.#s);
    const answers = allSealed(must(this.#s.control.ask));
    if (!answers) return true;
    if (answers.length > 0) this.learned = true;
    closeAsk(this.#s, question, false);
    frame.step = then;
    this.#answers = answers;
    return false;
  }

  #pop(value: Json): void {
    const { control } = this.#s;
    control.stack.pop();
    if (control.kept && control.kept.depth > control.stack.length) control.kept = null;
    this.#ctx.got = value;
  }

  #line({ proc, step }: Frame): Line<G> {
    const line = this.#book.get(proc)?.lines.get(step);
    if (!line) throw new Error(`no step is called ${proc}.${step}`);
    return line;
  }

  /** Events leave with an explicit audience; there is no other way out, and no default. */
  #teller(): Tell<G['Event']> {
    const { control } = this.#s;
    const privately = (to: Seat[], event: G['Event']): void => {
      this.learned = true;
      for (const seat of to) control.told[seat]++;
      this.told.push({ to, event });
    };
    return {
      all: (event) => {
        if (this.#game.final.includes(event.t)) this.learned = true;
        for (let i = 0; i < control.told.length; i++) control.told[i]++;
        this.told.push({ to: 'all', event });
      },
      seat: (seat, event) => privately([seat], event),
      circle: (id, event) => privately(this.#s.circle[id].members.slice(), event),
    };
  }
}

const SILENT: Tell<never> = { all() {}, seat() {}, circle() {} };
