/** One connection: reads strictly, speaks only while the other end keeps up, and belongs to one session. */

import type { Duplex } from 'node:stream';
import type { Viewer } from '@lurk/kernel';
import { type ClientMessage, type RefusalCode, readClient, type ServerMessage } from '@lurk/table';
import type { WebSocket } from 'ws';
import type { Follower } from './audience.ts';
import { Bucket } from './buckets.ts';
import type { Outgoing } from './outgoing.ts';
import type { Room } from './room.ts';
import type { Services } from './services.ts';
import type { SessionRow } from './storage.ts';
import type { Tables } from './tables.ts';
import { textFrame } from './text-frame.ts';

/** A reader this far behind is cut off; it can come back and catch up. */
const MOST_UNSENT = 512 * 1024;
/** Refusals in a row for going too fast before the line is cut. */
const MOST_IGNORED = 200;

/** A WebSocket, the line it goes by, and what leaves by all lines together. */
export interface Wire {
  ws: WebSocket;
  line: Duplex;
  outgoing: Outgoing;
}

type Follow = Extract<ClientMessage, { t: 'follow' }>;

export class Connection implements Follower {
  viewer: Viewer = 'public';
  reading = false;
  looking = true;
  readonly player: { id: string; name: string };
  /** Has it answered the last ping? */
  alive = true;
  readonly #wire: Wire;
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #bucket: Bucket;
  #room: Room | null = null;
  /** Why it follows none. */
  #outside: RefusalCode = 'noSuchTable';
  #ignored = 0;
  /** What was said and not yet dealt with. */
  readonly #inbox: ClientMessage[] = [];
  #busy = false;
  isGone = false;

  constructor(wire: Wire, session: SessionRow, services: Services, tables: Tables) {
    const { ws } = wire;
    this.#wire = wire;
    this.#services = services;
    this.#tables = tables;
    this.player = { id: session.player, name: session.name };
    const now = services.now();
    this.#bucket = new Bucket(services.settings.rates.connection, now);
    const { guard } = services;
    const cut = (): void => ws.terminate();
    const read = (data: Buffer, binary: boolean): void => this.#read(data, binary);
    const lives = (): void => {
      this.alive = true;
    };
    ws.on('message', guard.wrap('message', read, cut));
    ws.on('pong', guard.wrap('pong', lives));
    const leave = (): void => {
      this.isGone = true;
      this.#room?.unfollow(this);
    };
    ws.on('close', guard.wrap('leaving', leave));
    ws.on('error', guard.wrap('connection failed', cut));
    this.#say({ t: 'hello', you: this.player, now });
  }

  send(text: string): void {
    const { ws, line, outgoing } = this.#wire;
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > MOST_UNSENT) {
      this.#services.log('slow reader', { unsent: ws.bufferedAmount });
      ws.terminate();
      return;
    }
    outgoing.gather(line);
    line.write(textFrame(text));
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #refuse(code: RefusalCode, message?: ClientMessage | null): void {
    this.#services.refusals.add(code);
    const key = message && 'key' in message ? { key: message.key } : {};
    this.#say({ t: 'refused', code, ...(message && { of: message.t }), ...key });
  }

  #read(data: Buffer, binary: boolean): void {
    const now = this.#services.now();
    const message = binary ? null : readClient(data.toString());
    const { limits } = this.#services;
    const isHeard = this.#bucket.take(now);
    if (!isHeard) limits.reached.add('connection');
    if (!isHeard || !limits.allow('session', this.player.id)) {
      // What was refused is named: it has to be said again, and it alone.
      this.#refuse('tooFast', message);
      if (++this.#ignored > MOST_IGNORED) this.#wire.ws.close(1008);
      return;
    }
    this.#ignored = 0;
    if (!message) this.#refuse('badMessage');
    else if (message.t === 'ping') this.#say({ t: 'pong', now });
    else {
      this.#inbox.push(message);
      this.#goOn();
    }
  }

  /**
   * One message after the other; what is said while a table is being brought into memory is said to that table, and waits. So nobody has more than one
   * table brought in at a time, or follows one they have turned away from.
   */
  #goOn(): void {
    while (!this.#busy) {
      const message = this.#inbox.shift();
      if (!message) return;
      if (message.t === 'follow') void this.#follow(message);
      else this.#hear(message);
    }
  }

  #hear(message: Exclude<ClientMessage, { t: 'follow' }>): void {
    const refused = (code: RefusalCode): void => this.#refuse(code, message);
    if (!this.#room) refused(this.#outside);
    else if (message.t === 'sync') this.#room.sync(this, refused);
    else if (message.t === 'chat' && !this.#services.limits.allow('chat', this.player.id)) refused('tooFast');
    else this.#room.hear(this, message, refused);
  }

  async #follow(message: Follow): Promise<void> {
    this.#busy = true;
    try {
      const found = await this.#tables.at(message.table, (room) => this.#sitDown(room, message));
      if (found === null) this.#turnedAway('noSuchTable', message);
    } catch (error) {
      this.#services.guard.fault('message', error);
      this.#turnedAway('storage', message);
    }
    this.#busy = false;
    this.#goOn();
  }

  /** Says that it was found. */
  async #sitDown(room: Room, message: Follow): Promise<true> {
    const { match, last = 0, reading = false } = message;
    if (this.isGone) return true;
    if (this.#room !== room) this.#room?.unfollow(this);
    this.#room = room;
    this.reading = reading;
    await room.follow(this, { match, last }, (code) => this.#turnedAway(code, message));
    return true;
  }

  /** Whoever was there before stays there. What anybody else says behind this is refused for the same reason: it may be said again, once they are in. */
  #turnedAway(code: RefusalCode, message: Follow): void {
    if (this.#room?.code !== message.table || !this.#room.isFollowedBy(this)) {
      this.#room?.unfollow(this);
      this.#room = null;
      this.#outside = code;
    }
    this.#refuse(code, message);
  }

  /** Asks for a sign of life; a line that gave none since the last time is cut. */
  beat(): void {
    if (this.alive) this.#wire.ws.ping();
    else this.#wire.ws.terminate();
    this.alive = false;
  }

  close(): void {
    this.#wire.ws.close(1001);
  }
}
