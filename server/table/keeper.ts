/** What is stored of one table, read again into its memory, and told: after a failure, or when other servers have gone on with it. */
import type { Lost } from '@lurk/table';
import type { TableNews } from '../cluster/table-sync.ts';
import type { Services } from '../services.ts';
import { type News, type Turn, UNKNOWN } from '../store/cluster-store.ts';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { TableDeal } from './deal.ts';
import { messageOf } from './dealer.ts';
import type { Following } from './following.ts';
import type { TableState } from './lobby.ts';
import type { TableMatch } from './match/match.ts';
import type { Presence } from './presence.ts';
import type { TableTalk } from './talk.ts';

/** The table, piece by piece. */
export interface Read {
  audience: Audience;
  match: TableMatch;
  following: Following;
  talk: TableTalk;
  deal: TableDeal;
  presence: Presence;
  attendance: Attendance;
  table(): TableState;
  /** Its memory is this from now on. */
  become(table: TableState): void;
  /** Lets go of what is under way. */
  close(code: Lost): void;
  news(): TableNews | null;
}

export class Reading {
  readonly #services: Services;
  readonly #at: Read;

  constructor(services: Services, at: Read) {
    this.#services = services;
    this.#at = at;
  }

  /** Goes back to what is stored, and shows everybody that. */
  async forget(): Promise<void> {
    const { match, following, talk, presence, deal } = this.#at;
    this.#at.close('storage');
    match.rest();
    const table = await this.#stored();
    if (!table) return;
    const chats = await talk.stored();
    this.#at.become(table);
    const catchUp = await following.readAgain();
    following.assignAll();
    talk.sayAgain(chats);
    presence.tellTable();
    catchUp();
    deal.begin();
  }

  /** Another server was quicker than these changes: goes on from what is stored, and tells everybody what they have not been told yet. */
  async overtaken(lost: readonly Turn[]): Promise<void> {
    if (await this.#at.news()?.stepBack(lost)) return;
    const { match, following, talk, presence, deal, attendance } = this.#at;
    const { state } = this.#at.table();
    const { actor } = match;
    this.#at.close('overtaken');
    const table = await this.#stored();
    if (!table) return;
    this.#at.become(table);
    const catchUp = await following.readAgain((viewer) => ({ match: actor?.id, last: actor?.toldTo(viewer) ?? 0 }));
    await talk.catchUp();
    if (state === 'dealing' && table.state === 'playing') await this.#tellDealt(table);
    following.assignAll();
    attendance.look();
    presence.tellTable();
    catchUp();
    deal.follow();
  }

  /** Null, and everybody is told, if it is no more. */
  async #stored(): Promise<TableState | null> {
    const { storage, shared } = this.#services;
    const { code } = this.#at.table();
    const found = shared ? await shared.news(code, UNKNOWN) : await storage.table(code);
    const text = found && ('text' in found ? found.text : found.table);
    if (!found || !text) {
      this.#at.audience.tell({ t: 'gone' });
      return null;
    }
    const news = this.#at.news();
    if (news && 'version' in found) news.version = found.version;
    return JSON.parse(text);
  }

  /** The last step of the deal was another server's. */
  async #tellDealt({ match }: TableState): Promise<void> {
    const row = match && (await this.#services.storage.match(match));
    if (row && 'rounds' in row.dealt) this.#at.audience.tell(messageOf({ ...row.dealt, step: 'open' }));
  }

  /** The table is a little further on; the inputs of its match were followed already. */
  async goOn(news: News, table: TableState): Promise<void> {
    const { match, following, talk, presence, deal, attendance } = this.#at;
    const { state } = this.#at.table();
    this.#at.become(table);
    if (news.table !== null) {
      match.actor?.seat(table);
      following.assignAll();
      attendance.look();
      presence.tellTable();
      deal.follow();
    }
    if (news.chats) await talk.catchUp();
    if (state === 'playing' && table.state === 'over') talk.tellAll();
  }
}
