import { afterAll, expect, test } from 'vitest';
import { anyAnswer, post, TestPlayer } from '../../test/player.ts';
import { cleanUp, StillTime, testServer } from '../../test/start.ts';
import { dealt } from '../../test/tables.ts';

afterAll(cleanUp);
// Each has a server of its own, and mostly waits: they wait together.

test.concurrent('the answer that would close a window too soon waits, may be changed meanwhile, and counts once', async () => {
  const server = await testServer({ paced: true });
  const player = await TestPlayer.join(server.url, 'Ada');
  const body = { game: 'not-alone', seats: 2, level: 'random', side: 'creature' };
  const { code } = (await (await post(server.url, '/api/play', body, player.cookie)).json()) as { code: string };
  player.follow(code);
  await player.until(() => player.asked === 'chooseSide');
  const opened = performance.now();
  player.answer(player.view.decision!.id, 1);
  await player.until(() => player.asked === 'w1a');
  const { id, shape } = player.view.decision!;
  expect(shape).toMatchObject({ t: 'oneOf' });
  const { n } = player;
  const first = player.answer(id, null);
  const second = player.answer(id, null);
  player.answer(id, null, second);
  await player.until(() => player.refusals.length === 1);
  expect(player.refusals[0]).toMatchObject({ code: 'decisionClosed', key: first });
  await player.until(() => player.acks.has(second));
  expect(performance.now() - opened).toBeGreaterThan(600);
  await player.until(() => player.n > n);
  expect(player.received.filter((text) => text.includes(`"key":"${second}"`))).toHaveLength(1);
  // The bot takes its time as well, and the match moves on.
  await player.until(() => player.view.ask?.kind !== 'w1a');
  player.close();
  await server.stop();
});

test.concurrent('an answer to a decision that is not there is refused at once and displaces nothing, whatever is held', async () => {
  const time = new StillTime();
  time.goOn();
  const server = await testServer({ paced: true }, undefined, time);
  const player = await TestPlayer.join(server.url, 'Ada');
  const body = { game: 'not-alone', seats: 2, level: 'random', side: 'creature' };
  const { code } = (await (await post(server.url, '/api/play', body, player.cookie)).json()) as { code: string };
  player.follow(code);
  await player.until(() => player.asked === 'chooseSide');
  const old = player.view.decision!.id;
  player.answer(old, 1);
  await player.until(() => player.asked === 'w1a');
  const { id } = player.view.decision!;
  // What is held is held until time goes on.
  time.stop();
  const valid = player.answer(id, null);
  const wrong = [player.answer(old, null), player.answer(id + 1, null), player.answer(id, 'nonsense')];
  player.say({ t: 'unseal', key: 'old', decision: old });
  player.say({ t: 'ping' });
  await player.until(() => player.received.some((text) => text.startsWith('{"t":"pong"')));
  // All of them before the next word, and the valid one is still held.
  expect(player.refusals.map(({ key, code }) => ({ key, code }))).toEqual([
    { key: wrong[0], code: 'decisionClosed' },
    { key: wrong[1], code: 'notYourDecision' },
    { key: wrong[2], code: 'notAnOption' },
    { key: 'old', code: 'decisionClosed' },
  ]);
  expect(player.acks.has(valid)).toBe(false);
  time.goOn();
  await player.until(() => player.acks.has(valid));
  player.close();
  await server.stop();
});

test.concurrent('held answers of a server that stops did not happen', async () => {
  const time = new StillTime();
  time.goOn();
  const server = await testServer({ paced: true }, undefined, time);
  const player = await TestPlayer.join(server.url, 'Ada');
  const body = { game: 'not-alone', seats: 2, level: 'random', side: 'creature' };
  const { code } = (await (await post(server.url, '/api/play', body, player.cookie)).json()) as { code: string };
  player.follow(code);
  await player.until(() => player.asked === 'chooseSide');
  player.answer(player.view.decision!.id, 1);
  await player.until(() => player.asked === 'w1a');
  time.stop();
  const key = player.answer(player.view.decision!.id, null);
  await player.answered();
  await server.stop();
  expect(player.acks.has(key)).toBe(false);
  player.close();
});

test.concurrent('bots leave the turn of a team to a person, until they give way', async () => {
  const server = await testServer({ paced: true });
  const player = await TestPlayer.join(server.url, 'Ada');
  const body = { game: 'anomaly', seats: 4, side: 'students' };
  const { code } = (await (await post(server.url, '/api/play', body, player.cookie)).json()) as { code: string };
  const watcher = await TestPlayer.join(server.url, 'Bob');
  for (const follower of [player, watcher]) follower.follow(code);
  // Until it is first to be named: most cards, then the order of the seats.
  player.play = (decision, view) => (decision.kind === 'studentTurn' ? null : anyAnswer(decision, view));
  const isFirst = (): boolean => {
    if (player.asked !== 'studentTurn' || !player.table) return false;
    const { hand } = player.view.sizes as { hand: number[] };
    const me = player.table.you!;
    return (player.view.ask!.waiting as number[]).every((seat) => hand[seat]! < hand[me]! || (hand[seat] === hand[me] && me <= seat));
  };
  await player.until(isFirst);
  player.play = null;
  const { n } = player;
  watcher.say({ t: 'giveWay' });
  await watcher.until(() => watcher.refusals.length > 0);
  expect(watcher.refusals[0]).toMatchObject({ code: 'notSeated', of: 'giveWay' });
  // Longer than any bot of a lonely table takes.
  await new Promise((done) => setTimeout(done, 2500));
  expect(player.n).toBe(n);
  player.say({ t: 'giveWay' });
  await watcher.until(() => watcher.received.some((text) => text === `{"t":"givesWay","seat":${player.table!.you}}`));
  await player.until(() => player.n > n);
  for (const follower of [player, watcher]) follower.close();
  await server.stop();
});

test.concurrent('how a seat wants to be asked is kept with the match: a server that starts again asks in the same way', async () => {
  const first = await testServer();
  const { code, players } = await dealt(first.url, { people: 2, bots: 1 });
  const [mine, other] = players as [TestPlayer, TestPlayer];
  const wanted = '{"t":"wants","emptyToo":true,"passing":true}';
  mine.say({ t: 'wants', emptyToo: true, passing: true });
  other.say({ t: 'wants', emptyToo: true });
  await mine.until(() => mine.received.includes(wanted));
  for (const one of players) one.close();
  await first.stop();
  const again = await testServer({ data: first.data });
  const heard = async (player: TestPlayer): Promise<string | undefined> => {
    const back = await TestPlayer.again(again.url, player);
    back.follow(code);
    await back.until(() => back.received.some((text) => text.startsWith('{"t":"wants"')));
    back.close();
    return back.received.find((text) => text.startsWith('{"t":"wants"'));
  };
  expect(await heard(mine)).toBe(wanted);
  expect(await heard(other)).toBe('{"t":"wants","emptyToo":true,"passing":false}');
  await again.stop();
});

test.concurrent('how a seat wants to be asked is told to that seat alone, on all its devices, and to nobody else', async () => {
  const server = await testServer();
  const { players } = await dealt(server.url, { people: 2, bots: 1 });
  const [mine, other] = players as [TestPlayer, TestPlayer];
  const code = mine.table!.code;
  const second = await TestPlayer.again(server.url, mine);
  const watcher = await TestPlayer.join(server.url, 'Watcher');
  for (const one of [second, watcher]) {
    one.follow(code);
    await one.until(() => one.wire !== null);
  }
  const told = ({ received }: TestPlayer): string[] => received.filter((text) => /^{"t":"wants".*"passing":true/.test(text));
  mine.say({ t: 'wants', passing: true });
  for (const one of [mine, second]) await one.until(() => told(one).length > 0);
  expect(told(mine)).toEqual(told(second));
  // A watcher has no seat to be asked at; what a watcher has seen makes nobody go faster, and is no fault either.
  watcher.say({ t: 'seen', n: 1 });
  watcher.say({ t: 'wants', emptyToo: true });
  await watcher.until(() => watcher.refusals.length > 0);
  expect(watcher.refusals).toEqual([expect.objectContaining({ code: 'notSeated', of: 'wants' })]);
  for (const text of ['{"t":"seen"}', '{"t":"seen","n":-1}', '{"t":"wants","passing":1}', '{"t":"wants","seat":1}']) other.raw(text);
  await other.until(() => other.refusals.length === 4);
  expect(new Set(other.refusals.map(({ code: refused }) => refused))).toEqual(new Set(['badMessage']));
  expect([told(other), told(watcher)]).toEqual([[], []]);
  expect(watcher.received.filter((text) => text.includes('"wants"') && !text.includes('refused'))).toEqual([]);
  for (const one of [mine, second, other, watcher]) one.close();
  await server.stop();
});

test.concurrent('whether a page is before somebody’s eyes is known to the table, and told to nobody: not a byte', async () => {
  const server = await testServer();
  const { code, players } = await dealt(server.url, { people: 3, speed: 'none' });
  const [mine, ...others] = players as [TestPlayer, TestPlayer, TestPlayer];
  const watcher = await TestPlayer.join(server.url, 'Watcher');
  watcher.follow(code);
  await watcher.until(() => watcher.wire !== null);
  const everybody = [mine, ...others, watcher];
  const pong = async (player: TestPlayer): Promise<void> => {
    const before = player.received.length;
    player.say({ t: 'ping' });
    await player.until(() => player.received.slice(before).some((text) => text.startsWith('{"t":"pong"')));
  };
  // Who came is told at most once a second: that has been said by then, and whatever has been said is heard before the answer to what is said now.
  const settled = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done, 1200));
    await Promise.all(everybody.map(pong));
  };
  await settled();
  const heard = everybody.map(({ received }) => received.length);
  watcher.say({ t: 'here', looking: false });
  mine.say({ t: 'here', looking: true });
  mine.say({ t: 'here', looking: false });
  await settled();
  const said = everybody.map(({ received }, i) => received.slice(heard[i]).filter((text) => !text.startsWith('{"t":"pong"')));
  expect(said).toEqual(everybody.map(() => []));
  const table = (await server.tables.at(code, (found) => found))!;
  expect(table.info({ id: others[0]!.id, name: '' }).seats[mine.table!.you!]).toMatchObject({ here: true });
  await Promise.all(everybody.map(pong));
  for (const text of ['{"t":"here"}', '{"t":"here","looking":1}', '{"t":"here","looking":true,"seat":1}']) mine.raw(text);
  await mine.until(() => mine.refusals.length === 3);
  expect(new Set(mine.refusals.map(({ code: refused }) => refused))).toEqual(new Set(['badMessage']));
  for (const one of everybody) one.close();
  await server.stop();
});
