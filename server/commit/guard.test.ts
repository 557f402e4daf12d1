import { readdirSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { logTo } from '../common/log.ts';
import { answerTo, post, TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { Guard } from './guard.ts';

afterAll(cleanUp);

const server = join(import.meta.dirname, '..');
/** The store has its own threads and connections: whatever fails there fails the call that was made of it. */
const APART = /^(store|test|node_modules)\b/;
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !APART.test(name))
  .map((name) => ({ name, text: readFileSync(join(server, name), 'utf8') }));

/**
 * Handlers that go without a guard: the guard itself, the last resort, a thread of its own whose failing is an event of the pool,
 * and the moment before the server listens, when failing is what ends the start.
 */
const WITHOUT = new Set(['commit/guard.ts', 'main.ts', 'bots/worker.ts']);
/** Longer than all that a visitor waits for and then the clock of a quick match: bots that have yet to be loaded, beside much else, may take as long. */
const REACHED = 300_000;
const BEFORE_LISTENING = "http.once('error', failed)";

describe('every handler', () => {
  test('of the server goes through the guard', () => {
    const bare = sources
      .filter(({ name }) => !WITHOUT.has(name))
      .flatMap(({ name, text }) => {
        const calls = [...text.matchAll(/(\b(setTimeout|setInterval|setImmediate|queueMicrotask)\(|\.(on|once)\()/g)];
        return calls
          .map(({ index }) => text.slice(index - 4, index + 120))
          .filter(
            (call) =>
              !/^.{0,12}(on|once)\(\s*'[\w ]+',\s*(this\.#|services\.)?guard\s*\.wrap\(/s.test(call) && !call.includes(BEFORE_LISTENING),
          )
          .map((call) => `${name}: ${call}`);
      });
    expect(bare).toEqual([]);
  });

  /**
   * Only an event that cannot be had at will calls these: no more descriptors, a torn line, a bot that thinks for seconds or whose thread
   * dies, a deal that another person keeps waiting, a match that rests after a failure of the store, a table that cannot go back to what is stored;
   * and, on one PostgreSQL, other servers (`cluster/many.test.ts`).
   */
  const RARE = [
    'listening',
    'metrics listening',
    'line failed',
    'slow bot',
    'bot thread',
    'deal',
    'match goes on',
    'going back again',
    'notification',
    'missed',
    'membership',
    'attending',
  ];
  const names = sources
    .filter(({ name }) => !WITHOUT.has(name))
    .flatMap(({ text }) => [
      ...text.matchAll(/guard\s*\.(?:wrap|after|every|soon)\([^';]*'([\w ]+)'/gi),
      ...text.matchAll(/new Throttle\([^']*'(\w+)'/g),
    ])
    .map(([, name]) => name)
    .filter((name) => !RARE.includes(name));

  test('may throw, one after the other, and the server goes on', async () => {
    let failing = '';
    let hit = (): void => {};
    const probe = (what: string): void => {
      if (what !== failing) return;
      failing = '';
      hit();
      throw new Error(`made to fail: ${what}`);
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = await testServer({ patience: 100, grace: () => 20, metrics: { port: 0, host: '127.0.0.1' } }, undefined, { probe });
    const missed: string[] = [];
    for (const name of names) {
      const reached = new Promise<boolean>((done) => {
        hit = () => done(true);
      });
      failing = name;
      void visit(server).catch(() => {});
      vi.advanceTimersByTime(30_000);
      if (!(await Promise.race([reached, pause(REACHED, false)]))) missed.push(name);
      failing = '';
      expect((await fetch(`${server.url}/healthz`)).status, name).toBe(200);
    }
    expect(missed).toEqual([]);
    await visit(server);
    const faults = server.lines.filter((line) => line.includes('"fault"')).map((line) => JSON.parse(line).in);
    expect(new Set(faults)).toEqual(new Set(names));
    await server.stop();
    vi.useRealTimers();
  });

  test('tells nobody the words of an error, and fails alone', async () => {
    const lines: string[] = [];
    const guard = new Guard({ log: logTo((line) => lines.push(line)), broken: () => {} });
    const told: string[] = [];
    guard.wrap(
      'now',
      (_: string) => {
        throw new Error('the Creature is Ada');
      },
      (whom: string) => told.push(whom),
    )('visitor');
    guard.wrap(
      'later',
      async (_: string) => {
        throw new TypeError('the Creature is Ada');
      },
      (whom: string) => told.push(whom),
    )('other');
    guard.wrap(
      'twice',
      () => {
        throw new Error();
      },
      () => {
        throw new Error();
      },
    )();
    await pause(1);
    expect(told).toEqual(['visitor', 'other']);
    expect(lines.map((line) => JSON.parse(line).in).sort()).toEqual(['later', 'now', 'twice', 'twice, failing']);
    expect(lines.join()).not.toContain('Ada');
  });
});

/** One of everything a visitor does. */
async function visit({ url, tables, metricsPort }: TestServer): Promise<void> {
  const player = await TestPlayer.join(url, 'Ada');
  try {
    const made = await post(
      url,
      '/api/play',
      { game: 'not-alone', seats: 4, level: 'random', side: 'hunted', speed: 'quick' },
      player.cookie,
    );
    const { code } = (await made.json()) as { code: string };
    // A host who goes to another table.
    const lobby = await post(url, '/api/tables', { game: 'not-alone' }, player.cookie);
    player.follow(((await lobby.json()) as { code: string }).code);
    await player.until(() => player.table !== null);
    for (const strange of [
      'nothing of the kind',
      'GET / HTTP/1.1\r\nHost: here\r\nExpect: a-miracle\r\nConnection: close',
      `GET /ws HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nCookie: ${player.cookie}\r\nConnection: Upgrade\r\nUpgrade: no-websocket`,
    ])
      await answerTo(url, `${strange}\r\n\r\n`);
    await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    player.ws.ping();
    player.ws.pong();
    player.follow(code);
    player.say({ t: 'chat', text: 'Anybody there?' });
    // The deal waits for the only person there is.
    await pause(200);
    player.opensNonce = true;
    player.follow(code);
    await player.until(() => player.wire !== null && player.chats.length > 0);
    const { decision } = player.view;
    if (decision) player.answer(decision.id, null);
    // As if nobody had been there for a while: the match is taken from the store again.
    await tables.sweep(true);
    const before = player.received.length;
    player.follow(code);
    // Awake from here on, even if players leave: its clock comes, that of a bot who answers or in the end its own.
    await player.until(() => player.received.slice(before).some((text) => /^{"t":"(clock|view)"/.test(text)));
    // No client may send an unmasked frame.
    (player.ws as unknown as { _socket: Socket })._socket.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d]));
    await pause(50);
  } finally {
    player.close();
  }
}
