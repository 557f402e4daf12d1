/** What lies nowhere on the table is asked for in a plain panel. */
import type { Decision } from '@lurk/kernel';
import * as asked from '../../../play/asking/asked';
import type { ChoiceWords } from '../../../play/asking/words';
import type { PanelStep } from '../../../play/frame/model';
import { type Desk, type Reached, reached } from './desk';
import { lookPawn, type Perspective } from './perspective';
import { idsOf } from './things';

export const choiceWords = (perspective: Perspective, decision: Decision): ChoiceWords =>
  asked.choiceWords(perspective, decision, {
    seat: (id, path) => (typeof id === 'number' && !path.includes('pay') ? lookPawn(perspective, id) : undefined),
  });

/** Where the cards are not drawn, what they aim at is not either. */
const aimsHere = ({ view }: Perspective): boolean => view.decision?.kind !== 'secondForcedHit';
function isPlain(perspective: Perspective, { thing, shape }: Reached): boolean {
  if (thing === 'aim') return !aimsHere(perspective) && idsOf(shape).length > 1;
  if (thing !== 'plain') return false;
  // One way alone needs no asking.
  return shape.t !== 'oneOf' || shape.options.length > 1;
}

export function stepsOf(perspective: Perspective, desk: Desk): PanelStep[] {
  const { view } = perspective;
  const { decision } = view;
  if (!decision) return [];
  const plain = reached(view, desk).filter((level) => isPlain(perspective, level));
  return asked.panelsOf(plain, choiceWords(perspective, decision), (level) => level);
}
