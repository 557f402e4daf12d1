import { afterAll, expect, test } from 'vitest';
import { anyAnswer, post, TestPlayer } from './test/player.ts';
import { cleanUp, testServer } from './test/start.ts';

afterAll(cleanUp);

test('two requests and a socket: playing against bots, to the end', async () => {
  const server = await testServer();
  const player = await TestPlayer.join(server.url, 'Ada');
  const response = await post(server.url, '/api/play', { game: 'not-alone', seats: 5, level: 'beginner', side: 'hunted' }, player.cookie);
  expect(response.status).toBe(200);
  const { code } = (await response.json()) as { code: string };
  player.play = anyAnswer;
  player.follow(code);
  await player.until(() => player.table?.state === 'over', 30_000);
  expect(player.view.over).not.toBeNull();
  expect(player.refusals).toEqual([]);
  await server.stop();
});
