/** What the Victims still lack (8.1.3 to 8.1.5, 8.2). */
import { canOpen, chanceWithOneMore, foundTokens, isNumber, type Open, tilesOf } from '@lurk/victim/public';

export interface Needs {
  /** From 0 to 1: how much one more Number, one more Symbol would help. */
  number: number;
  symbol: number;
  /** The same of new tiles: for the Bunker, or for a Decoder that still has a Number. */
  tiles: number;
  /** The gate is known, and can be opened with what has been found. */
  solvable: boolean;
}

/** Before the gate is known: with so many of each it can be opened four times in five (2.10). */
const NUMBERS = 4;
const SYMBOLS = 3;
/** Where no single token is enough, each is a step. */
const A_STEP = 0.3;
const NOTHING: Needs = { number: 0, symbol: 0, tiles: 0, solvable: true };

export function needsOf(open: Open): Needs {
  const found = foundTokens(open);
  if (open.gate === null) {
    const numbers = found.filter(isNumber).length;
    return { number: lack(numbers, NUMBERS), symbol: lack(found.length - numbers, SYMBOLS), tiles: 1, solvable: false };
  }
  if (open.bunkerOpen || canOpen(found, open.gate)) return NOTHING;
  const [numbers, symbols] = [help(open, 'numbers'), help(open, 'symbols')];
  const most = Math.max(numbers, symbols);
  const number = numbers / most;
  const decoders = tilesOf(open, 'decoder');
  return { number, symbol: symbols / most, tiles: decoders.every(({ decoded }) => decoded) ? number : 0, solvable: false };
}
/** One more than enough is worth a little. */
const lack = (has: number, enough: number): number => (has < enough ? 1 : has === enough ? 0.3 : 0);
function help(open: Open, kind: 'numbers' | 'symbols'): number {
  const chance = chanceWithOneMore(open, kind);
  return chance === null ? 0 : Math.max(A_STEP, chance);
}
