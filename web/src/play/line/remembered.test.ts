import { expect, test } from 'vitest';
import { type Fold, Remembered } from './remembered';

test('an event is folded once, however often the memory is asked for; another log, seat, number of seats or game is folded from its beginning', () => {
  let folds = 0;
  const fold: Fold = {
    blank: (seat, seats) => `seat ${seat}${seats === 3 ? '' : ` of ${seats}`}`,
    remember(memory, { t }) {
      folds++;
      return `${memory} ${t}`;
    },
  };
  const [dusk, dawn] = [{ t: 'dusk' }, { t: 'dawn' }];
  const remembered = new Remembered();
  expect(remembered.of(fold, 1, 3, [dusk])).toBe('seat 1 dusk');
  expect(remembered.of(fold, 1, 3, [dusk])).toBe('seat 1 dusk');
  expect(remembered.of(fold, 1, 3, [dusk, dawn])).toBe('seat 1 dusk dawn');
  expect(folds).toBe(2);
  // A log that was sent again is a new one, even with the same content.
  expect(remembered.of(fold, 1, 3, [{ ...dawn }])).toBe('seat 1 dawn');
  expect(remembered.of(fold, 0, 3, [dusk])).toBe('seat 0 dusk');
  expect(remembered.of({ ...fold, blank: () => 'another game' }, 0, 3, [dusk])).toBe('another game dusk');
  expect(remembered.of(fold, 0, 4, [dusk])).toBe('seat 0 of 4 dusk');
  expect(folds).toBe(6);
});
