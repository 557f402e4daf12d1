/** The bunker board, and what the table works out of the password (the option `overlay`). */
import {
  canOpen,
  chanceWithOneMore,
  endsOf,
  escapes,
  escapesNeeded,
  type Fraction,
  foundTokens,
  hiddenTokens,
  type Known,
  nearest,
  type Open,
  opensGate,
  signOf,
  type Token,
  worth,
} from '@lurk/victim/public';
import type { BunkerView, PileView, TokenView } from '../model';
import { keyOf } from './keys';
import { names } from './names';
import { type Perspective, say } from './perspective';
import type { Touch } from './picked';

export const formula = (row: readonly Token[]): string => row.map(signOf).join(' ');
const valueIn = ({ over, under }: Fraction): string =>
  // shown: a fraction as it is written.
  over % under === 0 ? String(over / under).replace('-', '−') : `${String(over).replace('-', '−')}/${under}`;

function valueView(perspective: Perspective): BunkerView['value'] {
  const { open } = perspective.view;
  const w = say(perspective).bunker;
  if (open.options.overlay === 'none' || open.row.length === 0) return undefined;
  const value = worth(open.row);
  if (!value) return { text: w.noFormula, opens: false };
  const opens = open.gate !== null && opensGate(open.row, open.gate);
  return { text: (opens ? w.opens : w.value)(formula(open.row), valueIn(value)), opens };
}

const inWords = (none: string, tokens: readonly Token[]): string => (tokens.length ? tokens.map(signOf).join(' ') : none);
function helpOf(perspective: Perspective): string[] {
  const { open } = perspective.view;
  const w = say(perspective).bunker;
  if (open.bunkerOpen) return [w.isOpen];
  const lines: string[] = open.gate === null ? [w.notFound] : [];
  if (open.options.overlay === 'none') return lines;
  const { numbers, symbols } = hiddenTokens(open);
  lines.push(w.toCome(inWords(w.none, numbers), inWords(w.none, symbols)));
  return open.options.overlay === 'exact' && open.gate !== null ? [...exactly(open, open.gate, w), ...lines] : lines;
}
function exactly(open: Open, gate: number, w: ReturnType<typeof say>['bunker']): string[] {
  const solution = nearest(open);
  if (solution) return [w.solvable(`${formula(solution.row)} = ${gate}`), ...(solution.moves > 0 ? [w.tries(solution.moves)] : [])];
  if (canOpen(foundTokens(open), gate)) return [];
  const [number, symbol] = [chanceWithOneMore(open, 'numbers'), chanceWithOneMore(open, 'symbols')];
  // shown: a chance as it is written.
  const percent = (chance: number): number => Math.round(chance * 100);
  return [
    w.unsolvable,
    ...(number === null ? [] : [w.nextNumber(percent(number))]),
    ...(symbol === null ? [] : [w.nextSymbol(percent(symbol))]),
  ];
}

export function bunkerOf(perspective: Perspective, touch: Touch): BunkerView {
  const { open } = perspective.view;
  const value = valueView(perspective);
  const token = (one: Token, key: string): TokenView => {
    const choice = touch.choice(key);
    return { token: one, sign: signOf(one), ...(choice ? { ...choice, open: true } : {}) };
  };
  const places = Array.from({ length: open.row.length + 1 }, (_, at) => ({
    at,
    key: keyOf('place', at),
    picked: touch.picked.has(keyOf('place', at)),
  }));
  const placing = [...touch.picked].some((key) => key.startsWith('token:'));
  // Of several alike, the first is the one that is picked.
  const first = (list: readonly Token[], at: number): boolean => list.indexOf(list[at]) === at;
  const pool: readonly Token[] = [...open.numbers, ...open.symbols];
  return {
    gate: open.gate,
    found: open.gate !== null,
    open: open.bunkerOpen,
    inside: escapes(open),
    needed: escapesNeeded(open),
    row: open.row.map((one, at) => token(one, keyOf('placed', at))),
    places: placing ? places.filter(({ key, picked }) => picked || touch.can(key)) : [],
    pool: pool.map((one, at) => (first(pool, at) ? token(one, keyOf('token', one)) : { token: one, sign: signOf(one) })),
    ...(value ? { value } : {}),
    help: helpOf(perspective),
  };
}

/** The stacks, with this seat's own note of what it saw in them. */
export function pilesOf(perspective: Perspective): PileView[] {
  const { sizes } = perspective.view;
  const w = say(perspective).piles;
  const { tile } = names(perspective);
  const seen = (tiles: Known): string | null =>
    tiles.some((one) => one !== null) ? tiles.map((one) => (one ? tile(one) : w.unknown)).join(', ') : null;
  return (['A', 'B'] as const).map((stack) => {
    const known = endsOf(perspective.memory.stacks[stack]);
    const [top, bottom] = [seen(known.top), seen(known.bottom)];
    const note = [...(top ? [w.top(top)] : []), ...(bottom ? [w.bottom(bottom)] : [])].join(' ');
    return { stack, size: sizes.stacks[stack], ...(note ? { note } : {}) };
  });
}
