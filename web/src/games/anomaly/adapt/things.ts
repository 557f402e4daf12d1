/** The levels of a decision as things on the table: what a finger touches to answer each. */

import { kindAt, type Shape, type Value } from '@lurk/kernel';
import { idOf, type Level } from '../../../play/asking/draft';

/** "zone:L-N", "symbol:FIRE", "aim:fuel", "evolution:morph", "card:0", "use:move", "deed:feed", "gift:2", "pawn:1". */
export { type Key, PASS } from '../../../play/asking/things';

/** Who draws a level: the station, the cards, the body; `plain` is left to the panel; `none` asks nothing. */
export type Thing = 'zone' | 'symbol' | 'aim' | 'evolution' | 'card' | 'gift' | 'use' | 'deed' | 'pawn' | 'plain' | 'none';

export function idsOf(shape: Shape): readonly Value[] {
  if (shape.t === 'oneOf' || shape.t === 'someOf') return shape.options.map(idOf);
  return shape.t === 'assign' ? shape.to : [];
}

const DRAWN: readonly Thing[] = ['zone', 'symbol', 'aim', 'evolution', 'card', 'gift', 'use', 'deed', 'pawn'];
export function thingOf({ shape }: Pick<Level, 'shape'>): Thing {
  if (shape.t === 'compound' || shape.t === 'confirm') return 'none';
  const [first] = idsOf(shape);
  if (first === undefined) return shape.t === 'number' || shape.t === 'order' ? 'plain' : 'none';
  const kind = kindAt(shape, first);
  return DRAWN.find((thing) => thing === kind) ?? 'plain';
}
