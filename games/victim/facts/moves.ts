/** Where a Victim can go, and where it can turn a tile. All of it public. */
import { must } from '@lurk/kernel';
import type { Side } from '../data/tiles.ts';
import type { Open, Pub, Running, Victim } from '../types.ts';
import type { Cell } from './hex.ts';
import { demonSteps, isKind, linkedTo, stepsFrom, tileUnder } from './map.ts';
import { turnableSides } from './placing.ts';

/** VI-048, VI-051 Linked tiles on which it has not been this turn, in the order of the sides. */
export const stepsOf = (open: Open, { at }: Victim): Cell[] => linkedTo(open, must(at)).filter((cell) => !open.trail.includes(cell));
/** VI-060, VI-207 Sides behind which it can turn a tile in this Run. */
export const turnsOf = (pub: Pub, { at }: Victim, running: Pick<Running, 'how' | 'zero'>): Side[] =>
  running.zero || running.how === 'adrenaline' ? [] : turnableSides(pub, must(at));
/** VI-041a, VI-050 Whatever is in its hand. */
export const canGoOn = (pub: Pub, victim: Victim, running: Pick<Running, 'how' | 'zero'>): boolean =>
  stepsOf(pub.open, victim).length > 0 || turnsOf(pub, victim, running).length > 0;
/** VI-049, VI-052a */
/** The points of a Run, spent or not. */
export const pointsOfRun = ({ left, spent }: Running): number => left + spent;
export const mayStop = ({ spent, zero }: Running): boolean => spent > 0 || zero;

/** Decision 3, by the clock: the step farthest from the Demon, not onto a Test or Curse tile if it can be helped. */
export function safestStep({ demon, ...open }: Open, steps: readonly Cell[]): Cell {
  const fromDemon = demon ? stepsFrom(demon.at, (cell) => demonSteps(open, cell)) : null;
  const away = (cell: Cell): number => fromDemon?.get(cell) ?? 0;
  const risky = (cell: Cell): number => (['test', 'curse'] as const).filter((kind) => isKind(tileUnder(open, cell), kind)).length;
  return steps.toSorted((a, b) => risky(a) - risky(b) || away(b) - away(a))[0];
}
