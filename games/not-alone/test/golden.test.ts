/** Golden matches: one per mode, and one per way of ending. */
import { join } from 'node:path';
import { proveGoldens } from '@lurk/testkit';
import { notAlone } from '../proof/index.ts';

proveGoldens({ module: notAlone, file: join(import.meta.dirname, 'golden.jsonl') });
