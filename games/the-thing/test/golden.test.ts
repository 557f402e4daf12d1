/** Golden matches: one per mode and moment of beginning, and one per way of ending. */
import { join } from 'node:path';
import { proveGoldens } from '@lurk/testkit';
import { armed, late, leaving } from '../proof/armed.ts';

for (const module of [armed(), leaving(), late()])
  proveGoldens({ module, file: join(import.meta.dirname, `golden-${module.name.split(' ').at(-1)}.jsonl`) });
