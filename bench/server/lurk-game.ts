/** A game of six over Lurk's protocol. Seats answer at random: whoever measures a server must not be busier than it. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { answerable, anyChoice, diceOver, fastDice, type Json } from '../../kernel/index.ts';
import { applyPatch, nonceHash, type ServerMessage, type TableInfo, type WireView } from '../../table/index.ts';
import { type Game, pause, type Recorded, SEATS } from './game.ts';
import { openSocket } from './lines.ts';

const dice = diceOver(fastDice('bench'));
const below = (n: number): number => dice.below('bench', n);
/** The question was closed, or by way of another server the next match begun, before the seat had heard so: nobody's fault. */
const LATE = new Set(['decisionClosed', 'matchOver', 'notNow']);

/** Where a server listens; of several, seats take turns. */
export type Ports = number | readonly number[];
const portFor = (ports: Ports, seat: number): number => (typeof ports === 'number' ? ports : ports[seat % ports.length]);

/** Milliseconds before somebody who was cut tries again. */
const AGAIN = 500;

/** Somebody a server knows, by their cookie. */
export type Person = string;

const originAt = (port: number): string => `http://127.0.0.1:${port}`;
const post = (port: number, path: string, body: object, cookie: Person = ''): Promise<Response> =>
  fetch(originAt(port) + path, { method: 'POST', body: JSON.stringify(body), headers: { origin: originAt(port), cookie } });

/** Six who introduce themselves. */
export const sixPeople = (port: number): Promise<Person[]> =>
  Promise.all(
    Array.from({ length: SEATS }, async (_, i) => {
      const response = await post(port, '/api/hello', { name: `P${i}` });
      await response.text();
      return response.headers.getSetCookie()[0].split(';')[0];
    }),
  );

class Seat {
  socket!: WebSocket;
  /** As far as it is kept up to date: of a game that is not recorded, only what it looks at. */
  asked: WireView | null = null;
  table: TableInfo | null = null;
  #nonces = new Map<string, string>();
  readonly #game: LurkGame;
  readonly #index: number;

  constructor(game: LurkGame, index: number) {
    this.#game = game;
    this.#index = index;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const game = this.#game;
    game.bytes += text.length;
    switch (message.t) {
      case 'frame':
        game.note(this.#index, text);
        this.#change((message.patch ?? {}) as Record<string, Json>);
        break;
      case 'view':
        this.asked = message.view as unknown as WireView;
        break;
      case 'wants':
        // Every move is to be a client's own.
        if (!message.emptyToo) this.say({ t: 'wants', emptyToo: true });
        break;
      case 'ok':
        game.done(text);
        break;
      case 'refused':
        if (message.key && !LATE.has(message.code)) throw new Error(`refused: ${text}`);
        if (message.key) game.busy = false;
        break;
      case 'table':
        this.table = message.table;
        this.#again(message.table);
        break;
      case 'deal': {
        const { commitment, step, hashes, opened } = message;
        const nonce = this.#nonces.get(commitment) ?? randomBytes(16).toString('hex');
        this.#nonces.set(commitment, nonce);
        // Whoever is quicker takes the lower seat.
        const seat = this.table?.you ?? this.#index;
        if (step === 'commit' && !hashes[seat]) this.say({ t: 'commit', commitment, hash: nonceHash(commitment, seat, nonce) });
        else if (step === 'open' && !opened.includes(seat)) this.say({ t: 'open', commitment, nonce });
      }
    }
  }

  #change(patch: Record<string, Json>): void {
    const { decision, sealed } = patch;
    if (this.#game.recorded) this.asked = applyPatch(this.asked!, patch);
    else if (decision !== undefined || sealed !== undefined)
      this.asked = applyPatch(this.asked!, { ...(decision !== undefined && { decision }), ...(sealed !== undefined && { sealed }) });
  }

  /** A match that is over is followed by another, once all have heard so: whoever had not would still answer in the old one. */
  #again({ state, you, seats }: TableInfo): void {
    if (state === 'over' && this.#game.seats.every(({ table }) => table?.state === 'over')) this.#game.seats[0].say({ t: 'rematch' });
    if (state !== 'lobby' || you === null) return;
    const mine = seats[you];
    if (mine.kind === 'person' && !mine.ready) this.say({ t: 'ready', ready: true });
    else if (you === 0 && seats.every((seat) => seat.kind === 'person' && seat.ready)) this.say({ t: 'start' });
  }
}

export class LurkGame implements Game {
  sent = 0;
  last = 0;
  busy = false;
  bytes = 0;
  /** What was sent to whom, move by move, as long as it is wanted; from the beginning of a match, or views would be half old. */
  recorded: Recorded[] | null = null;
  readonly seats: Seat[];
  /** Where it can be found, and who sits there. */
  code = '';
  #people: Person[] = [];
  #keys = 0;
  #out: (string | null)[] = [];
  #in = '';

  constructor() {
    this.seats = Array.from({ length: SEATS }, (_, i) => new Seat(this, i));
  }

  /** These six meet at a new table and begin. */
  static async begin(ports: Ports, people: Person[], recorded: Recorded[] | null = null): Promise<LurkGame> {
    const game = new LurkGame();
    game.recorded = recorded;
    game.#people = people;
    const made = await post(portFor(ports, 0), '/api/tables', { game: 'not-alone', seats: SEATS, speed: 'none' }, people[0]);
    game.code = ((await made.json()) as { code: string }).code;
    for (const [i, seat] of game.seats.entries()) {
      await game.#connect(portFor(ports, i), i);
      if (i > 0) seat.say({ t: 'take' });
    }
    while (game.seats.some(({ asked }) => !asked)) await pause(5);
    return game;
  }

  async #connect(port: number, i: number): Promise<void> {
    const seat = this.seats[i];
    seat.socket = await this.#open(port, i);
    seat.socket.on('message', (data: Buffer) => seat.hear(data.toString()));
    seat.say({ t: 'follow', table: this.code });
  }

  /** Whoever is cut in a rush comes again after a moment, as a page does. */
  async #open(port: number, i: number): Promise<WebSocket> {
    for (;;) {
      try {
        return await openSocket(`ws://127.0.0.1:${port}/ws`, { cookie: this.#people[i], origin: originAt(port) });
      } catch {
        await pause(AGAIN * (0.5 + Math.random()));
      }
    }
  }

  /** All six come back to a match that is being played, with nothing in hand; done when each has a view of it. */
  async comeBack(port: number): Promise<void> {
    for (const seat of this.seats) seat.asked = null;
    await Promise.all(this.seats.map((_, i) => this.#connect(port, i)));
    while (this.seats.some(({ asked }) => !asked)) await pause(1);
  }

  move(): boolean {
    if (this.busy) return false;
    for (const seat of this.seats) {
      const { decision, sealed } = seat.asked!;
      if (!decision || sealed || decision.standing || seat.table!.state !== 'playing') continue;
      const { id, shape } = decision;
      const choice = answerable(shape) ? anyChoice(shape, below) : null;
      this.#in = JSON.stringify({ t: 'answer', key: `k${++this.#keys}`, decision: id, choice });
      this.#out = new Array(SEATS).fill(null);
      this.busy = true;
      this.sent = performance.now();
      seat.socket.send(this.#in);
      return true;
    }
    return false;
  }

  note(seat: number, text: string): void {
    this.last = performance.now();
    this.#out[seat] = text;
  }

  done(ok: string): void {
    this.last = performance.now();
    this.busy = false;
    // Frames of this move to the other sockets may still be on their way; the record is taken when they have come.
    const { recorded } = this;
    const [said, out] = [this.#in, this.#out];
    if (recorded) setTimeout(() => recorded.push({ in: said, out, ok, views: this.seats.map(({ asked }) => asked!) }), 5);
  }

  close(): void {
    for (const { socket } of this.seats) socket.terminate();
  }
}
