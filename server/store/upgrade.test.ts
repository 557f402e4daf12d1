import { type TableInfo, verify } from '@lurk/table';
import { afterAll, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import { leaveBehind } from '../test/fixtures/index.ts';
import { TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';

afterAll(cleanUp);

test('what the first published version left behind is all there, its matches are played to their end, and every record holds', async () => {
  const data = newFolder();
  const { people, tables } = leaveBehind('layout-1', data);
  const server = await testServer({ data });
  const recordOf = async (match: string): Promise<unknown> => (await fetch(`${server.url}/api/matches/${match}`)).json();
  const me = await fetch(`${server.url}/api/me`, { headers: { cookie: people[0].cookie } });
  const listed = ((await me.json()) as { tables: { code: string; game: string; state: string }[] }).tables;
  expect(listed.map(({ code, game, state }) => ({ game, state, code }))).toEqual(tables.toReversed());

  for (const { code, game, state } of tables) {
    const players = await Promise.all(people.map((person) => TestPlayer.again(server.url, person)));
    for (const player of players) {
      player.follow(code);
      await player.until(() => player.table !== null && (state === 'lobby' || player.wire !== null));
    }
    const [one] = players;
    expect(one.table).toMatchObject({ code, game, state } satisfies Partial<TableInfo>);
    expect(one.received.find((text) => text.startsWith('{"t":"chats"'))).toContain(`${game}: good evening.`);
    if (state === 'lobby') expect(one.table!.you).toBe(0);
    else {
      // The whole story is told again, though nothing of it was kept in a form this version reads.
      expect(one.log.length).toBeGreaterThan(30);
      if (state === 'playing') {
        for (const player of players) player.say({ t: 'leave' });
        await one.until(() => one.table!.state === 'over');
      }
      const { findings, ok } = verify(await recordOf(one.match), gameOf);
      // Dealt by an older version, it promises less than a match of today.
      expect(findings.filter(({ why }) => why)).toEqual([{ what: 'promise', ok: true, why: 'olderPromise' }]);
      expect(ok).toBe(true);
    }
    for (const player of players) player.close();
  }
  await server.stop();
});
