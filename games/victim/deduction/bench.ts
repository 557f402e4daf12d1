/** The formula bench (2.10, 3.14): what can be made of the tokens that lie open. Pure, and exact: it leaves out nothing and invents nothing. */
import { isNumber, type NumberToken, SYMBOLS, type SymbolToken, TOKENS, type Token } from '../data/bunker.ts';
import { TUNABLE } from '../data/tunable.ts';
import { type Fraction, joined } from '../facts/formula.ts';
import type { Open } from '../types.ts';

/** Every token that the Victims have found, in the pool or in the row. */
export const foundTokens = ({ numbers, symbols, row }: Pick<Open, 'numbers' | 'symbols' | 'row'>): Token[] =>
  sorted([...numbers, ...symbols, ...row]);
const sorted = (tokens: Token[]): Token[] => tokens.sort((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));

/** Tokens that still lie face down: what is in the box less what has been found. */
export function hiddenTokens(open: Pick<Open, 'numbers' | 'symbols' | 'row'>): { numbers: NumberToken[]; symbols: SymbolToken[] } {
  const found = foundTokens(open);
  const left = without([...TUNABLE.numbers, ...TUNABLE.symbols], found);
  return { numbers: left.filter(isNumber), symbols: left.filter((token): token is SymbolToken => !isNumber(token)) };
}
function without(tokens: readonly Token[], taken: readonly Token[]): Token[] {
  const left = [...tokens];
  for (const token of taken) {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** VI-155 The formulas of so many Numbers that open the gate, made of these tokens. */
function* formulas(tokens: readonly Token[], gate: number, count: number): Generator<Token[]> {
  const numbers = [...new Set(tokens.filter(isNumber))];
  for (const first of numbers) yield* longer([first], { over: first, under: 1 }, without(tokens, [first]), gate, count - 1);
}
function* longer(row: readonly Token[], value: Fraction, left: readonly Token[], gate: number, count: number): Generator<Token[]> {
  if (count === 0) {
    if (value.over === gate * value.under) yield [...row];
    return;
  }
  const numbers = [...new Set(left.filter(isNumber))];
  for (const symbol of SYMBOLS) {
    if (!left.includes(symbol)) continue;
    for (const number of numbers)
      yield* longer([...row, symbol, number], joined(value, symbol, number), without(left, [symbol, number]), gate, count - 1);
  }
}

const countOf = (tokens: readonly Token[]): number =>
  Math.min(tokens.filter(isNumber).length, tokens.filter((token) => !isNumber(token)).length + 1);
/** Can the gate be opened with these tokens? */
export function canOpen(tokens: readonly Token[], gate: number): boolean {
  for (let count = 2; count <= countOf(tokens); count++) if (!formulas(tokens, gate, count).next().done) return true;
  return false;
}

/** VI-152 How many Enter Password actions lead from one row to the other: what both have in the same order may stay. */
export function movesBetween(row: readonly Token[], goal: readonly Token[]): number {
  const common = Array.from({ length: row.length + 1 }, () => new Array<number>(goal.length + 1).fill(0));
  for (let i = 1; i <= row.length; i++)
    for (let j = 1; j <= goal.length; j++)
      common[i][j] = row[i - 1] === goal[j - 1] ? common[i - 1][j - 1] + 1 : Math.max(common[i - 1][j], common[i][j - 1]);
  return row.length + goal.length - 2 * common[row.length][goal.length];
}

interface Solution {
  readonly row: Token[];
  /** Enter Password actions that are left. */
  readonly moves: number;
}
/** The formula that is done soonest, counted from the row as it is; null if there is none. */
export function nearest(open: Pick<Open, 'numbers' | 'symbols' | 'row' | 'gate'>): Solution | null {
  const { gate, row } = open;
  if (gate === null) return null;
  const tokens = foundTokens(open);
  let best: Solution | null = null;
  for (let count = 2; count <= countOf(tokens); count++) {
    // Lower bound: at least this many moves are needed for `count` tokens, whatever is in the row.
    if (best && 2 * count - 1 - row.length >= best.moves) break;
    for (const formula of formulas(tokens, gate, count)) {
      const moves = movesBetween(row, formula);
      if (!best || moves < best.moves) best = { row: formula, moves };
    }
  }
  return best;
}

/** The chance that one more Number, or one more Symbol, makes the gate openable; null where none is left. */
export function chanceWithOneMore(open: Pick<Open, 'numbers' | 'symbols' | 'row' | 'gate'>, kind: 'numbers' | 'symbols'): number | null {
  const { gate } = open;
  const hidden: readonly Token[] = hiddenTokens(open)[kind];
  if (gate === null || hidden.length === 0) return null;
  const found = foundTokens(open);
  return hidden.filter((token) => canOpen([...found, token], gate)).length / hidden.length;
}
