/**
 * Runs the commit-reveal deal of one table: sends each step to everybody, waits, and goes on without players who time out. Every step is stored before it
 * is told: a server that restarts in the middle goes on with the same secret, so that it cannot pick another.
 */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@lurk/kernel';
import {
  beginDeal,
  type ClientMessage,
  commit,
  type DealState,
  type Dealt,
  dealAgain,
  dealtFrom,
  expire,
  lastRound,
  open,
  openedIn,
  type Seating,
  type ServerMessage,
} from '@lurk/table';
import { type Effect, type Keeper, Refused } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import type { Audience } from './audience.ts';
import type { TableState } from './lobby.ts';

const NOTHING: Effect = { writes: [], tell() {} };
const draw = (): string => randomBytes(32).toString('hex');

/** The deal to go on with: the stored one, unless it is about something else by now (rules that were changed while the server was down). */
export function dealFor(seating: Seating, stored: DealState | undefined): DealState {
  if (!stored) return beginDeal(seating, draw);
  return lastRound(stored).terms.rulesVersion === seating.rulesVersion ? stored : dealAgain(stored, seating, draw);
}

export interface DealerDeps {
  readonly keeper: Keeper;
  readonly audience: Audience;
  readonly state: TableState;
  /** Stores where the deal stands. */
  keepDeal(deal: DealState): Effect;
  /** All nonces are open: the match can begin. */
  beginMatch(dealt: Dealt): Effect;
}

const hasMoved = (before: DealState, now: DealState): boolean => now.step !== before.step || now.rounds.length !== before.rounds.length;

export function messageOf({ step, rounds }: DealState): ServerMessage {
  const round = lastRound({ rounds });
  const { terms, commitment, hashes } = round;
  return { t: 'deal', terms, commitment, step, hashes: [...hashes], opened: openedIn(round) };
}

export class Dealer {
  #deal: DealState;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #table: DealerDeps;
  readonly #services: Services;

  /** The deal is stored already. */
  constructor(services: Services, deal: DealState, table: DealerDeps) {
    this.#services = services;
    this.#deal = deal;
    this.#table = table;
    this.#tell(this.message);
    this.#wait();
  }

  get message(): ServerMessage {
    return messageOf(this.#deal);
  }

  /** To everybody, or to those who follow from this seat. */
  #tell(message: ServerMessage, seat?: Seat): void {
    this.#table.audience.tell(message, ({ viewer }) => seat === undefined || viewer === seat);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = this.#services.guard.after(this.#services.settings.patience, 'deal', () =>
      this.#services.committer.submit(this.#table.keeper, () => this.#expire()),
    );
  }

  #expire(): Effect | null {
    if (this.#closed) return null;
    const after = expire(this.#deal, draw);
    if (after !== this.#deal) return this.#become(after);
    this.#wait();
    return null;
  }

  /** Everybody hears of every step; a person also that their own number has come in. */
  #become(deal: DealState, from?: Seat): Effect {
    const before = this.#deal;
    this.#deal = deal;
    const dealt = dealtFrom(deal);
    if (dealt) return this.#finish(this.#table.beginMatch(dealt));
    const moved = hasMoved(before, deal);
    // Made now: when it is sent, the deal may be further on.
    const message = messageOf(deal);
    const tell = (): void => {
      if (!this.#closed) this.#tell(message, moved ? undefined : from);
      if (moved) this.#wait();
    };
    return { ...this.#table.keepDeal(deal), tell };
  }

  /** The deal as another server has stored it. */
  follow(deal: DealState): void {
    const before = this.#deal;
    this.#deal = deal;
    if (!hasMoved(before, deal)) return;
    this.#tell(this.message);
    this.#wait();
  }

  #finish(effect: Effect): Effect {
    const { message } = this;
    const tell = (): void => {
      this.#tell(message);
      effect.tell();
    };
    return { ...effect, tell };
  }

  /** A person's half of a handshake. */
  hear(seat: Seat, message: Extract<ClientMessage, { t: 'commit' | 'open' }>): Effect {
    const { commitment } = message;
    const after =
      message.t === 'commit' ? commit(this.#deal, seat, commitment, message.hash) : open(this.#deal, seat, commitment, message.nonce);
    if (!after) throw new Refused('notNow');
    return after === this.#deal ? NOTHING : this.#become(this.#lacksOnlyAbsent(after) ? expire(after, draw) : after, seat);
  }

  /** Have all committed themselves but people for whom a bot plays? They were not there when the lobby closed. */
  #lacksOnlyAbsent({ step, rounds }: DealState): boolean {
    const { terms, hashes } = lastRound({ rounds });
    const isAway = (seat: Seat): boolean => {
      const place = this.#table.state.seats[seat];
      return place.kind === 'person' && place.away;
    };
    return step === 'commit' && terms.people.every((seat) => hashes[seat] || isAway(seat));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
