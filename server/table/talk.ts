/** The chat of one table: stored, then told to those who may see it. */
import type { Chat } from '@lurk/table';
import type { Effect, Keeper } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import { type Audience, type Follower, say } from './audience.ts';
import { BACKLOG, ChatLog, type Running } from './chat-log.ts';
import { nameAt, type TableState } from './lobby.ts';
import type { TableMatch } from './match/match.ts';

export interface TalkDeps {
  readonly keeper: Keeper;
  readonly audience: Audience;
  readonly match: TableMatch;
  readonly state: TableState;
}

export class TableTalk {
  #chats: ChatLog;
  readonly #services: Services;
  readonly #table: TalkDeps;

  constructor(services: Services, table: TalkDeps, chats: Chat[]) {
    this.#services = services;
    this.#table = table;
    this.#chats = new ChatLog(chats);
  }

  hear(follower: Follower, text: string): Effect {
    const { state } = this.#table;
    const running = this.#running();
    const chats = this.#chats;
    const chat = chats.write(follower, nameAt(state, follower.player), text, running, this.#services.now());
    const hears = (other: Follower): boolean => ChatLog.isHeard(chat, other, running);
    const tell = (): void => {
      chats.add(chat);
      this.#table.audience.tell({ t: 'chat', ...chat }, hears);
    };
    return { writes: [['addChat', state.code, chat]], tell };
  }

  /** The running match, as far as chat is concerned. In a frozen one nobody counts as eliminated. */
  #running(): Running {
    if (this.#table.state.state !== 'playing') return null;
    const { actor } = this.#table.match;
    return { isOut: (seat) => actor?.host.isOut(seat) ?? false };
  }

  /** All one follower may hear of it. */
  tell(follower: Follower): void {
    follower.send(say({ t: 'chats', list: this.#chats.heardBy(follower, this.#running()) }));
  }

  tellAll(): void {
    for (const follower of this.#table.audience.all) this.tell(follower);
  }

  /** What was said as the store has it. */
  async stored(): Promise<Chat[]> {
    return this.#services.storage.chats(this.#table.state.code, BACKLOG);
  }

  /** Replaces the chats, and tells everybody. */
  sayAgain(chats: Chat[]): void {
    this.#chats = new ChatLog(chats);
    this.tellAll();
  }

  /** Tells what was said through other servers. */
  async catchUp(): Promise<void> {
    const chats = await this.stored();
    const added = this.#chats.newIn(chats);
    if (!added) {
      this.sayAgain(chats);
      return;
    }
    this.#chats = new ChatLog(chats);
    const running = this.#running();
    for (const chat of added) this.#table.audience.tell({ t: 'chat', ...chat }, (other) => ChatLog.isHeard(chat, other, running));
  }

  /** Reads the chats again: some were erased. */
  reread(): void {
    this.#services.committer.settled(this.#table.keeper, async () => this.sayAgain(await this.stored()));
  }
}
