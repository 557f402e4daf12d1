import { type MatchRecord, ServerMessage, verify } from '@lurk/table';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import { post, TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { lobby, playOut } from '../test/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ patience: 300 });
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});

const recordOf = async (url: string, match: string): Promise<Extract<MatchRecord, { format: 2 }>> =>
  (await fetch(`${url}/api/matches/${match}`)).json() as never;
const begun = (player: TestPlayer): Promise<void> => player.until(() => player.wire !== null);

describe('the deal', () => {
  test('starts over without a person who commits and does not open, and the record shows both rounds with their secrets', async () => {
    const { players } = await lobby(server.url, { people: 2 });
    const [one, other] = players as [TestPlayer, TestPlayer];
    other.opensNonce = false;
    one.say({ t: 'start' });
    await Promise.all(players.map(begun));
    const shown = [...new Map(one.deals.map(({ commitment, terms }) => [commitment, terms]))];
    expect(shown.map(([, { round, people }]) => [round, people])).toEqual([
      [1, [0, 1]],
      [2, [0]],
    ]);
    await playOut(players);
    const record = await recordOf(server.url, one.match);
    expect(record.rounds.map(({ commitment }) => commitment)).toEqual(shown.map(([commitment]) => commitment));
    const verdict = verify(record, gameOf);
    expect(verdict.findings.filter(({ why }) => why)).toEqual([{ what: 'rounds', ok: true, why: 'roundWithheld', round: 1, seat: 1 }]);
    for (const player of players) player.close();
  });

  test('tells each person that their number has come in, and binds what the lobby showed', async () => {
    const { players } = await lobby(server.url, { people: 2, bots: 1, options: { expert: true } });
    const [one, other] = players as [TestPlayer, TestPlayer];
    other.say({ t: 'wish', side: 'creature' });
    await one.until(() => one.table!.seats[1].kind === 'person' && (one.table!.seats[1] as { side: string | null }).side === 'creature');
    one.say({ t: 'start' });
    await Promise.all(players.map(begun));
    for (const { deals } of players) expect(deals.at(-1)).toMatchObject({ step: 'open', opened: [0, 1] });
    expect(one.deals[0].terms).toMatchObject({
      match: one.match,
      game: 'not-alone',
      options: { expert: true, creature: 'random' },
      host: 0,
      seats: [
        { kind: 'person', id: one.id, wish: null },
        { kind: 'person', id: other.id, wish: 'creature' },
        { kind: 'bot', level: 'beginner', wish: null },
      ],
    });
    expect((one.view.open as { creature: number }).creature).toBe(1);
    for (const player of players) player.close();
  });

  test('a lone person who is away is waited for: the server never deals alone', async () => {
    const player = await TestPlayer.join(server.url, 'Ada');
    player.mute = true;
    const made = await post(server.url, '/api/play', { game: 'not-alone', seats: 3 }, player.cookie);
    const { code } = (await made.json()) as { code: string };
    player.follow(code);
    await player.until(() => player.deals.length > 0);
    await new Promise((done) => setTimeout(done, 900));
    expect(player.wire).toBeNull();
    expect(new Set(player.deals.map(({ commitment }) => commitment)).size).toBe(1);
    player.mute = false;
    player.follow(code);
    await begun(player);
    player.close();
  });

  test('goes on after a restart with the same commitment, at every step of it', async () => {
    let running = await testServer({ patience: 60_000 });
    const { data } = running;
    const { players, code } = await lobby(running.url, { people: 2 });
    const [one, other] = players as [TestPlayer, TestPlayer];
    const restart = async (): Promise<void> => {
      for (const player of players) player.close();
      await running.stop();
      running = await testServer({ patience: 60_000, data });
      for (const player of players) {
        player.url = running.url;
        await player.connect();
        player.follow(code);
      }
    };
    // Nobody has answered; then one has committed; then both, and one has opened.
    one.mute = true;
    other.mute = true;
    one.say({ t: 'start' });
    await Promise.all(players.map((player) => player.until(() => player.deals.length > 0)));
    one.mute = false;
    await restart();
    await one.until(() => !!one.deals.at(-1)?.hashes[0]);
    other.mute = false;
    other.opensNonce = false;
    await restart();
    await one.until(() => !!one.deals.at(-1)?.opened.includes(0));
    other.opensNonce = true;
    await restart();
    await Promise.all(players.map(begun));
    for (const player of players) expect(new Set(player.deals.map(({ commitment }) => commitment)).size).toBe(1);
    await playOut(players);
    const verdict = verify(await recordOf(running.url, one.match), gameOf);
    expect(verdict.sure).toBe(true);
    for (const player of players) player.close();
    await running.stop();
  });

  test('no secret leaves the server before the end', async () => {
    const { players } = await lobby(server.url, { people: 2 });
    players[1].opensNonce = false;
    players[0].say({ t: 'start' });
    await Promise.all(players.map(begun));
    const { match } = players[0];
    await playOut(players);
    const { rounds } = await recordOf(server.url, match);
    expect(rounds).toHaveLength(2);
    for (const player of players)
      for (const text of player.received) {
        for (const { secret } of rounds) expect(text).not.toContain(secret);
        v.parse(ServerMessage, JSON.parse(text));
      }
    // Numbers are opened to the server, and shown to nobody before the end.
    const numbers = rounds.flatMap(({ nonces }) => nonces.filter((nonce) => nonce !== null));
    expect(numbers.length).toBe(2);
    for (const player of players) for (const text of player.received) for (const number of numbers) expect(text).not.toContain(number);
    for (const player of players) player.close();
  });
});
