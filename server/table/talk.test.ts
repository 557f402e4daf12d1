/** Who is out of a match talks with others who are out; not a byte of it reaches those who play, nor those who watch, until it is over. */
import { theThing } from '@lurk/the-thing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { dealt } from '../test/tables.ts';
import { ChatLog } from './chat-log.ts';

const { setup } = theThing;
const GHOSTS = [3, 4];
let server: TestServer;
beforeAll(async () => {
  theThing.setup = (...args) => {
    const s = setup(...args);
    s.open.leader = 0;
    for (const pawn of GHOSTS) Object.assign(s.open.people[pawn], { status: 'assimilated', at: null, standing: false, suspicion: null });
    return s;
  };
  server = await testServer();
});
afterAll(async () => {
  theThing.setup = setup;
  await server.stop();
  cleanUp();
});

/** What a player was sent of what is said, as text. */
const talkOf = ({ received }: TestPlayer): string[] => received.filter((text) => text.startsWith('{"t":"chat'));

test('L-17 the eliminated hear one another, and players and watchers get no byte, number or gap of it', async () => {
  const { code, players } = await dealt(server.url, { game: 'the-thing', people: 5 });
  const watcher = await TestPlayer.join(server.url, 'Watcher');
  watcher.follow(code);
  await watcher.until(() => watcher.wire !== null);
  expect(players[0].view.out).toEqual(GHOSTS);
  const ghosts = GHOSTS.map((seat) => players[seat]);
  const living = players.filter((_, seat) => !GHOSTS.includes(seat));
  const everybody = [...players, watcher];

  living[0].say({ t: 'chat', text: 'first' });
  await Promise.all(everybody.map((player) => player.until(() => player.chats.length === 1)));
  for (let n = 0; n < 60; n++) ghosts[n % 2].say({ t: 'chat', text: `boo ${n}` });
  await Promise.all(ghosts.map((ghost) => ghost.until(() => ghost.chats.includes('boo 58') && ghost.chats.includes('boo 59'))));
  living[1].say({ t: 'chat', text: 'second' });
  await Promise.all(everybody.map((player) => player.until(() => player.chats.includes('second'))));
  for (const player of [...living, watcher]) {
    expect(player.chats).toEqual(['first', 'second']);
    expect(player.received.filter((text) => text.includes('boo'))).toEqual([]);
    expect(talkOf(player).flatMap((text) => text.match(/"id":(\d+)/)?.[1] ?? [])).toEqual(['1', '2']);
  }
  expect(ghosts[0].chats).toHaveLength(62);

  // A player who comes back is brought up to date with what they may hear, however much the others have said.
  const [back, ghost] = [await TestPlayer.again(server.url, living[2]), await TestPlayer.again(server.url, ghosts[0])];
  for (const player of [back, ghost]) {
    player.follow(code);
    await player.until(() => player.received.some((text) => text.startsWith('{"t":"chats"')));
  }
  const list = (player: TestPlayer): { text: string }[] => JSON.parse(talkOf(player)[0]).list;
  expect(list(back).map(({ text }) => text)).toEqual(['first', 'second']);
  expect(list(ghost).filter(({ text }) => text.startsWith('boo'))).toHaveLength(50);
  for (const player of [...everybody, back, ghost]) player.close();
});

test('L-17 once the match is over everybody hears what was said apart, in the order in which it was said', () => {
  const log = new ChatLog([]);
  const running = { isOut: (seat: number) => seat === 1 };
  const by = (viewer: number | 'public') => ({ player: { id: `p${viewer}` }, viewer }) as never;
  log.add(log.write(by(1), 'Ghost', 'boo', running, 1));
  log.add(log.write(by('public'), 'Watcher', 'psst', running, 2));
  log.add(log.write(by(0), 'Living', 'hello', running, 3));
  const heard = (viewer: number | 'public', now: typeof running | null) => log.heardBy(by(viewer), now).map(({ text }) => text);
  expect([0, 1, 'public' as const].map((viewer) => heard(viewer, running))).toEqual([['hello'], ['boo', 'hello'], ['psst', 'hello']]);
  for (const viewer of [0, 1, 'public' as const]) expect(heard(viewer, null)).toEqual(['boo', 'psst', 'hello']);
});

test('of what an older Lurk stored, no number is given twice', () => {
  const old = (id: number, gallery: boolean) => ({ id, from: 'x', name: 'X', text: `${id}`, at: id, gallery });
  const log = new ChatLog([old(1, false), old(2, true)]);
  const by = (viewer: number | 'public') => ({ player: { id: 'y' }, viewer }) as never;
  const running = { isOut: () => false };
  const ids = [by(0), by('public'), by(0)].map((who) => log.write(who, 'Y', 'hello', running, 3).id);
  expect(new Set([1, 2, ...ids]).size).toBe(5);
});
