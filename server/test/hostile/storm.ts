/** A storm of hostile frames and requests over real lines, against a server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { post } from '../player.ts';
import { endsLine, type HostileFrame, hostileFrames } from './frames.ts';
import { hostileRequests } from './requests.ts';
import type { Feeling } from './target.ts';

/** Attackers at the same time, and frames each sends before it waits for an answer. */
const LINES = 8;
const BATCH = 250;
/** Lines that hang, of each kind, during the whole storm. */
const HANGING = 25;
const PATIENCE = 20_000;

export interface Storm {
  frames: number;
  requests: number;
  seed: string;
  /** Every few thousand of either. */
  progress?(done: number): void;
}
export interface Weather {
  frames: number;
  requests: number;
  /** Answers to either, frames by what they were. */
  answers: number;
  kinds: Record<string, number>;
  lines: number;
  before: Feeling;
  after: Feeling;
}

class Target {
  readonly #child: ChildProcess;
  readonly port: number;
  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }
  static async start(): Promise<Target> {
    const child = fork(join(import.meta.dirname, 'target.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Target(child, port);
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  /** How it feels; fails if it is no more. */
  async feeling(word: 'feel' | 'sleep' = 'feel'): Promise<Feeling> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null)
      throw new Error(`the server ended: ${this.#child.exitCode ?? this.#child.signalCode}`);
    this.#child.send(word);
    const [feeling] = await once(this.#child, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    return feeling as Feeling;
  }
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.send('stop');
    await gone;
  }
}

/** One attacker: a session, a table of their own, and a line that is opened again whenever it is cut. */
class Attacker {
  answers = 0;
  lines = 0;
  #ws: WebSocket | null = null;
  readonly #url: string;
  readonly #cookie: string;
  readonly #code: string;
  private constructor(url: string, cookie: string, code: string) {
    this.#url = url;
    this.#cookie = cookie;
    this.#code = code;
  }

  static async come(url: string, i: number): Promise<Attacker> {
    const hello = await post(url, '/api/hello', { name: `Eve ${i}` });
    const cookie = hello.headers.getSetCookie()[0].split(';')[0];
    const way = i % 2 ? '/api/play' : '/api/tables';
    const { code } = (await (await post(url, way, { game: i % 3 ? 'not-alone' : 'anomaly' }, cookie)).json()) as { code: string };
    return new Attacker(url, cookie, code);
  }

  async #line(): Promise<WebSocket> {
    if (this.#ws?.readyState === WebSocket.OPEN) return this.#ws;
    this.lines++;
    const ws = new WebSocket(`${this.#url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.#cookie, origin: this.#url },
      perMessageDeflate: false,
    });
    this.#ws = ws;
    ws.on('message', () => this.answers++);
    ws.on('error', () => {});
    await once(ws, 'open', { signal: AbortSignal.timeout(PATIENCE) });
    ws.send(JSON.stringify({ t: 'follow', table: this.#code }));
    return ws;
  }

  /** Sends them all, and waits until the server has dealt with the last. */
  async send(frames: HostileFrame[]): Promise<void> {
    for (const frame of frames) {
      const ws = await this.#line();
      sendFrame(ws, frame);
      if (endsLine(frame)) await this.#cut(ws);
    }
    const ws = await this.#line();
    const pong = once(ws, 'pong', { signal: AbortSignal.timeout(PATIENCE) });
    ws.ping();
    await pong;
  }

  async #cut(ws: WebSocket): Promise<void> {
    if (ws.readyState === WebSocket.CLOSED) return;
    await once(ws, 'close', { signal: AbortSignal.timeout(PATIENCE) });
  }

  leave(): void {
    this.#ws?.terminate();
  }
}

function sendFrame(ws: WebSocket, { parts, binary, raw }: HostileFrame): void {
  if (raw) (ws as unknown as { _socket: Socket })._socket.write(raw);
  else for (const [i, part] of parts.entries()) ws.send(part, { binary, fin: i === parts.length - 1 }, () => {});
}

/** What the server said to bytes on a line of their own; '' if it just hung up. Many addresses: a line that ended keeps its port busy for a while. */
function ask(port: number, text: string, i: number): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (i % 200)}` });
    let said = '';
    socket.on('data', (data) => {
      said += data.toString('latin1');
    });
    socket.on('error', () => done(said));
    socket.on('close', () => done(said));
    socket.setTimeout(PATIENCE, () => socket.destroy());
    // Half-closed: a server that waits for the body sees that it will never come.
    socket.end(Buffer.from(text, 'latin1'));
  });
}

/** Lines that say nothing, half a header, half a body, and nothing after joining; they hang until they are let go. */
function hang({ port }: Target): Socket[] {
  const words = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/hello HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 100\r\n\r\n{"name"',
  ];
  return words.flatMap((text) =>
    Array.from({ length: HANGING }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(text);
      socket.pause();
      return socket;
    }),
  );
}

export async function storm({ frames, requests, seed, progress = () => {} }: Storm): Promise<Weather> {
  const target = await Target.start();
  const attackers = await Promise.all(Array.from({ length: LINES }, (_, i) => Attacker.come(target.url, i)));
  const hanging = hang(target);
  const kinds: Record<string, number> = {};
  const nextFrame = hostileFrames(seed);
  const nextRequest = hostileRequests(seed);
  let asked = 0;
  let answered = 0;
  let sent = 0;
  const sendSome = async (attacker: Attacker): Promise<void> => {
    while (sent < frames) {
      const batch = Array.from({ length: Math.min(BATCH, frames - sent) }, nextFrame);
      sent += batch.length;
      for (const { kind } of batch) kinds[kind] = (kinds[kind] ?? 0) + 1;
      await attacker.send(batch);
      progress(sent + asked);
    }
  };
  const askSome = async (): Promise<void> => {
    while (asked < requests) {
      const answer = await ask(target.port, nextRequest(), asked++);
      if (answer.startsWith('HTTP/1.1 ')) answered++;
      if (asked % 1000 === 0) progress(sent + asked);
    }
  };
  try {
    // A first breeze, so that what is loaded once is loaded before the scales are read.
    for (const attacker of attackers) await attacker.send(Array.from({ length: BATCH }, hostileFrames(`${seed}, before`)));
    const before = await target.feeling('sleep');
    await Promise.all([...attackers.map(sendSome), ...Array.from({ length: LINES }, askSome)]);
    const answers = answered + attackers.reduce((sum, each) => sum + each.answers, 0);
    for (const attacker of attackers) attacker.leave();
    for (const socket of hanging) socket.destroy();
    await pause(300);
    const well = await fetch(`${target.url}/readyz`);
    if (!well.ok) throw new Error(`the server is not well: ${await well.text()}`);
    const after = await target.feeling('sleep');
    return { frames: sent, requests: asked, answers, kinds, lines: attackers.reduce((sum, each) => sum + each.lines, 0), before, after };
  } finally {
    for (const attacker of attackers) attacker.leave();
    for (const socket of hanging) socket.destroy();
    await target.stop();
  }
}
