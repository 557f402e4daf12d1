import { type Decision, option, type Shape } from '@lurk/kernel';
import { oneOf, type Seen } from '@lurk/the-thing/public';
import { expect, test } from 'vitest';
import { answerOf, emptyDesk, touchThing } from '../desk';
import { keyOf } from '../keys';

const asked = (id: number, shape: Shape): Partial<Decision> => ({ id, seat: 1, kind: 'useVehicle', shape, mayPass: false });

test('TT-282, D-31 a Fuel card is played from the hand while fuel for the vehicle is asked about', () => {
  const view = { decision: asked(1, oneOf(['fuel'])), offer: asked(2, oneOf.item([option('fuel', oneOf.pawn([1]))])) } as Seen;
  const given = answerOf(view, touchThing(view, emptyDesk, keyOf('item', 'fuel')));
  expect(given).toMatchObject({ decision: { id: 2 }, choice: { pick: 'fuel', with: 1 } });
  expect(answerOf(view, touchThing(view, emptyDesk, keyOf('word', 'fuel')))).toMatchObject({ decision: { id: 1 }, choice: 'fuel' });
});
