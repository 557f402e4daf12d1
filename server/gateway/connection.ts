/** One connection: reads strictly, speaks only while the other end keeps up, and belongs to one session. */

import type { Duplex } from 'node:stream';
import type { Viewer } from '@lurk/kernel';
import { type ClientMessage, type RefusalCode, readClient, type ServerMessage } from '@lurk/table';
import type { WebSocket } from 'ws';
import { Refused } from '../commit/committer.ts';
import type { Visitor } from '../common/visitor.ts';
import type { Services } from '../services.ts';
import type { SessionRow } from '../store/storage.ts';
import type { Follower } from '../table/audience.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Tables } from '../table/tables.ts';
import { Bucket } from './buckets.ts';
import type { Outgoing } from './outgoing.ts';
import { textFrame } from './text-frame.ts';

/** A reader this far behind is cut off; it can come back and catch up. */
const MOST_UNSENT = 512 * 1024;

/** A WebSocket, the line it goes by, and what leaves by all lines together. */
export interface Wire {
  ws: WebSocket;
  line: Duplex;
  outgoing: Outgoing;
}

/** Whose line it is, and from where. */
interface Caller {
  session: SessionRow;
  address: string;
}

type Follow = Extract<ClientMessage, { t: 'follow' }>;

export class Connection implements Follower {
  viewer: Viewer = 'public';
  reading = false;
  looking = true;
  readonly player: { id: string; name: string };
  /** Has it answered the last ping? */
  #alive = true;
  readonly #wire: Wire;
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #visitor: Visitor;
  readonly #bucket: Bucket;
  readonly #patience: Bucket;
  #table: LiveTable | null = null;
  /** Why it follows none. */
  #outside: RefusalCode = 'noSuchTable';
  /** What was said and not yet dealt with. */
  readonly #inbox: ClientMessage[] = [];
  #busy = false;
  isGone = false;
  /** Nothing that comes on this line counts any more, though it may take the other end a moment to hang up. */
  isDeaf = false;

  constructor(wire: Wire, { session, address }: Caller, services: Services, tables: Tables) {
    const { ws } = wire;
    this.#wire = wire;
    this.#services = services;
    this.#tables = tables;
    this.player = { id: session.player, name: session.name };
    this.#visitor = { session: session.player, address };
    const now = services.now();
    this.#bucket = new Bucket(services.settings.rates.connection, now);
    this.#patience = new Bucket(services.settings.rates.flood, now);
    const { guard } = services;
    const cut = (): void => this.#cut();
    const read = (data: Buffer, binary: boolean): void => this.#read(data, binary);
    ws.on('message', guard.wrap('message', read, cut));
    ws.on(
      'ping',
      guard.wrap('ping', (data: Buffer) => this.#pinged(data), cut),
    );
    ws.on(
      'pong',
      guard.wrap('pong', () => this.#ponged(), cut),
    );
    ws.on(
      'close',
      guard.wrap('leaving', () => this.#leave()),
    );
    ws.on('error', guard.wrap('connection failed', cut));
    this.#say({ t: 'hello', you: this.player, now });
  }

  send(text: string): void {
    if (!this.#keepsUp()) return;
    const { line, outgoing } = this.#wire;
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

  /** May anything be sent? Whoever does not read what they were sent is cut off. */
  #keepsUp(): boolean {
    const { ws } = this.#wire;
    if (ws.readyState !== ws.OPEN) return false;
    if (ws.bufferedAmount <= MOST_UNSENT) return true;
    this.#services.log('slow reader', { unsent: ws.bufferedAmount });
    this.#cut();
    return false;
  }

  /** Whatever comes, frames of the protocol too, has the same limits; whoever goes far beyond them is cut. */
  #isHeard(now: number): boolean {
    const { limits } = this.#services;
    const isHeard = this.#bucket.take(now);
    if (!isHeard) limits.reached.add('connection');
    if (isHeard && limits.allow('session', this.player.id)) return true;
    if (!this.#patience.take(now)) {
      limits.reached.add('flood');
      this.#cut();
    }
    return false;
  }

  #pinged(data: Buffer): void {
    if (!this.isDeaf && this.#isHeard(this.#services.now()) && this.#keepsUp()) this.#wire.ws.pong(data);
  }

  /** The first after we have asked is free. */
  #ponged(): void {
    if (this.#alive && !this.isDeaf) this.#isHeard(this.#services.now());
    this.#alive = true;
  }

  #read(data: Buffer, binary: boolean): void {
    // What had come in before the line was cut is read after it.
    if (this.isDeaf) return;
    const now = this.#services.now();
    const message = binary ? null : readClient(data.toString());
    if (!this.#isHeard(now)) {
      // What was refused is named: it has to be said again, and it alone.
      this.#refuse('tooFast', message);
      return;
    }
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
    if (!this.#table) refused(this.#outside);
    else if (message.t === 'sync') this.#table.following.resend(this, refused);
    else if (message.t === 'chat' && !this.#maySpeak(this.#table)) refused('tooFast');
    else this.#table.hear(this, message, refused);
  }

  #maySpeak({ code }: LiveTable): boolean {
    return this.#services.limits.allowChat(this.#visitor, code, this.viewer !== 'public');
  }

  async #follow(message: Follow): Promise<void> {
    this.#busy = true;
    try {
      const found = await this.#tables.visit(message.table, this.#visitor, (table) => this.#sitDown(table, message));
      if (found === null) this.#turnedAway('noSuchTable', message);
    } catch (error) {
      if (!(error instanceof Refused)) this.#services.guard.fault('message', error);
      this.#turnedAway(error instanceof Refused ? error.code : 'storage', message);
    }
    this.#busy = false;
    this.#goOn();
  }

  /** Says that it was found. */
  async #sitDown(table: LiveTable, message: Follow): Promise<true> {
    const { match, last = 0, reading = false } = message;
    if (this.isGone) return true;
    if (this.#table !== table) this.#table?.unfollow(this);
    this.#table = table;
    this.reading = reading;
    await table.following.follow(this, { match, last }, (code) => this.#turnedAway(code, message));
    return true;
  }

  /** Whoever was there before stays there. What anybody else says behind this is refused for the same reason: it may be said again, once they are in. */
  #turnedAway(code: RefusalCode, message: Follow): void {
    if (this.#table?.code !== message.table || !this.#table.audience.includes(this)) {
      this.#table?.unfollow(this);
      this.#table = null;
      this.#outside = code;
    }
    this.#refuse(code, message);
  }

  /** Asks for a sign of life; a line that gave none since the last time is cut. */
  beat(): void {
    if (this.#alive) this.#wire.ws.ping();
    else this.#cut();
    this.#alive = false;
  }

  #leave(): void {
    this.isGone = true;
    this.#table?.unfollow(this);
  }

  /** Nothing more is heard of it: not what waits for a table that is being brought in, nor what comes before the other end has hung up. */
  #turnDeaf(): void {
    this.isDeaf = true;
    this.#inbox.length = 0;
    this.#leave();
  }

  #cut(): void {
    this.#turnDeaf();
    this.#wire.ws.terminate();
  }

  /** Says goodbye. Whoever does not hang up then is cut (`closeTimeout`). */
  close(): void {
    this.#turnDeaf();
    this.#wire.ws.close(1001);
  }
}
