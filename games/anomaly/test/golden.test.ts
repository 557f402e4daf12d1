/** Golden matches: one per mode, and one per way of ending. */
import { join } from 'node:path';
import { proveGoldens } from '@lurk/testkit';
import { anomaly } from '../proof/index.ts';

proveGoldens({ module: anomaly, file: join(import.meta.dirname, 'golden.jsonl') });
