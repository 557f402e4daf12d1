/** The whole proof of a small game: random matches, hostile clients, secrecy, leak drills, golden matches. */
import { join } from 'node:path';
import { proveGame } from '@lurk/testkit';
import { embers } from '../proof/index.ts';

proveGame(embers, {
  play: { matchesPerMode: 10, every: 8, closely: 1 },
  secrecy: {
    matchesPerMode: 1,
    secrets: [
      ...['an Ember in a hand', 'who holds which Ember', 'who is Cursed', 'the order of a hand', 'the Embers left over'],
      ...['sealed answers', 'dice', 'counters'],
    ],
  },
  told: { never: { accused: 'at the end', burnt: 'at the end', won: 'at the end' } },
  goldens: { file: join(import.meta.dirname, 'golden.jsonl') },
});
