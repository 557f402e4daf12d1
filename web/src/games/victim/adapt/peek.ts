/** VI-225b Tiles of a stack that this seat looks at: what lies before it, and how it will put them back. */
import type { Value } from '@lurk/kernel';
import { questionAt } from '../../../play/asking/desk';
import { draftAt, picked } from '../../../play/asking/draft';
import type { PeekView } from '../model';
import { type Desk, draftOf } from './desk';
import { names } from './names';
import type { Perspective } from './perspective';

export function peekOf(perspective: Perspective, desk: Desk): PeekView | null {
  const { view } = perspective;
  const peek = view.own?.peek;
  const question = questionAt(view, desk);
  if (!peek || question?.decision.kind !== 'arrangePeek') return null;
  const { shape } = question.decision;
  const draft = draftOf(view, desk);
  const order = picked(draftAt(shape, draft, ['order']));
  const top = draftAt(shape, draft, ['top']);
  const tiles: readonly Value[] = peek.tiles;
  return {
    stack: peek.stack,
    cards: peek.tiles.map((tile) => ({ tile, name: names(perspective).tile(tile) })),
    order: order.map((tile) => tiles.indexOf(tile)),
    top: typeof top === 'number' ? top : peek.tiles.length,
  };
}
