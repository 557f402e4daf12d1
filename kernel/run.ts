/** The loop that runs the rules from an answer to the next question. Nothing here knows a rule. */
import { allSealed, closeAsk, openAsk, PublicPart } from './ask.ts';
import { diceOver } from './dice.ts';
import type { Json } from './json.ts';
import { over } from './procedure.ts';
import type { Answer, Ctx, Frame, Game, GameTypes, Next, Procedure, Seat, State, Tell, Told } from './types.ts';

/** More steps than any rule needs between two questions: beyond this the rules are running in a circle. */
const FUSE = 10_000;
/** Stands for "below the last step": the frame is done when it comes back to life. */
const DONE = '';
const NO_ANSWERS: Answer[] = [];

export class Run<G extends GameTypes> {
  told: Told<G['Event']>[] = [];
  /** The undo watermark: set by chance, a private word, a reveal or an answer spent, none of which can be unlearned. */
  learned = false;
  readonly #game: Game<G>;
  readonly #s: State<G>;
  readonly #ctx: Ctx<G, never>;

  constructor(game: Game<G>, s: State<G>, quiet: boolean) {
    this.#game = game;
    this.#s = s;
    const dice = diceOver(s.control.dice, () => {
      this.learned = true;
    });
    const tell = quiet ? SILENT : this.#teller();
    this.#ctx = { s, seats: s.seats, at: null as never, tell, dice, answers: NO_ANSWERS, got: null, pub: new PublicPart(game, s) };
  }

  push(proc: string, at: Json): void {
    this.#s.control.stack.push({ proc, step: this.#procedure(proc).first, at, asking: null });
  }

  untilAsked(answers: Answer[]): void {
    const ctx = this.#ctx;
    const { control } = this.#s;
    ctx.answers = answers;
    for (let fuse = FUSE; fuse > 0; fuse--) {
      const frame = control.stack[control.stack.length - 1];
      if (!frame) throw new Error('the rules ended without an outcome');
      if (frame.step === DONE) {
        this.#pop(null);
        continue;
      }
      const procedure = this.#procedure(frame.proc);
      const step = procedure.steps[frame.step];
      if (!step) throw new Error(`no step is called ${frame.proc}.${frame.step}`);
      ctx.at = frame.at as never;
      const said = step(ctx);
      ctx.answers = NO_ANSWERS;
      ctx.got = null;
      const outcome = this.#game.outcome?.(this.#s) ?? null;
      if (this.#follow(frame, procedure, outcome === null ? said : over(outcome))) return;
    }
    throw new Error(`the rules run in a circle at ${control.stack.map((f) => `${f.proc}.${f.step}`).join(' > ')}`);
  }

  /** Does what the step said; true once somebody must be asked or the match is over. */
  #follow(frame: Frame, { below }: Procedure<G>, said: Next): boolean {
    const { control } = this.#s;
    switch (said.n) {
      case 'next':
        frame.step = below[frame.step] ?? DONE;
        return false;
      case 'go':
        frame.step = said.step;
        return false;
      case 'call':
        frame.step = said.then ?? below[frame.step] ?? DONE;
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
        return this.#ask(frame, said, said.then ?? below[frame.step] ?? DONE);
    }
  }

  /** Puts the question; with nobody to ask, or only answers that still stand, it is closed on the spot. */
  #ask(frame: Frame, said: Next & { n: 'ask' }, then: string): boolean {
    if (!this.#game.asks[said.kind]) throw new Error(`no question is called ${said.kind}`);
    frame.asking = { kind: said.kind, then, acted: said.acted ?? then };
    openAsk(this.#game, this.#s);
    const answers = allSealed(this.#s.control.ask!);
    if (!answers) return true;
    if (answers.length > 0) this.learned = true;
    closeAsk(this.#game, this.#s, false);
    frame.step = then;
    this.#ctx.answers = answers;
    return false;
  }

  #pop(value: Json): void {
    const { control } = this.#s;
    control.stack.pop();
    if (control.kept && control.kept.depth > control.stack.length) control.kept = null;
    this.#ctx.got = value;
  }

  #procedure(name: string): Procedure<G> {
    const procedure = this.#game.procedures[name];
    if (!procedure) throw new Error(`no procedure is called ${name}`);
    return procedure;
  }

  /** Events leave with a named audience; there is no other way out, and no default. */
  #teller(): Tell<G['Event']> {
    const { control } = this.#s;
    const privately = (to: Seat[], event: G['Event']): void => {
      this.learned = true;
      for (const seat of to) control.told[seat]!++;
      this.told.push({ to, event });
    };
    return {
      all: (event) => {
        if (this.#game.reveals.includes(event.t)) this.learned = true;
        for (let i = 0; i < control.told.length; i++) control.told[i]!++;
        this.told.push({ to: 'all', event });
      },
      seat: (seat, event) => privately([seat], event),
      circle: (id, event) => privately(this.#s.circle[id]!.members.slice(), event),
    };
  }
}

const SILENT: Tell<never> = { all() {}, seat() {}, circle() {} };
