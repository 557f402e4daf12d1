import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../settings.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { anyAnswer, post, TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, StillTime, type TestServer, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});

/** How a connection attempt ends: 'open', or the status it was turned away with. */
function attempt(headers: Record<string, string>, path = '/ws', url = server.url, stay = Promise.resolve()): Promise<'open' | number> {
  return new Promise((done) => {
    const ws = new WebSocket(url.replace('http', 'ws') + path, { headers });
    ws.on('open', () => {
      void stay.then(() => ws.terminate());
      done('open');
    });
    ws.on('unexpected-response', (_, response) => done(response.statusCode!));
    ws.on('error', () => {});
  });
}

const settle = (ms = 150): Promise<void> => new Promise((done) => setTimeout(done, ms));
const closed = (player: TestPlayer): Promise<number> => new Promise((done) => player.ws.once('close', (code) => done(code)));

describe('at the gateway', () => {
  test('nobody comes in without a session, with a made-up one, or from another site', async () => {
    const player = await TestPlayer.join(server.url, 'Eve');
    const origin = server.url;
    expect(await attempt({ origin, cookie: player.cookie })).toBe('open');
    expect(await attempt({ origin })).toBe(401);
    expect(await attempt({ origin, cookie: `lurk=${randomBytes(32).toString('base64url')}` })).toBe(401);
    expect(await attempt({ origin, cookie: "lurk=' OR 1=1; lurk=%00" })).toBe(401);
    expect(await attempt({ cookie: player.cookie })).toBe(403);
    expect(await attempt({ origin: 'http://evil.example', cookie: player.cookie })).toBe(403);
    expect(await attempt({ origin: 'null', cookie: player.cookie })).toBe(403);
    expect(await attempt({ origin, cookie: player.cookie }, '/elsewhere')).toBe(404);
    player.close();
  });

  test('requests of other sites, too big or of no known form are refused with a code', async () => {
    const body = { game: 'not-alone' };
    expect((await post(server.url, '/api/tables', body, '', 'http://evil.example')).status).toBe(400);
    expect((await post(server.url, '/api/tables', { ...body, more: 1 })).status).toBe(400);
    expect((await post(server.url, '/api/tables', { game: 'chess' })).status).toBe(404);
    expect((await post(server.url, '/api/tables', { ...body, seats: 12 })).status).toBe(400);
    expect((await post(server.url, '/api/hello', { name: '<script>' })).status).toBe(400);
    const big = await post(server.url, '/api/hello', { name: 'x'.repeat(100_000) });
    expect([big.status, await big.json()]).toEqual([413, { code: 'tooBig' }]);
    expect((await fetch(`${server.url}/api/tables/ZZZZZZ`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/tables/__proto__`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(400);
    expect((await fetch(`${server.url}/api/me`, { method: 'DELETE' })).status).toBe(400);
  });

  test('sessions, requests and connections are rationed', async () => {
    const strict = await testServer({ rates: RATES }, undefined, new StillTime());
    const player = await TestPlayer.join(strict.url, 'Eve');
    const { promise: stay, resolve: leave } = Promise.withResolvers<void>();
    const more = await Promise.all(
      Array.from({ length: 12 }, () => attempt({ origin: strict.url, cookie: player.cookie }, '/ws', strict.url, stay)),
    );
    leave();
    expect(more.filter((result) => result === 429).length).toBeGreaterThan(0);
    let refused = 0;
    for (let asked = 0; asked < 2 * RATES.request[0]; asked += 50) {
      const some = await Promise.all(Array.from({ length: 50 }, () => fetch(`${strict.url}/api/me`).then(({ status }) => status)));
      refused += some.filter((status) => status === 429).length;
    }
    expect(refused).toBeGreaterThan(20);
    player.close();
    await strict.stop();
  });
});

describe('cookies planted by a neighbour', () => {
  const planted = (many: number): string[] => Array.from({ length: many }, () => `lurk=${randomBytes(32).toString('base64url')}`);
  const statusOf = async (cookie: string): Promise<number> => (await post(server.url, '/api/hello', {}, cookie)).status;

  test('hide no session and make none, wherever they stand, by request and by socket', async () => {
    const ada = await TestPlayer.join(server.url, 'Ada');
    const { cookie, id } = ada;
    const headers: Record<string, string[]> = {
      before: [...planted(1), cookie],
      after: [cookie, ...planted(1)],
      'ten before': [...planted(10), cookie],
      'ten after': [cookie, ...planted(10)],
      'as many as a header holds, before': [...planted(100), cookie],
      garbage: [
        'lurk=',
        'lurk',
        'lurk=%00',
        `lurk=${'x'.repeat(400)}`,
        'lurk="; Path=/"',
        cookie,
        'lurk=no-token',
        '=;=',
        `lurk = ${'y'.repeat(43)}`,
      ],
      'the same again': [cookie, cookie],
    };
    for (const [name, cookies] of Object.entries(headers)) {
      const answer = await post(server.url, '/api/hello', {}, cookies.join('; '));
      const { you } = (await answer.json()) as { you: { id: string } };
      expect([name, you.id, answer.headers.getSetCookie()]).toEqual([name, id, []]);
      const again = await TestPlayer.again(server.url, { cookie: cookies.join('; '), id });
      await again.until(() => again.received.length > 0);
      expect(again.received[0]).toContain(`"you":{"id":"${id}"`);
      again.close();
    }
    ada.close();
  });

  test('that are sessions too are refused with it: nobody is made to play as somebody else', async () => {
    const [ada, eve] = await Promise.all(['Ada', 'Eve'].map((name) => TestPlayer.join(server.url, name)));
    for (const both of [`${ada.cookie}; ${eve.cookie}`, `${eve.cookie}; ${ada.cookie}`]) {
      expect(await statusOf(both)).toBe(400);
      expect(await attempt({ origin: server.url, cookie: both })).toBe(400);
    }
    expect(await statusOf(ada.cookie)).toBe(200);
    for (const player of [ada, eve]) player.close();
  });

  test('are looked up in small number, however many there are', async () => {
    let lookedUp = 0;
    const store = await openSqlite(newFolder());
    const session: typeof store.session = (hash) => {
      lookedUp++;
      return store.session(hash);
    };
    const counting = await testServer({}, { ...store, session });
    await post(counting.url, '/api/hello', {}, planted(100).join('; '));
    expect(lookedUp).toBe(16);
    await counting.stop();
  });
});

describe('at the table', () => {
  test('garbage is refused by name, an oversized message ends the line, and the match goes on', async () => {
    const { code, players } = await dealt(server.url, { people: 2, bots: 1 });
    const [one] = players as [TestPlayer];
    const eve = await TestPlayer.join(server.url, 'Eve');
    eve.follow(code);
    await eve.until(() => eve.wire !== null);
    const garbage: (string | Buffer)[] = [
      ...[
        '',
        ' ',
        'null',
        '7',
        '[]',
        '{}',
        '{"t":7}',
        '{"t":"__proto__"}',
        '{"t":"answer"}',
        '{"t":"constructor"}',
        '\u0000',
        '{"t":"start"',
      ],
      `{"t":"answer","key":"a","decision":1,"choice":${'['.repeat(1500)}${']'.repeat(1500)}}`,
      '{"t":"answer","key":"a","decision":1,"choice":null,"seat":1}',
      '{"t":"answer","key":"a","decision":1e99,"choice":null}',
      '{"__proto__":{"t":"start"}}',
      ...Array.from({ length: 200 }, () => randomBytes(1 + Math.floor(Math.random() * 300))),
      ...Array.from({ length: 200 }, () => randomBytes(40).toString('latin1')),
    ];
    for (const item of garbage) eve.raw(item);
    await eve.until(() => eve.refusals.length === garbage.length);
    expect(new Set(eve.refusals.map(({ code: said }) => said))).toEqual(new Set(['badMessage']));
    const ended = closed(eve);
    eve.raw(JSON.stringify({ t: 'chat', text: 'x'.repeat(5000) }));
    expect(await ended).toBe(1009);
    await playOut(players);
    expect(one.view.over).not.toBeNull();
    for (const player of players) player.close();
  });

  test("nobody answers for another: others' decisions, old ones, ones to come, ones not offered", async () => {
    const { code, players } = await dealt(server.url, { people: 3 });
    const eve = await TestPlayer.join(server.url, 'Eve');
    eve.follow(code);
    await eve.until(() => eve.wire !== null);
    const asked = players.find(({ view }) => view.decision)!;
    const others = players.filter((player) => player !== asked);
    const { id } = asked.view.decision!;
    const numbers = players.map(({ n }) => n);
    const refusedWith = async (player: TestPlayer, say: () => void): Promise<string> => {
      const before = player.refusals.length;
      say();
      await player.until(() => player.refusals.length > before);
      return player.refusals.at(-1)!.code;
    };
    expect(await refusedWith(eve, () => eve.answer(id, 1))).toBe('notSeated');
    for (const player of others) {
      expect(await refusedWith(player, () => player.answer(id, 1))).toBe('notYourDecision');
      expect(await refusedWith(player, () => player.say({ t: 'unseal', key: 'u', decision: id }))).toBe('notYourDecision');
    }
    expect(await refusedWith(asked, () => asked.answer(id + 1, 1))).toBe('notYourDecision');
    expect(await refusedWith(asked, () => asked.answer(id, 3))).toBe('notAnOption');
    expect(await refusedWith(asked, () => asked.answer(id, null))).toBe('notAnOption');
    expect(await refusedWith(asked, () => asked.answer(id, { pick: 1, with: null }))).toBe('notAnOption');
    await settle();
    expect(players.map(({ n }) => n)).toEqual(numbers);
    asked.answer(id, 1);
    await asked.until(() => asked.n > numbers[players.indexOf(asked)]);
    expect(await refusedWith(asked, () => asked.answer(id, 2))).toBe('decisionClosed');
    for (const t of ['start', 'rematch', 'back'] as const)
      expect(await refusedWith(eve, () => eve.say({ t }))).toMatch(/notNow|notSeated|notHost/);
    expect(await refusedWith(eve, () => eve.say({ t: 'take' }))).toBe('notNow');
    await playOut(players);
    for (const player of [...players, eve]) player.close();
  });

  test('a player of the table sees their own seat and no other, however they ask', async () => {
    const { code, players } = await dealt(server.url, { people: 2 });
    const [one] = players as [TestPlayer];
    await one.connect();
    one.say({ t: 'follow', table: code });
    await one.until(() => one.view.seat !== undefined);
    expect(one.view.seat).toBe(0);
    for (const player of players) player.close();
  });

  test('a flood is slowed, then cut; the others do not notice', async () => {
    const rates = { ...RATES, sockets: 100, request: [1000, 1000], connection: [40, 10], session: [60, 20] } as typeof RATES;
    const strict = await testServer({ rates }, undefined, new StillTime());
    const player = await TestPlayer.join(strict.url, 'Flood');
    const ended = closed(player);
    for (let i = 0; i < 100; i++) player.raw('{"t":"ping"}');
    await player.until(() => player.received.length === 101);
    const said = new Set(player.received.map((text) => JSON.parse(text).code ?? JSON.parse(text).t));
    expect(said).toEqual(new Set(['hello', 'pong', 'tooFast']));
    for (let i = 0; i < 5000; i++) player.raw('{"t":"ping"}');
    // Cut, not asked to close: nobody says goodbye.
    expect(await ended).toBe(1006);
    const chatter = await TestPlayer.join(strict.url, 'Chatter');
    const made = await post(strict.url, '/api/tables', { game: 'not-alone' }, chatter.cookie);
    chatter.follow(((await made.json()) as { code: string }).code);
    for (let i = 0; i < 20; i++) chatter.say({ t: 'chat', text: `line ${i}` });
    await chatter.until(() => chatter.refusals.length > 10);
    expect(chatter.chats.length).toBeLessThan(10);
    chatter.close();
    await strict.stop();
  });

  test('a reader who does not read is cut off before they fill the memory', async () => {
    const { code, players } = await dealt(server.url, { people: 2 });
    const slow = await TestPlayer.join(server.url, 'Slow');
    slow.follow(code);
    await slow.until(() => slow.wire !== null);
    // A client that comes again is told much.
    for (let i = 0; i < 50; i++) players[0].say({ t: 'chat', text: 'æ'.repeat(500) });
    await slow.until(() => slow.chats.length === 50);
    slow.ws.pause();
    const isCut = (): boolean => server.lines.some((line) => line.includes('slow reader'));
    for (let i = 0; i < 40_000 && !isCut(); i++) {
      slow.raw(JSON.stringify({ t: 'follow', table: code }));
      if (i % 20 === 0) await new Promise((done) => setTimeout(done, 1));
    }
    await expect.poll(isCut).toBe(true);
    slow.close();
    for (const player of players) player.close();
  });

  test('memory stays flat under all of it', async () => {
    setFlagsFromString('--expose_gc');
    const gc = runInNewContext('gc') as () => void;
    const { code, players } = await dealt(server.url, { people: 2 });
    const attack = async (): Promise<void> => {
      const eve = await TestPlayer.join(server.url, 'Eve');
      eve.follow(code);
      await eve.until(() => eve.wire !== null);
      for (let i = 0; i < 1500; i++)
        eve.raw(i % 3 ? randomBytes(200) : `{"t":"answer","key":"k${i}","decision":${i},"choice":"${'x'.repeat(300)}"}`);
      await eve.until(() => eve.refusals.length >= 1500);
      eve.close();
    };
    await attack();
    await settle();
    gc();
    const before = process.memoryUsage().heapUsed;
    for (let round = 0; round < 6; round++) await attack();
    await settle();
    gc();
    expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(8);
    for (const player of players) player.play = anyAnswer;
    await playOut(players);
    for (const player of players) player.close();
  });
});
