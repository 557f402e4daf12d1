/**
 * The chats of a table. While a match runs, watchers and eliminated players may know too much: watchers are heard by watchers only, the eliminated by the
 * eliminated only. After the match everybody sees all of it.
 */
import type { Seat, Viewer } from '@lurk/kernel';
import type { Chat } from '@lurk/table';
import { AMONG, type Among, CHAT_RANGE, CHAT_RANGES } from '../store/chat-ranges.ts';
import type { Follower } from './audience.ts';

export const BACKLOG = 50;

/** A match as far as talk is concerned: who has left it for good. Null while none runs. */
export type Running = { isOut(seat: Seat): boolean } | null;

const amongOf = ({ gallery, out }: Chat): Among => (gallery ? 'watchers' : out ? 'out' : 'all');
/** Among whom a viewer is. */
function placeOf(viewer: Viewer, running: Running): Among {
  if (!running) return 'all';
  if (viewer === 'public') return 'watchers';
  return running.isOut(viewer) ? 'out' : 'all';
}

export class ChatLog {
  readonly #chats: Record<Among, Chat[]> = { all: [], watchers: [], out: [] };
  /** The last number given in each range. Of what an older Lurk stored, watchers' words have numbers of the first. */
  readonly #last = CHAT_RANGES.slice();

  /** What is stored of it, oldest first. */
  constructor(chats: Chat[]) {
    for (const chat of chats) {
      this.#chats[amongOf(chat)].push(chat);
      const range = Math.floor(chat.id / CHAT_RANGE);
      this.#last[range] = Math.max(this.#last[range], chat.id);
    }
  }

  /** Gives it its number. Nobody has heard it yet. */
  write({ player, viewer }: Follower, name: string, text: string, running: Running, at: number): Chat {
    const among = placeOf(viewer, running);
    const id = ++this.#last[AMONG.indexOf(among)];
    return { id, from: player.id, name, text, at, gallery: among === 'watchers', ...(among === 'out' && { out: true }) };
  }

  /** It is stored, and part of what was said from now on. */
  add(chat: Chat): void {
    const among = amongOf(chat);
    this.#chats[among] = [...this.#chats[among].slice(1 - BACKLOG), chat];
  }

  /** Those of these, the last that are stored, that are new here; null if something that was said is no longer among them. */
  newIn(chats: Chat[]): Chat[] | null {
    const known = AMONG.flatMap((among) => this.#chats[among]);
    const rangeOf = ({ id }: Chat): number => Math.floor(id / CHAT_RANGE);
    const isGone = (chat: Chat): boolean =>
      chats.every(({ id }) => id !== chat.id) && chats.some((kept) => rangeOf(kept) === rangeOf(chat) && kept.id < chat.id);
    return known.some(isGone) ? null : chats.filter(({ id }) => known.every((chat) => chat.id !== id));
  }

  /** Does somebody hear this while it is said? */
  static isHeard(chat: Chat, { viewer }: Follower, running: Running): boolean {
    const among = amongOf(chat);
    return !running || among === 'all' || among === placeOf(viewer, running);
  }

  heardBy(follower: Follower, running: Running): Chat[] {
    const heard = AMONG.flatMap((among) => this.#chats[among]).filter((chat) => ChatLog.isHeard(chat, follower, running));
    return heard.sort((a, b) => a.at - b.at);
  }
}
