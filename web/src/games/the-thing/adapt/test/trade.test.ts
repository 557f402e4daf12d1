import { compound, type Decision, option, type Shape } from '@lurk/kernel';
import { oneOf, type Seen, someOf } from '@lurk/the-thing/public';
import { expect, test } from 'vitest';
import type { Key } from '../../../../play/asking/things';
import { answerOf, type Desk, emptyDesk, touchThing } from '../desk';
import { keyOf } from '../keys';

/** What somebody who may trade has answered after touching these. */
function touching(shape: Shape, ...keys: Key[]) {
  const offer: Partial<Decision> = { id: 1, seat: 1, kind: 'callVote', shape, mayPass: false };
  const view = { decision: null, offer } as Seen;
  const desk = keys.reduce<Desk>((at, key) => touchThing(view, at, key), emptyDesk);
  return answerOf(view, desk)?.choice;
}

test('TT-166b an offer is accepted in one touch where no choice is left, whatever else one holds', () => {
  const parts = { weapon: someOf.give([], 0), object: someOf.give(['cable'], 0), lab: someOf.give(['blood'], 1) };
  const choice = touching(oneOf([option('accept', oneOf.accept([option(0, compound(parts))]))]), keyOf('accept', 0));
  expect(choice).toEqual({ pick: 'accept', with: { pick: 0, with: { weapon: [], object: [], lab: ['blood'] } } });
});

test('TT-166b a gift is offered without touching what is wanted for it', () => {
  const deal = compound({ give: someOf.give(['cable', 'keys'], 1, 2), want: someOf.want(['weapon'], 0, 1) });
  const shape = oneOf([option('offer', oneOf.pawn([option(0, deal), option(2, deal)]))]);
  expect(touching(shape, keyOf('pawn', 0))).toBeUndefined();
  expect(touching(shape, keyOf('pawn', 0), keyOf('give', 'cable'))).toEqual({
    pick: 'offer',
    with: { pick: 0, with: { give: ['cable'], want: [] } },
  });
});
