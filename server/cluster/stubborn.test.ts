/** People whose client takes no refusal: it gives every answer that was refused again, at once, under a new key. Two servers, one store. */
import { EFFORT } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { RATES } from '../settings.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { anyAnswer, type TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { isSound, LOOSE, testServer } from '../test/start.ts';
import { dealt } from '../test/tables.ts';

const postgres = postgresForAll();
const PEOPLE = 6;

/** Answers whatever it is asked, and says what was refused again; comes back when it is cut. */
function stubborn(player: TestPlayer, code: string): { refused: number; cut: number } {
  const seen = { refused: 0, cut: 0 };
  const given = new Map<string, { decision: number; choice: Parameters<TestPlayer['answer']>[1] }>();
  const answer = player.answer.bind(player);
  player.answer = (decision, choice, key) => {
    const used = answer(decision, choice, key);
    given.set(used, { decision, choice });
    return used;
  };
  player.onMessage = (message) => {
    // Let in again: what was on its way when the line was cut is answered anew.
    if (message.t === 'clock') player.nudge();
    if (message.t !== 'refused') return;
    seen.refused++;
    if (message.of === 'follow') player.follow(code);
    if (!message.key) return;
    const again = given.get(message.key);
    given.delete(message.key);
    if (again && player.table!.state === 'playing') player.answer(again.decision, again.choice);
  };
  const watch = (): void =>
    void player.ws.once('close', async () => {
      if (player.table!.state === 'over') return;
      seen.cut++;
      // Turned away for coming too often: it tries again, as a page does.
      while (
        !(await player.connect().then(
          () => true,
          () => false,
        ))
      )
        await new Promise((done) => setTimeout(done, 300));
      watch();
      player.follow(code);
    });
  watch();
  player.play = anyAnswer;
  player.nudge();
  return seen;
}

test.each([
  ['without limits', LOOSE],
  ['with the limits of every day', RATES],
])('clients that send every refused answer again at once, under new keys, %s, keep nobody from playing to the end', async (_, rates) => {
  for (let n = 0; n < EFFORT; n++) {
    const database = await postgres().database();
    const servers = [await testServer({ rates }, await openPostgres(database)), await testServer({ rates }, await openPostgres(database))];
    const { code, players } = await dealt(
      servers.map(({ url }) => url),
      { people: PEOPLE },
    );
    const seen = players.map((player) => stubborn(player, code));
    await Promise.all(players.map((player) => player.until(() => player.table!.state === 'over')));
    console.log(
      `${players[0].n} inputs, ${seen.reduce((sum, { refused }) => sum + refused, 0)} refusals, ${seen.reduce((sum, { cut }) => sum + cut, 0)} lines cut`,
    );
    for (const server of servers) expect(await isSound(server, players[0].match)).toBe(true);
    for (const player of players) player.close();
    for (const server of servers) await server.stop();
  }
});
