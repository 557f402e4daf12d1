/**
 * A table as the committer knows it: the lane in which its changes are made, and how its memory is brought back to what is stored, after a failure or
 * when another server has stored first.
 */
import type { Rejection } from '@lurk/table';
import type { TableSync } from '../cluster/table-sync.ts';
import type { Effect, Keeper } from '../commit/committer.ts';
import { Lane } from '../commit/lane.ts';
import type { Services } from '../services.ts';
import type { Revision, TableUpdate } from '../store/cluster-store.ts';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { TableDeal } from './deal.ts';
import { messageOf } from './dealer.ts';
import type { Following } from './following.ts';
import type { TableState } from './lobby.ts';
import type { TableMatch } from './match/match.ts';
import type { Presence } from './presence.ts';
import { storedTable } from './stored-table.ts';
import type { TableTalk } from './talk.ts';

/** The table, part by part. */
export interface KeeperDeps {
  readonly audience: Audience;
  readonly match: TableMatch;
  readonly following: Following;
  readonly talk: TableTalk;
  readonly deal: TableDeal;
  readonly presence: Presence;
  readonly attendance: Attendance;
  readonly sync: TableSync | null;
  readonly state: TableState;
  adopt(state: TableState): void;
  close(code: Rejection): void;
}

export class TableKeeper implements Keeper {
  readonly lane = new Lane();
  readonly #services: Services;
  readonly #table: KeeperDeps;

  constructor(services: Services, table: KeeperDeps) {
    this.#services = services;
    this.#table = table;
  }

  revision(effect: Effect): Revision | null {
    return this.#table.sync?.revision(effect) ?? null;
  }

  /** Goes back to what is stored, and shows everybody that. */
  async forget(): Promise<void> {
    const { match, following, talk, presence, deal } = this.#table;
    this.#table.close('storage');
    match.rest();
    const state = await this.#stored();
    if (!state) return;
    const chats = await talk.stored();
    this.#table.adopt(state);
    const catchUp = await following.readAgain();
    following.assignAll();
    talk.sayAgain(chats);
    presence.tellTable();
    catchUp();
    deal.begin();
  }

  /** Another server stored first: goes on from what is stored, and tells everybody what they have not been told yet. `undone` are rolled back. */
  async conflict(undone: readonly Revision[]): Promise<void> {
    if (await this.#table.sync?.stepBack(undone)) return;
    const { match, following, talk, presence, deal, attendance } = this.#table;
    const before = this.#table.state;
    const { actor } = match;
    this.#table.close('conflict');
    const state = await this.#stored();
    if (!state) return;
    this.#table.adopt(state);
    const catchUp = await following.readAgain((viewer) => ({ match: actor?.id, last: actor?.toldTo(viewer) ?? 0 }));
    await talk.catchUp();
    if (before.state === 'dealing' && state.state === 'playing') await this.#tellDealt(state);
    following.assignAll();
    attendance.look();
    presence.tellTable();
    catchUp();
    deal.follow();
  }

  /** Null, and everybody is told, if the table is no longer stored. */
  async #stored(): Promise<TableState | null> {
    const { sync, audience, state } = this.#table;
    const found = await storedTable(this.#services, state.code);
    if (!found) audience.tell({ t: 'gone' });
    else if (sync) sync.version = found.version;
    return found?.state ?? null;
  }

  /** The last step of the deal was another server's. */
  async #tellDealt({ match }: TableState): Promise<void> {
    const row = match && (await this.#services.storage.match(match));
    if (row && 'rounds' in row.dealt) this.#table.audience.tell(messageOf({ ...row.dealt, step: 'open' }));
  }

  /** Another server has changed the table; the inputs of its match are applied already. */
  async goOn(update: TableUpdate): Promise<void> {
    const { match, following, talk, presence, deal, attendance } = this.#table;
    const before = this.#table.state;
    const state: TableState = update.table === null ? before : JSON.parse(update.table);
    this.#table.adopt(state);
    if (update.table !== null) {
      match.actor?.seat(state);
      following.assignAll();
      attendance.look();
      presence.tellTable();
      deal.follow();
    }
    if (update.chats) await talk.catchUp();
    if (before.state === 'playing' && state.state === 'over') talk.tellAll();
  }
}
