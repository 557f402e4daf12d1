/**
 * Who says nothing tells nothing: people who never answer, leave in the middle, come back, or think long, before windows of the real rules. Somebody who
 * has watched them for long, and knows best where to draw the line between short and long, says of each window whether that person could act.
 */
import { must } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { proofs } from './test/proofs.ts';
import { type Spots, spotsOf } from './test/spots.ts';
import { about, type Draw, guessed, type Person, SECOND, sometime, watch } from './test/watched.ts';

/** The windows that hide who can act, by game. */
const WINDOWS: Record<string, string[]> = {
  'not-alone': ['w1a', 'w1c', 'w2r', 'w3aCreature', 'w3aHunted', 'w3c', 'w3i', 'w4Creature', 'w4Hunted'],
  anomaly: ['baited', 'reactive'],
  'the-thing': ['weaponVsAlien', 'setFire', 'volunteer', 'placeTokens'],
  victim: ['useManual', 'useManuals', 'defend'],
};
/** L-05 Asked armed or not; the back of a Weapon is seen by all. */
const HELD = { weaponVsAlien: [{ items: ['dynamite', 'firearm'] }, { items: [] }] };
const all: Spots[] = Object.entries(WINDOWS).map(([name, kinds]) => spotsOf(must(proofs.find((game) => game.name === name)), kinds, HELD));

const stays = { stays: () => null, isAwayFor: () => null, goes: 'quietly', givesSigns: false } as const;
const usual: Pick<Person, 'looks' | 'thinks'> = { looks: (draw) => about(3.2 * SECOND, draw), thinks: (draw) => about(7 * SECOND, draw) };
const byTurns = { stays: (draw: Draw) => sometime(120 * SECOND, draw), isAwayFor: (draw: Draw) => sometime(60 * SECOND, draw), ...usual };

const PEOPLE: Person[] = [
  { name: 'answers always', ...stays, ...usual },
  { name: 'never answers', ...stays, ...usual, stays: () => 0 },
  { name: 'loses the line in the middle and comes back', ...byTurns, goes: 'offline', givesSigns: false },
  { name: 'leaves the page open and comes back to it', ...byTurns, goes: 'quietly', givesSigns: true },
  { name: 'does so before a page that gives no signs', ...byTurns, goes: 'quietly', givesSigns: false },
  { name: 'thinks long', ...stays, looks: (draw) => about(14 * SECOND, draw), thinks: (draw) => about(16 * SECOND, draw) },
  { name: 'thinks long over what hides alone', ...stays, ...usual, looks: (draw) => about(18 * SECOND, draw) },
  {
    name: 'thinks long now and then',
    ...stays,
    ...usual,
    looks: (draw) => (draw() < 0.3 ? about(22 * SECOND, draw, 0.3) : about(3.2 * SECOND, draw)),
  },
];
/** So many windows are judged in each game, after the first ones, in which table and person come to know each other. */
const [JUDGED, FIRST] = [1200, 30];

describe('a watcher of the times of a person who', () => {
  test.each(PEOPLE)(
    '$name guesses whether they could act no better than 55 times in 100',
    (person) => {
      const seen = all.map((spots) => watch(spots, person, JUDGED, FIRST));
      const shares = seen.map(guessed);
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const told = shares.map((share, i) => `${must(all[i]).game.name} ${(100 * share).toFixed(1)} %`);
      console.log(`${person.name}: ${told.join(', ')}; ${(100 * mean).toFixed(1)} % in all`);
      for (const share of shares) expect.soft(share).toBeLessThanOrEqual(0.55);
      expect.soft(mean).toBeLessThanOrEqual(0.53);
    },
    600_000,
  );
});
