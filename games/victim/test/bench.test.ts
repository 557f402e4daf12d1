/** The formula bench is exact: against every arrangement of the tokens, and against every sequence of Enter Password actions. */
import { expect, test } from 'vitest';
import { gatesOf, isNumber, SYMBOLS, type SymbolToken, type Token } from '../data/bunker.ts';
import { TUNABLE } from '../data/tunable.ts';
import { canOpen, chanceWithOneMore, foundTokens, hiddenTokens, movesBetween, nearest } from '../deduction/bench.ts';
import { opensGate, worth } from '../facts/formula.ts';

const GATES = [...new Set([...gatesOf('low'), ...gatesOf('middle'), ...gatesOf('high')])];

/** Every order of every choice of tokens. */
function* arrangements(tokens: readonly Token[]): Generator<Token[]> {
  yield [];
  for (const [at, token] of tokens.entries()) for (const rest of arrangements(tokens.toSpliced(at, 1))) yield [token, ...rest];
}
/** The whole numbers that some arrangement is worth. */
function valuesOf(tokens: readonly Token[]): Set<number> {
  const out = new Set<number>();
  for (const row of arrangements(tokens)) {
    const value = worth(row);
    if (value && value.over % value.under === 0) out.add(value.over / value.under);
  }
  return out;
}
/** Every choice of so many of these, in their order. */
function* choices<T>(list: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else for (const [at, first] of list.entries()) for (const rest of choices(list.slice(at + 1), count - 1)) yield [first, ...rest];
}
const hands = (numbers: number, symbols: number): Token[][] => {
  const seen = new Map<string, Token[]>();
  for (const some of choices<Token>(TUNABLE.numbers, numbers))
    for (const signs of choices<Token>(TUNABLE.symbols, symbols)) seen.set([...some, ...signs].join(), [...some, ...signs]);
  return [...seen.values()];
};
const poolOf = (tokens: readonly Token[]) => ({
  numbers: tokens.filter(isNumber),
  symbols: tokens.filter((token): token is SymbolToken => !isNumber(token)),
});

test('VI-155, VI-156 the bench opens a gate exactly when some arrangement of the tokens does: every hand of up to 3 Numbers and 2 Symbols', () => {
  const all = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 1],
    [3, 2],
  ].flatMap(([numbers, symbols]) => hands(numbers, symbols));
  expect(all.length).toBeGreaterThan(400);
  for (const tokens of all) {
    const values = valuesOf(tokens);
    expect([tokens, GATES.filter((gate) => canOpen(tokens, gate))]).toEqual([tokens, GATES.filter((gate) => values.has(gate))]);
  }
});

/** How many Enter Password actions lead from this row to every other that these tokens can make: each places or takes back one (VI-152). */
function distancesFrom(row: readonly Token[], tokens: readonly Token[]): Map<string, number> {
  const far = new Map([[row.join(' '), 0]]);
  const rows: Token[][] = [row.slice()];
  for (const from of rows) {
    const pool = tokens.slice();
    for (const token of from) pool.splice(pool.indexOf(token), 1);
    const placed = pool.flatMap((token) => Array.from({ length: from.length + 1 }, (_, at) => from.toSpliced(at, 0, token)));
    for (const to of [...placed, ...from.map((_, at) => from.toSpliced(at, 1))])
      if (!far.has(to.join(' '))) {
        far.set(to.join(' '), (far.get(from.join(' ')) ?? 0) + 1);
        rows.push(to);
      }
  }
  return far;
}
for (const tokens of [
  [1, 5, 6, '+', '*'],
  [2, 4, 6, '/', '/'],
  [3, 6, '-', '+'],
] satisfies Token[][])
  test(`VI-152 from every row of ${tokens.join(' ')} the nearest formula takes as few actions as any, and that many`, () => {
    const starts: Token[][] = [...new Map([...arrangements(tokens)].map((row) => [row.join(' '), row])).values()];
    for (const row of starts.filter((_, n) => n % 9 === 0)) {
      const far = distancesFrom(row, tokens);
      expect(starts.filter((goal) => movesBetween(row, goal) !== far.get(goal.join(' ')))).toEqual([]);
      const left: Token[] = tokens.slice();
      for (const token of row) left.splice(left.indexOf(token), 1);
      for (const gate of GATES) {
        const moves = starts.filter((goal) => opensGate(goal, gate)).map((goal) => far.get(goal.join(' ')) ?? 0);
        const found = nearest({ ...poolOf(left), row, gate });
        expect([row, gate, found?.moves ?? null]).toEqual([row, gate, moves.length > 0 ? Math.min(...moves) : null]);
        if (found) expect([opensGate(found.row, gate), far.get(found.row.join(' '))]).toEqual([true, found.moves]);
      }
    }
  });
test('VI-157 before there is a gate there is no formula, and no chance', () => {
  const pool = { numbers: [1, 2] as (1 | 2)[], symbols: ['+'] as '+'[], row: [], gate: null };
  expect([nearest(pool), chanceWithOneMore(pool, 'numbers')]).toEqual([null, null]);
});

test('VI-151, VI-157 each of the Gate tokens of each range can be opened: by search over all formulas of two and three Numbers', () => {
  const found = new Map<number, Token[]>();
  for (const numbers of [2, 3])
    for (const some of choices<Token>(TUNABLE.numbers, numbers))
      for (const signs of choices<Token>([...SYMBOLS, ...SYMBOLS], numbers - 1))
        for (const row of arrangements([...some, ...signs])) {
          const value = row.length === 2 * numbers - 1 ? worth(row) : null;
          if (value && value.over % value.under === 0 && !found.has(value.over / value.under)) found.set(value.over / value.under, row);
        }
  for (const gate of GATES) expect([gate, opensGate(found.get(gate) ?? [], gate)]).toEqual([gate, true]);
  for (const gate of GATES) expect(canOpen([...TUNABLE.numbers, ...TUNABLE.symbols], gate)).toBe(true);
});

/** 2.10 The share of hands of so many Numbers and Symbols, drawn at random, that open the gate. */
function share(numbers: number, symbols: number, gate: number): number {
  let good = 0;
  let all = 0;
  for (const some of choices<Token>(TUNABLE.numbers, numbers))
    for (const signs of choices<Token>(TUNABLE.symbols, symbols)) {
      all++;
      if (canOpen([...some, ...signs], gate)) good++;
    }
  return Math.round((100 * good) / all) / 100;
}
test('2.10 the chance that a random hand of tokens makes the gate is the specification’s', () => {
  expect(gatesOf('low').map((gate) => share(2, 1, gate))).toEqual([0.12, 0.08, 0.08, 0.08, 0.05, 0.05, 0.03, 0.03, 0.02, 0.03]);
  expect([3, 7, 12].map((gate) => share(3, 2, gate))).toEqual([0.58, 0.35, 0.23]);
});

test('2.10 what is found lies in its order, and what is face down is the rest of the box', () => {
  const open = { numbers: [6, 2] as (6 | 2)[], symbols: ['*'] as '*'[], row: ['+', 1] as Token[] };
  expect(foundTokens(open)).toEqual([1, 2, 6, '+', '*']);
  expect(hiddenTokens(open)).toEqual({ numbers: [3, 4, 5], symbols: ['+', '-', '-', '*', '/', '/'] });
  // 1 and + lie open, the gate is 4: of the five Numbers face down only the 3 does it; of the Symbols none does it alone.
  const one = { numbers: [1] as 1[], symbols: ['+'] as '+'[], row: [], gate: 4 };
  expect([chanceWithOneMore(one, 'numbers'), chanceWithOneMore(one, 'symbols')]).toEqual([1 / 5, 0]);
  // 2 and 6 without a Symbol, the gate is 12: two of the eight.
  expect(chanceWithOneMore({ numbers: [2, 6], symbols: [], row: [], gate: 12 }, 'symbols')).toBe(1 / 4);
  const last = { numbers: [...TUNABLE.numbers], symbols: [], row: [], gate: 4 };
  expect(chanceWithOneMore(last, 'numbers')).toBe(null);
});
