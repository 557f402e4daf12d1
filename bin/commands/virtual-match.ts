/** A match of bots, driven as a table drives it, on a simulated clock. */
import { botFor } from '@lurk/bots';
import { canOnlyPass, diceOver, fastDice, type GameTypes, seedFromText, type Told } from '@lurk/kernel';
import { type BotTask, type Change, Driver, type Environment, Host, type Thought } from '@lurk/table';
import { type Known, plainOptions } from './games.ts';

/** How long a bot took over a question that may be passed, measured from the moment everybody saw it. Answers that act at once are left out: they are public anyway. */
export interface Answered {
  kind: string;
  could: boolean;
  took: number;
}
export interface Moved {
  at: number;
  told: Told<GameTypes['Event']>[];
  open: object;
}

export class VirtualMatch implements Environment {
  readonly seats: number;
  readonly moves: Moved[] = [];
  readonly answers: Answered[] = [];
  readonly #driver: Driver<GameTypes>;
  readonly #asked = new Map<string, { kind: string; could: boolean; acts: boolean; from: number }>();
  readonly #name: string;
  readonly #seed: string;
  #time = 0;
  #thoughts = 0;
  #timer: { at: number; act: () => void } | null = null;

  constructor(game: Known, seats: number, seed: string) {
    this.seats = seats;
    this.#name = game.module.name;
    this.#seed = seed;
    const draw = diceOver(fastDice(`pace of ${seed}`));
    const { host, telling } = Host.begin(game.module, {
      options: plainOptions(game, seats),
      seed: seedFromText(seed),
      secret: '',
      bots: new Array(seats).fill(true),
      speed: 'normal',
      chance: () => draw.below('pace', 1_000_000) / 1_000_000,
      paced: true,
      now: 0,
    });
    this.#driver = new Driver(host, this);
    this.#keep(telling.events);
    this.#driver.start();
    for (let timer = this.#timer; timer && host.over === null; timer = this.#timer) {
      this.#timer = null;
      this.#time = Math.max(this.#time, timer.at);
      timer.act();
    }
  }

  now(): number {
    return this.#time;
  }
  after(ms: number, act: () => void): () => void {
    const timer = { at: this.#time + ms, act };
    this.#timer = timer;
    return () => {
      if (this.#timer === timer) this.#timer = null;
    };
  }
  think({ seat, id, view, memory }: BotTask, answer: (thought: Thought) => void): void {
    const decision = [view.decision, view.offer].find((asked) => asked?.id === id);
    if (decision?.mayPass)
      this.#asked.set(`${seat}/${id}`, {
        kind: decision.kind,
        could: !canOnlyPass(view.ask ?? {}, decision),
        acts: view.ask?.acts !== undefined,
        from: Math.max(this.#time, this.#driver.host.save().shownUntil ?? 0),
      });
    const dice = diceOver(fastDice(`${this.#seed} ${this.#thoughts++}`));
    answer(decision ? { choice: botFor(this.#name, 'beginner').decide(view, memory, decision, dice) } : null);
  }
  commit({ move, stored }: Change): void {
    if (move) {
      const { input, at, telling } = move;
      const asked = this.#asked.get(`${input.seat}/${input.id}`);
      if (asked && 'choice' in input && (input.choice === null || !asked.acts))
        this.answers.push({ kind: asked.kind, could: asked.could, took: at - asked.from });
      this.#keep(telling.events);
    }
    stored();
  }
  fault(what: string): void {
    throw new Error(what);
  }

  #keep(events: { to: Told<GameTypes['Event']>['to']; text: string }[]): void {
    const told = events.map(({ to, text }) => ({ to, event: JSON.parse(text) as GameTypes['Event'] }));
    // Copied now, since the match goes on mutating the same objects.
    this.moves.push({ at: this.#time, told, open: structuredClone(this.#driver.host.match.s.open) });
  }
}
