import { type MatchRecord, verify } from '@lurk/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import type { TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { strangersProof } from '../test/stranger.ts';
import { lobby, playOut } from '../test/tables.ts';

type Rounds = Extract<MatchRecord, { format: 2 }>;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ patience: 300 });
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});

async function finished(bots: number, prepare: (players: TestPlayer[]) => void): Promise<{ record: Rounds; players: TestPlayer[] }> {
  const { players } = await lobby(server.url, { people: 3, bots });
  prepare(players);
  const [host] = players as [TestPlayer];
  host.say({ t: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.wire !== null)));
  await playOut(players);
  const record = (await (await fetch(`${server.url}/api/matches/${host.match}`)).json()) as Rounds;
  for (const player of players) player.close();
  return { record, players };
}
const { module } = gameOf('not-alone')!;
const faults = (record: unknown): string[] => strangersProof(record, module, 'creature').faults;

test('a verifier written from docs/protocol.md alone agrees on real matches, to the last receipt', async () => {
  // Nobody wishes; two wish for the same; one keeps their number back.
  const matches = await Promise.all([
    finished(1, () => {}),
    finished(0, ([one, other]) => {
      for (const player of [one, other]) player.say({ t: 'wish', side: 'creature' });
    }),
    finished(0, ([, , third]) => {
      third.opensNonce = false;
    }),
  ]);
  for (const { record, players } of matches) {
    const proof = strangersProof(record, module, 'creature');
    expect(proof.faults).toEqual([]);
    for (const player of players) {
      const given = [...player.acks.values()].filter((receipt) => receipt !== null);
      expect(proof.receipts[player.table!.you!]).toEqual(expect.arrayContaining(given));
      expect(record.seals).toEqual(player.seals);
    }
    expect(verify(record, gameOf).receipts).toEqual(proof.receipts);
  }
  const [free, wished, again] = matches.map(({ record }) => record) as [Rounds, Rounds, Rounds];
  // Where nobody wishes, the rules draw, with the same dice.
  const { open } = matches[0].players[0].view as unknown as { open: { creature: number } };
  expect(strangersProof(free, module, 'creature').die('creature')(4)).toBe(open.creature);
  expect([0, 1]).toContain((wished.options as { creature: number }).creature);
  expect(again.rounds).toHaveLength(2);

  const tampered = (change: (record: Rounds) => void, from = free): string[] => {
    const copy = structuredClone(from);
    change(copy);
    return faults(copy);
  };
  const lawfulOther = { 0: 1, 1: 0 } as const;
  const { creature } = wished.options as { creature: 0 | 1 };
  expect(tampered(({ rounds }) => Object.assign(rounds[0], { secret: 'ee'.repeat(32) }))).toContain('commitment');
  expect(tampered(({ rounds }) => rounds[0].nonces.splice(0, 1, 'ee'.repeat(16)))).toContain('nonce');
  expect(tampered(({ rounds }) => Object.assign(rounds[0].terms.options, { expert: true }))).toContain('commitment');
  expect(tampered(({ rounds }) => Object.assign(rounds[0].terms.seats[0], { wish: 'creature' }))).toContain('commitment');
  expect(tampered(({ rounds }) => rounds[0].terms.seats.reverse())).toContain('commitment');
  expect(tampered(({ options }) => Object.assign(options as object, { creature: lawfulOther[creature] }), wished)).toContain('roles');
  expect(tampered(({ rounds }) => rounds.shift(), again)).toContain('chain');
  expect(tampered(({ seals }) => seals.splice(0, 1, 'ee'.repeat(16)))).toEqual(['seals']);
  expect(tampered((record) => Object.assign(record, { outcome: { winner: 'nobody' } }))).toEqual(['outcome']);
  expect(tampered(({ inputs }) => inputs.pop()).length).toBeGreaterThan(0);
  expect(tampered(({ inputs }) => inputs.splice(0, 1)).length).toBeGreaterThan(0);
});
