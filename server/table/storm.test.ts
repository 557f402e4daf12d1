/** What the world does to a server beside killing it, on each store: all come back at once, lines are dead without knowing it, clocks are set. */
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '@lurk/kernel';
import type { ServerMessage } from '@lurk/table';
import { EFFORT } from '@lurk/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgres } from '../store/postgres/open.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Storage } from '../store/storage.ts';
import { Line } from '../test/line.ts';
import { byHand, TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { LOOSE, newFolder, type TestServer, testServer } from '../test/start.ts';
import { dealt } from '../test/tables.ts';

const CROWD = Math.min(5_000, Math.round(250 * EFFORT));
/** Between two signs of life that a line is asked for, in milliseconds. */
const BEAT = 4_000;
const DAY = 24 * 60 * 60_000;

const postgres = postgresForAll();
const KINDS: { name: string; open(): Promise<Storage> }[] = [
  { name: 'SQLite', open: () => openSqlite(newFolder()) },
  { name: 'PostgreSQL', open: async () => openPostgres(await postgres().database()) },
];

/** As the page waits before it comes again, in milliseconds. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Frames that came to somebody who lacked the one before. */
const torn: string[] = [];

/** Somebody who watches, and knows how far they have come. */
class Watcher {
  n = 0;
  #match = '';
  #ws!: WebSocket;
  /** Not to come again. */
  #isGone = false;

  /** There again, and told all that was missed. A player refused in the rush comes again a little later, as a page does. */
  async come(server: TestServer, code: string, cookie: string): Promise<void> {
    this.#isGone = false;
    for (let wait = FIRST_WAIT; !(await this.#arrives(server, code, cookie)); wait = Math.min(2 * wait, LONGEST_WAIT))
      await pause(wait * (0.5 + Math.random() / 2));
  }

  #arrives(server: TestServer, code: string, cookie: string): Promise<boolean> {
    const { url } = server;
    const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: url }, perMessageDeflate: false });
    this.#ws = ws;
    const follow = { t: 'follow', table: code, ...(this.#match && { match: this.#match, last: this.n }) };
    ws.on('open', () => ws.send(JSON.stringify(follow)));
    ws.on('error', () => {});
    return new Promise((done) => {
      let isHere = false;
      ws.on('close', () => {
        // A line may be cut in the rush after somebody has come in.
        if (isHere && !this.#isGone && this.#ws === ws) void this.come(server, code, cookie);
        done(false);
      });
      ws.on('message', (data: Buffer) => {
        const arrives = this.#hear(JSON.parse(String(data)));
        isHere ||= arrives;
        if (arrives) done(true);
      });
    });
  }

  /** True once all that was missed is told. */
  #hear(message: ServerMessage): boolean {
    if (message.t === 'view') {
      this.#match = message.match;
      this.n = message.n;
    } else if (message.t === 'frame') {
      if (message.n !== this.n + 1) torn.push(`frame ${message.n} after ${this.n}`);
      this.n = message.n;
    }
    if (message.t === 'refused') this.#ws.terminate();
    return message.t === 'view' || message.t === 'clock';
  }

  fall(): void {
    this.#isGone = true;
    this.#ws.terminate();
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(KINDS)('$name', ({ open }) => {
  test(`${CROWD} come back at once: everybody is told what they missed, and the match goes on meanwhile`, async () => {
    const server = await testServer({ rates: { ...LOOSE, sockets: 2 * CROWD } }, await open());
    const { code, players } = await dealt(server.url, { people: 3 });
    const { cookie, ...first } = await TestPlayer.join(server.url, 'Watcher');
    const crowd = Array.from({ length: CROWD }, () => new Watcher());
    const come = (): Promise<unknown> => Promise.all(crowd.map((watcher) => watcher.come(server, code, cookie)));
    await come();
    const taken = players.map(({ acks }) => acks.size);
    for (const player of players) {
      player.play = byHand;
      player.nudge();
    }
    for (const watcher of crowd) watcher.fall();
    await come();
    // Somebody who plays was heard in the middle of it, and nobody who plays lost the line.
    expect(Math.max(...players.map(({ acks }, i) => acks.size - taken[i]))).toBeGreaterThan(0);
    for (const player of players) {
      player.play = null;
      expect(player.ws.readyState).toBe(WebSocket.OPEN);
    }
    const latest = new Watcher();
    await latest.come(server, code, cookie);
    await expect.poll(() => crowd.filter(({ n }) => n !== latest.n).length).toBe(0);
    expect(torn).toEqual([]);
    for (const watcher of [...crowd, latest]) watcher.fall();
    for (const player of [...players, first]) player.ws.terminate();
    await server.stop();
  });

  test('a line that is dead without knowing is cut, the others learn of it, and a player who comes back has missed nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = await testServer({}, await open());
    const line = new Line(() => server.port);
    const through = `http://127.0.0.1:${await line.begin()}`;
    const { code, players } = await dealt([server.url, through], { people: 2 });
    const [one, other] = players as [TestPlayer, TestPlayer];
    const isHere = (): boolean => {
      const place = one.table!.seats[1];
      return place.kind === 'person' && (place.here ?? false);
    };
    await one.until(isHere);
    line.deafen();
    // Given on the dead line, it is heard by nobody, and given again on the next.
    const { decision } = other.view;
    const key = decision && other.answer(decision.id, byHand(decision, other.view));
    vi.advanceTimersByTime(BEAT);
    await one.answered(2);
    vi.advanceTimersByTime(BEAT);
    await one.until(() => !isHere());
    await other.connect();
    other.follow(code);
    if (decision && key) other.answer(decision.id, byHand(decision, other.view), key);
    await one.until(isHere);
    if (key) await other.until(() => other.acks.has(key) || other.refusals.some((refusal) => refusal.key === key));
    for (const player of players) {
      const again = await TestPlayer.again(server.url, player);
      again.follow(code);
      await again.until(() => again.wire !== null);
      // Each line is told in its own time.
      await expect.poll(() => canonical(player.wire)).toBe(canonical(again.wire));
      again.close();
    }
    for (const player of players) player.close();
    line.end();
    await server.stop();
  });

  test('a clock that is set forward or back by a day answers for nobody, and holds nobody up', async () => {
    const store = await open();
    const server = await testServer({}, store);
    const { players } = await dealt(server.url, { people: 2, speed: 'quick' });
    const [one] = players as [TestPlayer];
    for (const player of players) {
      player.play = byHand;
      player.nudge();
    }
    const wall = Date.now;
    for (const jump of [DAY, -DAY]) {
      vi.spyOn(Date, 'now').mockImplementation(() => wall() + jump);
      const before = one.acks.size;
      await one.until(() => one.acks.size > before + 2);
    }
    const inputs = await store.inputsAfter(one.match, 0);
    expect(inputs.length).toBeGreaterThan(6);
    expect(inputs.filter(({ text }) => text.includes('"timeout"'))).toEqual([]);
    for (const player of players) player.close();
    await server.stop();
  });
});
