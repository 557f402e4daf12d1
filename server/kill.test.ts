import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical } from '@lurk/kernel';
import { EFFORT } from '@lurk/testkit';
import { afterAll, expect, test } from 'vitest';
import { bundled } from './test/bundle.ts';
import { anyAnswer, below, post, TestPlayer } from './test/player.ts';
import { cleanUp, newFolder } from './test/start.ts';

const KILLS = 100 * EFFORT;
const TABLES = 4;

interface Server {
  child: ChildProcess;
  gone: Promise<unknown>;
}
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  cleanUp();
});

/** A server that has loaded its code and waits to be let loose. */
async function standby(code: string): Promise<Server> {
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

/** The port it listens on; null if it died while starting. */
async function letLoose({ child, gone }: Server, order: { port: number; data: string; odds: number }): Promise<number | null> {
  child.stdin!.write(JSON.stringify(order));
  const said = await Promise.race([once(child.stdout!, 'data'), gone.then(() => null)]);
  return said && Number(String(said[0]).match(/port (\d+)/)![1]);
}

/** A person who plays on whatever happens: what was not acknowledged is sent again, under the same key. */
class Survivor {
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
    else if (you === 0 && seats.every((seat) => seat.kind !== 'person' || seat.ready)) this.player.say({ t: 'start' });
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

/** Views put together from frames across all those deaths must be the views the last server has. */
async function compareViews(survivors: Survivor[], { child }: Server, url: string): Promise<string[]> {
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
    const patched = canonical(player.wire);
    const heard = player.received.length;
    player.say({ t: 'sync' });
    await player.until(() => player.received.slice(heard).some((text) => text.startsWith('{"t":"view"')));
    if (canonical(player.wire) !== patched) torn.push(player.id);
  }
  expect(compared).toBeGreaterThan(0);
  return torn;
}

/** At work, however fast this machine is: once a few more answers were taken, or it is clear that none will be. */
function inTheMiddle(child: ChildProcess, survivors: Survivor[]): NodeJS.Timeout {
  const taken = (): number => survivors.reduce((sum, { acked }) => sum + acked.length, 0);
  const [enough, latest] = [taken() + 2 + below(4), Date.now() + 3_000];
  return setInterval(() => {
    if (taken() >= enough || Date.now() > latest) child.kill('SIGKILL');
  }, 1);
}

test(`kill -9 at ${KILLS} moments under load: no acknowledged input is lost or doubled`, { timeout: 400_000 * EFFORT }, async () => {
  const data = newFolder();
  const code = await bundled(newFolder());
  let server = await standby(code);
  const next = [standby(code), standby(code)];
  const port = (await letLoose(server, { port: 0, data, odds: 0 }))!;
  const url = `http://127.0.0.1:${port}`;
  const survivors: Survivor[] = [];
  for (let t = 0; t < TABLES; t++) {
    const people = await Promise.all([0, 1].map(async (i) => new Survivor(await TestPlayer.join(url, `P${t}${i}`))));
    const made = await post(url, '/api/tables', { game: 'not-alone', seats: 2 }, people[0].player.cookie);
    const { code } = (await made.json()) as { code: string };
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

  let byItself = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { child } = server;
    const timer = kill % 2 ? setTimeout(() => child.kill('SIGKILL'), 5 + below(40)) : inTheMiddle(child, survivors);
    await server.gone;
    clearTimeout(timer);
    if (!child.killed) byItself++;
    server = await next.shift()!;
    next.push(standby(code));
    // Every other one also dies of itself, in the middle of things, perhaps while starting or while they come back. The last one lives.
    if ((await letLoose(server, { port, data, odds: kill % 2 === 0 || kill === KILLS - 1 ? 0 : 10 })) === null) continue;
    await Promise.allSettled(survivors.map((survivor) => survivor.comeBack(url)));
  }
  const torn = await compareViews(survivors, server, url);
  for (const { child, gone } of [server, ...(await Promise.all(next))]) {
    child.kill('SIGKILL');
    await gone;
  }

  const db = new DatabaseSync(join(data, 'lurk.sqlite'));
  const rows = db
    .prepare(
      'SELECT match.id AS id, key, count(*) AS times FROM input JOIN match ON num = input.id / 1000000 WHERE key IS NOT NULL GROUP BY match.id, seat, key',
    )
    .all() as {
    id: string;
    key: string;
    times: number;
  }[];
  const stored = new Map(rows.map(({ id, key, times }) => [`${id} ${key}`, times]));
  const acked = survivors.flatMap((survivor) => survivor.acked);
  const lost = acked.filter(({ match, key }) => !stored.has(`${match} ${key}`));
  const doubled = rows.filter(({ times }) => times > 1);
  expect(lost).toEqual([]);
  expect(doubled).toEqual([]);
  expect(torn).toEqual([]);
  // There was enough to lose: what people gave, and what the server gave for those who could do nothing.
  const { taken } = db.prepare('SELECT count(*) AS taken FROM input').get() as { taken: number };
  console.log(`${taken} inputs stored, ${acked.length} acknowledged, ${byItself} of ${KILLS} died of themselves`);
  expect(taken).toBeGreaterThan(KILLS);
  expect(acked.length).toBeGreaterThan(KILLS / 2);
  expect(byItself).toBeGreaterThan(KILLS / 10);
  expect((db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check).toBe('ok');
  db.close();
});
