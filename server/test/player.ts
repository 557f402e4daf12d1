/** A player for tests: speaks the real protocol over a real socket, keeps its view up to date by patches, and remembers every byte it got. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { answerable, anyChoice, type Choice, type Decision, type GameTypes, type View } from '@lurk/kernel';
import { applyPatch, type ClientMessage, fromWire, nonceHash, type ServerMessage, type TableInfo, type WireView } from '@lurk/table';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
export type Play = (decision: Decision, view: View<GameTypes>) => Choice;

export async function post(url: string, path: string, body: unknown, cookie = '', origin = url): Promise<Response> {
  return fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers: { origin, cookie, 'content-type': 'application/json' } });
}

/** What comes back for these very bytes. */
export async function answerTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

export const below = (n: number): number => Math.floor(Math.random() * n);
export const anyAnswer: Play = ({ shape, mayPass }) => (!answerable(shape) || (mayPass && below(3) === 0) ? null : anyChoice(shape, below));

/** Answers by hand each time: a standing order is given by the server, and when that cannot be stored there is nobody to refuse it to. */
export const byHand: Play = (decision, view) => {
  const choice = anyAnswer(decision, view);
  return choice === 'passPhase' ? null : choice;
};

const PATIENCE = 300_000;

export class TestPlayer {
  url: string;
  readonly cookie: string;
  readonly id: string;
  ws!: WebSocket;
  /** Everything received, in order, as text. */
  received: string[] = [];
  table: TableInfo | null = null;
  watchers = 0;
  match = '';
  n = 0;
  wire: WireView | null = null;
  log: unknown[] = [];
  acks = new Map<string, string | null>();
  refusals: Of<'refused'>[] = [];
  chats: string[] = [];
  seals: string[] = [];
  deals: Of<'deal'>[] = [];
  /** Answers whatever it is asked, if set. */
  play: Play | null = null;
  opensNonce = true;
  /** Says nothing during the deal. */
  mute = false;
  /** By the commitment they were drawn for. */
  readonly nonces = new Map<string, string>();
  onMessage: ((message: ServerMessage, text: string) => void) | null = null;
  #waiters: { ok(): boolean; done(): void }[] = [];
  #answered = '';
  #keys = 0;
  /** The address its connections come from, by the word of a proxy; without it, this machine. */
  readonly #from: string | undefined;

  private constructor(url: string, cookie: string, id: string, from?: string) {
    this.url = url;
    this.cookie = cookie;
    this.id = id;
    this.#from = from;
  }

  static async join(url: string, name: string, from?: string): Promise<TestPlayer> {
    const response = await post(url, '/api/hello', { name });
    const { you } = (await response.json()) as { you: { id: string } };
    const player = new TestPlayer(url, response.headers.getSetCookie()[0].split(';')[0], you.id, from);
    await player.connect();
    return player;
  }

  /** Somebody who was here before. */
  static async again(url: string, { cookie, id }: { cookie: string; id: string }): Promise<TestPlayer> {
    const player = new TestPlayer(url, cookie, id);
    // Keys are never used twice, and they had some before.
    player.#keys = 100_000;
    await player.connect();
    return player;
  }

  async connect(): Promise<void> {
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie, origin: this.url, ...(this.#from && { 'x-forwarded-for': this.#from }) },
      perMessageDeflate: false,
    });
    this.ws = ws;
    this.#answered = '';
    ws.on('message', (data: Buffer) => ws === this.ws && this.#hear(data.toString()));
    ws.on('error', () => {});
    await new Promise<void>((done, failed) => {
      ws.once('open', () => done());
      ws.once('error', failed);
    });
  }

  say(message: ClientMessage): void {
    if (this.ws.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  raw(text: string | Buffer): void {
    this.ws.send(text);
  }

  follow(table: string): void {
    this.say(this.match ? { t: 'follow', table, match: this.match, last: this.n } : { t: 'follow', table });
  }

  get view(): View<GameTypes> {
    return fromWire(this.wire!);
  }

  /** What it is asked, once it is asked anything. */
  get asked(): string | undefined {
    return this.wire ? this.view.decision?.kind : undefined;
  }

  /** The key the next answer will have. */
  get nextKey(): string {
    return `${this.id.slice(0, 6)}-${this.#keys + 1}`;
  }

  newKey(): string {
    const key = this.nextKey;
    this.#keys++;
    return key;
  }

  answer(decision: number, choice: Choice, key = this.newKey()): string {
    this.say({ t: 'answer', key, decision, choice });
    return key;
  }

  /** Waits until something is so, however long that takes a busy machine: what never comes is given up. */
  until(ok: () => boolean, patience = PATIENCE): Promise<void> {
    if (ok()) return Promise.resolve();
    const { stack } = new Error(`not so within ${patience} ms; ${this.received.at(-1)?.slice(0, 200)}`);
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(stack)), patience);
      this.#waiters.push({
        ok,
        done: () => {
          clearTimeout(timer);
          done();
        },
      });
    });
  }

  /** Whatever was said to the server before, by whomever, has been heard there: it answers so many times. */
  async answered(times = 1): Promise<void> {
    const pongs = (): number => this.received.filter((text) => text.startsWith('{"t":"pong"')).length;
    for (; times > 0; times--) {
      const before = pongs();
      this.say({ t: 'ping' });
      await this.until(() => pongs() > before);
    }
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.#take(message);
    this.onMessage?.(message, text);
    if (this.play && (message.t === 'frame' || message.t === 'view')) this.#playOn(this.play);
    for (const waiter of this.#waiters.filter(({ ok }) => ok())) {
      this.#waiters = this.#waiters.filter((other) => other !== waiter);
      waiter.done();
    }
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.table = message.table;
        this.watchers = message.table.watchers;
        break;
      case 'wants':
        // Whatever it holds, it answers by itself.
        if (!message.emptyToo) this.say({ t: 'wants', emptyToo: true });
        break;
      case 'watchers':
        this.watchers = message.count;
        break;
      case 'deal':
        this.#deal(message);
        break;
      case 'view':
        Object.assign(this, { match: message.match, n: message.n, wire: message.view, log: message.log });
        break;
      case 'frame':
        if (message.n !== this.n + 1) throw new Error(`frame ${message.n} after ${this.n}`);
        this.n = message.n;
        this.wire = applyPatch(this.wire!, message.patch);
        this.log.push(...(message.events ?? []));
        if (message.seals) this.seals.push(message.seals);
        break;
      case 'ok':
        this.acks.set(message.key, message.receipt ?? null);
        break;
      case 'refused':
        this.refusals.push(message);
        this.#answered = '';
        break;
      case 'chat':
        this.chats.push(message.text);
        break;
    }
  }

  #deal(deal: Of<'deal'>): void {
    this.deals.push(deal);
    const { terms, commitment, step, hashes, opened } = deal;
    const seat = this.table?.you ?? -1;
    if (this.mute || !terms.people.includes(seat) || opened.includes(seat)) return;
    const nonce = this.nonces.get(commitment) ?? randomBytes(16).toString('hex');
    this.nonces.set(commitment, nonce);
    if (step === 'open' && this.opensNonce) this.say({ t: 'open', commitment, nonce });
    if (step === 'commit' && !hashes[seat]) this.say({ t: 'commit', commitment, hash: nonceHash(commitment, seat, nonce) });
  }

  #playOn(play: Play): void {
    const { view } = this;
    const { decision } = view;
    if (!decision || view.sealed || decision.standing || this.#answered === `${this.match}/${decision.id}`) return;
    this.#answered = `${this.match}/${decision.id}`;
    this.answer(decision.id, play(decision, view));
  }

  /** Answers what it is asked already. */
  nudge(): void {
    if (this.play && this.wire) this.#playOn(this.play);
  }

  close(): void {
    this.ws.terminate();
  }
}
