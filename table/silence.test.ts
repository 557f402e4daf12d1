/**
 * Who says nothing tells nothing: people who never answer, leave in the middle, come back, or think long, before windows of the real rules. Somebody who
 * has watched them for long says of each window whether that person could act, in two ways: by a line between short and long, and by how often each of
 * sixteen times came in windows of this kind. Judged apart, so that neither's luck helps the other.
 */
import { must } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { hidingWindows, PEOPLE } from './test/people.ts';
import { watch } from './test/watched.ts';
import { bestLine, bins, guessed, guessedKnowingKinds } from './test/watcher.ts';

const all = hidingWindows();
/** So many windows are judged in each game, after the first ones, in which table and person come to know each other. */
const [JUDGED, FIRST] = [1200, 30];

describe('a watcher of the times of a person who', () => {
  test.each(PEOPLE)(
    '$name guesses whether they could act no better than 55 times in 100',
    (person) => {
      const seen = all.map((spots) => watch(spots, person, JUDGED, FIRST));
      for (const shares of [seen.map((of) => guessed(of, bestLine)), seen.map((of) => guessedKnowingKinds(of, bins))]) {
        const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
        const told = shares.map((share, i) => `${must(all[i]).game.name} ${(100 * share).toFixed(1)} %`);
        console.log(`${person.name}: ${told.join(', ')}; ${(100 * mean).toFixed(1)} % in all`);
        for (const share of shares) expect.soft(share).toBeLessThanOrEqual(0.55);
        expect.soft(mean).toBeLessThanOrEqual(0.53);
      }
    },
    600_000,
  );
});
