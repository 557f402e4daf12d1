/** Long texts are kept compressed. Below some length it does not pay: the work costs more than the bytes. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const WORTH_IT = 1000;
/** Such texts are short and repeat themselves closely: looking back four kilobytes finds as much, for half of the work. */
const SHORT = { level: 3, windowBits: 12, memLevel: 5 };
/** From here on they are whole matches, and worth looking further. */
const LONG = 20_000;

export type Packed = string | Uint8Array;

export const pack = (text: string): Packed => (text.length < WORTH_IT ? text : deflateRawSync(text, text.length < LONG ? SHORT : {}));
export const unpack = (packed: Packed): string => (typeof packed === 'string' ? packed : inflateRawSync(packed).toString());
