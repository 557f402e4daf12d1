import { expect, test } from 'vitest';
import { gatesOf, type Token } from '../data/bunker.ts';
import { TUNABLE } from '../data/tunable.ts';
import { canOpen, chanceWithOneMore, movesBetween, nearest } from '../facts/bench.ts';
import { opensGate } from '../facts/formula.ts';

/** Every order of every choice of tokens, by brute force. */
function* arrangements(tokens: readonly Token[]): Generator<Token[]> {
  yield [];
  for (const [at, token] of tokens.entries()) for (const rest of arrangements(tokens.toSpliced(at, 1))) yield [token, ...rest];
}
const byForce = (tokens: readonly Token[], gate: number): Token[][] => [...arrangements(tokens)].filter((row) => opensGate(row, gate));

const HANDS: Token[][] = [
  [],
  [5],
  [1, 2, '+'],
  [6, 2, '/'],
  [3, 6, '-', '*'],
  [1, 5, 6, '+', '+'],
  [2, 4, 6, '/', '-'],
  [5, 3, 6, '/', '*'],
  [1, 2, 3, '*', '/', '-'],
];
test('VI-155 VI-156 the bench opens a gate exactly when some arrangement of the tokens does', () => {
  for (const tokens of HANDS)
    for (const gate of gatesOf('low'))
      expect([tokens, gate, canOpen(tokens, gate)]).toEqual([tokens, gate, byForce(tokens, gate).length > 0]);
});

test('VI-152 the nearest formula takes as few actions as any arrangement', () => {
  const rows: Token[][] = [[], [6], [1, '+'], ['+', 6]];
  const tokens: Token[] = [1, 5, 6, '+', '*'];
  for (const row of rows)
    for (const gate of [5, 7, 12]) {
      const pool = tokens.filter((token) => !row.includes(token));
      const numbers = pool.filter((token) => typeof token === 'number');
      const symbols = pool.filter((token) => typeof token !== 'number');
      const all = byForce([...pool, ...row], gate).map((goal) => movesBetween(row, goal));
      expect(nearest({ numbers, symbols, row, gate })?.moves ?? null).toBe(all.length ? Math.min(...all) : null);
    }
});

test('2.10 every gate can be opened once all tokens are out, and the next token is weighed by what is face down', () => {
  const numbers = [...TUNABLE.numbers];
  const symbols = [...TUNABLE.symbols];
  for (const gate of [...gatesOf('low'), ...gatesOf('middle'), ...gatesOf('high')])
    expect(canOpen([...numbers, ...symbols], gate)).toBe(true);
  // 1 and + lie open, the gate is 4: of the five numbers face down only the 3 does it.
  expect(chanceWithOneMore({ numbers: [1], symbols: ['+'], row: [], gate: 4 }, 'numbers')).toBe(1 / 5);
  expect(chanceWithOneMore({ numbers: [1], symbols: ['+'], row: [], gate: null }, 'numbers')).toBeNull();
});
