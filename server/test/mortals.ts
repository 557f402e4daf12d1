/** Servers that are killed, and people who play on whatever happens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { canonical } from '@lurk/kernel';
import { expect } from 'vitest';
import { anyAnswer, post, TestPlayer } from './player.ts';

export interface Mortal {
  child: ChildProcess;
  gone: Promise<unknown>;
}
const children = new Set<ChildProcess>();
/** Nothing of them is left behind. */
export const killAll = (): void => {
  for (const child of children) child.kill('SIGKILL');
};

/** A server that has loaded its code and waits to be let loose. */
export async function standby(code: string): Promise<Mortal> {
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

/** Where it listens, where its store is, and how often it dies of itself: at one commit in so many. */
export interface Order {
  port: number;
  data: string;
  postgres?: string | null;
  odds: number;
}

/** The port it listens on; null if it died while starting. */
export async function letLoose({ child, gone }: Mortal, order: Order): Promise<number | null> {
  child.stdin!.write(JSON.stringify(order));
  const said = await Promise.race([once(child.stdout!, 'data'), gone.then(() => null)]);
  return said && Number(String(said[0]).match(/port (\d+)/)![1]);
}

/** A person who plays on whatever happens: what was not acknowledged is sent again, under the same key. */
export class Survivor {
  readonly player: TestPlayer;
  code = '';
  sent = new Map<string, { decision: number; choice: never; match: string }>();
  acked: { match: string; key: string }[] = [];

  constructor(player: TestPlayer) {
    this.player = player;
    player.play = (decision, view) => {
      const choice = anyAnswer(decision, view);
      this.sent.set(this.player.nextKey, { decision: decision.id, choice: choice as never, match: player.match });
      return choice;
    };
    player.onMessage = (message) => {
      if (message.t === 'ok') this.#done(message.key, true);
      if (message.t === 'refused' && message.key) this.#done(message.key, false);
      if (message.t === 'table' && message.table.state === 'over' && message.table.you === 0) player.say({ t: 'rematch' });
      if (message.t === 'table' && message.table.state === 'lobby' && message.table.you !== null) this.#readyAgain(message.table.seats);
    };
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

  async comeBack(url: string): Promise<void> {
    this.player.url = url;
    await this.player.connect();
    this.player.follow(this.code);
    for (const [key, { decision, choice }] of this.sent) {
      this.player.answer(decision, choice, key);
    }
  }
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
export async function compareViews(survivors: Survivor[], { child }: Mortal, url: string): Promise<string[]> {
  expect(child.exitCode).toBeNull();
  const torn: string[] = [];
  let compared = 0;
  for (const { player, sent } of survivors) {
    player.play = null;
    player.onMessage = null;
    player.close();
    player.table = null;
    sent.clear();
  }
  for (const survivor of survivors) {
    const { player } = survivor;
    await survivor.comeBack(url);
    await player.until(() => player.table !== null);
    // Between two matches there is nothing to look at.
    if (player.table!.state === 'lobby' || player.table!.state === 'dealing') continue;
    compared++;
    await player.until(() => player.received.at(-1)!.includes('"t":"clock"') || player.received.at(-1)!.includes('"t":"view"'));
    if (await isTorn(player)) torn.push(player.id);
  }
  expect(compared).toBeGreaterThan(0);
  return torn;
}

/** Tables of two and so many bots, all of them playing; whoever sits there comes by way of any of these addresses. */
export async function tablesOfTwo(tables: number, urlOf: (person: number) => string, bots = 0): Promise<Survivor[]> {
  const survivors: Survivor[] = [];
  for (let t = 0; t < tables; t++) {
    const people = await Promise.all([0, 1].map(async (i) => new Survivor(await TestPlayer.join(urlOf(i), `P${t}${i}`))));
    const made = await post(urlOf(0), '/api/tables', { game: 'not-alone', seats: 2 + bots }, people[0].player.cookie);
    const { code } = (await made.json()) as { code: string };
    people[0].player.follow(code);
    for (let seat = 2; seat < 2 + bots; seat++) people[0].player.say({ t: 'seat', seat, to: { kind: 'bot', level: 'random' } });
    for (const person of people) {
      person.code = code;
      person.player.follow(code);
      await person.player.until(() => person.player.table !== null);
      person.player.say({ t: 'take' });
      await person.player.until(() => person.player.table!.you !== null);
    }
    survivors.push(...people);
  }
  await Promise.all(survivors.map(({ player }) => player.until(() => player.table!.state === 'playing')));
  return survivors;
}
