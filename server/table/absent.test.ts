import type { SeatInfo } from '@lurk/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyAnswer, TestPlayer } from '../test/player.ts';
import { cleanUp, StillTime, type TestServer, testServer } from '../test/start.ts';
import { dealt, lobby, playOut } from '../test/tables.ts';

const GRACE = 100;
const time = new StillTime();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ grace: () => GRACE }, undefined, time);
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const refusal = async (player: TestPlayer, say: () => void): Promise<string> => {
  const before = player.refusals.length;
  say();
  await player.until(() => player.refusals.length > before);
  return player.refusals.at(-1)!.code;
};
const person = (player: TestPlayer, seat: number): Extract<SeatInfo, { kind: 'person' }> => player.table!.seats[seat] as never;
const call = (player: TestPlayer, seat: number): void => player.say({ t: 'callBot', seat });

/** This one loses the line, and the others have been told so. */
async function lose(gone: TestPlayer, others: TestPlayer[], grace = GRACE): Promise<void> {
  gone.close();
  const seat = gone.table!.you!;
  await Promise.all(others.map((other) => other.until(() => person(other, seat).gone !== undefined)));
  time.moveOn(grace);
}

describe('a host who is gone', () => {
  test('for a while is followed by the next person who is here, who may then put a bot in the empty chair and start', async () => {
    const { players } = await lobby(server.url, { people: 3 });
    const [host, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    second.close();
    host.close();
    await third.until(() => person(third, 0).gone !== undefined);
    expect(third.table!.host).toBe(host.id);
    time.moveOn(GRACE);
    await third.until(() => third.table!.host === third.id);
    for (const seat of [0, 1]) third.say({ t: 'seat', seat, to: { kind: 'bot', level: 'random' } });
    await third.until(() => third.table!.seats[1].kind === 'bot');
    third.say({ t: 'start' });
    await third.until(() => third.wire !== null);
    third.close();
  });

  test('and comes back in time stays the host; an empty lobby waits for the next visitor', async () => {
    const { code, players } = await lobby(server.url, { people: 2 });
    const [host, other] = players as [TestPlayer, TestPlayer];
    host.close();
    await other.until(() => person(other, 0).gone !== undefined);
    await host.connect();
    host.follow(code);
    await other.until(() => person(other, 0).here);
    time.moveOn(GRACE);
    await pause(2 * GRACE);
    expect(other.table!.host).toBe(host.id);
    for (const player of players) player.close();
    await expect.poll(() => server.tables.inMemory(code)?.audience.size).toBe(0);
    time.moveOn(GRACE);
    await other.connect();
    other.follow(code);
    await other.until(() => other.table!.host === other.id);
    other.close();
  });
});

describe('somebody who is gone', () => {
  test('is not waited for by a start nor by the deal: a bot plays in their place until they come back to it', async () => {
    const { code, players } = await lobby(server.url, { people: 3, bots: 1 });
    const [host, here, gone] = players as [TestPlayer, TestPlayer, TestPlayer];
    gone.say({ t: 'ready', ready: false });
    here.say({ t: 'ready', ready: false });
    await host.until(() => [1, 2].every((seat) => !person(host, seat).ready));
    expect(await refusal(host, () => host.say({ t: 'start' }))).toBe('notReady');
    gone.close();
    await host.until(() => !person(host, 2).here);
    // Somebody who is here is waited for.
    expect(await refusal(host, () => host.say({ t: 'start' }))).toBe('notReady');
    here.say({ t: 'ready', ready: true });
    await host.until(() => person(host, 1).ready);
    host.say({ t: 'start' });
    // No clock runs here: the deal has waited for nobody.
    await Promise.all([host, here].map((player) => player.until(() => player.wire !== null)));
    expect([0, 1, 2].map((seat) => person(host, seat).away)).toEqual([false, false, true]);
    expect(host.deals.at(-1)!.hashes.map(Boolean)).toEqual([true, true, false, false]);
    await gone.connect();
    gone.follow(code);
    await gone.until(() => gone.wire !== null && gone.table!.you === 2);
    gone.say({ t: 'back' });
    await host.until(() => !person(host, 2).away);
    await playOut(players);
    // Nor by the next match: who plays first deals it as soon as nobody else is here.
    for (const player of [host, gone]) player.play = null;
    gone.close();
    await host.until(() => !person(host, 2).here);
    host.say({ t: 'rematch' });
    await host.until(() => host.table!.state === 'lobby');
    expect(person(host, 1).ready).toBe(false);
    here.close();
    await host.until(() => !person(host, 1).here);
    host.say({ t: 'start' });
    await host.until(() => host.table!.state === 'playing');
    expect([0, 1, 2].map((seat) => person(host, seat).away)).toEqual([false, true, true]);
    host.play = anyAnswer;
    host.nudge();
    await host.until(() => host.table!.state === 'over');
    // Somebody else is here by now, and the host is not: the next match is theirs.
    host.close();
    await here.connect();
    here.follow(code);
    await here.until(() => here.table!.state === 'over' && !person(here, 0).here);
    here.play = null;
    here.say({ t: 'rematch' });
    await here.until(() => here.table!.state === 'playing' && here.table!.host === here.id);
    expect([0, 1, 2].map((seat) => person(here, seat).away)).toEqual([true, false, true]);
    here.close();
  });
});

describe('a seat whose person is gone', () => {
  test('is played by a bot when one of two calls for it, without any clock, and is given back at any step', async () => {
    const { code, players } = await dealt(server.url, { people: 3, speed: 'none' });
    const [one, two, gone] = players as [TestPlayer, TestPlayer, TestPlayer];
    expect(await refusal(one, () => call(one, 2))).toBe('notGone');
    await lose(gone, [one, two], 0);
    expect(await refusal(one, () => call(one, 2))).toBe('notGone');
    time.moveOn(GRACE);
    expect(person(one, 2).gone).toMatchObject({ calls: [], needed: 1 });
    expect(person(one, 2).gone!.until - person(one, 2).gone!.since).toBe(GRACE);
    call(one, 2);
    await two.until(() => person(two, 2).away);
    expect(person(two, 2).gone).toBeUndefined();
    await gone.connect();
    gone.follow(code);
    await gone.until(() => person(gone, 2).here);
    expect(await refusal(gone, () => gone.answer(gone.view.decision?.id ?? 1, null))).toBe('notNow');
    gone.say({ t: 'back' });
    await one.until(() => !person(one, 2).away);
    await playOut(players);
    expect(await refusal(one, () => call(one, 2))).toBe('notNow');
    for (const player of players) player.close();
  });

  test('needs more than half of those who are here where these are more than two, each counted once and while here', async () => {
    const { code, players } = await dealt(server.url, { people: 5 });
    const [one, two, three, four, gone] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer];
    const rest = [one, two, three, four];
    const watcher = await TestPlayer.join(server.url, 'Watcher');
    watcher.follow(code);
    await watcher.until(() => watcher.wire !== null);
    await lose(gone, rest);
    expect(await refusal(watcher, () => call(watcher, 4))).toBe('notSeated');
    expect(await refusal(one, () => call(one, 0))).toBe('notGone');
    expect(await refusal(one, () => call(one, 1))).toBe('notGone');
    expect(await refusal(one, () => call(one, 9))).toBe('notGone');
    call(one, 4);
    call(one, 4);
    await two.until(() => person(two, 4).gone!.calls.length === 1);
    expect(person(two, 4).gone).toMatchObject({ calls: [0], needed: 3 });
    // Across a return nothing stands.
    await gone.connect();
    gone.follow(code);
    await Promise.all(rest.map((player) => player.until(() => person(player, 4).here)));
    await lose(gone, rest);
    expect(person(two, 4).gone!.calls).toEqual([]);
    call(one, 4);
    call(two, 4);
    await four.until(() => person(four, 4).gone!.calls.length === 2);
    expect(person(four, 4).away).toBe(false);
    // Four were here, three must call. When one of those who did not goes, two of three are enough.
    three.close();
    await four.until(() => person(four, 4).away);
    expect(person(four, 2).away).toBe(false);
    // Who has left the match to a bot has no say in it.
    four.say({ t: 'leave' });
    await one.until(() => person(one, 3).away);
    time.moveOn(GRACE);
    expect(await refusal(four, () => call(four, 2))).toBe('notNow');
    for (const player of [...players, watcher]) player.close();
  });
});

describe('a match without anybody who plays', () => {
  test('sleeps though it is watched, and its clocks go on from where they stood', async () => {
    const { code, players } = await dealt(server.url, { people: 2, speed: 'normal' });
    const watcher = await TestPlayer.join(server.url, 'Watcher');
    watcher.follow(code);
    await watcher.until(() => watcher.wire !== null);
    const asked = players.find(({ view }) => view.decision)!;
    const dueOf = async (): Promise<number> => {
      const from = asked.received.length;
      asked.say({ t: 'sync' });
      await asked.until(() => asked.received.slice(from).some((text) => text.startsWith('{"t":"view"')));
      const view = JSON.parse(asked.received.findLast((text) => text.startsWith('{"t":"view"'))!);
      return view.due - view.now;
    };
    const before = await dueOf();
    time.moveOn(500);
    expect(await dueOf()).toBe(before - 500);
    for (const player of players) player.close();
    await watcher.until(() => person(watcher, 0).gone !== undefined && person(watcher, 1).gone !== undefined);
    const table = (await server.tables.at(code, (found) => found))!;
    expect(table.match.isRunning).toBe(true);
    expect(table.attendance.isUnattended(time.now() + 1)).toBe(true);
    await server.tables.sweep(true);
    time.moveOn(700);
    // A watcher who looks does not wake it.
    watcher.say({ t: 'sync' });
    watcher.follow(code);
    await pause(100);
    expect(table.match.isRunning).toBe(false);
    await asked.connect();
    asked.follow(code);
    await asked.until(() => table.match.isRunning);
    expect(await dueOf()).toBe(before - 500);
    for (const player of [...players, watcher]) player.close();
  });
});
