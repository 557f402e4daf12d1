/** What becomes of an answer that somebody has given, whatever becomes of the server they gave it to: it is accepted once or refused, and they know. */
import { EFFORT } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/open.ts';
import type { SharedStorage } from '../store/storage.ts';
import { anyAnswer, byHand, type TestPlayer } from '../test/player.ts';
import { postgresForAll } from '../test/postgres.ts';
import { type TestServer, testServer } from '../test/start.ts';
import { dealt } from '../test/tables.ts';

const postgres = postgresForAll();

/** A store by way of which a server can fall: nothing it asks to be stored is ever answered any more. */
class Brink {
  readonly #store: SharedStorage;
  #falls: 'before' | 'after' | null = null;
  readonly fallen = Promise.withResolvers<void>();
  readonly #end = Promise.withResolvers<never>();

  constructor(store: SharedStorage) {
    this.#store = store;
    this.#end.promise.catch(() => {});
  }

  get store(): SharedStorage {
    const commit: SharedStorage['commit'] = async (batch, revisions) => {
      const isInput = batch.some(([name]) => name === 'addInput');
      if (!this.#falls || !isInput) return this.#store.commit(batch, revisions);
      if (this.#falls === 'after') await this.#store.commit(batch, revisions);
      this.fallen.resolve();
      return this.#end.promise;
    };
    return { ...this.#store, commit };
  }

  /** At the next input: before it is stored, or when it is and nobody was told. */
  fall(when: 'before' | 'after'): void {
    this.#falls = when;
  }

  /** So that the process of this test can end. */
  end(): void {
    this.#falls = null;
    this.#end.reject(new Error('fallen'));
  }
}

test.each(['before', 'after'] as const)(
  'a server that falls %s an answer is stored and before anybody is told: it counts once, and its sender learns it',
  async (when) => {
    const url = await postgres().database();
    const brink = new Brink(await openPostgres(url));
    const other = await openPostgres(url);
    const servers = [await testServer({}, brink.store), await testServer({}, other)] as [TestServer, TestServer];
    const { code, players } = await dealt(
      servers.map((server) => server.url),
      { people: 2 },
    );
    const asked = players.find((player) => player.view.decision)!;
    // The player asked first is connected to the server that falls.
    if (asked !== players[0]) {
      asked.close();
      asked.url = servers[0].url;
      await asked.connect();
      asked.follow(code);
      await asked.until(() => asked.received.at(-1)!.includes('"t":"clock"'));
    }
    brink.fall(when);
    const { id } = asked.view.decision!;
    const choice = byHand(asked.view.decision!, asked.view);
    const key = asked.answer(id, choice);
    await brink.fallen.promise;
    expect(asked.acks.has(key)).toBe(false);
    asked.close();
    asked.url = servers[1].url;
    await asked.connect();
    asked.follow(code);
    asked.answer(id, choice, key);
    await asked.until(() => asked.acks.has(key));
    expect((await other.inputsAfter(asked.match, 0)).filter((row) => row.key === key)).toHaveLength(1);
    brink.end();
    for (const player of players) player.close();
    await Promise.all(servers.map((server) => server.stop()));
  },
);

/** After these nothing more is to be expected. */
const FINAL = ['decisionClosed', 'matchOver'];

test('two people answer at once by way of two servers, to the end of the match: each answer is accepted or refused, also of those it ends under', async () => {
  const url = await postgres().database();
  const servers = await Promise.all([0, 1].map(async () => testServer({}, await openPostgres(url))));
  for (let match = 0; match < 2 * EFFORT; match++) {
    const { players } = await dealt(
      servers.map((server) => server.url),
      { people: 2, bots: 1 },
    );
    const given = new Map<TestPlayer, string[]>(players.map((player) => [player, []]));
    for (const player of players) {
      player.play = (decision, view) => {
        given.get(player)!.push(player.nextKey);
        return anyAnswer(decision, view);
      };
      player.nudge();
    }
    await Promise.all(players.map((player) => player.until(() => player.table!.state === 'over')));
    for (const player of players) {
      // A player who answered as it ended is told a moment after the end.
      const isKnown = (key: string): boolean =>
        player.acks.has(key) || player.refusals.some((refusal) => refusal.key === key && FINAL.includes(refusal.code));
      await expect.poll(() => given.get(player)!.filter((key) => !isKnown(key))).toEqual([]);
      player.close();
    }
  }
  await Promise.all(servers.map((server) => server.stop()));
});
