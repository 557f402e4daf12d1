/** The deal of one table: begun, or gone on with where it was left, as soon as a person is there to take part in it. */
import { type ClientMessage, type DealState, type Dealt, type ServerMessage, seatingOf } from '@lurk/table';
import { type Effect, type Keeper, Refused } from '../commit/committer.ts';
import { knownGame } from '../common/games.ts';
import type { Services } from '../services.ts';
import type { Audience, Follower } from './audience.ts';
import { Dealer, dealFor } from './dealer.ts';
import type { TableState } from './lobby.ts';

/** The table that is dealt at. */
export interface DealtAt {
  keeper: Keeper;
  audience: Audience;
  table(): TableState;
  /** Stores where the deal stands. */
  keep(deal: DealState): Effect;
  /** All numbers are open: the match can begin. */
  dealt(dealt: Dealt): Effect;
}

export class TableDeal {
  #dealer: Dealer | null = null;
  readonly #services: Services;
  readonly #at: DealtAt;

  constructor(services: Services, at: DealtAt) {
    this.#services = services;
    this.#at = at;
  }

  /** What somebody who comes in the middle of it must hear. */
  get message(): ServerMessage | null {
    return this.#dealer?.message ?? null;
  }

  get #isWanted(): boolean {
    return this.#at.table().state === 'dealing' && this.#at.audience.hasSeated && !this.#dealer;
  }

  begin(): void {
    if (!this.#isWanted) return;
    this.#services.committer.submit(this.#at.keeper, () => {
      if (!this.#isWanted) return null;
      const deal = this.#next();
      const tell = (): void => {
        if (this.#isWanted) this.#dealer = this.#dealerOf(deal);
      };
      return { ...(deal === this.#at.table().deal ? { writes: [] } : this.#at.keep(deal)), tell };
    });
  }

  /** The table has changed by way of another server. */
  follow(): void {
    const { state, deal } = this.#at.table();
    if (state !== 'dealing') this.close();
    else if (this.#dealer && deal) this.#dealer.follow(deal);
    else if (this.#isWanted && deal && this.#next() === deal) this.#dealer = this.#dealerOf(deal);
    else this.begin();
  }

  /** The deal to go on with. */
  #next(): DealState {
    const table = this.#at.table();
    return dealFor(seatingOf(table, knownGame(table.game).module.rulesVersion), table.deal);
  }

  #dealerOf(deal: DealState): Dealer {
    const { keeper, audience, keep, dealt } = this.#at;
    return new Dealer(this.#services, deal, {
      change: (work) => this.#services.committer.submit(keeper, work),
      tell: (message, seat) => audience.tell(message, ({ viewer }) => seat === undefined || viewer === seat),
      keep,
      dealt,
    });
  }

  /** A person's half of a handshake. */
  hear({ viewer }: Follower, message: Extract<ClientMessage, { t: 'commit' | 'open' }>): Effect {
    if (!this.#dealer) throw new Refused('notNow');
    if (viewer === 'public') throw new Refused('notSeated');
    return this.#dealer.hear(viewer, message);
  }

  close(): void {
    this.#dealer?.close();
    this.#dealer = null;
  }
}
