/** The levels of a decision as things on the table: what a finger touches to answer each. */

import { type AskKind, isCard, isEvolution, isSymbol, isZone } from '@lurk/anomaly/public';
import type { Shape, Value } from '@lurk/kernel';
import { idOf, type Level } from '../../../decide/draft';

/** "zone:L-N", "symbol:FIRE", "aim:fuel", "evolution:morph", "card:0", "use:move", "deed:feed", "gift:2", "pawn:1", "pass". */
export type Key = string;
export const PASS: Key = 'pass';

export { kindOf } from '@lurk/anomaly/public';

/** Who draws a level: the station, the cards, the body; `plain` is left to the panel; `none` asks nothing. */
export type Thing = 'zone' | 'symbol' | 'aim' | 'evolution' | 'card' | 'gift' | 'use' | 'deed' | 'pawn' | 'plain' | 'none';

export function idsOf(shape: Shape): readonly Value[] {
  if (shape.t === 'oneOf' || shape.t === 'someOf') return shape.options.map(idOf);
  return shape.t === 'assign' ? shape.to : [];
}

export function thingOf({ shape, path }: Pick<Level, 'shape' | 'path'>, kind: AskKind): Thing {
  if (shape.t === 'compound' || shape.t === 'confirm') return 'none';
  const [first] = idsOf(shape);
  if (first === undefined) return shape.t === 'number' || shape.t === 'order' ? 'plain' : 'none';
  if (typeof first === 'number') return numberThing(kind, path);
  if (isZone(first)) return 'zone';
  if (isSymbol(first)) return 'symbol';
  if (isEvolution(first)) return 'evolution';
  if (isCard(first)) return 'card';
  if (first === 'zone') return 'aim';
  if (path.length === 0 && (kind === 'anomalyTurn' || kind === 'secondHalf')) return 'deed';
  // shown: how deep in its question.
  return path.length === useDepth(kind) ? 'use' : 'plain';
}

/** A card of the pile pays; a Student acts, or is taken. A card paid as half of two is told apart in words. */
function numberThing(kind: AskKind, path: Level['path']): Thing {
  if (path.includes('half')) return 'plain';
  if (path.includes('pay')) return 'gift';
  return kind === 'studentTurn' ? 'pawn' : 'plain';
}

/** How many picks come before the use of a card; -1 where no card is used. */
function useDepth(kind: AskKind): number {
  if (kind === 'studentTurn') return 1;
  return kind === 'forcedAction' ? 0 : -1;
}
