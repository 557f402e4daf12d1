/**
 * The scheduler of a running match: takes people's answers, asks bots, and lets clocks and standing orders answer, each at its moment. It changes the match
 * in memory at once and asks its environment to store every change (`commit`); what a change tells is sent once it is stored. The environment, a server's
 * table or one person's browser, only stores and sends.
 */
import type { Choice, Decision, GameTypes, Input, Refusal, Seat } from '@lurk/kernel';
import type { BotTask, Host } from './host.ts';
import { RecentKeys } from './keys.ts';
import type { RefusalCode } from './protocol.ts';
import type { Output } from './streams.ts';
import type { Wanted, Wants } from './timing.ts';

/** After an answer of ours was refused, which only a fault can cause, not at once again. */
const BACK_OFF = 1000;
/** A longer wait would overflow timers, and to wake early does no harm. */
const LONGEST_WAIT = 86_400_000;

/** An input that stands, with all that must be stored of it. */
export interface Move extends Output {
  readonly input: Input;
  readonly key: string | null;
  readonly at: number;
}
/** An input that stands already, as it is stored. */
export type Followed = Omit<Move, 'frames'>;
/** Asked for in the order in which it happened, and settled in that order: either stored, or rejected with everything behind it. */
export interface Change {
  /** Null: there is nothing to store, but what it tells has its place behind what was stored before. */
  readonly move: Move | null;
  /** It is durable, and its frames are on their way. */
  stored(): void;
  rejected(code: Rejection): void;
}
/** Why a change did not happen: refused, or in conflict with what another server stored first, and to be given again. */
export type Rejection = RefusalCode | 'conflict';
/** What a bot came to; null where it failed. */
export type Thought = { choice: Choice } | null;

/** What a driver needs of its surroundings: a clock, timers, bots, and a store. */
export interface Environment {
  now(): number;
  /** Calls back once, after so many milliseconds; returns how to call it off. */
  after(ms: number, act: () => void): () => void;
  think(task: BotTask, answer: (thought: Thought) => void): void;
  /** An input is about to change the match. */
  changing?(): void;
  commit(change: Change): void;
  /** Something happened that only a fault can cause; the match goes on. */
  fault(what: 'bot out of order'): void;
}

/** A person who gives an input, and how to tell them what became of it. */
export interface Sender {
  readonly key: string;
  accepted(receipt: string | null): void;
  refused(code: RefusalCode): void;
  /** Another server was quicker at this match: it is to be given again. */
  conflict?(): void;
}

/** What a person can say; the clock speaks for itself. */
export type Said = Exclude<Input, { timeout: true }>;
type Answered = Exclude<Said, { unseal: true }>;

/** An answer that would close its question too soon, or that rests because it would close it. */
interface Held {
  readonly input: Answered;
  readonly from: Sender;
  readonly said: number;
}
/** A bot's answer that waits for its moment. */
interface Ripening {
  readonly seat: Seat;
  readonly id: number;
  readonly thought: Thought;
}

function reject(from: Sender, code: Rejection): void {
  if (code === 'conflict') from.conflict?.();
  else from.refused(code);
}

export class Driver<G extends GameTypes> {
  readonly host: Host<G>;
  readonly #environment: Environment;
  /** Of the inputs it has had. */
  readonly keys: RecentKeys;
  #held: Held[] = [];
  #ripening: Ripening[] = [];
  #callOff: () => void = () => {};
  /** The moment it is woken at. */
  #wakesAt: number | null = null;
  #started = false;
  /** Why it takes no more inputs. */
  #closed: Rejection | null = null;
  #notBefore = 0;

  constructor(host: Host<G>, environment: Environment, keys = new RecentKeys([])) {
    this.host = host;
    this.#environment = environment;
    this.keys = keys;
  }

  /** From now on bots are asked and clocks run. */
  start(): void {
    this.#started = true;
    this.#goOn();
  }

  get isStarted(): boolean {
    return this.#started;
  }

  /** Bots and clocks are somebody else's from now on; people's answers are taken on, and those held count at their moment. */
  pause(): void {
    this.#started = false;
    this.#ripening = [];
    this.host.askAgain();
    this.#setTimer();
  }

  /** An input that another server took, with what it told; false if these rules would not take it. */
  follow({ input, key, at, telling }: Followed): boolean {
    // Its clock may be a little ahead of ours: nobody here waits until ours has come so far.
    if (!this.host.follow(input, Math.min(at, this.#environment.now()), telling)) return false;
    if (key) {
      this.keys.add({ seat: input.seat, key });
      this.host.sign(input.seat, false, this.#environment.now());
    }
    this.#goOn();
    return true;
  }

  /** Lets go of the match. Answers still held did not happen. */
  close(code: Rejection): void {
    this.#closed = code;
    this.#callOff();
    for (const held of this.#held) this.#release(held, code);
  }

  /**
   * A person's input. It is judged before anything else: what is refused is refused at once and displaces nothing, whatever others have answered and
   * whatever is held.
   */
  hear(input: Said, from: Sender): void {
    const { seat, id } = input;
    const held = this.#held.find((waiting) => waiting.input.seat === seat && waiting.input.id === id);
    if (!this.#closed) this.host.sign(seat, false, this.#environment.now());
    if (this.#closed) reject(from, this.#closed);
    else if (this.keys.has({ seat, key: from.key })) this.#acknowledge(from);
    else if (this.host.isBot(seat)) from.refused('notNow');
    else if ('unseal' in input) this.#takeBack(input, from, held);
    else this.#answer(input, from, held);
  }

  /** `held` is the answer to the same decision that still waits. */
  #takeBack(input: Said, from: Sender, held: Held | undefined): void {
    if (held) this.#release(held, 'decisionClosed');
    const judged = this.host.judge(input);
    if (typeof judged !== 'string') this.#apply(input, from, judged);
    else if (held) this.#acknowledge(from);
    else from.refused(judged);
  }

  #answer(input: Answered, from: Sender, held: Held | undefined): void {
    const judged = this.host.judge(input);
    if (typeof judged === 'string') {
      from.refused(judged);
      return;
    }
    const now = this.#environment.now();
    // Sent again while it waits, it is the same answer; another one takes its place.
    const isAgain = held?.from.key === from.key;
    this.#held = this.#held.filter((other) => other !== held);
    if (held && !isAgain) held.from.refused('decisionClosed');
    if (this.#countsFrom(input, now) <= now) {
      this.#apply(input, from, judged);
      return;
    }
    this.#held.push({ input, from, said: isAgain ? held.said : now });
    this.#setTimer();
  }

  /** A bot takes a seat over, or gives it back. */
  setBot(seat: Seat, bot: boolean): void {
    this.host.setBot(seat, bot, this.#environment.now());
    for (const held of this.#held) if (bot && held.input.seat === seat) this.#release(held, 'notNow');
    this.#goOn();
  }

  /** A person lets the others go first; false where there is nothing to give way in. */
  giveWay(seat: Seat): boolean {
    const given = this.host.giveWay(seat, this.#environment.now());
    if (given) this.#goOn();
    return given;
  }

  /** How a person wants to be asked: nobody else is told. */
  setWants(seat: Seat, wants: Wanted): Wants | Refusal {
    const now = this.host.setWants(seat, wants, this.#environment.now());
    this.#goOn();
    return now;
  }

  /** A page of this seat's person shows the table again, or none does any more: nobody else is told. */
  setLooking(seat: Seat, looking: boolean): void {
    this.host.setLooking(seat, looking, this.#environment.now());
    this.#goOn();
  }

  /** A second person belongs to the match, here or gone, or somebody watches it; or nobody does any more. */
  setOthers(others: boolean): void {
    this.host.setOthers(others, this.#environment.now());
    this.#goOn();
  }

  /** This seat's person has moved something on their page: nobody else is told. */
  sign(seat: Seat): void {
    this.host.sign(seat, true, this.#environment.now());
    this.#goOn();
  }

  /** A person has seen all that was told up to this frame of theirs. */
  sawTill(seat: Seat, n: number): void {
    this.host.sawTill(seat, n, this.#environment.now());
    this.#setTimer();
  }

  /** This seat's player is connected to another server by now, and sends there again what is not answered yet. */
  movedOn(seat: Seat): void {
    this.#held = this.#held.filter(({ input }) => input.seat !== seat);
    this.#setTimer();
  }

  #take(held: Held): void {
    this.#held = this.#held.filter((other) => other !== held);
    this.#acknowledge(held.from);
  }

  #release(held: Held, code: Rejection): void {
    this.#held = this.#held.filter((other) => other !== held);
    reject(held.from, code);
  }

  /** Known already, or without effect: it is told in its turn, when all before it is stored. */
  #acknowledge(from: Sender): void {
    this.#environment.commit({ move: null, stored: () => from.accepted(null), rejected: (code) => reject(from, code) });
  }

  /** False if the rules refuse it. `judged`: what they have just said of it, if they were asked. */
  #apply(input: Input, from: Sender | null, judged?: Decision): boolean {
    const at = this.#environment.now();
    this.#environment.changing?.();
    const done = this.host.apply(input, at, judged);
    if (!done.ok) {
      from?.refused(done.refusal);
      return false;
    }
    const key = from?.key ?? null;
    if (key) this.keys.add({ seat: input.seat, key });
    this.#environment.commit({
      move: { input, key, at, frames: done.frames, telling: done.telling },
      stored: () => {
        from?.accepted(done.receipt);
        this.#goOn();
      },
      rejected: (code) => from && reject(from, code),
    });
    this.#setTimer();
    return true;
  }

  #goOn(): void {
    if (this.#closed) return;
    for (const held of this.#held) {
      const { input, from } = held;
      const judged = this.host.judge(input);
      // Given through another server too, and taken there.
      if (this.keys.has({ seat: input.seat, key: from.key })) this.#take(held);
      else if (typeof judged === 'string') this.#release(held, judged);
    }
    if (this.#started && this.host.over === null) for (const task of this.host.botTasks()) this.#ask(task);
    this.#setTimer();
  }

  #ask(task: BotTask): void {
    const { seat, id, view } = task;
    const offered = view.offer?.id === id;
    this.#environment.think(task, (thought) => {
      // An offer is nobody's duty.
      if (this.#closed || !this.#started || (offered && (!thought || thought.choice === null))) return;
      this.#ripening.push({ seat, id, thought });
      this.#setTimer();
    });
  }

  #setTimer(): void {
    const at = this.#nextMoment();
    // Mostly the clock it is set to already: to set it anew for every input would cost more than the rest of this.
    if (at === this.#wakesAt) return;
    this.#callOff();
    this.#wakesAt = at;
    if (at === null) return;
    const wait = Math.min(Math.max(at - this.#environment.now(), 0), LONGEST_WAIT);
    this.#callOff = this.#environment.after(wait, () => {
      this.#wakesAt = null;
      this.#wake();
    });
  }

  /** When somebody is to be answered for next; null if nothing but a person or a thought can go on. */
  #nextMoment(): number | null {
    if (this.#closed || this.host.over !== null) return null;
    this.#ripening = this.#ripening.filter((ripe) => this.#planned(ripe) !== null);
    const moments = [
      this.#started ? this.host.wakesAt() : null,
      ...this.#held.map(({ input, said }) => this.#countsFrom(input, said)),
      ...this.#ripening.map((ripe) => this.#planned(ripe)),
    ].filter((at) => at !== null);
    return moments.length > 0 ? Math.max(Math.min(...moments), this.#notBefore) : null;
  }

  /** One at a time: each may close the question the next one answers, or put it again with another moment. */
  #wake(): void {
    if (this.#closed) return;
    const now = this.#environment.now();
    for (let held = this.#dueHeld(now); held; held = this.#dueHeld(now)) {
      const { input, from } = held;
      this.#held = this.#held.filter((other) => other !== held);
      this.#apply(input, from);
    }
    for (let ripe = this.#dueThought(now); ripe; ripe = this.#dueThought(now)) this.#speakForBot(ripe);
    while (this.#started && now >= this.#notBefore && this.host.over === null) {
      const [input] = this.host.answersAt(now);
      if (!input) break;
      if (!this.#apply(input, null)) this.#notBefore = now + BACK_OFF;
    }
    this.#setTimer();
  }

  #dueHeld(now: number): Held | undefined {
    return this.#held.find(({ input, said }) => this.#countsFrom(input, said) <= now);
  }

  /** No answer that was given in time is lost to the clock while it waits. */
  #countsFrom({ seat, choice }: Answered, said: number): number {
    return Math.min(this.host.countsFrom(seat, choice, said), this.host.dueOf(seat) ?? Number.POSITIVE_INFINITY);
  }

  #planned({ seat, id, thought }: Ripening): number | null {
    return this.host.planned(seat, id, thought?.choice ?? null);
  }

  #dueThought(now: number): Ripening | undefined {
    return this.#ripening.find((ripe) => (this.#planned(ripe) ?? Number.POSITIVE_INFINITY) <= now);
  }

  /** A bot's answer that is no answer is replaced by the clock's. */
  #speakForBot(ripe: Ripening): void {
    const { seat, id, thought } = ripe;
    this.#ripening = this.#ripening.filter((other) => other !== ripe);
    if (thought && this.#apply({ seat, id, choice: thought.choice }, null)) return;
    if (thought) this.#environment.fault('bot out of order');
    this.#apply({ seat, id, timeout: true }, null);
  }
}
