import { type GameTypes, oneOf, type View } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { foresightOf } from './foresight.ts';

test('nobody plans who watches, once a match is over, or where there is nothing to answer', () => {
  const seen: View<GameTypes> = {
    ...{ seat: 1, seats: 2, open: {}, sizes: {}, stack: [], ask: null, over: null },
    ...{ own: {}, circles: {}, decision: null, offer: null, sealed: null },
  };
  const planned = (view: Partial<View<GameTypes>>, options = [1, 2]) =>
    foresightOf<GameTypes>(
      ({ seat }) => ({ kind: 'asked', about: seat, shape: oneOf(options) }),
      () => 0,
    ).foreseen({ ...seen, ...view });
  expect(planned({})).toEqual({ kind: 'asked', about: 1, shape: oneOf([1, 2]) });
  expect(planned({}, [])).toBeNull();
  expect(planned({ seat: null, own: null })).toBeNull();
  expect(planned({ over: { winner: 1 } })).toBeNull();
});
