import { canonical } from '@lurk/kernel';
import { afterAll, expect, test } from 'vitest';
import { anyAnswer, type TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, StillTime, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';

afterAll(cleanUp);

const heard = (player: TestPlayer, from: number, t: string): number =>
  player.received.slice(from).filter((text) => text.startsWith(`{"t":"${t}"`)).length;

/** The view as patched so far, and the whole view of the same moment: bots may answer meanwhile. */
async function bothViews(player: TestPlayer): Promise<[string, string]> {
  for (;;) {
    const { n } = player;
    const patched = canonical(player.wire);
    const from = player.received.length;
    player.say({ t: 'sync' });
    await player.until(() => heard(player, from, 'view') > 0);
    const whole: { n: number; view: unknown } = JSON.parse(player.received.slice(from).find((text) => text.startsWith('{"t":"view"'))!);
    if (whole.n === n) return [patched, canonical(whole.view)];
  }
}

/** Nothing is on its way any more: all answers have been heard, and only people are waited for. */
async function quiet(players: TestPlayer[]): Promise<void> {
  for (const player of players) player.play = null;
  for (let isStill = false; !isStill; ) {
    const told = players.map(({ n }) => n);
    for (const player of players) {
      const from = player.received.length;
      player.say({ t: 'sync' });
      await player.until(() => heard(player, from, 'view') > 0);
    }
    const people = players.map(({ table }) => table!.you!);
    const isPeopleOnly = players.every(({ view }) => ((view.ask?.waiting ?? []) as number[]).every((seat) => people.includes(seat)));
    isStill = isPeopleOnly && players.every(({ n }, i) => n === told[i]);
  }
}

test('a dropped line gets just the frames it missed, and nothing twice', async () => {
  const server = await testServer();
  const { code, players } = await dealt(server.url, { people: 2, bots: 2 });
  const [one, other] = players as [TestPlayer, TestPlayer];
  let drops = 0;
  one.play = anyAnswer;
  one.nudge();
  other.play = anyAnswer;
  other.nudge();
  while (other.table!.state !== 'over' && drops < 8) {
    one.close();
    const { n } = one;
    await other.until(() => other.n > n + 2 || other.table!.state === 'over' || other.view.decision === null);
    const from = one.received.length;
    await one.connect();
    one.follow(code);
    await one.until(() => heard(one, from, 'clock') > 0);
    expect(heard(one, from, 'view')).toBe(0);
    drops++;
    await new Promise((done) => setTimeout(done, 20));
  }
  one.play = null;
  other.play = null;
  for (const player of players) {
    const [patched, whole] = await bothViews(player);
    expect(patched).toBe(whole);
  }
  // A number from the future, or of another match, is answered with a whole view.
  const from = one.received.length;
  one.say({ t: 'follow', table: code, match: one.match, last: one.n + 1000 });
  one.say({ t: 'follow', table: code, match: 'another', last: 1 });
  await one.until(() => heard(one, from, 'view') === 2);
  for (const player of players) player.close();
  await server.stop();
});

test('a restart resumes a match where it was, its clocks extended by the downtime', async () => {
  const data = newFolder();
  const time = new StillTime();
  let server = await testServer({ data }, undefined, time);
  const { code, players } = await dealt(server.url, { people: 3, bots: 1, speed: 'normal' });
  const [one] = players as [TestPlayer];
  for (const player of players) {
    player.play = anyAnswer;
    player.nudge();
  }
  await one.until(() => one.n > 25);
  await quiet(players);
  const asked = players.find(({ view }) => view.decision && !view.sealed)!;
  const views = players.map(({ wire }) => canonical(wire));
  const dueBefore = await dueOf(asked, code);
  await server.stop();
  time.moveOn(700);

  server = await testServer({ data, port: Number(new URL(server.url).port) }, undefined, time);
  for (const [i, player] of players.entries()) {
    const from = player.received.length;
    await player.connect();
    player.follow(code);
    await player.until(() => heard(player, from, 'clock') > 0);
    expect(heard(player, from, 'view')).toBe(0);
    const [, whole] = await bothViews(player);
    expect(whole).toBe(views[i]);
  }
  expect((await dueOf(asked, code)) - dueBefore).toBe(700);
  time.goOn();
  await playOut(players);
  for (const player of players) player.close();
  await server.stop();
});

async function dueOf(player: TestPlayer, code: string): Promise<number> {
  const from = player.received.length;
  player.follow(code);
  await player.until(() => heard(player, from, 'clock') > 0);
  const { due } = JSON.parse(player.received.findLast((text) => text.startsWith('{"t":"clock"'))!);
  return due;
}

test('an input sent again under its key counts once, before and after a restart', async () => {
  const data = newFolder();
  let server = await testServer({ data });
  const { code, players } = await dealt(server.url, { people: 2 });
  const chooser = players.find(({ view }) => view.decision)!;
  const { id } = chooser.view.decision!;
  for (let i = 0; i < 3; i++) chooser.answer(id, 1, 'the-same');
  await chooser.until(() => chooser.received.filter((text) => text.includes('"key":"the-same"')).length === 3);
  expect(chooser.refusals).toEqual([]);
  expect(chooser.log.filter((event) => (event as { t: string }).t === 'sideChosen')).toHaveLength(1);
  await server.stop();
  server = await testServer({ data, port: Number(new URL(server.url).port) });
  await chooser.connect();
  chooser.follow(code);
  const from = chooser.received.length;
  chooser.answer(id, 1, 'the-same');
  await chooser.until(() => heard(chooser, from, 'ok') === 1);
  chooser.answer(id, 1, 'another');
  await chooser.until(() => chooser.refusals.length === 1);
  expect(chooser.refusals[0].code).toBe('decisionClosed');
  for (const player of players) player.close();
  await server.stop();
});

test('a table nobody follows leaves the memory, and is back when somebody asks', async () => {
  const server = await testServer();
  const { code, players } = await dealt(server.url, { people: 2 });
  expect(server.tables.size).toBe(1);
  for (const player of players) player.close();
  await expect.poll(() => server.tables.inMemory(code)?.audience.size).toBe(0);
  await server.tables.sweep(true);
  expect(server.tables.size).toBe(0);
  const [one] = players as [TestPlayer];
  const before = canonical(one.wire);
  await one.connect();
  one.follow(code);
  const [patched, whole] = await bothViews(one);
  expect([patched, whole]).toEqual([before, before]);
  one.close();
  await server.stop();
});
