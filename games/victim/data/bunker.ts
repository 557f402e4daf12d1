/** 2.10 The bunker board and the tokens of its password. */
import { TUNABLE } from './tunable.ts';

export const NUMBERS: readonly number[] = TUNABLE.numbers;
export type NumberToken = (typeof TUNABLE.numbers)[number];
export type SymbolToken = (typeof TUNABLE.symbols)[number];
/** What lies in the row, read from left to right. */
export type Token = NumberToken | SymbolToken;
export const SYMBOLS: readonly SymbolToken[] = ['+', '-', '*', '/'];
/** Tokens that lie open are kept in this order. */
export const TOKENS: readonly Token[] = [...TUNABLE.numbers, ...SYMBOLS];
export const isNumber = (token: Token): token is NumberToken => typeof token === 'number';

export const GATES = 10;
type GateRange = keyof typeof TUNABLE.gates;
export const gatesOf = (range: GateRange): number[] => Array.from({ length: GATES }, (_, n) => TUNABLE.gates[range] + n);
