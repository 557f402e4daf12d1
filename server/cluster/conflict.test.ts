/** Another server on the same PostgreSQL was quicker: what was worked out here is taken back, or read anew, and nobody loses anything by it. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type ClusterStore, Conflict, UNKNOWN } from '../store/cluster-store.ts';
import { openPostgres } from '../store/postgres/open.ts';
import type { SharedStorage } from '../store/storage.ts';
import { byHand, type TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { isSound, testServer } from '../test/start.ts';
import { dealt, lobby, playOut } from '../test/tables.ts';

const postgres = postgresForAll();

/** Whose answer is waited for. */
const askedOf = (players: TestPlayer[]): TestPlayer[] =>
  players.filter(({ view }) => view.decision && !view.sealed && !view.decision.standing);

test('how somebody wants to be asked is said again where another server was quicker', async () => {
  const store = await openPostgres(await postgres().database());
  let isQuicker = false;
  const commit: SharedStorage['commit'] = async (batch, revisions = []) => {
    if (isQuicker && revisions.some(({ match }) => match)) {
      isQuicker = false;
      throw new Conflict(revisions.map(({ code }) => code));
    }
    await store.commit(batch, revisions);
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
  const commit: SharedStorage['commit'] = async (batch, revisions = []) => {
    if (isGated) await new Promise<void>((open) => gates.push(open));
    await store.commit(batch, revisions);
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
  const gate = async (n: number): Promise<(outcome: Promise<void>) => void> => {
    await expect.poll(() => gates.length).toBe(n);
    return gates[n - 1];
  };
  const stored = Promise.resolve();
  isGated = true;
  answers(ada);
  const first = await gate(1);
  cy.say({ t: 'wants', passing: true });
  await cy.answered();
  answers(bo);
  await bo.answered();
  first(stored);
  const second = await gate(2);
  const key = answers(di);
  await di.answered();
  second(stored);
  const third = await gate(3);
  isGated = false;
  third(Promise.reject(new Conflict([di.table!.code])));
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
  let [isDeaf, conflicts, readings] = [false, 0, 0];
  // It learns that the other has stored something only by coming second.
  const cluster: ClusterStore = {
    ...other.cluster,
    listen: ({ received, missed }) => other.cluster.listen({ received: (note) => isDeaf || received(note), missed }),
    behind: async (known) => (isDeaf ? [] : other.cluster.behind(known)),
  };
  const commit: SharedStorage['commit'] = (batch, revisions) =>
    other.commit(batch, revisions).catch((error) => {
      if (error instanceof Conflict) conflicts++;
      throw error;
    });
  const snapshot: SharedStorage['snapshot'] = (match) => {
    readings++;
    return other.snapshot(match);
  };
  const servers = await Promise.all([testServer({}, one), testServer({}, { ...other, cluster, commit, snapshot } as SharedStorage)]);
  const { code, players } = await dealt(
    servers.map(({ url }) => url),
    { people: 6 },
  );
  for (const player of players) await player.until(() => player.received.some((text) => text.includes('"emptyToo":true')));
  const versions = (): unknown[] => servers.map(({ tables }) => tables.inMemory(code)?.sync?.version);
  const answers = async (player: TestPlayer): Promise<void> => {
    const { decision } = player.view;
    if (!decision || !askedOf([player]).length) return;
    const key = player.answer(decision.id, byHand(decision, player.view));
    await player.until(() => player.acks.has(key));
    // Once, however often it had to be worked out: it is known again.
    player.answer(decision.id, null, key);
  };
  conflicts = 0;
  for (let round = 0; round < 20 && conflicts === 0; round++) {
    isDeaf = false;
    // Both know the same, and somebody has heard what is asked next.
    await expect.poll(() => new Set(versions()).size === 1 && askedOf(players).length > 0).toBe(true);
    [isDeaf, readings] = [true, 0];
    // The Hunted choose at the same time: by way of the one server first, then by way of the deaf one.
    for (const seat of [0, 2, 4, 1, 3, 5]) await answers(players[seat]);
  }
  expect(conflicts).toBeGreaterThan(0);
  expect(readings).toBe(0);
  isDeaf = false;
  await playOut(players);
  expect(players.flatMap(({ refusals }) => refusals.filter(({ of }) => of === 'answer').map(({ code }) => code))).not.toContain('storage');
  for (const server of servers) expect(await isSound(server, players[0].match)).toBe(true);
  for (const player of players) player.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('an answer at a table that is no longer stored is refused, and not tried again and again', async () => {
  const url = await postgres().database();
  const store = await openPostgres(url);
  let commits = 0;
  const commit: SharedStorage['commit'] = (batch, revisions = []) => {
    commits += revisions.length;
    return store.commit(batch, revisions);
  };
  const server = await testServer({}, { ...store, commit } as SharedStorage);
  const { code, players } = await dealt(server.url, { people: 3 });
  // All that is said by itself has been heard, and whatever was still to be stored is.
  for (const player of players) await player.until(() => player.received.some((text) => text.includes('"emptyToo":true')));
  const isStored = async (): Promise<boolean> =>
    (await store.cluster.updateSince(code, UNKNOWN))?.version === server.tables.inMemory(code)?.sync?.version;
  await expect.poll(async () => askedOf(players).length > 0 && (await isStored())).toBe(true);
  const client = new pg.Client(url);
  await client.connect();
  for (const table of ['lobby', 'match', 'input', 'snapshot', 'member']) await client.query(`DELETE FROM ${table}`);
  await client.end();
  const [one] = askedOf(players) as [TestPlayer];
  commits = 0;
  one.answer(one.view.decision!.id, byHand(one.view.decision!, one.view));
  await one.until(() => one.refusals.some(({ of }) => of === 'answer'));
  await pause(300);
  expect(commits).toBe(1);
  for (const player of players) player.close();
  await server.stop();
});

test('a match that another server began at the same moment is shown to those who are here', async () => {
  const store = await openPostgres(await postgres().database());
  let isBegun = false;
  const commit: SharedStorage['commit'] = async (batch, revisions = []) => {
    await store.commit(batch, revisions);
    if (isBegun || !batch.some(([write]) => write === 'addMatch')) return;
    isBegun = true;
    throw new Conflict(revisions.map(({ code }) => code));
  };
  const server = await testServer({}, { ...store, commit } as SharedStorage);
  const { players } = await lobby(server.url, { people: 2 });
  players[0]?.say({ t: 'start' });
  await expect.poll(() => players.every(({ wire }) => wire !== null)).toBe(true);
  expect(isBegun).toBe(true);
  for (const player of players) player.close();
  await server.stop();
});

test('a store that has lost its last move is followed back, and the match is played to its end from there', async () => {
  const url = await postgres().database();
  const server = await testServer({}, await openPostgres(url));
  const { players } = await dealt(server.url, { people: 3 });
  const answer = async (): Promise<void> => {
    await expect.poll(() => askedOf(players).length > 0).toBe(true);
    const [one] = askedOf(players) as [TestPlayer];
    const key = one.answer(one.view.decision!.id, byHand(one.view.decision!, one.view));
    await one.until(() => one.acks.has(key));
  };
  for (let move = 0; move < 5; move++) await answer();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('UPDATE lobby SET version = version - 1');
  await client.query('DELETE FROM input WHERE no = (SELECT max(no) FROM input)');
  await playOut(players);
  const { rows } = await client.query('SELECT count(*)::integer AS moves, max(no) AS last FROM input');
  await client.end();
  expect(rows).toEqual([{ moves: rows[0].last + 1, last: rows[0].last }]);
  expect(await isSound(server, players[0]!.match)).toBe(true);
  for (const player of players) player.close();
  await server.stop();
});
