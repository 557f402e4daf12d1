/** Matches that were stored under an earlier version of their rules are played on, whatever was being asked when they were stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asGame } from '@lurk/contract';
import { waitingFor } from '@lurk/kernel';
import { anyAnswer, chance } from '@lurk/testkit';
import { version2, victim } from '@lurk/victim/proof';
import { expect, test } from 'vitest';
import { restore, rulesFor, type StoredInput, type StoredMatch } from './restore.ts';

type Kept = Pick<StoredMatch, 'options' | 'seed' | 'snapshot'> & { seats: number; inputs: StoredInput[] };
const keptOf = (name: string): Kept => JSON.parse(readFileSync(join(import.meta.dirname, 'test', 'fixtures', `${name}.json`), 'utf8'));
const games = rulesFor({ module: asGame(victim), older: [asGame({ ...victim, ...version2 })] }, '1');

function broughtBack({ seats, inputs, ...stored }: Kept, until = Infinity) {
  const bots = new Array<boolean>(seats).fill(false);
  const setting = { bots, speed: 'normal', secret: 'cd'.repeat(32), chance: () => 0.5, paced: false } as const;
  const inputsAfter = (no: number): StoredInput[] => inputs.filter((input) => input.no > no && input.no <= until);
  const found = restore(games, { ...stored, inputsAfter }, setting, 0);
  if (!('host' in found)) throw new Error(`frozen: ${found.why} at ${found.no}`);
  return found;
}

test('VICTIM of version 1, stored while a Manual was asked for: the roll on the table is told whole, and the match is played to its end', () => {
  const kept = keptOf('victim-1');
  const { host } = broughtBack(kept, kept.snapshot?.no);
  const { rolls } = host.match.s.open as { rolls: unknown[] };
  // The snapshot knows dice and sum alone; the match is played again from its inputs.
  expect(rolls).toMatchObject([{ why: 'defence', dice: [0, 2], sum: 2, result: null, target: expect.any(Number), outcome: null }]);
  const { host: whole, no } = broughtBack(kept);
  // Rolls were kept by a word that today's rules do not know.
  expect(kept.inputs.some(({ input }) => 'choice' in input && input.choice === 'accept')).toBe(true);
  expect([no, whole.save().rules]).toEqual([kept.inputs.length, '2']);
  const below = chance('played on');
  for (let i = 0; whole.over === null && i < 5000; i++) {
    const decision = waitingFor(whole.match)[0];
    expect(whole.apply({ seat: decision.seat, id: decision.id, choice: anyAnswer(decision, below) }, 1e6 + i).ok).toBe(true);
  }
  expect(whole.over).not.toBe(null);
});
