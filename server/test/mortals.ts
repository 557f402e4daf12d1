/** Servers that are killed, and people who play on whatever happens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '@lurk/kernel';
import { expect } from 'vitest';
import { anyAnswer, post, TestPlayer } from './player.ts';

interface Mortal {
  child: ChildProcess;
  gone: Promise<unknown>;
}
const children = new Set<ChildProcess>();
/** Nothing of them is left behind. */
export const killAll = (): void => {
  for (const child of children) child.kill('SIGKILL');
};

/** A server that has loaded its code and waits to be let loose. */
async function standby(code: string): Promise<Mortal> {
  const child = spawn(process.execPath, [code], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(code, '../cache'), NODE_OPTIONS: '' },
  });
  children.add(child);
  const gone = once(child, 'exit').then(() => children.delete(child));
  child.stdin!.on('error', () => {});
  await once(child.stdout!, 'data');
  return { child, gone };
}

/** What a process is told: the servers in it, where their store is, and how often it dies of itself: at one commit in so many. */
export interface Order {
  /** Where each listens, and its folder. */
  servers: { port: number; data: string }[];
  postgres?: string | null;
  /** Of several servers: for how long one that is silent is believed to live. */
  life?: number;
  odds: number;
}

/** The ports it listens on; null if it died while starting. */
async function letLoose({ child, gone }: Mortal, order: Order): Promise<number[] | null> {
  child.stdin!.write(JSON.stringify(order));
  const said = await Promise.race([once(child.stdout!, 'data'), gone.then(() => null)]);
  return said && String(said[0]).match(/\d+/g)!.map(Number);
}

/** Milliseconds before a refused player asks again. */
const AGAIN = 200;

/** A person who plays on whatever happens: what was not acknowledged is sent again, under the same key. */
export class Survivor {
  readonly player: TestPlayer;
  code = '';
  sent = new Map<string, { decision: number; choice: never; match: string }>();
  acked: { match: string; key: string }[] = [];

  constructor(player: TestPlayer) {
    this.player = player;
    this.wake();
    player.onMessage = (message) => {
      if (message.t === 'ok') this.#done(message.key, true);
      if (message.t === 'refused' && message.key) this.#done(message.key, false);
      // The store was away when they came: they come again, as a page does.
      if (message.t === 'refused' && message.of === 'follow') setTimeout(() => player.follow(this.code), AGAIN);
      if (message.t === 'table' && message.table.state === 'over' && message.table.you === 0) player.say({ t: 'rematch' });
      if (message.t === 'table' && message.table.state === 'lobby' && message.table.you !== null) this.#readyAgain(message.table.seats);
    };
  }

  /** Answers from now on, and what they are asked already. */
  wake(): void {
    const { player } = this;
    player.play = (decision, view) => {
      const choice = anyAnswer(decision, view);
      this.sent.set(player.nextKey, { decision: decision.id, choice: choice as never, match: player.match });
      return choice;
    };
    this.playOn();
  }

  /** Answers nothing until they are woken. */
  rest(): void {
    this.player.play = null;
  }

  #readyAgain(seats: { kind: string; ready?: boolean }[]): void {
    const you = this.player.table!.you!;
    if (!seats[you].ready) this.player.say({ t: 'ready', ready: true });
    else if (you === 0 && seats.every((seat) => seat.kind === 'bot' || seat.ready)) this.player.say({ t: 'start' });
  }

  #done(key: string, ok: boolean): void {
    const sent = this.sent.get(key);
    if (ok && sent) this.acked.push({ match: sent.match, key });
    this.sent.delete(key);
  }

  /** A player who came back to just what they had left can only answer what they were asked before. */
  playOn(): void {
    if (this.sent.size === 0) this.player.nudge();
  }

  async comeBack(url: string): Promise<void> {
    this.player.url = url;
    await this.player.connect();
    this.player.follow(this.code);
    for (const [key, { decision, choice }] of this.sent) {
      this.player.answer(decision, choice, key);
    }
  }
}

/** What all processes of a crew are told alike; one folder for each of its servers, or none. */
interface Alike extends Pick<Order, 'postgres' | 'life'> {
  folders: string[];
}

/** Processes of some servers each, always started again where they were, by others that wait for it. */
export class Crew {
  readonly #code: string;
  readonly #alike: Alike;
  readonly #ports: number[][] = [];
  readonly #crew: (Mortal | null)[] = [];
  readonly #next: Promise<Mortal>[] = [];
  /** How many servers have fallen, and how many of them because their process killed itself. */
  fallen = 0;
  byThemselves = 0;
  /** Processes that ended in any other way: none ever should. */
  readonly faults: string[] = [];

  constructor(code: string, alike: Alike) {
    this.#code = code;
    this.#alike = alike;
  }

  async begin(processes: number): Promise<void> {
    for (let waiting = 0; waiting <= processes; waiting++) this.#next.push(standby(this.#code));
    await Promise.all(Array.from({ length: processes }, (_, at) => this.start(at)));
  }

  /** `odds`: it dies of itself at one commit in so many, perhaps while it starts; false if it did. */
  async start(at: number, odds = 0): Promise<boolean> {
    const mortal = await this.#next.shift()!;
    this.#next.push(standby(this.#code));
    const { folders, ...alike } = this.#alike;
    const servers = folders.map((data, i) => ({ data, port: this.#ports[at]?.[i] ?? 0 }));
    const ports = await letLoose(mortal, { ...alike, servers, odds });
    const { child } = mortal;
    const fell = (): void => {
      this.#crew[at] = null;
      if (child.signalCode !== 'SIGKILL') {
        // Without a store it does not start.
        if (ports) this.faults.push(`${child.signalCode ?? child.exitCode}`);
        return;
      }
      this.fallen += folders.length;
      if (!child.killed) this.byThemselves += folders.length;
    };
    if (ports === null) {
      fell();
      return false;
    }
    this.#ports[at] = ports;
    this.#crew[at] = mortal;
    void mortal.gone.then(fell);
    return true;
  }

  /** Processes that have fallen and were not started again, and the others. */
  get down(): number[] {
    return [...this.#crew.keys()].filter((at) => this.#crew[at] === null);
  }
  get up(): number[] {
    return [...this.#crew.keys()].filter((at) => this.#crew[at] !== null);
  }
  /** Where the servers of these processes are. */
  urls(...processes: number[]): string[] {
    return processes.flatMap((at) => this.#ports[at].map((port) => `http://127.0.0.1:${port}`));
  }

  async kill(...processes: number[]): Promise<void> {
    const mortals = processes.flatMap((at) => this.#crew[at] ?? []);
    for (const { child } of mortals) child.kill('SIGKILL');
    await Promise.all(mortals.map(({ gone }) => gone));
  }

  /** None is left, nor anybody who waits. */
  async end(): Promise<void> {
    await this.kill(...this.up);
    for (const { child, gone } of await Promise.all(this.#next)) {
      child.kill('SIGKILL');
      await gone;
    }
  }
}

/** An input of a person as it is stored, and how often. */
export interface Kept {
  match: string;
  key: string;
  times: number;
}

/** What was found in a store, looked at again and again: a match that has been over for long becomes its record, and its inputs go. */
export class Ledger {
  readonly #stored = new Set<string>();
  readonly #doubled = new Set<string>();

  add(rows: readonly Kept[]): void {
    for (const { match, key, times } of rows) {
      this.#stored.add(`${match} ${key}`);
      if (Number(times) > 1) this.#doubled.add(`${match} ${key}`);
    }
  }

  /** All that was acknowledged is there, and all that is there is there once. */
  expectAll(survivors: readonly Survivor[]): void {
    const acked = survivors.flatMap((survivor) => survivor.acked.map(({ match, key }) => `${match} ${key}`));
    expect(acked.filter((input) => !this.#stored.has(input))).toEqual([]);
    expect([...this.#doubled]).toEqual([]);
  }
}
/** Looked at once in so many falls: sooner than any match becomes its record. */
export const LEDGER_EVERY = 200;

/** How many answers were taken. */
export const takenFrom = (survivors: readonly Survivor[]): number => survivors.reduce((sum, { acked }) => sum + acked.length, 0);

/** So long, in milliseconds, nobody of those who are left gets anywhere: then they are stuck. */
const PATIENCE = 300_000;

/** Everybody gives two more answers that are taken. */
export async function goesOn(survivors: readonly Survivor[]): Promise<void> {
  const enough = new Map(survivors.map((survivor) => [survivor, survivor.acked.length + 2]));
  let left = [...survivors];
  for (let latest = Date.now() + PATIENCE; left.length > 0 && Date.now() < latest; await pause(10 + left.length / 10)) {
    for (const survivor of left) survivor.playOn();
    const still = left.filter((survivor) => survivor.acked.length < enough.get(survivor)!);
    if (still.length < left.length) latest = Date.now() + PATIENCE;
    left = still;
  }
  expect(left.map(({ code, player, sent }) => [code, player.url, sent.size, player.received.slice(-4)])).toEqual([]);
}

/** Is what was put together another view than the one it is sent whole, of the same moment? Bots may answer meanwhile. */
async function isTorn(player: TestPlayer): Promise<boolean> {
  for (;;) {
    const { n } = player;
    const patched = canonical(player.wire);
    const heard = player.received.length;
    const sent = (): string | undefined => player.received.slice(heard).find((text) => text.startsWith('{"t":"view"'));
    player.say({ t: 'sync' });
    await player.until(() => sent() !== undefined);
    const whole: { n: number; view: unknown } = JSON.parse(sent()!);
    if (whole.n === n) return canonical(whole.view) !== patched;
  }
}

/** Views put together from frames across all those deaths must be the views the last server has. */
export async function compareViews(survivors: Survivor[], url: string): Promise<string[]> {
  const torn: string[] = [];
  let compared = 0;
  for (const { player, sent, code } of survivors) {
    player.play = null;
    // While the store catches its breath they are told to ask again.
    player.onMessage = (message) => {
      if (message.t !== 'refused') return;
      setTimeout(() => (message.of === 'sync' ? player.say({ t: 'sync' }) : player.follow(code)), AGAIN);
    };
    player.close();
    player.table = null;
    sent.clear();
  }
  for (const survivor of survivors) {
    const { player } = survivor;
    const heard = player.received.length;
    await survivor.comeBack(url);
    await player.until(() => player.table !== null);
    // Between two matches there is nothing to look at.
    if (player.table!.state === 'lobby' || player.table!.state === 'dealing') continue;
    compared++;
    // Who else comes back may be told in between.
    await player.until(() => player.received.slice(heard).some((text) => /^\{"t":"(view|clock)"/.test(text)));
    if (await isTorn(player)) torn.push(player.id);
  }
  expect(compared).toBeGreaterThan(0);
  return torn;
}

/** One table of so many people and bots, being played; its people connect to any of these addresses. */
export async function tableOf(name: string, urlOf: (person: number) => string, { people = 2, bots = 0 } = {}): Promise<Survivor[]> {
  const join = async (i: number): Promise<Survivor> => new Survivor(await TestPlayer.join(urlOf(i), `P${name}-${i}`));
  const survivors = await Promise.all(Array.from({ length: people }, (_, i) => join(i)));
  const [host] = survivors;
  const made = await post(urlOf(0), '/api/tables', { game: 'not-alone', seats: people + bots }, host.player.cookie);
  const { code } = (await made.json()) as { code: string };
  host.player.follow(code);
  for (let seat = people; seat < people + bots; seat++) host.player.say({ t: 'seat', seat, to: { kind: 'bot', level: 'random' } });
  for (const survivor of survivors) {
    const { player } = survivor;
    survivor.code = code;
    player.follow(code);
    await player.until(() => player.table !== null);
    player.say({ t: 'take' });
    await player.until(() => player.table!.you !== null);
  }
  return survivors;
}

/** Tables of two and so many bots, all of them playing. */
export async function tablesOfTwo(tables: number, urlOf: (person: number) => string, bots = 0): Promise<Survivor[]> {
  const survivors: Survivor[] = [];
  for (let t = 0; t < tables; t++) survivors.push(...(await tableOf(String(t), urlOf, { bots })));
  await Promise.all(survivors.map(({ player }) => player.until(() => player.table!.state === 'playing')));
  return survivors;
}
