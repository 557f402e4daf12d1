/** What is said at one table: stored, then told to those who hear it. */
import type { Chat } from '@lurk/table';
import type { Effect, Keeper } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import { type Audience, type Follower, say } from './audience.ts';
import { BACKLOG, ChatLog, type Running } from './chat-log.ts';
import { nameAt, type TableState } from './lobby.ts';
import type { TableMatch } from './match/match.ts';

/** The table that is talked at. */
export interface TalkedAt {
  keeper: Keeper;
  audience: Audience;
  match: TableMatch;
  table(): TableState;
}

export class TableTalk {
  #chats: ChatLog;
  readonly #services: Services;
  readonly #at: TalkedAt;

  constructor(services: Services, at: TalkedAt, chats: Chat[]) {
    this.#services = services;
    this.#at = at;
    this.#chats = new ChatLog(chats);
  }

  hear(follower: Follower, text: string): Effect {
    const table = this.#at.table();
    const running = this.#running();
    const chats = this.#chats;
    const chat = chats.write(follower, nameAt(table, follower.player), text, running, this.#services.now());
    const hears = (other: Follower): boolean => ChatLog.isHeard(chat, other, running);
    const tell = (): void => {
      chats.add(chat);
      this.#at.audience.tell({ t: 'chat', ...chat }, hears);
    };
    return { writes: [['addChat', table.code, chat]], tell };
  }

  /** The match that runs, as far as talk is concerned. One whose rules are not here stands still: nobody leaves it. */
  #running(): Running {
    if (this.#at.table().state !== 'playing') return null;
    const { actor } = this.#at.match;
    return { isOut: (seat) => actor?.host.isOut(seat) ?? false };
  }

  /** All one follower may hear of it. */
  tell(follower: Follower): void {
    follower.send(say({ t: 'chats', list: this.#chats.heardBy(follower, this.#running()) }));
  }

  tellAll(): void {
    for (const follower of this.#at.audience.all) this.tell(follower);
  }

  /** What was said as the store has it. */
  async stored(): Promise<Chat[]> {
    return this.#services.storage.chats(this.#at.table().code, BACKLOG);
  }

  /** Nothing was said but this. */
  sayAgain(chats: Chat[]): void {
    this.#chats = new ChatLog(chats);
    this.tellAll();
  }

  /** What was said by way of other servers is told here too. */
  async catchUp(): Promise<void> {
    const chats = await this.stored();
    const added = this.#chats.newIn(chats);
    if (!added) {
      this.sayAgain(chats);
      return;
    }
    this.#chats = new ChatLog(chats);
    const running = this.#running();
    for (const chat of added) this.#at.audience.tell({ t: 'chat', ...chat }, (other) => ChatLog.isHeard(chat, other, running));
  }

  /** What was said is read anew: somebody's words are gone from the store. */
  reread(): void {
    this.#services.committer.settled(this.#at.keeper, async () => this.sayAgain(await this.stored()));
  }
}
