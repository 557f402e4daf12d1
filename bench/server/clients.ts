/**
 * Six-seat games for the load: over Lurk's protocol, or over the bare echo. One move at a time per game. Seats answer at random: whoever
 * measures a server must not be busier than it.
 */
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { WebSocket } from 'ws';
import { answerable, anyChoice, diceOver, fastDice, type Json } from '../../kernel/index.ts';
import { applyPatch, nonceHash, type ServerMessage, type TableInfo, type WireView } from '../../table/index.ts';

const ws = createRequire(new URL('../../server/app.ts', import.meta.url))('ws') as typeof import('ws');
export const SEATS = 6;

export interface Game {
  /** Makes the next move, if it can be made now. */
  move(): boolean;
  /** The move under way: when it was sent, and when the last byte of it came in. */
  sent: number;
  last: number;
  busy: boolean;
  close(): void;
}

const open = (url: string, headers: Record<string, string>): Promise<WebSocket> =>
  new Promise((done, failed) => {
    const socket = new ws.WebSocket(url, { headers, perMessageDeflate: false });
    socket.once('open', () => done(socket));
    socket.once('error', failed);
  });

const dice = diceOver(fastDice('bench'));
const below = (n: number): number => dice.below('bench', n);

class Seat {
  socket!: WebSocket;
  /** All it looks at: the rest of its view is read and let go. */
  asked: Pick<WireView, 'decision' | 'sealed'> | null = null;
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
    if (game.busy) {
      game.last = performance.now();
      if (message.t === 'frame') game.note(this.#index, text);
    }
    switch (message.t) {
      case 'frame':
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
        // Under full load a seat may answer before the frame that closes its question has reached it.
        if (message.key && !['decisionClosed', 'matchOver'].includes(message.code)) throw new Error(`refused: ${text}`);
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
        const seat = this.#index;
        if (step === 'commit' && !hashes[seat]) this.say({ t: 'commit', commitment, hash: nonceHash(commitment, seat, nonce) });
        else if (step === 'open' && !opened.includes(seat)) this.say({ t: 'open', commitment, nonce });
      }
    }
  }

  #change({ decision, sealed }: Record<string, Json>): void {
    if (decision !== undefined) this.asked = applyPatch(this.asked!, { decision });
    if (sealed !== undefined) this.asked = applyPatch(this.asked!, { sealed });
  }

  /** A match that is over is followed by another. */
  #again({ state, you, seats }: TableInfo): void {
    if (state === 'over' && you === 0) this.say({ t: 'rematch' });
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
  /** What was sent to whom, move by move, as long as it is wanted. */
  recorded: { in: string; out: (string | null)[]; ok: string }[] | null = null;
  readonly seats: Seat[];
  #keys = 0;
  #out: (string | null)[] = [];
  #in = '';

  constructor() {
    this.seats = Array.from({ length: SEATS }, (_, i) => new Seat(this, i));
  }

  static async begin(port: number): Promise<LurkGame> {
    const url = `http://127.0.0.1:${port}`;
    const game = new LurkGame();
    const post = (path: string, body: object, cookie = '') =>
      fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers: { origin: url, cookie } });
    let code = '';
    for (const [i, seat] of game.seats.entries()) {
      const response = await post('/api/hello', { name: `P${i}` });
      const cookie = response.headers.getSetCookie()[0].split(';')[0];
      await response.text();
      if (i === 0)
        code = ((await (await post('/api/tables', { game: 'not-alone', seats: SEATS, speed: 'none' }, cookie)).json()) as { code: string })
          .code;
      seat.socket = await open(`ws://127.0.0.1:${port}/ws`, { cookie, origin: url });
      seat.socket.on('message', (data: Buffer) => seat.hear(data.toString()));
      seat.say({ t: 'follow', table: code });
      if (i > 0) seat.say({ t: 'take' });
    }
    while (game.seats.some(({ asked }) => !asked)) await new Promise((done) => setTimeout(done, 5));
    return game;
  }

  move(): boolean {
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
    this.#out[seat] = text;
  }

  done(ok: string): void {
    this.busy = false;
    // Frames of this move to the other sockets may still be on their way; the record is taken when they have come.
    const { recorded } = this;
    const entry = { in: this.#in, out: this.#out, ok };
    if (recorded) setTimeout(() => recorded.push(entry), 5);
  }

  close(): void {
    for (const { socket } of this.seats) socket.terminate();
  }
}

export class EchoGame implements Game {
  sent = 0;
  last = 0;
  busy = false;
  #at: number;
  #left = 0;
  readonly #moves: { in: string; out: (string | null)[] }[];
  readonly #sockets: WebSocket[];

  private constructor(moves: { in: string; out: (string | null)[] }[], sockets: WebSocket[]) {
    this.#moves = moves;
    this.#sockets = sockets;
    this.#at = Math.floor(Math.random() * moves.length);
  }

  static async begin(port: number, name: string, moves: { in: string; out: (string | null)[] }[]): Promise<EchoGame> {
    const sockets: WebSocket[] = [];
    for (let seat = 0; seat < SEATS; seat++) sockets.push(await open(`ws://127.0.0.1:${port}/${name}/${seat}`, {}));
    const game = new EchoGame(moves, sockets);
    for (const socket of sockets) socket.on('message', (data: Buffer) => game.#hear(data.toString()));
    return game;
  }

  #hear(text: string): void {
    // The same work on this end as for a real game.
    JSON.parse(text);
    this.last = performance.now();
    if (--this.#left === 0) this.busy = false;
  }

  move(): boolean {
    const at = ++this.#at % this.#moves.length;
    const { in: said, out } = this.#moves[at];
    this.#left = 1 + out.filter((text) => text !== null).length;
    this.busy = true;
    this.sent = performance.now();
    this.#sockets[at % SEATS].send(`${String(at).padEnd(8)}${said.slice(8)}`);
    return true;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
