import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { trustFrom } from './proxy.ts';
import { RATES } from './settings.ts';
import { openSqlite } from './sqlite/open.ts';
import { post, TestPlayer } from './test/player.ts';
import { cleanUp, LOOSE, newFolder, StillTime, testServer } from './test/start.ts';
import { dealt, playOut } from './test/tables.ts';

afterAll(cleanUp);
afterEach(() => void vi.restoreAllMocks());

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

describe('behind a proxy', () => {
  /** How many of forty requests of one visitor, and then of another, are answered. */
  async function answered(proxy: string): Promise<number[]> {
    const server = await testServer({ rates: RATES, proxy: trustFrom(proxy)! }, undefined, new StillTime());
    const ask = async (visitor: string): Promise<number> => {
      const headers = { 'x-forwarded-for': visitor };
      const all = await Promise.all(Array.from({ length: 40 }, () => fetch(`${server.url}/api/games`, { headers })));
      return all.filter(({ status }) => status === 200).length;
    };
    const counts = [await ask('203.0.113.1'), await ask('203.0.113.2')];
    await server.stop();
    return counts;
  }

  test('each visitor has a bucket of their own', async () => {
    const [first, second] = await answered('127.0.0.1');
    expect(first).toBeLessThan(40);
    expect(second).toBeGreaterThanOrEqual(30);
  });

  test('that was not named, whatever is written in its name counts for nothing', async () => {
    const [, second] = await answered('0');
    expect(second).toBeLessThan(10);
  });
});

test('a clock set back locks nobody out', async () => {
  const server = await testServer({ rates: RATES });
  const ask = (n: number): Promise<number[]> =>
    Promise.all(Array.from({ length: n }, () => fetch(`${server.url}/api/games`).then(({ status }) => status)));
  await ask(10);
  const wall = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => wall() - 60_000);
  expect(new Set(await ask(15))).toEqual(new Set([200]));
  await server.stop();
});

describe('a session', () => {
  test('is not heard more often by coming back again and again', async () => {
    const server = await testServer({ rates: { ...LOOSE, chat: RATES.chat } }, undefined, new StillTime());
    const player = await TestPlayer.join(server.url, 'Flood');
    const code = await codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, player.cookie));
    const witness = await TestPlayer.join(server.url, 'Witness');
    witness.follow(code);
    for (let line = 0; line < 6; line++) {
      player.close();
      await player.connect();
      player.follow(code);
      for (let i = 0; i < 8; i++) player.say({ t: 'chat', text: `line ${line} ${i}` });
      player.say({ t: 'ping' });
      await player.until(() => player.received.filter((text) => text.includes('"pong"')).length > line);
    }
    const [burst] = RATES.chat;
    await witness.until(() => witness.chats.length === burst);
    await witness.answered();
    expect(witness.chats.length).toBe(burst);
    for (const each of [player, witness]) each.close();
    await server.stop();
  });

  test('makes no more tables than a person would, nor does its address with new sessions', async () => {
    const server = await testServer({ rates: { ...RATES, request: LOOSE.request, guest: LOOSE.guest } }, undefined, new StillTime());
    const make = async (cookie: string): Promise<number> => (await post(server.url, '/api/tables', { game: 'not-alone' }, cookie)).status;
    const guest = async (): Promise<string> => (await post(server.url, '/api/hello', {})).headers.getSetCookie()[0].split(';')[0];
    const count = (all: number[]): number => all.filter((status) => status === 200).length;
    const one = await guest();
    const made = count(await Promise.all(Array.from({ length: 30 }, () => make(one))));
    expect(made).toBe(RATES.table[0]);
    const others = count(await Promise.all(Array.from({ length: 60 }, async () => make(await guest()))));
    expect(made + others).toBeLessThanOrEqual(RATES.tableByAddress[0] + 5);
    await server.stop();
  });

  test('keeps only so many tables awake; one that sleeps makes room', async () => {
    const server = await testServer({ rates: { ...LOOSE, tables: 2, tablesByAddress: 3 } });
    const [one, two] = await Promise.all(['Ada', 'Eve'].map((name) => TestPlayer.join(server.url, name)));
    const make = async ({ cookie }: TestPlayer): Promise<string> =>
      codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, cookie));
    const codes = [await make(one), await make(one), await make(one), await make(two), await make(two)];
    expect(codes.map((code) => (code === 'tooMany' ? code : 'made'))).toEqual(['made', 'made', 'tooMany', 'made', 'tooMany']);
    await server.tables.sweep(true);
    expect(await make(one)).toMatch(/^[A-Z]{6}$/);
    for (const each of [one, two]) each.close();
    await server.stop();
  });

  test('and an address hold so many connections, and get them back when they let go', async () => {
    const server = await testServer({ rates: { ...LOOSE, sockets: 2, socketsByAddress: 4 } });
    const opens = async (name: string): Promise<TestPlayer | null> => TestPlayer.join(server.url, name).catch(() => null);
    const ada = (await opens('Ada'))!;
    const statusOf = (cookie: string): Promise<number | 'open'> =>
      new Promise((done) => {
        const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: server.url } });
        ws.on('open', () => done('open'));
        ws.on('unexpected-response', (_, { statusCode }) => done(statusCode!));
        ws.on('error', () => done(0));
      });
    expect([await statusOf(ada.cookie), await statusOf(ada.cookie)]).toEqual(['open', 429]);
    ada.close();
    await expect.poll(() => statusOf(ada.cookie)).toBe('open');
    await server.stop();
  });

  test('that is too fast is told what to say again', async () => {
    const server = await testServer({ rates: { ...LOOSE, connection: [5, 0.001] } });
    const player = await TestPlayer.join(server.url, 'Fast');
    for (let i = 0; i < 5; i++) player.say({ t: 'ping' });
    player.answer(1, null, 'the-key');
    player.say({ t: 'sync' });
    await player.until(() => player.refusals.length === 2);
    expect(player.refusals).toEqual([
      { t: 'refused', code: 'tooFast', of: 'answer', key: 'the-key' },
      { t: 'refused', code: 'tooFast', of: 'sync' },
    ]);
    player.close();
    await server.stop();
  });
});

test('six hundred watchers are told of one another in a few thousand messages, and the count is right in the end', async () => {
  const WATCHERS = 600;
  const server = await testServer();
  const host = await TestPlayer.join(server.url, 'Host');
  host.follow(await codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, host.cookie)));
  await host.until(() => host.table !== null);
  const { cookie, ...eve } = await TestPlayer.join(server.url, 'Eve');
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  let heard = 0;
  const watchers: WebSocket[] = [];
  for (let i = 0; i < WATCHERS; i++) {
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: server.url } });
    watchers.push(ws);
    ws.on('message', () => heard++);
    ws.on('open', () => ws.send(JSON.stringify({ t: 'follow', table: host.table!.code })));
    if (i % 50 === 49) await new Promise((done) => ws.once('message', done));
  }
  await host.until(() => host.watchers === WATCHERS);
  // Each: hello, table, chats; and the count once for each second it took.
  expect(heard).toBeLessThan(WATCHERS * (5 + seconds()));
  for (const ws of watchers) ws.terminate();
  await host.until(() => host.watchers === 0);
  expect(host.received.length).toBeLessThan(10 + 2 * seconds());
  for (const each of [host, eve]) each.ws.terminate();
  await server.stop();
});

test('the record of a match is made once, however many ask', async () => {
  const data = newFolder();
  const storage = await openSqlite(data);
  let read = 0;
  const inputsAfter: typeof storage.inputsAfter = (...args) => {
    read++;
    return storage.inputsAfter(...args);
  };
  const server = await testServer({ data }, { ...storage, inputsAfter });
  const { players } = await dealt(server.url, { people: 2 });
  await playOut(players);
  read = 0;
  const texts = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${server.url}/api/matches/${players[0].match}`).then((answer) => answer.text())),
  );
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0]).match).toBe(players[0].match);
  expect(read).toBe(1);
  for (const player of players) player.close();
  await server.stop();
});
