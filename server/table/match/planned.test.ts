import { afterAll, expect, test } from 'vitest';
import { TestPlayer } from '../../test/player.ts';
import { cleanUp, testServer } from '../../test/start.ts';
import { dealt } from '../../test/tables.ts';

afterAll(cleanUp);

const told = ({ received }: TestPlayer): string[] => received.filter((text) => text.startsWith('{"t":"wants"'));
const choice = (creature: number) => ({ pick: 'tokens', with: { creature } });
const creatureIn = (player: TestPlayer): number => (player.view.open as unknown as { creature: number }).creature;
const isGiven = (text: string): boolean => text.startsWith('{"t":"wants"') && !text.includes('planned');

/** Two people at NOT ALONE, of whom one is the Creature, up to where the other one chooses a place. */
async function exploring(url: string): Promise<{ code: string; creature: TestPlayer; hunted: TestPlayer }> {
  const { code, players } = await dealt(url, { game: 'not-alone', people: 2 });
  for (const player of players) await player.until(() => player.wire !== null);
  const creature = players.find((player) => player.table!.you === creatureIn(player))!;
  const hunted = players.find((player) => player !== creature)!;
  creature.play = ({ kind }) => (kind === 'chooseSide' ? 1 : null);
  creature.nudge();
  await hunted.until(() => hunted.asked === 'explore');
  await creature.until(() => creature.view.ask?.kind === 'explore');
  creature.play = null;
  return { code, creature, hunted };
}
function explore(hunted: TestPlayer): void {
  const { hand } = hunted.view.own as unknown as { hand: number[] };
  hunted.answer(hunted.view.decision!.id, { pick: 'play', with: [hand[0]!] });
}

test.concurrent('a plan is told to that seat alone, on all its devices, and is given by a server that starts again', async () => {
  const first = await testServer();
  const { code, creature, hunted } = await exploring(first.url);
  const second = await TestPlayer.again(first.url, creature);
  const watcher = await TestPlayer.join(first.url, 'Watcher');
  for (const one of [second, watcher]) {
    one.follow(code);
    await one.until(() => one.wire !== null);
  }
  const before = [hunted.received.length, watcher.received.length];
  creature.say({ t: 'wants', planned: { kind: 'w2m', choice: choice(3) } });
  for (const one of [creature, second]) await one.until(() => one.received.some((text) => text.includes('"planned":{"kind":"w2m"')));
  await hunted.answered();
  await watcher.answered();
  const heard = [hunted, watcher].map(({ received }, i) =>
    received.slice(before[i]).filter((text) => !/^{"t":"(pong|watchers|table)"/.test(text)),
  );
  expect(heard).toEqual([[], []]);
  for (const one of [creature, second, hunted, watcher]) one.close();
  await first.stop();

  const again = await testServer({ data: first.data });
  const [mine, other] = (await Promise.all([creature, hunted].map((one) => TestPlayer.again(again.url, one)))) as [TestPlayer, TestPlayer];
  for (const one of [mine, other]) {
    one.follow(code);
    await one.until(() => one.wire !== null);
  }
  expect(told(mine).at(-1)).toContain('"planned":{"kind":"w2m"');
  expect(told(other).join()).not.toContain('planned');
  explore(other);
  await other.until(() => other.log.some((event) => (event as { t: string }).t === 'tokensPlaced') || other.view.ask?.kind === 'w1c');
  if (mine.asked === 'w1c') mine.answer(mine.view.decision!.id, null);
  await other.until(() => other.log.some((event) => (event as { t: string }).t === 'tokensPlaced'));
  expect(other.log.find((event) => (event as { t: string }).t === 'tokensPlaced')).toMatchObject({ tokens: { creature: [3] } });
  await mine.until(() => mine.received.some(isGiven));
  for (const one of [mine, other]) one.close();
  await again.stop();
});

test.concurrent('what nobody could be asked is refused as any bad input: of another seat, of a watcher, huge, or out of shape', async () => {
  const server = await testServer();
  const { code, creature, hunted } = await exploring(server.url);
  const watcher = await TestPlayer.join(server.url, 'Watcher');
  watcher.follow(code);
  await watcher.until(() => watcher.wire !== null);
  watcher.say({ t: 'wants', planned: { kind: 'w2m', choice: choice(3) } });
  await watcher.until(() => watcher.refusals.length === 1);
  expect(watcher.refusals[0]).toMatchObject({ code: 'notSeated', of: 'wants' });
  // Not his to answer, and what is asked already is answered, not planned.
  hunted.say({ t: 'wants', planned: { kind: 'w2m', choice: choice(3) } });
  hunted.say({ t: 'wants', planned: { kind: 'explore', choice: { pick: 'play', with: [1] } } });
  creature.say({ t: 'wants', planned: { kind: 'w2m', choice: choice(99) } });
  await hunted.until(() => hunted.refusals.length === 2);
  await creature.until(() => creature.refusals.length === 1);
  expect([...hunted.refusals, ...creature.refusals].map(({ code: refused }) => refused)).toEqual([
    'notAnOption',
    'notAnOption',
    'notAnOption',
  ]);
  for (const text of [
    '{"t":"wants","planned":1}',
    '{"t":"wants","planned":{"kind":"w2m"}}',
    '{"t":"wants","planned":{"kind":"w2m","choice":1,"seat":0}}',
    `{"t":"wants","planned":{"kind":"${'w'.repeat(41)}","choice":1}}`,
    `{"t":"wants","planned":{"kind":"w2m","choice":${'['.repeat(20)}${']'.repeat(20)}}}`,
  ])
    creature.raw(text);
  await creature.until(() => creature.refusals.length === 6);
  expect(creature.refusals.slice(1).map(({ code: refused }) => refused)).toEqual(new Array(5).fill('badMessage'));
  expect([creature, hunted, watcher].flatMap(told).join()).not.toContain('planned');
  for (const one of [creature, hunted, watcher]) one.close();
  await server.stop();
});
