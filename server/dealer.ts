/** Runs the deal of one table: sends each step to everybody, waits, and goes on without those who keep the table waiting. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@lurk/kernel';
import { type ClientMessage, Deal, type Dealt, type ServerMessage } from '@lurk/table';
import { type Effect, Refused } from './committer.ts';
import type { House } from './house.ts';

const NOTHING: Effect = { store() {}, tell() {} };

/** What the dealer needs of its table. */
export interface DealFor {
  match: string;
  rulesVersion: string;
  seats: number;
  people: Seat[];
  change(work: () => Effect | null): void;
  tell(message: ServerMessage): void;
  /** All nonces are open: the match can begin. */
  dealt(dealt: Dealt): Effect;
}

export class Dealer {
  readonly #deal: Deal;
  readonly #for: DealFor;
  readonly #house: House;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(house: House, wanted: DealFor) {
    this.#house = house;
    this.#for = wanted;
    const draw = (): string => randomBytes(32).toString('hex');
    this.#deal = new Deal(wanted.match, wanted.rulesVersion, wanted.seats, wanted.people, draw, house.now(), house.settings.patience);
    this.#goOn();
  }

  get message(): ServerMessage {
    const { match, rulesVersion, round, commitment, step, hashes, people } = this.#deal;
    return { t: 'deal', match, rulesVersion, round, commitment, step, hashes, people };
  }

  #goOn(): void {
    if (this.#closed) return;
    this.#for.tell(this.message);
    clearTimeout(this.#timer);
    const wait = Math.max(0, this.#deal.until - this.#house.now());
    this.#timer = this.#house.guard.after(wait, 'deal', () => this.#for.change(() => this.#expire()));
  }

  #expire(): Effect | null {
    if (this.#closed) return null;
    this.#deal.expire(this.#house.now());
    return this.#after();
  }

  #after(): Effect {
    const { dealt } = this.#deal;
    return dealt ? this.#for.dealt(dealt) : { ...NOTHING, tell: () => this.#goOn() };
  }

  /** A person's half of a handshake. */
  hear(seat: Seat, message: Extract<ClientMessage, { t: 'commit' | 'open' }>): Effect {
    const { step } = this.#deal;
    const now = this.#house.now();
    const taken =
      message.t === 'commit'
        ? this.#deal.commit(seat, message.round, message.hash, now)
        : this.#deal.open(seat, message.round, message.nonce, now);
    if (!taken) throw new Refused('notNow');
    return this.#deal.dealt || this.#deal.step !== step ? this.#after() : NOTHING;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
