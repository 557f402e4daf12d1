/** One person among bots reads who they are before anything happens; a table of several waits for nobody's reading. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, TestPlayer } from '../test/player.ts';
import { cleanUp, StillTime, type TestServer, testServer } from '../test/start.ts';
import { lobby } from '../test/tables.ts';

const time = new StillTime();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, undefined, time);
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const READ_MS = 700;
/** When the clock of this seat answers, counted from when that was told. */
const left = (player: TestPlayer): number => {
  const told = player.received.map((text) => JSON.parse(text)).filter(({ due }) => typeof due === 'number');
  const { due, now } = told.findLast(({ now }) => typeof now === 'number')!;
  return due - now;
};

async function playNow(side: string): Promise<{ player: TestPlayer; code: string }> {
  const player = await TestPlayer.join(server.url, 'Ada');
  const made = await post(server.url, '/api/play', { game: 'not-alone', seats: 3, side, speed: 'quick' }, player.cookie);
  return { player, code: ((await made.json()) as { code: string }).code };
}

test('the match of one person stands still while they read: no bot acts', async () => {
  const [reading, playing] = await Promise.all([playNow('hunted'), playNow('hunted')]);
  const begun = performance.now();
  reading.player.say({ t: 'follow', table: reading.code, reading: true });
  playing.player.follow(playing.code);
  // The Creature, a bot, has the first word of the match: by now it is said at the other table.
  await playing.player.until(() => playing.player.asked === 'explore');
  await pause(2 * (performance.now() - begun));
  expect(reading.player.view.ask?.kind).toBe('chooseSide');
  reading.player.follow(reading.code);
  await reading.player.until(() => reading.player.asked === 'explore');
  for (const { player } of [reading, playing]) player.close();
});

test('a clock that began under the reading begins anew at its end', async () => {
  const { player, code } = await playNow('creature');
  player.say({ t: 'follow', table: code, reading: true });
  await player.until(() => player.asked === 'chooseSide');
  const whole = left(player);
  time.moveOn(READ_MS);
  player.follow(code);
  await player.until(() => player.received.at(-1)!.startsWith('{"t":"clock"'));
  expect(left(player)).toBe(whole);
  player.close();
});

test('where others play too, nobody waits for a reader', async () => {
  const { code, players } = await lobby(server.url, { people: 2, bots: 1, options: { creature: 2 } });
  const [host, other] = players as [TestPlayer, TestPlayer];
  for (const player of players) player.say({ t: 'follow', table: code, reading: true });
  await other.until(() => other.received.filter((text) => text.startsWith('{"t":"table"')).length > 2);
  host.say({ t: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.asked === 'explore')));
  for (const player of players) player.close();
});
