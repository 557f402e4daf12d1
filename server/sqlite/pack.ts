/** Long texts are kept compressed. Below some length it does not pay: the work costs more than the bytes. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const WORTH_IT = 1000;

export type Packed = string | Uint8Array;

export const pack = (text: string): Packed => (text.length < WORTH_IT ? text : deflateRawSync(text));
export const unpack = (packed: Packed): string => (typeof packed === 'string' ? packed : inflateRawSync(packed).toString());
