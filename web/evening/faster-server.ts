/** Loaded before a server, and before each of its threads: time runs faster, and chance is drawn from a seed. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { faster } from './faster.ts';

faster({ speed: Number(process.env.EVENING_SPEED), seed: Number(process.env.EVENING_SEED) });
const randomBytes = (size: number): Buffer => Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)));
Object.assign(crypto, { randomBytes });
syncBuiltinESMExports();
