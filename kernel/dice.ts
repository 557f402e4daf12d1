/**
 * Randomness. Rules draw from labelled streams and cannot tell which generator feeds them:
 * a real match uses HMAC-SHA256 keyed by the match's seed (anybody can check it afterwards, and a draw added in one place never
 * shifts another); simulation and search use a fast generator.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type DiceState = { kind: 'keyed'; seed: string; drawn: Record<string, number> } | { kind: 'fast'; s: number[] };

export interface Dice {
  /** A whole number from 0 to n - 1. */
  below(label: string, n: number): number;
  /** Shuffles in place (Fisher-Yates) and returns the same list. */
  shuffle<T>(label: string, list: T[]): T[];
  /** Takes one item at random out of the list. */
  take<T>(label: string, list: T[]): T;
}

export const keyedDice = (seedHex: string): DiceState => ({ kind: 'keyed', seed: seedHex, drawn: {} });

/** A fast stream from any text: `sfc32` seeded by a hash of it. */
export function fastDice(text: string): DiceState {
  const bytes = sha256(utf8ToBytes(text));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return { kind: 'fast', s: [0, 4, 8, 12].map((at) => words.getInt32(at)) };
}

export const seedFromText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
export const hmacHex = (keyHex: string, text: string): string => bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text)));

/** Dice over a stored state. `learned` is called at each draw: an input whose chance was seen cannot be undone. */
export function diceOver(state: DiceState, learned?: () => void): Dice {
  const word = state.kind === 'fast' ? () => sfc32(state.s) : (label: string) => keyedWord(state, label);
  const below = (label: string, n: number): number => {
    learned?.();
    // Rejection sampling: the top slice that would favour small numbers is drawn again.
    const fair = 2 ** 32 - (2 ** 32 % n);
    let w = word(label);
    while (w >= fair) w = word(label);
    return w % n;
  };
  return {
    below,
    shuffle(label, list) {
      for (let i = list.length - 1; i > 0; i--) {
        const j = below(label, i + 1);
        const held = list[i];
        list[i] = list[j];
        list[j] = held;
      }
      return list;
    },
    take: (label, list) => list.splice(below(label, list.length), 1)[0],
  };
}

/** Word number n of label L is the first 32 bits of HMAC-SHA256(seed, "L#n"). */
function keyedWord(state: DiceState & { kind: 'keyed' }, label: string): number {
  const n = state.drawn[label] ?? 0;
  state.drawn[label] = n + 1;
  return Number.parseInt(hmacHex(state.seed, `${label}#${n}`).slice(0, 8), 16);
}

function sfc32(s: number[]): number {
  const t = (s[0] + s[1] + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
  return t >>> 0;
}
