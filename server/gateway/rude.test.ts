/** Lines of people without manners: frames below the protocol in floods, nothing read, no hanging up when asked to. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RATES } from '../settings.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Storage } from '../store/storage.ts';
import { post, TestPlayer } from '../test/player.ts';
import { frameOf, KIND, RudeLine } from '../test/rude-line.ts';
import { cleanUp, LOOSE, newFolder, type TestServer, testServer } from '../test/start.ts';
import { lobby } from '../test/tables.ts';

afterAll(cleanUp);

let server: TestServer;
let rude: RudeLine;
/** The server's, which goes on when it is told to. */
let clock = Date.now();
const begin = async (rates: typeof RATES): Promise<void> => {
  server = await testServer({ rates, metrics: { port: 0, host: '127.0.0.1' } }, undefined, { now: () => clock });
  const cookie = (await post(server.url, '/api/hello', {})).headers.getSetCookie()[0].split(';')[0];
  rude = await RudeLine.open(server.url, cookie);
};
afterEach(async () => {
  rude.close();
  await server.stop();
});

/** Lines cut for a flood. A line that answers no ping is cut too, but much later, and for that. */
const cuts = async (): Promise<number> => {
  const figures = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  return Number(/^lurk_limits_reached_total\{limit="flood"\} (\d+)$/m.exec(figures)?.[1] ?? 0);
};

const FULL = Buffer.alloc(125, 'a');
const A_SECOND = 1000;
/** The last frame of such a line: closed, by 1008. */
const TOO_MANY_PIECES = '\x88\x02\x03\xf0';
/** More than a line is cut for, at once. */
const MANY = 100;
const many = (frame: Buffer): Buffer => Buffer.concat(new Array<Buffer>(MANY).fill(frame));

describe('a flood of frames below the protocol', () => {
  const [burst] = RATES.connection;

  beforeEach(() => begin(RATES));

  test.each([
    ['pings', KIND.ping, burst],
    ['pongs nobody asked for', KIND.pong, 0],
  ])('of %s is cut, and no more of them are answered than of anything else', async (_, kind, answered) => {
    await rude.flood(many(frameOf(kind, FULL)), 10_000);
    await rude.closed;
    expect(rude.heard.split(FULL.toString()).length - 1).toBe(answered);
    expect(await cuts()).toBe(1);
  });

  test('in pieces of a message that never ends is cut too', async () => {
    rude.send(frameOf(KIND.begun, Buffer.from('{')));
    rude.send(many(frameOf(KIND.more)));
    await rude.closed;
    expect(rude.heard).toContain(TOO_MANY_PIECES);
  });

  test('that keeps below what is cut at once is cut in the end', async () => {
    const ping = frameOf(KIND.text, Buffer.from('{"t":"ping"}'));
    const answers = (): number => rude.heard.split('"t":"').length - 2;
    let rounds = 0;
    for (; rude.isOpen; rounds++, clock += 1000) {
      rude.send(Buffer.concat(new Array<Buffer>(burst).fill(ping)));
      while (rude.isOpen && answers() < (rounds + 1) * burst) await Promise.race([once(rude.socket, 'data').catch(() => {}), rude.closed]);
    }
    expect(await cuts()).toBe(1);
    // Each second some are heard, and more are not.
    const [patience, again] = RATES.flood;
    expect(rounds).toBeLessThan(2 + patience / (burst - RATES.connection[1] - again));
  });

  test('does not cut a client that pings now and then', async () => {
    for (let n = 1; n <= 300; n++, clock += 1000) {
      rude.send(frameOf(KIND.ping, Buffer.from(`sign ${n}.`)));
      await rude.until(`sign ${n}.`);
    }
  });
});

test('a client that sends pings and reads no answers is cut before the answers fill the memory, whatever the limits', async () => {
  await begin(LOOSE);
  rude.socket.pause();
  await rude.flood(many(frameOf(KIND.ping, FULL)), 10_000);
  await rude.closed;
  const cut = server.lines.map((line) => JSON.parse(line)).filter(({ what }) => what === 'slow reader');
  expect(cut).toHaveLength(1);
  expect(cut[0].unsent).toBeLessThan(600 * 1024);
});

describe('a line whose session has ended', () => {
  /** A table in its lobby, and a rude line of the guest who sits there with the witness. */
  async function sitDown(storage?: Storage): Promise<{ witness: TestPlayer; guest: TestPlayer }> {
    server = await testServer({}, storage);
    const { code, players } = await lobby(server.url, { people: 2 });
    const [witness, guest] = players as [TestPlayer, TestPlayer];
    rude = await RudeLine.open(server.url, guest.cookie);
    rude.say({ t: 'follow', table: code });
    await rude.until('"t":"chats"');
    return { witness, guest };
  }
  const haunt = (): void => {
    rude.say({ t: 'take' });
    rude.say({ t: 'chat', text: 'boo' });
  };
  /** All that was said before this has been dealt with, and told. */
  const settled = async (player: TestPlayer): Promise<void> => {
    const before = player.chats.length;
    player.say({ t: 'chat', text: `settled ${before}` });
    await player.until(() => player.chats.includes(`settled ${before}`));
  };
  const kinds = ({ table }: TestPlayer): string[] => table!.seats.map(({ kind }) => kind);

  test.each(['logout', 'forget'])('by %s is deaf at once, and cut though it does not hang up', async (how) => {
    const { witness, guest } = await sitDown();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect((await post(server.url, `/api/${how}`, {}, guest.cookie)).status).toBe(200);
    haunt();
    await settled(witness);
    expect(kinds(witness)).toEqual(['person', 'open']);
    expect(witness.chats).not.toContain('boo');
    await rude.closed;
    // By the timer of a goodbye: a line that gives no sign of life is cut too, much later.
    expect(timers.mock.calls.filter(([cut]) => cut.name.startsWith('bound')).map(([, ms]) => ms)).toContain(A_SECOND);
    timers.mockRestore();
    await settled(witness);
    expect(kinds(witness)).toEqual(['person', 'open']);
    expect(witness.chats).not.toContain('boo');
    for (const player of [witness, guest]) player.close();
  });

  test('takes nothing back while its going is being stored, nor does one that comes in meanwhile', async () => {
    const store = await openSqlite(newFolder());
    let meanwhile = async (): Promise<void> => {};
    const commit: Storage['commit'] = async (batch, revisions) => {
      if (batch.some(([what]) => what === 'dropSession')) await meanwhile();
      return store.commit(batch, revisions);
    };
    const { witness, guest } = await sitDown({ ...store, commit });
    const { code } = witness.table!;
    let late: RudeLine | undefined;
    meanwhile = async () => {
      haunt();
      late = await RudeLine.open(server.url, guest.cookie);
      late.say({ t: 'follow', table: code });
      await late.until('"t":"chats"');
      // It is heard until the session is no more; what it took is given up with it.
      late.say({ t: 'take' });
      late.say({ t: 'chat', text: 'a word of goodbye' });
    };
    expect((await post(server.url, '/api/forget', {}, guest.cookie)).status).toBe(200);
    await late!.closed;
    await settled(witness);
    expect(kinds(witness)).toEqual(['person', 'open']);
    expect(witness.received.join()).not.toContain('boo');
    const newcomer = await TestPlayer.join(server.url, 'Newcomer');
    newcomer.follow(code);
    await newcomer.until(() => newcomer.received.some((text) => text.startsWith('{"t":"chats"')));
    expect(newcomer.received.join()).not.toContain('a word of goodbye');
    for (const player of [witness, guest, newcomer]) player.close();
  });
});
