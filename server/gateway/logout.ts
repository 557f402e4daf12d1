/** Logout and erasure: the session ends, seats are given up, and on request the player's name and chats are deleted. */
import { NOBODY } from '@lurk/table';
import { Refused } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import type { SessionRow } from '../store/storage.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Player } from '../table/lobby.ts';
import type { Records } from '../table/match/records.ts';
import type { Tables } from '../table/tables.ts';
import type { Sessions } from './sessions.ts';

/** More tables than anybody has a seat at. */
const ALL = 10_000;

export class Logout {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #sessions: Sessions;
  readonly #records: Records;
  readonly #hangUp: (player: string) => void;

  constructor(services: Services, tables: Tables, sessions: Sessions, records: Records, hangUp: (player: string) => void) {
    this.#services = services;
    this.#tables = tables;
    this.#sessions = sessions;
    this.#records = records;
    this.#hangUp = hangUp;
  }

  /** Ends the session; with `forgotten`, erases the name from tables and matches, and the chats. Returns the cookies to send. */
  async leave(session: SessionRow, forgotten: boolean): Promise<string[]> {
    const player: Player = { id: session.player, name: session.name };
    // Connections are closed first: one that is still open could take a seat again.
    await this.#silence(player);
    await this.#giveUp(player, forgotten);
    const cookies = await this.#sessions.end(session);
    // Until now the session could have connected again, through any server. What it did then is undone too.
    await this.#silence(player);
    await this.#giveUp(player, forgotten);
    return cookies;
  }

  async #silence({ id }: Player): Promise<void> {
    this.#hangUp(id);
    await this.#services.cluster?.notify({ t: 'bye', player: id });
  }

  async #giveUp(player: Player, forgotten: boolean): Promise<void> {
    for (const { code } of await this.#services.storage.tablesOf(player.id, ALL)) {
      await this.#tables.at(code, (table) => this.#depart(table, player, forgotten));
    }
    if (forgotten) await this.#forget(player);
  }

  #depart(table: LiveTable, player: Player, forgotten: boolean): Promise<void> {
    return new Promise((done, failed) => {
      // Not seated any more: there is nothing to give up.
      const refused = (code: Refused['code']): void => (code === 'storage' || code === 'stopping' ? failed(new Refused(code)) : done());
      table.depart(player, forgotten, done, refused);
    });
  }

  async #forget({ id }: Player): Promise<void> {
    const matches = await this.#services.storage.forgetPlayer(id, NOBODY);
    for (const match of matches) this.#records.forget(match);
    for (const { talk } of this.#tables.awake) talk.reread();
  }
}
