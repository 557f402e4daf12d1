/** A crowd at the gateway: it is let in together, nobody in it costs more than their share, and nobody is left outside. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Semaphore } from '../common/semaphore.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Storage } from '../store/storage.ts';
import { byHand, TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';
import { dealt } from '../test/tables.ts';

afterEach(cleanUp);

/** A store whose questions are counted, and held or failed where a test wants it. */
async function watched(folder: string): Promise<{ store: Storage; asked: string[]; on: { read(what: string): Promise<void> } }> {
  const real = await openSqlite(folder);
  const asked: string[] = [];
  const on = { read: async (_: string): Promise<void> => {} };
  const reading = ['table', 'chats', 'match', 'snapshot', 'inputsAfter', 'lastKeys', 'toldFrom'] as const;
  const store: Storage = { ...real };
  for (const what of reading) {
    const read = async (...args: unknown[]): Promise<unknown> => {
      asked.push(what);
      await on.read(what);
      return Reflect.apply(real[what], real, args);
    };
    Object.assign(store, { [what]: read });
  }
  return { store, asked, on };
}

/** The same tables, with a server that has none of them in memory. */
async function asleep(people: number, tables = 1) {
  const folder = newFolder();
  const before = await testServer({ data: folder });
  const all = [];
  for (let t = 0; t < tables; t++) all.push(await dealt(before.url, { people }));
  for (const player of all.flatMap(({ players }) => players)) player.close();
  await before.stop();
  const { store, asked, on } = await watched(folder);
  return { server: await testServer({ data: folder }, store), asked, on, tables: all };
}

test('so many jobs run at a time, in order; one that fails frees its slot', async () => {
  const tableReads = new Semaphore(2);
  const [entered, left]: number[][] = [[], []];
  let inside = 0;
  const all = Array.from({ length: 10 }, (_, i) =>
    tableReads
      .run(async () => {
        entered.push(i);
        expect(++inside).toBeLessThanOrEqual(2);
        await turn();
        inside--;
        if (i % 3 === 0) throw new Error('failed');
        left.push(i);
      })
      .catch(() => {}),
  );
  await Promise.all(all);
  expect(entered).toEqual([...entered.keys()]);
  expect(left).toHaveLength(6);
  expect(await tableReads.run(async () => 'in')).toBe('in');
});

test('a hundred who come to one table at once are read for as the first of them is, and the others together', async () => {
  const { server, asked, on, tables } = await asleep(2);
  const [{ code }] = tables;
  const watcher = await TestPlayer.join(server.url, 'Watcher');
  const crowd = [watcher, ...(await Promise.all(Array.from({ length: 99 }, () => TestPlayer.again(server.url, watcher))))];
  // Until all of them are at the gateway.
  const opens = Promise.withResolvers<void>();
  on.read = () => opens.promise;
  for (const player of crowd) player.follow(code);
  await turn();
  for (const player of crowd) player.say({ t: 'ping' });
  await Promise.all(crowd.map((player) => player.until(() => player.received.some((text) => text.startsWith('{"t":"pong"')))));
  opens.resolve();
  await Promise.all(crowd.map((player) => player.until(() => player.wire !== null)));
  for (const what of ['table', 'match', 'snapshot']) expect([what, asked.filter((one) => one === what).length]).toEqual([what, 1]);
  expect(asked.filter((what) => what === 'toldFrom').length).toBeLessThanOrEqual(2);
  for (const player of crowd) player.close();
  await server.stop();
});

test('a client that asks for many tables has one of them loaded at a time, follows the last, and keeps none of the others awake', async () => {
  const { server, on, tables } = await asleep(2, 4);
  const greedy = await TestPlayer.again(server.url, tables[0].players[0]);
  let reading = 0;
  let most = 0;
  on.read = async (what) => {
    if (what !== 'match') return;
    most = Math.max(most, ++reading);
    await turn();
    await turn();
    reading--;
  };
  const rounds = [...tables, ...tables];
  for (const { code } of rounds) greedy.say({ t: 'follow', table: code });
  const last = rounds.at(-1)!.code;
  await greedy.until(() => greedy.received.filter((text) => text.startsWith('{"t":"view"')).length === rounds.length);
  expect(most).toBe(1);
  expect(tables.map(({ code }) => server.tables.inMemory(code)?.audience.size)).toEqual([0, 0, 0, 1]);
  greedy.close();
  await expect.poll(() => server.tables.inMemory(last)?.audience.size).toBe(0);
  await server.stop();
});

test('nothing is read for a client that comes and goes at once', async () => {
  const { server, asked, on, tables } = await asleep(2);
  const [{ code }] = tables;
  const hasty = await TestPlayer.join(server.url, 'Hasty');
  const crowd = await Promise.all(Array.from({ length: 20 }, () => TestPlayer.again(server.url, hasty)));
  const opens = Promise.withResolvers<void>();
  on.read = () => opens.promise;
  for (const player of crowd) player.follow(code);
  await expect.poll(() => asked).toEqual(['table']);
  for (const player of crowd) player.close();
  // The gateway has seen them go: that takes a few turns of the loop, however long each of them is.
  await hasty.answered(10);
  opens.resolve();
  hasty.follow('ABCDEF');
  await hasty.until(() => hasty.refusals.length > 0);
  expect(asked.filter((what) => what === 'match')).toEqual([]);
  await server.stop();
});

test('a crowd before a store that fails is told so, each of them; what they said behind it is not lost, and all are let in when they come again', async () => {
  const { server, on, tables } = await asleep(3);
  const [{ code, players }] = tables;
  let isAway = true;
  on.read = async (what) => {
    if (isAway && what === 'match') throw new Error('away');
  };
  const crowd = await Promise.all(players.map((player) => TestPlayer.again(server.url, player)));
  const { decision } = players.find(({ view }) => view.decision)!.view;
  const asker = crowd[players.findIndex(({ view }) => view.decision)];
  const choice = byHand(decision!, players.find(({ view }) => view.decision)!.view);
  for (const player of crowd) player.follow(code);
  const key = asker.answer(decision!.id, choice);
  await Promise.all(crowd.map((player) => player.until(() => player.refusals.some(({ of }) => of === 'follow'))));
  await asker.until(() => asker.refusals.some((refusal) => refusal.key === key));
  expect(asker.refusals.map(({ code: why, of }) => [of, why])).toEqual([
    ['follow', 'storage'],
    ['answer', 'storage'],
  ]);
  isAway = false;
  for (const player of crowd) player.follow(code);
  asker.answer(decision!.id, choice, key);
  await Promise.all(crowd.map((player) => player.until(() => player.wire !== null)));
  await asker.until(() => asker.acks.has(key));
  for (const player of crowd) player.close();
  await server.stop();
});

test('a follower stays at a table that cannot be read again; one who turns to a table that cannot be read is at none', async () => {
  const { store, on } = await watched(newFolder());
  const server = await testServer({}, store);
  const { code, players } = await dealt(server.url, { people: 2 });
  const [one, other] = players as [TestPlayer, TestPlayer];
  const refused = (of: string): (string | undefined)[] =>
    one.refusals.filter((refusal) => refusal.of === of).map((refusal) => refusal.code);
  on.read = async () => {
    throw new Error('away');
  };
  one.say({ t: 'follow', table: code });
  await one.until(() => refused('follow').length === 1);
  one.say({ t: 'chat', text: 'still here' });
  await other.until(() => other.chats.length === 1);
  one.say({ t: 'follow', table: 'ABCDEF' });
  one.say({ t: 'chat', text: 'meant for others' });
  await one.until(() => refused('chat').length === 1);
  expect([...refused('follow'), ...refused('chat')]).toEqual(['storage', 'storage', 'storage']);
  on.read = async () => {};
  one.follow(code);
  one.say({ t: 'chat', text: 'back' });
  await other.until(() => other.chats.length === 2);
  expect(other.chats).toEqual(['still here', 'back']);
  for (const player of players) player.close();
  await server.stop();
});
