/** Two servers on one PostgreSQL: the same table, the same match, whichever of them somebody comes by. */
import { canonical } from '@lurk/kernel';
import pg from 'pg';
import { expect, test } from 'vitest';
import { Metrics } from '../ops/metrics/metrics.ts';
import type { ClusterStore, Revision } from '../store/cluster-store.ts';
import { openPostgres } from '../store/postgres/open.ts';
import type { SharedStorage, Write } from '../store/storage.ts';
import { byHand, post, TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { isSound, type TestServer, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';

const postgres = postgresForAll();

async function twoServers(at?: string): Promise<TestServer[]> {
  const url = at ?? (await postgres().database());
  return Promise.all([0, 1].map(async () => testServer({}, await openPostgres(url))));
}

const urlsOf = (servers: TestServer[]): string[] => servers.map(({ url }) => url);

const table = (code: string): Write => ['saveTable', { code, state: 'lobby', text: '{}', at: 1 }, []];
const revision = (code: string, from: number): Revision => ({ code, from, table: true, chats: false, match: false });

test('a change is stored only if it builds upon the last one', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await one.commit([table('AAAAAA'), table('BBBBBB')], [revision('AAAAAA', 0), revision('BBBBBB', 0)]);
  await one.commit([table('AAAAAA')], [revision('AAAAAA', 1), revision('AAAAAA', 2)]);
  const batch: Write[] = [['saveSession', { hash: 'h', player: 'ada', name: 'Ada' }, 1], table('AAAAAA'), table('BBBBBB')];
  const metrics = new Metrics({ port: 0, host: '127.0.0.1' });
  const conflict = metrics.stores(other).commit(batch, [revision('AAAAAA', 1), revision('BBBBBB', 1)]);
  await expect(conflict).rejects.toMatchObject({ tables: ['AAAAAA'] });
  expect(await metrics.text()).toContain('lurk_batches_total{outcome="overtaken"} 1');
  expect(await one.session('h')).toBeNull();
  await other.commit(batch, [revision('AAAAAA', 3), revision('BBBBBB', 1)]);
  expect(await one.session('h')).not.toBeNull();
  expect(
    await one.cluster.behind(
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
  await one.commit([table('AAAAAA')], [revision('AAAAAA', 0)]);
  for (const { cluster } of [one, other]) await cluster.beat(0);
  expect(await one.cluster.acquireLeases(['AAAAAA'])).toEqual([{ code: 'AAAAAA', gap: 0 }]);
  expect(await other.cluster.acquireLeases(['AAAAAA'])).toEqual([]);
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE server SET until = now() - interval '4 s' WHERE id = (SELECT led_by FROM lobby)");
  await client.end();
  const metrics = new Metrics({ port: 0, host: '127.0.0.1' });
  const [{ gap }] = await metrics.countLeases(other.cluster).acquireLeases(['AAAAAA']);
  expect(gap).toBeGreaterThanOrEqual(4000);
  expect(await metrics.text()).toContain('lurk_leads_taken_over_total 1');
  expect((await one.cluster.beat(0)).kept).toBe(false);
  expect(await one.cluster.acquireLeases(['AAAAAA'])).toEqual([]);
  await other.cluster.releaseLease('AAAAAA');
  expect(await metrics.countLeases(one.cluster).acquireLeases(['AAAAAA'])).toEqual([{ code: 'AAAAAA', gap: 0 }]);
  expect(await metrics.text()).toContain('lurk_leads_taken_over_total 1');
  await Promise.all([one.close(), other.close()]);
});

test('what the store says a server leads, and what the server knows of, is made the same', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await one.commit([table(code)], [revision(code, 0)]);
  for (const { cluster } of [one, other]) await cluster.beat(0);
  await one.cluster.acquireLeases(['AAAAAA', 'BBBBBB']);
  await other.cluster.acquireLeases(['CCCCCC']);
  expect(await one.cluster.reconcileLeases(['AAAAAA', 'CCCCCC'])).toEqual(['AAAAAA']);
  expect(await other.cluster.acquireLeases(['AAAAAA', 'BBBBBB'])).toEqual([{ code: 'BBBBBB', gap: 0 }]);
  await Promise.all([one.close(), other.close()]);
});

test('the clock of the database is set: nobody lives longer for it, and a server that starts goes by the time of the others', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await one.commit([table('AAAAAA')], [revision('AAAAAA', 0)]);
  for (const { cluster } of [one, other]) await cluster.beat(0);
  const before = await other.cluster.clock();
  await one.cluster.acquireLeases(['AAAAAA']);
  // Set back by an hour just after one gave its last sign: its life seems to begin, and to end, in an hour.
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE server SET since = since + interval '1 h', until = until + interval '1 h'");
  await client.end();
  expect(await other.cluster.beat(3_600_000)).toMatchObject({ kept: false, living: '' });
  expect(await other.cluster.acquireLeases(['AAAAAA'])).toEqual([{ code: 'AAAAAA', gap: 0 }]);
  expect((await other.cluster.clock()) - before).toBeGreaterThanOrEqual(3_600_000);
  await Promise.all([one.close(), other.close()]);
});

test('the lead that comes when the match is over is there for the next one', async () => {
  const store = await openPostgres(await postgres().database());
  const lead = Promise.withResolvers<void>();
  const slow: ClusterStore = { ...store.cluster, acquireLeases: (codes) => lead.promise.then(() => store.cluster.acquireLeases(codes)) };
  const server = await testServer({}, { ...store, cluster: slow } as SharedStorage);
  const { code, players } = await dealt(server.url, { people: 2 });
  const [host] = players as [TestPlayer];
  await playOut(players, byHand);
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
  await expect.poll(() => server.tables.inMemory(code)?.match.isRunning).toBe(true);
  for (const player of players) player.close();
  await server.stop();
});

test('a server that did not hear that a session has ended learns of it as soon as it hears again', async () => {
  const url = await postgres().database();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  let hearsAgain = (): void => {};
  const deaf: ClusterStore = {
    ...other.cluster,
    listen: ({ missed }) => {
      hearsAgain = missed;
    },
  };
  const servers = await Promise.all([testServer({}, one), testServer({}, { ...other, cluster: deaf } as SharedStorage)]);
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

test('a match whose people come by way of two servers is played to its end, and everybody saw the same', async () => {
  const servers = await twoServers();
  const { code, players } = await dealt(urlsOf(servers), { people: 4, bots: 1 });
  await playOut(players);
  expect(await isSound(servers[0], players[0].match)).toBe(true);
  expect(await isSound(servers[1], players[0].match)).toBe(true);
  // A new follower, through either server, is shown what the others were told bit by bit.
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
  // By way of the other gateway.
  other.url = servers[0].url;
  await other.connect();
  other.follow(code);
  await one.until(() => isHere(one, 1));
  await playOut(players);
  for (const player of [...players, watcher]) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});
