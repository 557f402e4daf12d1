/** What every store must do, proved on each of them: SQLite in a folder, and a real PostgreSQL. */
import type { Chat } from '@lurk/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyAnswer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { newFolder, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { MatchRow, Storage, Write } from './storage.ts';

const postgres = postgresForAll();

interface Kind {
  name: string;
  /** A place nobody has been to. */
  place(): string | Promise<string>;
  open(place: string): Promise<Storage>;
}
const KINDS: Kind[] = [
  { name: 'SQLite', place: newFolder, open: openSqlite },
  { name: 'PostgreSQL', place: () => postgres().database(), open: (url) => openPostgres(url) },
];

const match = (id: string): MatchRow => ({
  id,
  table: 'AAAAAA',
  game: 'not-alone',
  rulesVersion: '1',
  options: '{}',
  seats: JSON.stringify([{ name: 'Ada' }, { name: 'Bo' }]),
  dealt: { rounds: [] },
  state: 'playing',
  asleep: null,
  result: null,
});
const input = (id: string, no: number, key: string | null = `k${no}`): Write => [
  'addInput',
  id,
  { no, seat: no % 2, key, text: `{"no":${no}}`, at: 1e12 + no, told: 'é'.repeat(no * 700) },
];
const chat = (id: number, from = 'ada'): Chat => ({ id, from, name: from, text: `said ${id}`, at: id, gallery: false });
const table = (code: string, state: string, at: number, players: string[] = []): Write => [
  'saveTable',
  { code, state, text: `{"code":"${code}"}`, at },
  players,
];

describe.each(KINDS)('$name', ({ name, place, open }) => {
  let where: string;
  let store: Storage;
  beforeEach(async () => {
    where = await place();
    store = await open(where);
  });
  afterEach(() => store.close());

  test('keeps what was written, and has it when it is opened again', async () => {
    await store.commit([
      ['saveSession', { hash: 'h', player: 'ada', name: 'Ada' }, 1],
      table('AAAAAA', 'playing', 5, ['ada', 'bo', 'ada']),
      table('BBBBBB', 'lobby', 7, ['ada']),
      ['addMatch', match('m')],
      ['seated', 'm', ['ada', null]],
      input('m', 0, null),
      input('m', 1),
      input('m', 2),
      ['saveSnapshot', 'm', { no: 1, text: '{"s":1}' }],
    ]);
    await store.commit([
      ['saveSession', { hash: 'h', player: 'ada', name: 'Ada L.' }, 2],
      ['saveSnapshot', 'm', { no: 2, text: '{"s":2}' }],
    ]);
    await store.close();
    store = await open(where);
    expect(await store.session('h')).toEqual({ hash: 'h', player: 'ada', name: 'Ada L.' });
    expect(await store.session('x')).toBeNull();
    expect(await store.table('AAAAAA')).toEqual({ code: 'AAAAAA', state: 'playing', text: '{"code":"AAAAAA"}', at: 5 });
    expect((await store.tablesOf('ada', 20)).map(({ code }) => code)).toEqual(['BBBBBB', 'AAAAAA']);
    expect((await store.tablesOf('bo', 20)).map(({ code }) => code)).toEqual(['AAAAAA']);
    expect(await store.match('m')).toEqual(match('m'));
    expect(await store.inputsAfter('m', 1)).toEqual([{ no: 2, seat: 0, key: 'k2', text: '{"no":2}', at: 1e12 + 2 }]);
    expect(await store.lastKeys('m', 5)).toEqual([
      { seat: 0, key: 'k2' },
      { seat: 1, key: 'k1' },
    ]);
    expect((await store.toldFrom('m', 1)).map(({ no, told }) => [no, told.length])).toEqual([
      [1, 700],
      [2, 1400],
    ]);
    expect(await store.snapshot('m')).toEqual({ no: 2, text: '{"s":2}' });
    expect([await store.match('x'), await store.snapshot('x'), await store.record('m')]).toEqual([null, null, null]);
  });

  test('stores a batch whole or not at all, and goes on', async () => {
    await store.commit([['addMatch', match('m')], input('m', 1)]);
    // The number is taken.
    await expect(store.commit([input('m', 2), table('AAAAAA', 'lobby', 1), input('m', 1)])).rejects.toThrow();
    expect((await store.inputsAfter('m', 0)).map(({ no }) => no)).toEqual([1]);
    expect(await store.table('AAAAAA')).toBeNull();
    await store.commit([input('m', 2)]);
    expect((await store.inputsAfter('m', 0)).map(({ no }) => no)).toEqual([1, 2]);
  });

  test('stores batches in the order they are given, waited for or not', async () => {
    await store.commit([['addMatch', match('m')]]);
    const done: number[] = [];
    const batches = Array.from({ length: 30 }, (_, i) =>
      store.commit([input('m', i), table('AAAAAA', 'lobby', i)]).then(() => done.push(i)),
    );
    await Promise.all(batches);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect((await store.table('AAAAAA'))?.at).toBe(29);
  });

  test('keeps the last 200 chats of each range, and gives the last of each', async () => {
    const out = 2e8;
    await store.commit(Array.from({ length: 230 }, (_, i): Write => ['addChat', 'AAAAAA', chat(i + 1)]));
    await store.commit([
      ['addChat', 'AAAAAA', chat(out + 1)],
      ['addChat', 'BBBBBB', chat(1)],
    ]);
    expect((await store.chats('AAAAAA', 3)).map(({ id }) => id)).toEqual([228, 229, 230, out + 1]);
    expect((await store.chats('AAAAAA', 500)).map(({ id }) => id).at(0)).toBe(31);
  });

  test('forgets by age, a little at a time', async () => {
    const session = (hash: string, at: number): Write => ['saveSession', { hash, player: hash, name: hash }, at];
    await store.commit([
      ...['a', 'b', 'c'].map((hash, i) => session(hash, i)),
      table('AAAAAA', 'lobby', 1),
      table('BBBBBB', 'lobby', 2),
      table('CCCCCC', 'over', 1),
    ]);
    await store.soon([['seen', ['a'], 10, 5]]);
    expect(await store.dropSessions({ than: 5, most: 1 })).toBe(1);
    expect([await store.session('a'), await store.session('b')].map((row) => row?.hash)).toEqual(['a', undefined]);
    const start = { at: 0, code: '' };
    expect(await store.idleTables('lobby', { than: 3, most: 1 }, start)).toEqual([{ at: 1, code: 'AAAAAA' }]);
    expect(await store.idleTables('lobby', { than: 3, most: 9 }, { at: 1, code: 'AAAAAA' })).toEqual([{ at: 2, code: 'BBBBBB' }]);
    await store.soon([['dropTable', 'AAAAAA']]);
    expect(await store.table('AAAAAA')).toBeNull();
  });

  test('a finished match becomes its record; a forgotten player is gone from both; a dropped one leaves nothing', async () => {
    await store.commit([
      ['addMatch', match('m')],
      ['seated', 'm', ['ada', 'bo']],
      ['addMatch', match('n')],
      ['seated', 'n', ['bo', 'ada']],
      input('m', 0),
      ['endMatch', 'm', 9, '{"outcome":1}'],
      ['sleep', 'n', 4],
      ['addChat', 'AAAAAA', chat(1)],
      ['addChat', 'AAAAAA', chat(2, 'bo')],
    ]);
    expect([await store.toArchive({ than: 9, most: 5 }), await store.toArchive({ than: 10, most: 5 })]).toEqual([[], ['m']]);
    await store.soon([['archive', 'm', JSON.stringify({ seats: [{ name: 'Ada' }, { name: 'Bo' }] })]]);
    expect([await store.toArchive({ than: 10, most: 5 }), await store.inputsAfter('m', -1)]).toEqual([[], []]);
    expect((await store.forgetPlayer('ada', '—')).toSorted()).toEqual(['m', 'n']);
    expect(JSON.parse((await store.record('m'))!).seats).toEqual([{ name: '—' }, { name: 'Bo' }]);
    expect(JSON.parse((await store.match('n'))!.seats)).toEqual([{ name: 'Ada' }, { name: '—' }]);
    expect((await store.chats('AAAAAA', 9)).map(({ from }) => from)).toEqual(['bo']);
    expect(await store.abandoned({ than: 5, most: 5 })).toEqual([{ id: 'n', table: 'AAAAAA' }]);
    expect(await store.endedMatches({ than: 10, most: 5 })).toEqual(['m']);
    await store.soon([['dropMatch', 'm']]);
    expect([await store.match('m'), await store.record('m')]).toEqual([null, null]);
  });

  test.runIf(name === 'SQLite')('says how long nobody was there, and puts to sleep what ran then', async () => {
    await store.commit([
      ['addMatch', match('m')],
      ['alive', 100],
    ]);
    expect(await store.wakeUp(250)).toBe(150);
    expect((await store.match('m'))?.asleep).toBe(100);
    expect(await store.wakeUp(260)).toBe(10);
  });

  test.runIf(name === 'SQLite')('belongs to one server at a time', async () => {
    await expect(open(where)).rejects.toMatchObject({ kind: 'inUse', exitCode: 3 });
  });

  test('carries a match over a restart to its end', async () => {
    let server = await testServer({}, store);
    const { code, players } = await dealt(server.url, { people: 2, bots: 1 });
    for (const player of players) {
      player.play = anyAnswer;
      player.nudge();
    }
    await players[0].until(() => players[0].n > 12);
    await server.stop();
    store = await open(where);
    server = await testServer({ port: server.port }, store);
    for (const player of players) {
      await player.connect();
      player.follow(code);
    }
    await playOut(players);
    expect((await fetch(`${server.url}/api/matches/${players[0].match}`)).status).toBe(200);
    for (const player of players) player.close();
    await server.stop();
    store = await open(where);
  });
});
