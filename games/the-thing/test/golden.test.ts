/** Golden matches: one per mode and moment of beginning, and one per way of ending. */
import { join } from 'node:path';
import { proveGoldens } from '@lurk/testkit';
import { armed, equipped, late, leaving } from '../proof/armed.ts';
import { party, theThing } from '../proof/index.ts';

/** Random players who begin at the beginning never get away. */
const lost = ['aliens'];
for (const module of [{ ...theThing, endings: lost }, armed(), leaving(), late(), { ...party, endings: lost }, equipped()])
  proveGoldens({ module, file: join(import.meta.dirname, `golden-${module.name.split(' ').at(-1)}.jsonl`) });
