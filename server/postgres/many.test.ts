/** Two servers on one PostgreSQL: the same table, the same match, whichever of them somebody comes by. */
import { canonical } from '@lurk/kernel';
import { verify } from '@lurk/table';
import pg from 'pg';
import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Overtaken, type Shared, type Turn } from '../shared.ts';
import type { SharedStorage, Write } from '../storage.ts';
import { byHand, post, TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { type TestServer, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';
import { openPostgres } from './open.ts';

const postgres = postgresForAll();

async function twoServers(at?: string): Promise<TestServer[]> {
  const url = at ?? (await postgres().database());
  return Promise.all([0, 1].map(async () => testServer({}, await openPostgres(url))));
}

/** Whose answer is waited for. */
const askedOf = (players: TestPlayer[]): TestPlayer[] =>
  players.filter(({ view }) => view.decision && !view.sealed && !view.decision.standing);

const urlsOf = (servers: TestServer[]): string[] => servers.map(({ url }) => url);

async function isSound(server: TestServer, match: string): Promise<boolean> {
  const record = await (await fetch(`${server.url}/api/matches/${match}`)).json();
  return verify(record, gameOf).ok;
}

const table = (code: string): Write => ['saveTable', { code, state: 'lobby', text: '{}', at: 1 }, []];
const turn = (code: string, from: number): Turn => ({ code, from, table: true, chats: false, match: false });

test('a change is stored only if it builds upon the last one', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await one.commit([table('AAAAAA'), table('BBBBBB')], [turn('AAAAAA', 0), turn('BBBBBB', 0)]);
  await one.commit([table('AAAAAA')], [turn('AAAAAA', 1), turn('AAAAAA', 2)]);
  const batch: Write[] = [['saveSession', { hash: 'h', player: 'ada', name: 'Ada' }, 1], table('AAAAAA'), table('BBBBBB')];
  const metrics = new Metrics({ port: 0, host: '127.0.0.1' });
  const overtaken = metrics.stores(other).commit(batch, [turn('AAAAAA', 1), turn('BBBBBB', 1)]);
  await expect(overtaken).rejects.toMatchObject({ tables: ['AAAAAA'] });
  expect(await metrics.text()).toContain('lurk_batches_total{outcome="overtaken"} 1');
  expect(await one.session('h')).toBeNull();
  await other.commit(batch, [turn('AAAAAA', 3), turn('BBBBBB', 1)]);
  expect(await one.session('h')).not.toBeNull();
  expect(
    await one.shared.behind(
      new Map([
        ['AAAAAA', 3],
        ['BBBBBB', 2],
        ['CCCCCC', 1],
      ]),
    ),
  ).toEqual(['AAAAAA', 'CCCCCC']);
  await Promise.all([one.close(), other.close()]);
});

test('one server leads a match, and another when that one has died', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await one.commit([table('AAAAAA')], [turn('AAAAAA', 0)]);
  for (const { shared } of [one, other]) await shared.beat(0);
  expect(await one.shared.lead(['AAAAAA'])).toEqual([{ code: 'AAAAAA', gap: 0 }]);
  expect(await other.shared.lead(['AAAAAA'])).toEqual([]);
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE server SET until = now() - interval '4 s' WHERE id = (SELECT led_by FROM lobby)");
  await client.end();
  const metrics = new Metrics({ port: 0, host: '127.0.0.1' });
  const [{ gap }] = await metrics.leads(other.shared).lead(['AAAAAA']);
  expect(gap).toBeGreaterThanOrEqual(4000);
  expect(await metrics.text()).toContain('lurk_leads_taken_over_total 1');
  expect((await one.shared.beat(0)).kept).toBe(false);
  expect(await one.shared.lead(['AAAAAA'])).toEqual([]);
  await other.shared.letGo('AAAAAA');
  expect(await metrics.leads(one.shared).lead(['AAAAAA'])).toEqual([{ code: 'AAAAAA', gap: 0 }]);
  expect(await metrics.text()).toContain('lurk_leads_taken_over_total 1');
  await Promise.all([one.close(), other.close()]);
});

test('what the store says a server leads, and what the server knows of, is made the same', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await one.commit([table(code)], [turn(code, 0)]);
  for (const { shared } of [one, other]) await shared.beat(0);
  await one.shared.lead(['AAAAAA', 'BBBBBB']);
  await other.shared.lead(['CCCCCC']);
  expect(await one.shared.leads(['AAAAAA', 'CCCCCC'])).toEqual(['AAAAAA']);
  expect(await other.shared.lead(['AAAAAA', 'BBBBBB'])).toEqual([{ code: 'BBBBBB', gap: 0 }]);
  await Promise.all([one.close(), other.close()]);
});

test('the clock of the database is set: nobody lives longer for it, and a server that starts goes by the time of the others', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await one.commit([table('AAAAAA')], [turn('AAAAAA', 0)]);
  for (const { shared } of [one, other]) await shared.beat(0);
  const before = await other.shared.clock();
  await one.shared.lead(['AAAAAA']);
  // Set back by an hour just after one gave its last sign: its life seems to begin, and to end, in an hour.
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE server SET since = since + interval '1 h', until = until + interval '1 h'");
  await client.end();
  expect(await other.shared.beat(3_600_000)).toMatchObject({ kept: false, living: '' });
  expect(await other.shared.lead(['AAAAAA'])).toEqual([{ code: 'AAAAAA', gap: 0 }]);
  expect((await other.shared.clock()) - before).toBeGreaterThanOrEqual(3_600_000);
  await Promise.all([one.close(), other.close()]);
});

test('the lead that comes when the match is over is there for the next one', async () => {
  const store = await openPostgres(await postgres().database());
  const lead = Promise.withResolvers<void>();
  const slow: Shared = { ...store.shared, lead: (codes) => lead.promise.then(() => store.shared.lead(codes)) };
  const server = await testServer({}, { ...store, shared: slow } as SharedStorage);
  const { code, players } = await dealt(server.url, { people: 2 });
  const [host] = players as [TestPlayer];
  await playOut(players, 40_000, byHand);
  host.say({ t: 'rematch' });
  for (const player of players) {
    await player.until(() => player.table!.state === 'lobby');
    player.say({ t: 'ready', ready: true });
  }
  await host.until(() => host.table!.seats.every((seat) => seat.kind === 'person' && seat.ready));
  lead.resolve();
  host.say({ t: 'start' });
  await host.until(() => host.table!.state === 'playing');
  // Somebody lets its bots and clocks speak.
  await expect.poll(() => server.tables.inMemory(code)?.isAwake, { timeout: 5_000 }).toBe(true);
  for (const player of players) player.close();
  await server.stop();
});

test('a server that did not hear that a session has ended learns of it as soon as it hears again', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  let hearsAgain = (): void => {};
  const deaf: Shared = {
    ...other.shared,
    listen: ({ deaf }) => {
      hearsAgain = deaf;
    },
  };
  const servers = await Promise.all([testServer({}, one), testServer({}, { ...other, shared: deaf } as SharedStorage)]);
  const [here, there] = urlsOf(servers);
  const [ada, bo] = [await TestPlayer.join(here, 'Ada'), await TestPlayer.join(there, 'Bo')];
  const alsoAda = await TestPlayer.again(there, ada);
  expect((await post(here, '/api/logout', {}, ada.cookie)).status).toBe(200);
  await expect.poll(() => ada.ws.readyState).toBe(ada.ws.CLOSED);
  expect(alsoAda.ws.readyState).toBe(alsoAda.ws.OPEN);
  hearsAgain();
  await expect.poll(() => alsoAda.ws.readyState).toBe(alsoAda.ws.CLOSED);
  expect(bo.ws.readyState).toBe(bo.ws.OPEN);
  bo.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('how somebody wants to be asked is said again where another server was quicker', async () => {
  const store = await openPostgres(await postgres().database());
  let isQuicker = false;
  const commit: SharedStorage['commit'] = async (batch, turns = []) => {
    if (isQuicker && turns.some(({ match }) => match)) {
      isQuicker = false;
      throw new Overtaken(turns.map(({ code }) => code));
    }
    await store.commit(batch, turns);
  };
  const server = await testServer({}, { ...store, commit } as SharedStorage);
  const { players } = await dealt(server.url, { people: 2 });
  const [one] = players as [TestPlayer];
  await one.until(() => one.received.includes('{"t":"wants","emptyToo":true,"passing":false}'));
  isQuicker = true;
  one.say({ t: 'wants', passing: true });
  await one.until(() => one.received.includes('{"t":"wants","emptyToo":true,"passing":true}'));
  expect(isQuicker).toBe(false);
  for (const player of players) player.close();
  await server.stop();
});

test('a move that is taken back leaves how somebody wants to be asked as they said it meanwhile', async () => {
  const store = await openPostgres(await postgres().database());
  let isGated = false;
  const gates: ((outcome: Promise<void>) => void)[] = [];
  const commit: SharedStorage['commit'] = async (batch, turns = []) => {
    if (isGated) await new Promise<void>((open) => gates.push(open));
    await store.commit(batch, turns);
  };
  const server = await testServer({}, { ...store, commit } as SharedStorage);
  const { players } = await dealt(server.url, { people: 6 });
  for (const player of players) await player.until(() => player.received.some((text) => text.includes('"emptyToo":true')));
  const answers = (player: TestPlayer): string => player.answer(player.view.decision!.id, byHand(player.view.decision!, player.view));
  const asked = (): TestPlayer[] => askedOf(players);
  // Until three are asked at the same time.
  while (asked().length < 3) {
    const [one] = asked();
    const key = one && answers(one);
    await expect.poll(() => asked().length > 0 && (!one || one.acks.has(key!))).toBe(true);
  }
  const [ada, bo, di] = asked() as [TestPlayer, TestPlayer, TestPlayer];
  const cy = players.find((player) => ![ada, bo, di].includes(player))!;
  /** All that was said so far has been heard: what is on its way is stored later. */
  const heard = async (player: TestPlayer): Promise<void> => {
    const before = player.received.filter((text) => text.includes('"pong"')).length;
    player.say({ t: 'ping' });
    await player.until(() => player.received.filter((text) => text.includes('"pong"')).length > before);
  };
  const gate = async (n: number): Promise<(outcome: Promise<void>) => void> => {
    await expect.poll(() => gates.length).toBe(n);
    return gates[n - 1];
  };
  const stored = Promise.resolve();
  isGated = true;
  answers(ada);
  const first = await gate(1);
  cy.say({ t: 'wants', passing: true });
  await heard(cy);
  answers(bo);
  await heard(bo);
  first(stored);
  const second = await gate(2);
  const key = answers(di);
  await heard(di);
  second(stored);
  const third = await gate(3);
  isGated = false;
  third(Promise.reject(new Overtaken([di.table!.code])));
  await di.until(() => di.acks.has(key));
  cy.received = [];
  cy.say({ t: 'sync' });
  await cy.until(() => cy.received.some((text) => text.startsWith('{"t":"wants"')));
  expect(cy.received.find((text) => text.startsWith('{"t":"wants"'))).toContain('"passing":true');
  for (const player of players) player.close();
  await server.stop();
});

test('moves that another server was quicker than are taken back and made again upon its own; the match is not read anew', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  let [isDeaf, overtaken, readings] = [false, 0, 0];
  // It learns that the other has stored something only by coming second.
  const shared: Shared = {
    ...other.shared,
    listen: ({ heard, deaf }) => other.shared.listen({ heard: (word) => isDeaf || heard(word), deaf }),
    behind: async (known) => (isDeaf ? [] : other.shared.behind(known)),
  };
  const commit: SharedStorage['commit'] = (batch, turns) =>
    other.commit(batch, turns).catch((error) => {
      if (error instanceof Overtaken) overtaken++;
      throw error;
    });
  const snapshot: SharedStorage['snapshot'] = (match) => {
    readings++;
    return other.snapshot(match);
  };
  const servers = await Promise.all([testServer({}, one), testServer({}, { ...other, shared, commit, snapshot } as SharedStorage)]);
  const { code, players } = await dealt(urlsOf(servers), { people: 6 });
  for (const player of players) await player.until(() => player.received.some((text) => text.includes('"emptyToo":true')));
  const versions = (): unknown[] => servers.map(({ tables }) => tables.inMemory(code)?.news?.version);
  const answers = async (player: TestPlayer): Promise<void> => {
    const { decision } = player.view;
    if (!decision || !askedOf([player]).length) return;
    const key = player.answer(decision.id, byHand(decision, player.view));
    await player.until(() => player.acks.has(key));
    // Once, however often it had to be worked out: it is known again.
    player.answer(decision.id, null, key);
  };
  overtaken = 0;
  for (let round = 0; round < 20 && overtaken === 0; round++) {
    isDeaf = false;
    // Both know the same, and somebody has heard what is asked next.
    await expect.poll(() => new Set(versions()).size === 1 && askedOf(players).length > 0, { timeout: 10_000 }).toBe(true);
    [isDeaf, readings] = [true, 0];
    // The Hunted choose at the same time: by way of the one server first, then by way of the deaf one.
    for (const seat of [0, 2, 4, 1, 3, 5]) await answers(players[seat]);
  }
  expect(overtaken).toBeGreaterThan(0);
  expect(readings).toBe(0);
  isDeaf = false;
  await playOut(players, 60_000);
  expect(players.flatMap(({ refusals }) => refusals.filter(({ of }) => of === 'answer').map(({ code }) => code))).not.toContain('storage');
  for (const server of servers) expect(await isSound(server, players[0].match)).toBe(true);
  for (const player of players) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('a match whose people come by way of two servers is played to its end, and everybody saw the same', async () => {
  const servers = await twoServers();
  const { code, players } = await dealt(urlsOf(servers), { people: 4, bots: 1 });
  await playOut(players, 60_000);
  expect(await isSound(servers[0], players[0].match)).toBe(true);
  expect(await isSound(servers[1], players[0].match)).toBe(true);
  // Whoever comes anew, by way of either, is shown what those have who were told bit by bit.
  for (const server of servers)
    for (const player of players) {
      const again = await TestPlayer.again(server.url, player);
      again.follow(code);
      await again.until(() => again.wire !== null);
      expect(canonical(again.wire)).toBe(canonical(player.wire));
      expect(again.n).toBe(player.n);
      again.close();
    }
  for (const player of players) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('what is said and who is there is known by way of either server, whatever a stranger says between them', async () => {
  const url = await postgres().database();
  const servers = await twoServers(url);
  const stranger = new pg.Client(url);
  await stranger.connect();
  const said = [
    'null',
    '7',
    '{',
    '[]',
    '"look"',
    '{"t":7}',
    '{"t":"look"}',
    '{"t":"look","codes":7}',
    '{"t":"who","codes":[7]}',
    '{"t":"seen"}',
  ];
  for (const text of ['', 'x', ...said, ...said.map((word) => `x ${word}`)]) await stranger.query("SELECT pg_notify('lurk', $1)", [text]);
  await stranger.end();
  const { code, players } = await dealt(urlsOf(servers), { people: 2, bots: 1 });
  const [one, other] = players as [TestPlayer, TestPlayer];
  one.say({ t: 'chat', text: 'by one' });
  other.say({ t: 'chat', text: 'by the other' });
  for (const player of players) await player.until(() => player.chats.length === 2);
  const isHere = (player: TestPlayer, seat: number): boolean => {
    const place = player.table!.seats[seat];
    return place.kind === 'person' && (place.here ?? false);
  };
  await one.until(() => isHere(one, 1));
  const watcher = await TestPlayer.join(servers[1].url, 'Watcher');
  watcher.follow(code);
  await one.until(() => one.watchers === 1);
  other.close();
  await one.until(() => !isHere(one, 1));
  // By way of the other door.
  other.url = servers[0].url;
  await other.connect();
  other.follow(code);
  await one.until(() => isHere(one, 1));
  await playOut(players, 60_000);
  for (const player of [...players, watcher]) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});
