import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../settings.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { post, TestPlayer } from '../test/player.ts';
import { cleanUp, LOOSE, newFolder, StillTime, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';
import { trustFrom } from './proxy.ts';

afterAll(cleanUp);
afterEach(() => void vi.restoreAllMocks());

function countOf(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

describe('behind a proxy', () => {
  const [burst] = RATES.request;
  const ASKED = 2 * burst;
  /** How many requests of one visitor, and then of another, are answered on a clock that stands still. */
  async function answered(proxy: string): Promise<number[]> {
    const server = await testServer({ rates: RATES, proxy: trustFrom(proxy)! }, undefined, new StillTime());
    const ask = async (visitor: string): Promise<number> => {
      const headers = { 'x-forwarded-for': visitor };
      let count = 0;
      // A few at a time: lines are bounded too.
      for (let asked = 0; asked < ASKED; asked += 20) {
        const some = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/api/games`, { headers })));
        count += some.filter(({ status }) => status === 200).length;
      }
      return count;
    };
    const counts = [await ask('203.0.113.1'), await ask('203.0.113.2')];
    await server.stop();
    return counts;
  }

  test('each visitor has a bucket of their own', async () => {
    expect(await answered('127.0.0.1')).toEqual([burst, burst]);
  });

  test('that was not named, whatever is written in its name counts for nothing', async () => {
    expect(await answered('0')).toEqual([burst, 0]);
  });
});

const stopped = { now: () => 1e12 };

/** All say so many lines at this table, at once: how many of them are heard. */
async function shout(players: TestPlayer[], code: string, lines: number): Promise<number> {
  const before = players.map(({ refusals }) => refusals.length);
  const [witness] = players;
  const shouts = (): number => witness.chats.filter((text) => text === 'buy this').length;
  // All are in before the first word: whoever comes later is handed what was said before as a list.
  for (const player of players) player.follow(code);
  await Promise.all(players.map((player) => player.until(() => player.table?.code === code)));
  const heard = shouts();
  for (const player of players) for (let n = 0; n < lines; n++) player.say({ t: 'chat', text: 'buy this' });
  const refused = (): number => players.reduce((sum, { refusals }, i) => sum + refusals.length - before[i], 0);
  while (shouts() - heard + refused() < players.length * lines) await new Promise((done) => setTimeout(done, 10));
  return shouts() - heard;
}

describe('many sessions of one address', () => {
  test('say no more at a table than one address may, and those who watch do not silence those who sit there', async () => {
    const { chat, chatByAddress, chatAtTable, chatOfWatchers, chatOfWatchersByAddress } = RATES;
    const rates = { ...LOOSE, chat, chatByAddress, chatAtTable, chatOfWatchers, chatOfWatchersByAddress };
    const server = await testServer({ rates }, undefined, stopped);
    const host = await TestPlayer.join(server.url, 'Host');
    const [first, second] = await Promise.all(
      [1, 2].map(async () => codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, host.cookie))),
    );
    host.follow(first);
    await host.until(() => host.table !== null);
    const rabble = await Promise.all(Array.from({ length: 20 }, (_, i) => TestPlayer.join(server.url, `Rabble ${i}`)));
    // Sixty lines are tried at each of two tables; before, all of them were heard.
    expect(await shout(rabble, first!, chat[0] / 2)).toBe(chatOfWatchersByAddress[0]);
    host.say({ t: 'chat', text: 'quiet, please' });
    await host.until(() => host.chats.includes('quiet, please'));
    expect(await shout(rabble, second!, chat[0] / 2)).toBe(chatOfWatchersByAddress[0]);
    for (const player of [host, ...rabble]) player.close();
    await server.stop();
  });

  test('who watch leave watchers from elsewhere their share, also when they shout on and on', async () => {
    const { chat, chatByAddress, chatOfWatchers, chatOfWatchersByAddress } = RATES;
    const rates = { ...LOOSE, chat, chatByAddress, chatOfWatchers, chatOfWatchersByAddress };
    const time = new StillTime();
    const server = await testServer({ rates, proxy: trustFrom('127.0.0.1')! }, undefined, time);
    const maker = await TestPlayer.join(server.url, 'Maker');
    const code = await codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, maker.cookie));
    const rabble = await Promise.all(Array.from({ length: 20 }, (_, i) => TestPlayer.join(server.url, `Rabble ${i}`, '203.0.113.1')));
    const ada = await TestPlayer.join(server.url, 'Ada', '203.0.113.2');
    const eve = await TestPlayer.join(server.url, 'Eve', '203.0.113.3');
    expect(await shout(rabble, code, 6)).toBe(chatOfWatchersByAddress[0]);
    expect(await shout([ada], code, chat[0])).toBe(chat[0]);
    expect(await shout([eve], code, chat[0])).toBe(chat[0]);
    // The gallery has said all it may. What comes back is shared too, and what was refused has used up nothing of it.
    const seconds = 4;
    time.moveOn(seconds * 1000);
    expect(await shout(rabble, code, 6)).toBe(chatOfWatchersByAddress[1] * seconds);
    expect(await shout([ada], code, 2)).toBe(2);
    expect(await shout([eve], code, 2)).toBe(2);
    for (const player of [maker, ada, eve, ...rabble]) player.close();
    await server.stop();
  });

  test('say no more than one address may at however many tables', async () => {
    const { chatByAddress } = RATES;
    const server = await testServer({ rates: { ...LOOSE, chatByAddress } }, undefined, stopped);
    const speakers = await Promise.all([1, 2].map((i) => TestPlayer.join(server.url, `Speaker ${i}`)));
    const [most] = chatByAddress;
    for (const player of speakers) {
      player.follow(await codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, player.cookie)));
      // Said before they are in, a word would be handed to them in the list of what was said before.
      await player.until(() => player.table !== null);
      for (let n = 0; n < most; n++) player.say({ t: 'chat', text: 'buy this' });
    }
    const sum = (count: (player: TestPlayer) => number): number => speakers.reduce((all, player) => all + count(player), 0);
    const heard = (): number => sum(({ chats }) => chats.length);
    while (heard() + sum(({ refusals }) => refusals.length) < 2 * most) await new Promise((done) => setTimeout(done, 10));
    expect(heard()).toBe(most);
    for (const player of speakers) player.close();
    await server.stop();
  });

  test('find no table by trying codes, by socket or by request; a player with a seat gets to it all the same', async () => {
    const { guess, guessByAddress } = RATES;
    const server = await testServer({ rates: { ...LOOSE, guess, guessByAddress } }, undefined, stopped);
    const seated = await TestPlayer.join(server.url, 'Seated');
    const code = await codeOf(await post(server.url, '/api/tables', { game: 'not-alone' }, seated.cookie));
    seated.follow(code);
    await seated.until(() => seated.table !== null);
    const thief = await TestPlayer.join(server.url, 'Thief');
    const codes = function* (): Generator<string> {
      for (let n = 0; ; n++)
        yield [...'ABCD']
          .map((_, i) => 'ABCDEFGHJK'[Math.floor(n / 10 ** i) % 10])
          .join('')
          .padStart(6, 'Z');
    };
    const fresh = codes();
    const tried = async (player: TestPlayer, many: number): Promise<Record<string, number>> => {
      const before = player.refusals.length;
      for (let n = 0; n < many; n++) player.say({ t: 'follow', table: fresh.next().value! });
      await player.until(() => player.refusals.length === before + many);
      return countOf(player.refusals.slice(before).map(({ code: why }) => why));
    };
    expect(await tried(thief, 30)).toEqual({ noSuchTable: guess[0], tooFast: 30 - guess[0] });
    // With new sessions, and without one: what the address has left, and no more.
    const others = await Promise.all(Array.from({ length: 10 }, (_, i) => TestPlayer.join(server.url, `Thief ${i}`)));
    const all = await Promise.all(others.map((player) => tried(player, 20)));
    expect(all.reduce((sum, { noSuchTable = 0 }) => sum + noSuchTable, guess[0])).toBe(guessByAddress[0]);
    expect((await fetch(`${server.url}/api/tables/${fresh.next().value}`)).status).toBe(429);
    // A right code is no better than a wrong one now, except for a player who sits there: while the table is awake, and when it sleeps.
    expect((await fetch(`${server.url}/api/tables/${code}`)).status).toBe(429);
    for (const asleep of [false, true]) {
      seated.close();
      if (asleep) await server.tables.sweep(true);
      seated.table = null;
      await seated.connect();
      seated.follow(code);
      await seated.until(() => seated.table !== null);
    }
    for (const player of [seated, thief, ...others]) player.close();
    await server.stop();
  });

  test('look at pages, and whether all is well, as often as an address may', async () => {
    const server = await testServer({ rates: { ...LOOSE, page: [20, 1], health: [10, 1] } }, undefined, stopped);
    const statuses = async (path: string): Promise<Record<string, number>> =>
      countOf(await Promise.all(Array.from({ length: 30 }, async () => String((await fetch(server.url + path)).status))));
    expect(await statuses('/')).toEqual({ 503: 20, 429: 10 });
    expect(await statuses('/healthz')).toEqual({ 200: 10, 429: 20 });
    await server.stop();
  });

  test('of a whole class come in at the same moment, take their seats and talk: nobody is refused', async () => {
    const server = await testServer({ rates: RATES }, undefined, stopped);
    const FILES = 300;
    const pupils = await Promise.all(
      Array.from({ length: 36 }, async (_, i) => {
        for (const path of ['/api/games', '/api/me', '/api/me']) expect((await fetch(server.url + path)).status).toBe(200);
        return TestPlayer.join(server.url, `Pupil ${i}`);
      }),
    );
    const pages = await Promise.all(Array.from({ length: 36 }, async () => (await fetch(server.url)).status));
    expect(new Set(pages)).toEqual(new Set([503]));
    expect(RATES.page[0]).toBeGreaterThan(36 * FILES);
    const tables = Array.from({ length: 6 }, (_, i) => pupils.slice(6 * i, 6 * i + 6));
    for (const [host, ...others] of tables) {
      const code = await codeOf(await post(server.url, '/api/tables', { game: 'not-alone', seats: 6 }, host!.cookie));
      for (const player of [host!, ...others]) {
        player.follow(code);
        await player.until(() => player.table !== null);
        player.say({ t: 'take' });
        await player.until(() => player.table!.you !== null);
        player.say({ t: 'chat', text: 'hello' });
      }
      await Promise.all([host!, ...others].map((player) => player.until(() => host!.chats.length === 6 && player.table!.you !== null)));
    }
    expect(pupils.flatMap(({ refusals }) => refusals)).toEqual([]);
    for (const player of pupils) player.close();
    await server.stop();
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
