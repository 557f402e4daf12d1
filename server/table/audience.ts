/** Everybody connected to one table, each with the stream of one viewer. */
import type { Viewer } from '@lurk/kernel';
import type { ServerMessage, StreamFrame } from '@lurk/table';
import type { Elsewhere } from '../cluster/table-sync.ts';
import { Holdings } from '../common/holdings.ts';
import type { Player } from './lobby.ts';

/** A connection that follows a table. */
export interface Follower {
  player: Player;
  /** Whose stream it gets; set by the table from the session, never by a message. */
  viewer: Viewer;
  /** Still reading what comes before the table. */
  reading: boolean;
  /** Where it comes from, as limits count addresses. */
  readonly address: string;
  /** The page is not hidden, as far as it says. */
  looking: boolean;
  /** The line is closed: it follows nothing any more. */
  readonly isGone: boolean;
  /** Its session has ended, or it was cut: messages not dealt with yet do not count. */
  readonly isDeaf: boolean;
  send(text: string): void;
}

export const say = (message: ServerMessage): string => JSON.stringify(message);

export class Audience {
  readonly #followers = new Set<Follower>();
  readonly #players = new Holdings();
  elsewhere: Elsewhere = { players: new Set(), lookers: new Set(), watchers: 0, calls: [] };

  add(follower: Follower): void {
    if (this.#followers.has(follower)) return;
    this.#followers.add(follower);
    this.#players.add(follower.player.id);
  }

  remove(follower: Follower): boolean {
    if (!this.#followers.delete(follower)) return false;
    this.#players.drop(follower.player.id);
    return true;
  }

  includes(follower: Follower): boolean {
    return this.#followers.has(follower);
  }

  get size(): number {
    return this.#followers.size;
  }

  get all(): Iterable<Follower> {
    return this.#followers;
  }

  get hasSeated(): boolean {
    for (const { viewer } of this.#followers) if (viewer !== 'public') return true;
    return false;
  }

  /** Does anybody with a seat look at the table by now? */
  get hasAttentive(): boolean {
    for (const { viewer, reading } of this.#followers) if (viewer !== 'public' && !reading) return true;
    return false;
  }

  get watchers(): number {
    return this.watchersHere + this.elsewhere.watchers;
  }

  get watchersHere(): number {
    let count = 0;
    for (const { viewer } of this.#followers) if (viewer === 'public') count++;
    return count;
  }

  /** Players and watchers connected to this server. */
  get here(): string[] {
    return [...new Set([...this.#followers].map(({ player }) => player.id))].sort();
  }

  /** Players and watchers connected through any server. */
  get everybody(): string[] {
    return [...new Set([...this.here, ...this.elsewhere.players])];
  }

  /** Players of this server whose page is visible. */
  get lookersHere(): string[] {
    const looking = [...this.#followers].filter((follower) => follower.looking && !follower.reading);
    return [...new Set(looking.map(({ player }) => player.id))].sort();
  }

  /** Players whose page is visible, through any server. Never told to anybody. */
  get lookers(): ReadonlySet<string> {
    return new Set([...this.lookersHere, ...this.elsewhere.lookers]);
  }

  has(player: string): boolean {
    return this.#players.of(player) > 0 || this.elsewhere.players.has(player);
  }

  tell(message: ServerMessage, to: (follower: Follower) => boolean = () => true): void {
    const text = say(message);
    for (const follower of this.#followers) if (to(follower)) follower.send(text);
  }

  /** Each frame to those whose stream it belongs to, and to nobody else. */
  deliver(frames: StreamFrame[]): void {
    for (const follower of this.#followers) for (const frame of frames) if (frame.viewer === follower.viewer) follower.send(frame.text);
  }
}
