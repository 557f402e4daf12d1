/** What is said at a table. Seats are heard by all; watchers, while a match runs, by watchers alone: they may know too much. */
import type { Chat } from '@lurk/table';
import type { Follower } from './audience.ts';
import type { Storage } from './storage.ts';

const BACKLOG = 50;

export class ChatLog {
  #chats: Chat[];

  constructor(storage: Storage, table: string) {
    this.#chats = storage.chats(table, BACKLOG);
  }

  add({ player, viewer }: Follower, name: string, text: string, playing: boolean, at: number): Chat {
    const id = (this.#chats.at(-1)?.id ?? 0) + 1;
    const chat = { id, from: player.id, name, text, at, gallery: viewer === 'public' && playing };
    this.#chats = [...this.#chats.slice(1 - BACKLOG), chat];
    return chat;
  }

  heardBy({ viewer }: Follower, playing: boolean): Chat[] {
    return this.#chats.filter(({ gallery }) => !gallery || viewer === 'public' || !playing);
  }
}
