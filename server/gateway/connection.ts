/** One WebSocket of one session: messages are checked against the schema and the limits, and a client that reads too slowly is cut off. */

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

/** Bytes a client may be behind before it is cut off; it can reconnect and catch up. */
const MOST_UNSENT = 512 * 1024;

/** A WebSocket, its socket, and the buffer that corks writes to all sockets. */
export interface Wire {
  ws: WebSocket;
  line: Duplex;
  outgoing: Outgoing;
}

/** Whose connection it is, and from where. */
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
  readonly address: string;
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
  /** Messages received and not yet dealt with. */
  readonly #inbox: ClientMessage[] = [];
  #busy = false;
  isGone = false;
  /** Messages no longer count, though the other end may take a moment to close. */
  isDeaf = false;

  constructor(wire: Wire, { session, address }: Caller, services: Services, tables: Tables) {
    const { ws } = wire;
    this.#wire = wire;
    this.#services = services;
    this.#tables = tables;
    this.player = { id: session.player, name: session.name };
    this.address = address;
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

  /** May anything be sent? A client that does not read what it was sent is cut off. */
  #keepsUp(): boolean {
    const { ws } = this.#wire;
    if (ws.readyState !== ws.OPEN) return false;
    if (ws.bufferedAmount <= MOST_UNSENT) return true;
    this.#services.log('slow reader', { unsent: ws.bufferedAmount });
    this.#cut();
    return false;
  }

  /** Pings and pongs have the limits of messages; a client far beyond them is cut off. */
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

  /** The answer to our own ping is free. */
  #ponged(): void {
    if (this.#alive && !this.isDeaf) this.#isHeard(this.#services.now());
    this.#alive = true;
  }

  #read(data: Buffer, binary: boolean): void {
    // What was buffered when the connection was cut is still delivered.
    if (this.isDeaf) return;
    const now = this.#services.now();
    const message = binary ? null : readClient(data.toString());
    if (!this.#isHeard(now)) {
      // The refusal names the message, so that the client sends it again, and it alone.
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
   * One message at a time; what arrives while a table is being loaded waits for that table. So a client has at most one table loaded at a time, and never
   * follows one it has left.
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

  /** True: the table was found. */
  async #sitDown(table: LiveTable, message: Follow): Promise<true> {
    const { match, last = 0, reading = false } = message;
    if (this.isGone) return true;
    if (this.#table !== table) this.#table?.unfollow(this);
    this.#table = table;
    this.reading = reading;
    await table.following.follow(this, { match, last }, (code) => this.#turnedAway(code, message));
    return true;
  }

  /** A client that followed this table before still does. Otherwise its next messages are refused for the same reason until it is in. */
  #turnedAway(code: RefusalCode, message: Follow): void {
    if (this.#table?.code !== message.table || !this.#table.audience.includes(this)) {
      this.#table?.unfollow(this);
      this.#table = null;
      this.#outside = code;
    }
    this.#refuse(code, message);
  }

  /** Sends a ping; a client that has not answered the last one is cut off. */
  beat(): void {
    if (this.#alive) this.#wire.ws.ping();
    else this.#cut();
    this.#alive = false;
  }

  #leave(): void {
    this.isGone = true;
    this.#table?.unfollow(this);
  }

  /** Drops what is queued, and ignores what arrives until the other end has closed. */
  #turnDeaf(): void {
    this.isDeaf = true;
    this.#inbox.length = 0;
    this.#leave();
  }

  #cut(): void {
    this.#turnDeaf();
    this.#wire.ws.terminate();
  }

  /** Sends the closing frame; a client that does not close is cut off after `closeTimeout`. */
  close(): void {
    this.#turnDeaf();
    this.#wire.ws.close(1001);
  }
}
