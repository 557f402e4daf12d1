import { join } from 'node:path';
import { proveGame } from '../prove.ts';
import { toy } from './index.ts';

proveGame(toy, {
  play: { matchesPerMode: 60, every: 8, closely: 5 },
  secrecy: {
    matchesPerMode: 4,
    oneIn: 4,
    secrets: ['hands', 'deck', 'dozing', 'fever', 'sealed answers', 'kept answers', 'dice', 'counters'],
  },
  goldens: { file: join(import.meta.dirname, 'golden.jsonl') },
});
