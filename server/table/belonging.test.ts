/** Who belongs to a table: whom it puts out stays out, whoever is locked out or at the door hears nothing of it, and nobody is put out of a match by one. */

import { canonical, type Json } from '@lurk/kernel';
import { type RecordOfRounds, rerun } from '@lurk/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import { trustFrom } from '../gateway/proxy.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { anyAnswer, post, TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { cleanUp, isSound, StillTime, type TestServer, testServer } from '../test/start.ts';
import { dealt, lobby, playOut, type Seating } from '../test/tables.ts';

const GRACE = 3000;
const postgres = postgresForAll();
const time = new StillTime();
const settings = { grace: () => GRACE, proxy: trustFrom('127.0.0.1')! };

async function serversFor(count: number): Promise<TestServer[]> {
  if (count === 1) return [await testServer(settings, undefined, time)];
  const url = await postgres().database();
  return Promise.all(Array.from({ length: count }, async () => testServer(settings, await openPostgres(url), time)));
}

const refusal = async (player: TestPlayer, say: () => void): Promise<string> => {
  const before = player.refusals.length;
  say();
  await player.until(() => player.refusals.length > before);
  return player.refusals.at(-1)!.code;
};
const person = (player: TestPlayer, seat: number) => {
  const place = player.table!.seats[seat];
  return place?.kind === 'person' ? place : null;
};
/** What it has been told of a table and its match since. */
const told = (player: TestPlayer, since = 0): string[] =>
  player.received.slice(since).filter((text) => /^{"t":"(table|view|frame|chat|chats|watchers)"/.test(text));

describe.each([
  ['one server', 1],
  ['two servers on one PostgreSQL', 2],
])('with %s', (_, count) => {
  let servers: TestServer[];
  let urls: string[];
  let addresses = 0;
  beforeAll(async () => {
    // Servers ask each other after a while: among several, time goes by.
    if (count > 1) time.goOn();
    servers = await serversFor(count);
    urls = servers.map(({ url }) => url);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    cleanUp();
  });

  afterEach(() => {
    if (count === 1) time.stop();
  });

  const somewhere = (): string => `198.51.100.${++addresses}`;
  /** People who all come from elsewhere; where each of them comes from. */
  async function seated(seating: Seating, make = lobby) {
    const from = Array.from({ length: seating.people }, somewhere);
    const { code, players } = await make(urls, { ...seating, from: (i) => from[i] });
    return { code, players, from };
  }
  /** Somebody new, who wants to follow this table; by the server the others do not come by, where there are two. */
  async function comes(code: string, from: string, name = 'Newcomer'): Promise<TestPlayer> {
    const player = await TestPlayer.join(urls.at(-1)!, name, from);
    player.follow(code);
    await player.until(() => player.table !== null || player.refusals.length > 0);
    return player;
  }
  /** Every server knows that they are here. */
  const heardOf = async ({ id }: TestPlayer, code: string): Promise<void> => {
    for (const { tables } of servers) await expect.poll(() => tables.inMemory(code)?.audience.has(id)).toBe(true);
  };
  /** Somebody who was here, on a new line. */
  async function comesBack(player: TestPlayer, code: string): Promise<void> {
    player.close();
    await player.connect();
    const [heard, refused] = [player.received.length, player.refusals.length];
    player.follow(code);
    await player.until(() => player.refusals.length > refused || told(player, heard).length > 0);
  }

  test('whom the host removes is out by every way back, and who comes from there is let in by those who sit here', async () => {
    const { code, players, from } = await seated({ people: 3 });
    const [host, friend, griefer] = players as [TestPlayer, TestPlayer, TestPlayer];
    const flatmate = await comes(code, from[2], 'Flatmate');
    await heardOf(flatmate, code);
    expect(await refusal(friend, () => friend.say({ t: 'remove', seat: 2 }))).toBe('notHost');
    expect(await refusal(host, () => host.say({ t: 'remove', seat: 0 }))).toBe('notNow');
    host.say({ t: 'remove', seat: 2 });
    await griefer.until(() => griefer.refusals.at(-1)?.code === 'removed');
    await friend.until(() => friend.table!.seats[2].kind === 'open');
    const heard = griefer.received.length;
    const tries = [
      { t: 'take' },
      { t: 'chat', text: 'boo' },
      { t: 'sync' },
      { t: 'ready', ready: true },
      { t: 'follow', table: code },
    ] as const;
    for (const message of tries) expect(await refusal(griefer, () => griefer.say(message))).toBe('removed');
    await comesBack(griefer, code);
    expect(griefer.refusals.at(-1)!.code).toBe('removed');
    expect(told(griefer, heard)).toEqual([]);
    const byHttp = await fetch(`${urls[0]}/api/tables/${code}`, { headers: { cookie: griefer.cookie, 'x-forwarded-for': from[2] } });
    expect(await byHttp.json()).toEqual({ code: 'removed' });
    // Who was here already stays, also over a new line.
    await comesBack(flatmate, code);
    expect(flatmate.table!.code).toBe(code);

    const again = await comes(code, from[2], 'Griefer again');
    expect(again.refusals.at(-1)!.code).toBe('atDoor');
    expect(told(again)).toEqual([]);
    for (const player of [host, friend]) await player.until(() => player.table!.door?.[0]?.name === 'Griefer again');
    expect(flatmate.table!.door).toBeUndefined();
    expect(await refusal(flatmate, () => flatmate.say({ t: 'admit', id: again.id, lets: true }))).toBe('notSeated');
    friend.say({ t: 'admit', id: again.id, lets: false });
    await host.until(() => !host.table!.door);
    expect(await refusal(again, () => again.follow(code))).toBe('removed');
    const cousin = await comes(code, from[2], 'Cousin');
    await friend.until(() => friend.table!.door?.[0]?.name === 'Cousin');
    friend.say({ t: 'admit', id: cousin.id, lets: true });
    await host.until(() => !host.table!.door);
    cousin.follow(code);
    await cousin.until(() => cousin.table !== null);
    expect((await comes(code, somewhere())).table!.code).toBe(code);

    // Nor is the next match theirs.
    host.say({ t: 'seat', seat: 2, to: { kind: 'bot', level: 'random' } });
    host.say({ t: 'start' });
    await Promise.all([host, friend].map((player) => player.until(() => player.wire !== null)));
    await playOut([host, friend]);
    for (const player of [host, friend]) player.play = null;
    host.say({ t: 'rematch' });
    await host.until(() => host.table!.state === 'lobby');
    expect(await refusal(griefer, () => griefer.follow(code))).toBe('removed');
    for (const player of [...players, flatmate, again, cousin]) player.close();
  });

  test('fifty sessions from there put three names before those who sit here, and get no further', async () => {
    const { code, players, from } = await seated({ people: 2 });
    const [host] = players as [TestPlayer];
    host.say({ t: 'remove', seat: 1 });
    await host.until(() => host.table!.seats[1].kind === 'open');
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, i) => comes(code, from[1], `Visitor ${i}`)));
    expect(new Set(crowd.map(({ refusals }) => refusals.at(-1)!.code))).toEqual(new Set(['atDoor']));
    await host.until(() => host.table!.door?.length === 3);
    await Promise.all(crowd.map((player) => refusal(player, () => player.follow(code))));
    await host.answered();
    expect(host.table!.door).toHaveLength(3);
    for (const player of [...players, ...crowd]) player.close();
  });

  test('a locked table takes nobody new, and everybody back who was here', async () => {
    const { code, players } = await seated({ people: 2 });
    const [host, friend] = players as [TestPlayer, TestPlayer];
    const watcher = await comes(code, somewhere());
    await heardOf(watcher, code);
    expect(await refusal(friend, () => friend.say({ t: 'lock', locked: true }))).toBe('notHost');
    host.say({ t: 'lock', locked: true });
    await Promise.all([friend, watcher].map((player) => player.until(() => player.table!.locked === true)));
    const late = await comes(code, somewhere());
    expect(late.refusals.at(-1)!.code).toBe('locked');
    expect(await refusal(late, () => late.say({ t: 'take' }))).toBe('locked');
    expect(told(late)).toEqual([]);
    for (const cookie of ['', late.cookie])
      expect(await (await fetch(`${urls[0]}/api/tables/${code}`, { headers: { cookie } })).json()).toEqual({ code: 'locked' });
    for (const player of [friend, watcher]) {
      await comesBack(player, code);
      expect(player.table!.code).toBe(code);
    }
    host.say({ t: 'lock', locked: false });
    await host.until(() => !host.table!.locked);
    late.follow(code);
    await late.until(() => late.table !== null);
    for (const player of [...players, watcher, late]) player.close();
  });

  test('a table is handed over, goes to somebody else while its host is gone, and is theirs again if they want it', async () => {
    const { code, players } = await seated({ people: 3 });
    const [host, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    expect(await refusal(host, () => host.say({ t: 'hand', seat: 9 }))).toBe('notNow');
    host.say({ t: 'hand', seat: 1 });
    await second.until(() => second.table!.host === second.id);
    expect(await refusal(host, () => host.say({ t: 'hand', seat: 2 }))).toBe('notHost');
    second.close();
    await third.until(() => person(third, 1)?.gone !== undefined);
    time.moveOn(GRACE);
    await third.until(() => third.table!.host === third.id);
    await second.connect();
    second.follow(code);
    await second.until(() => second.table!.wasHost === true);
    expect(third.table!.wasHost).toBeUndefined();
    expect(await refusal(host, () => host.say({ t: 'regain', wants: true }))).toBe('notNow');
    second.say({ t: 'regain', wants: true });
    await third.until(() => third.table!.host === second.id);
    expect(await refusal(second, () => second.say({ t: 'regain', wants: true }))).toBe('notNow');
    for (const player of players) player.close();
  });

  test('a place is closed and opened, but not under somebody, nor below what the game needs', async () => {
    const { players } = await seated({ people: 2, bots: 2 });
    const [host] = players as [TestPlayer];
    const close = (seat: number): void => host.say({ t: 'seat', seat, to: { kind: 'closed' } });
    close(2);
    await host.until(() => host.table!.seats.length === 3);
    expect(await refusal(host, () => close(1))).toBe('taken');
    close(2);
    await host.until(() => host.table!.seats.length === 2);
    host.say({ t: 'seats', count: 3 });
    await host.until(() => host.table!.seats.length === 3);
    for (const player of players) player.close();
  });

  test('nobody is put out of a match by one person; by more than half they are, a bot plays on, and the record is sound', async () => {
    const { code, players } = await seated({ people: 4 }, dealt);
    const [one, two, three, griefer] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
    const watcher = await comes(code, somewhere());
    expect(await refusal(one, () => one.say({ t: 'remove', seat: 3 }))).toBe('notNow');
    expect(await refusal(watcher, () => watcher.say({ t: 'callVote', seat: 3 }))).toBe('notSeated');
    expect(await refusal(one, () => one.say({ t: 'callVote', seat: 0 }))).toBe('notNow');
    // A griefer's own call comes to nothing, and cannot be made again.
    griefer.say({ t: 'callVote', seat: 0 });
    await watcher.until(() => watcher.table!.vote !== undefined);
    expect(watcher.table!.vote).toMatchObject({ seat: 0, yes: [3], no: [], needed: 3 });
    expect(await refusal(one, () => one.say({ t: 'vote', yes: false }))).toBe('notNow');
    expect(await refusal(griefer, () => griefer.say({ t: 'vote', yes: true }))).toBe('voted');
    expect(await refusal(two, () => two.say({ t: 'callVote', seat: 3 }))).toBe('voted');
    two.say({ t: 'vote', yes: false });
    three.say({ t: 'vote', yes: false });
    await watcher.until(() => watcher.table!.vote === undefined);
    expect(await refusal(griefer, () => griefer.say({ t: 'callVote', seat: 0 }))).toBe('voted');
    // Nor does one come to anything in which too few say a word.
    griefer.say({ t: 'callVote', seat: 1 });
    await watcher.until(() => watcher.table!.vote?.seat === 1);
    time.moveOn(GRACE);
    await watcher.until(() => watcher.table!.vote === undefined);
    expect(person(watcher, 1)).toMatchObject({ id: two.id });

    one.say({ t: 'callVote', seat: 3 });
    await two.until(() => two.table!.vote?.seat === 3);
    two.say({ t: 'vote', yes: true });
    await three.until(() => three.table!.vote?.yes.length === 2);
    expect(person(three, 3)).not.toBeNull();
    three.say({ t: 'vote', yes: true });
    await griefer.until(() => griefer.refusals.at(-1)?.code === 'removed');
    await one.until(() => one.table!.seats[3].kind === 'bot');
    expect(one.table!.seats[3]).toMatchObject({ name: 'Player 3' });
    const heard = griefer.received.length;
    for (const message of [{ t: 'back' }, { t: 'sync' }, { t: 'callVote', seat: 1 }] as const)
      expect(await refusal(griefer, () => griefer.say(message))).toBe('removed');
    expect(await refusal(griefer, () => griefer.answer(griefer.view.decision?.id ?? 1, null))).toBe('notSeated');
    await comesBack(griefer, code);
    await playOut([one, two, three]);
    expect(told(griefer, heard)).toEqual([]);
    expect(await isSound(servers[0], one.match)).toBe(true);
    for (const player of [...players, watcher]) player.close();
  });

  test('where two are left, neither puts the other out', async () => {
    const { players } = await seated({ people: 2, bots: 1 }, dealt);
    const [one, other] = players as [TestPlayer, TestPlayer];
    one.say({ t: 'callVote', seat: 1 });
    await other.until(() => one.table!.seats[1].kind === 'person' && other.table!.vote === undefined && one.table!.vote === undefined);
    await one.answered();
    expect(await refusal(one, () => one.say({ t: 'callVote', seat: 1 }))).toBe('voted');
    expect(person(other, 1)).toMatchObject({ id: other.id });
    for (const player of players) player.close();
  });

  test('a vote is over with the match it is about', async () => {
    const { players } = await seated({ people: 3 }, dealt);
    const [one, two] = players as [TestPlayer, TestPlayer];
    one.say({ t: 'callVote', seat: 2 });
    await two.until(() => two.table!.vote?.seat === 2);
    await playOut(players);
    for (const player of players) expect(player.table!.vote).toBeUndefined();
    for (const player of players) player.close();
  });

  test('a late friend who watches takes over from a bot when nobody minds, is told all its seat was told and no more, and the record says since when', async () => {
    // What a seat is not asked is passed for it after a while: time goes by.
    time.goOn();
    const { code, players } = await seated({ people: 2, bots: 2 }, dealt);
    const [one, two] = players as [TestPlayer, TestPlayer];
    const [unwanted, friend] = [await comes(code, somewhere(), 'Unwanted'), await comes(code, somewhere(), 'Friend')];
    for (const player of [unwanted, friend]) await player.until(() => player.wire !== null);
    await heardOf(friend, code);
    expect(await refusal(one, () => one.say({ t: 'askSeat', seat: 2 }))).toBe('notNow');
    expect(await refusal(friend, () => friend.say({ t: 'askSeat', seat: 0 }))).toBe('taken');
    unwanted.say({ t: 'askSeat', seat: 2 });
    await one.until(() => one.table!.vote?.joins?.name === 'Unwanted');
    expect(await refusal(friend, () => friend.say({ t: 'askSeat', seat: 2 }))).toBe('notNow');
    one.say({ t: 'vote', yes: true });
    two.say({ t: 'vote', yes: false });
    await friend.until(() => friend.table!.vote === undefined);
    expect(await refusal(unwanted, () => unwanted.say({ t: 'askSeat', seat: 3 }))).toBe('voted');
    expect(unwanted.table!.you).toBeNull();
    for (const player of [one, two]) {
      player.play = anyAnswer;
      player.nudge();
    }
    await friend.until(() => friend.n > 4);
    for (const player of [one, two]) player.play = null;
    // Nobody says a word.
    friend.say({ t: 'askSeat', seat: 2 });
    await two.until(() => two.table!.vote?.joins?.id === friend.id);
    const before = friend.received.length;
    time.moveOn(GRACE);
    await friend.until(() => friend.table!.you === 2);
    await friend.until(() => friend.wire?.seat === 2);
    friend.play = anyAnswer;
    friend.nudge();
    await one.until(() => person(one, 2)?.id === friend.id);
    expect(person(one, 2)).toMatchObject({ name: 'Friend', away: false });
    await playOut([one, two, friend]);
    const record = (await (await fetch(`${urls[0]}/api/matches/${one.match}`)).json()) as RecordOfRounds;
    expect(record.seats[2]).toEqual({ name: 'Friend', bot: true, joined: expect.any(Number) });
    expect(record.inputs.slice(record.seats[2].joined! - 1).some(({ seat }) => seat === 2)).toBe(true);
    expect(await isSound(servers[0], one.match)).toBe(true);
    const { told } = rerun(gameOf(record.game)!.module, record, record, 2);
    expect(canonical(friend.log as Json)).toBe(canonical(told));
    // Until then a watcher's, and of no other seat.
    const views = friend.received.slice(before).filter((text) => text.startsWith('{"t":"view"'));
    expect(views.map((text) => JSON.parse(text).view.seat)).toEqual([2]);
    // A bot whose seat it was is nobody's, and what was theirs goes with them.
    await post(urls[0], '/api/forget', {}, friend.cookie);
    const forgotten = (await (await fetch(`${urls[0]}/api/matches/${one.match}`)).json()) as RecordOfRounds;
    expect(forgotten.seats.map(({ name }) => name)).not.toContain('Friend');
    for (const player of [...players, unwanted, friend]) player.close();
  });

  test('a seat asked for by fifty sessions disturbs the table a few times, and one that somebody has left goes to nobody else', async () => {
    const { code, players } = await seated({ people: 3, bots: 1 }, dealt);
    const [one, two, griefer] = players as [TestPlayer, TestPlayer, TestPlayer];
    let asked = 0;
    one.onMessage = (message) => {
      if (message.t !== 'table' || !message.table.vote?.joins || message.table.vote.no.length > 0) return;
      asked++;
      one.say({ t: 'vote', yes: false });
    };
    const there = somewhere();
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, i) => comes(code, i < 25 ? there : somewhere(), `Visitor ${i}`)));
    for (const player of crowd) {
      const refused = player.refusals.length;
      player.say({ t: 'askSeat', seat: 3 });
      await player.until(() => player.refusals.length > refused || player.table!.vote?.joins?.id === player.id || asked > 6);
      await player.until(() => player.table!.vote === undefined);
    }
    expect(asked).toBe(6);
    one.onMessage = null;
    one.say({ t: 'callVote', seat: 2 });
    await two.until(() => two.table!.vote?.seat === 2);
    two.say({ t: 'vote', yes: true });
    await griefer.until(() => griefer.refusals.at(-1)?.code === 'removed');
    const [late] = crowd as [TestPlayer];
    await late.until(() => late.table!.seats[2].kind === 'bot');
    expect(await refusal(late, () => late.say({ t: 'askSeat', seat: 2 }))).toBe('taken');
    for (const player of [...players, ...crowd]) player.close();
  });
});
