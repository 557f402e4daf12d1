import { type MatchRecord, type ServerMessage, ServerMessage as ServerSchema, verify } from '@lurk/table';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../common/games.ts';
import { anyAnswer, post, TestPlayer } from '../../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../../test/start.ts';
import { dealt, lobby, playOut } from '../../test/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});

const refusal = async (player: TestPlayer, say: () => void): Promise<string> => {
  const before = player.refusals.length;
  say();
  await player.until(() => player.refusals.length > before);
  return player.refusals.at(-1)!.code;
};

describe('a match', () => {
  test('against bots is two requests away and is played to its end', async () => {
    const player = await TestPlayer.join(server.url, 'Ada');
    const body = { game: 'not-alone', seats: 4, level: 'beginner', side: 'creature' };
    const response = await post(server.url, '/api/play', body, player.cookie);
    const { code } = (await response.json()) as { code: string };
    player.follow(code);
    await player.until(() => player.wire !== null);
    expect((player.view.open as { creature: number }).creature).toBe(0);
    await playOut([player]);
    expect(player.view.over).not.toBeNull();
    expect(player.refusals).toEqual([]);
    player.close();
  });

  test('of three people and two bots ends, every message is of the protocol, and its record is true', async () => {
    const { players } = await dealt(server.url, { people: 3, bots: 2 });
    const watcher = await TestPlayer.join(server.url, 'Watcher');
    watcher.follow(players[0].table!.code);
    await watcher.until(() => watcher.wire !== null);
    await playOut(players);
    await watcher.until(() => watcher.table!.state === 'over');
    expect(watcher.view.seat).toBeNull();
    for (const player of [...players, watcher]) {
      // An answer may cross with the act of another that closes its question or ends the match; nothing else is refused.
      expect(player.refusals.filter(({ code }) => code !== 'decisionClosed' && code !== 'matchOver')).toEqual([]);
      for (const text of player.received) v.parse(ServerSchema, JSON.parse(text) as ServerMessage);
    }
    const record = (await (await fetch(`${server.url}/api/matches/${players[0].match}`)).json()) as MatchRecord;
    const verdict = verify(record, gameOf);
    expect(verdict.findings.filter(({ why }) => why)).toEqual([]);
    expect(record).toMatchObject({ format: 2, rounds: [{ commitment: players[0].deals[0].commitment }] });
    for (const player of players) {
      expect(record.seals).toEqual(player.seals);
      const given = [...player.acks.values()].filter((receipt) => receipt !== null);
      // Standing orders are sealed too, without anybody to hand a receipt to.
      expect(verdict.receipts[player.table!.you!]).toEqual(expect.arrayContaining(given));
      if ((player.view.open as { creature: number }).creature !== player.view.seat) expect(given.length).toBeGreaterThan(0);
    }
    for (const player of [...players, watcher]) player.close();
  });

  test('is not recorded for anybody before its end', async () => {
    const { players } = await dealt(server.url, { people: 2 });
    expect((await fetch(`${server.url}/api/matches/${players[0].match}`)).status).toBe(400);
    for (const player of players) player.close();
  });

  test('goes on with a bot when a person leaves, who may come back', async () => {
    const { players } = await dealt(server.url, { people: 2, bots: 1 });
    const [one, other] = players as [TestPlayer, TestPlayer];
    one.play = anyAnswer;
    one.nudge();
    other.say({ t: 'leave' });
    await one.until(() => one.table!.seats[1].kind === 'person' && (one.table!.seats[1] as { away: boolean }).away);
    const { n } = one;
    await one.until(() => one.n > n + 20 || one.table!.state === 'over');
    if (one.table!.state !== 'over') {
      expect(await refusal(other, () => other.answer(1, null))).toBe('notNow');
      other.say({ t: 'back' });
      await other.until(() => !(other.table!.seats[1] as { away: boolean }).away);
    }
    await playOut(players);
    for (const player of players) player.close();
  });

  test('is dealt again for a rematch, with another secret', async () => {
    const { players } = await dealt(server.url, { people: 2 });
    await playOut(players);
    const [one, other] = players as [TestPlayer, TestPlayer];
    const first = one.match;
    other.say({ t: 'rematch' });
    await one.until(() => one.table!.state === 'lobby');
    expect(await refusal(other, () => other.say({ t: 'start' }))).toBe('notHost');
    one.say({ t: 'start' });
    await one.until(() => one.table!.state === 'playing' && one.match !== first);
    expect(one.deals.at(-1)!.commitment).not.toBe(one.deals[0].commitment);
    await playOut(players);
    for (const player of players) player.close();
  });
});

describe('the lobby', () => {
  test('belongs to its host, and starts when all are ready', async () => {
    const { players } = await lobby(server.url, { people: 3, bots: 1 });
    const [host, other] = players as [TestPlayer, TestPlayer];
    expect(await refusal(other, () => other.say({ t: 'start' }))).toBe('notHost');
    expect(await refusal(other, () => other.say({ t: 'options', speed: 'quick' }))).toBe('notHost');
    expect(await refusal(other, () => other.say({ t: 'take', seat: 0 }))).toBe('taken');
    expect(await refusal(other, () => other.say({ t: 'wish', side: 'victim' }))).toBe('badOptions');
    expect(await refusal(host, () => host.say({ t: 'options', options: { expert: 'yes' } }))).toBe('badOptions');
    expect(await refusal(host, () => host.say({ t: 'seats', count: 9 }))).toBe('badOptions');
    expect(await refusal(host, () => host.say({ t: 'seats', count: 2 }))).toBe('taken');
    other.say({ t: 'wish', side: 'creature' });
    other.say({ t: 'ready', ready: false });
    await host.until(() => host.table!.seats[1].kind === 'person' && !(host.table!.seats[1] as { ready: boolean }).ready);
    expect(await refusal(host, () => host.say({ t: 'start' }))).toBe('notReady');
    host.say({ t: 'options', options: { expert: true }, speed: 'quick' });
    await other.until(() => other.table!.speed === 'quick' && other.table!.options.expert === true);
    for (const player of players) player.say({ t: 'ready', ready: true });
    await host.until(() => host.table!.seats.every((seat) => seat.kind !== 'person' || seat.ready));
    host.say({ t: 'start' });
    await Promise.all(players.map((player) => player.until(() => player.wire !== null)));
    expect(host.view.open).toMatchObject({ creature: 1, options: { expert: true, host: 0 } });
    for (const player of players) player.close();
  });

  test('drops open seats at the start, passes on when its host leaves, and lists my tables', async () => {
    const { code, players } = await lobby(server.url, { people: 3, bots: 1 });
    const [host, other, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    host.say({ t: 'seat', seat: 3, to: { kind: 'open' } });
    host.say({ t: 'leave' });
    await other.until(() => other.table!.host === other.id);
    other.say({ t: 'start' });
    await Promise.all([other, third].map((player) => player.until(() => player.wire !== null)));
    expect(other.view.seats).toBe(2);
    expect(other.view.seat).toBe(0);
    const tablesOf = async ({ cookie }: TestPlayer): Promise<unknown> => {
      const response = await fetch(`${server.url}/api/me`, { headers: { cookie } });
      return ((await response.json()) as { tables: unknown }).tables;
    };
    expect(await tablesOf(other)).toMatchObject([{ code, game: 'not-alone', state: 'playing' }]);
    expect(await tablesOf(host)).toEqual([]);
    for (const player of players) player.close();
  });
});

describe('talk', () => {
  test('of seats is heard by all; of watchers by watchers while the match runs', async () => {
    const { code, players } = await dealt(server.url, { people: 2 });
    const [one, other] = players as [TestPlayer, TestPlayer];
    const watchers = [await TestPlayer.join(server.url, 'W1'), await TestPlayer.join(server.url, 'W2')] as const;
    for (const watcher of watchers) {
      watcher.follow(code);
      await watcher.until(() => watcher.wire !== null);
    }
    watchers[0].say({ t: 'chat', text: 'they hold nothing' });
    await watchers[1].until(() => watchers[1].chats.length === 1);
    one.say({ t: 'chat', text: 'hello' });
    await Promise.all([other, ...watchers].map((player) => player.until(() => player.chats.includes('hello'))));
    expect([one.chats, other.chats]).toEqual([['hello'], ['hello']]);
    for (const player of [...players, ...watchers]) player.close();
  });
});
