/** The deal of one table: begun, or resumed where it stopped, as soon as a player is connected to take part in it. */
import { type ClientMessage, type DealState, type ServerMessage, seatingOf } from '@lurk/table';
import { type Effect, Refused } from '../commit/committer.ts';
import { knownGame } from '../common/games.ts';
import type { Services } from '../services.ts';
import type { Follower } from './audience.ts';
import { Dealer, type DealerDeps, dealFor } from './dealer.ts';

export class TableDeal {
  #dealer: Dealer | null = null;
  readonly #services: Services;
  readonly #table: DealerDeps;

  constructor(services: Services, table: DealerDeps) {
    this.#services = services;
    this.#table = table;
  }

  /** What somebody who comes in the middle of it must hear. */
  get message(): ServerMessage | null {
    return this.#dealer?.message ?? null;
  }

  get #isWanted(): boolean {
    return this.#table.state.state === 'dealing' && this.#table.audience.hasSeated && !this.#dealer;
  }

  begin(): void {
    if (!this.#isWanted) return;
    this.#services.committer.submit(this.#table.keeper, () => {
      if (!this.#isWanted) return null;
      const deal = this.#next();
      const tell = (): void => {
        if (this.#isWanted) this.#dealer = new Dealer(this.#services, deal, this.#table);
      };
      return { ...(deal === this.#table.state.deal ? { writes: [] } : this.#table.keepDeal(deal)), tell };
    });
  }

  /** Another server has changed the table. */
  follow(): void {
    const { state, deal } = this.#table.state;
    if (state !== 'dealing') this.close();
    else if (this.#dealer && deal) this.#dealer.follow(deal);
    else if (this.#isWanted && deal && this.#next() === deal) this.#dealer = new Dealer(this.#services, deal, this.#table);
    else this.begin();
  }

  /** The deal to go on with. */
  #next(): DealState {
    const { state } = this.#table;
    return dealFor(seatingOf(state, knownGame(state.game).module.rulesVersion), state.deal);
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
