/** 3.14 The row on the bunker board and what it is worth, in whole fractions (RU-39). */
import { isNumber, type SymbolToken, type Token } from '../data/bunker.ts';

export type Fraction = { over: number; under: number };

export function joined({ over, under }: Fraction, symbol: SymbolToken, number: number): Fraction {
  switch (symbol) {
    case '+':
      return { over: over + number * under, under };
    case '-':
      return { over: over - number * under, under };
    case '*':
      return { over: over * number, under };
    case '/':
      return { over, under: under * number };
  }
}

/** VI-154 to VI-156 Read from left to right; null if it is no formula. */
export function worth([first, ...rest]: readonly Token[]): Fraction | null {
  if (first === undefined || !isNumber(first) || rest.length === 0 || rest.length % 2 === 1) return null;
  let value: Fraction = { over: first, under: 1 };
  for (let place = 0; place < rest.length; place += 2) {
    const symbol = rest[place];
    const number = rest[place + 1];
    if (isNumber(symbol) || !isNumber(number)) return null;
    value = joined(value, symbol, number);
  }
  return value;
}
/** VI-157 */
export function opensGate(row: readonly Token[], gate: number): boolean {
  const value = worth(row);
  return value !== null && value.over === gate * value.under;
}
