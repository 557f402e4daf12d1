/** The Action dice of the co-operative game: whose they are, what they show, and which of them the question is about. */
import type { DiceView } from '../model';
import { canTouch, type Desk } from './desk';
import { keyOf } from './keys';
import { lookPawn, type Perspective } from './perspective';
import { pickedKeys } from './picked';

export function diceOf(perspective: Perspective, desk: Desk): DiceView | null {
  const { view } = perspective;
  const { coop } = view.open;
  if (!coop) return null;
  const picked = pickedKeys(perspective, desk);
  return {
    whose: coop.acting === null ? null : lookPawn(perspective, coop.acting),
    dice: coop.dice.map(({ face, cancelled }, i) => {
      const key = keyOf('die', i);
      return {
        face,
        cancelled,
        key,
        ...(picked.has(key) ? { choice: { picked: true } } : canTouch(view, desk, key) ? { choice: {} } : {}),
      };
    }),
  };
}
