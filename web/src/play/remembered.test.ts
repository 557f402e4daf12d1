import { expect, test } from 'vitest';
import { type Fold, Remembered } from './remembered';

test('an event is folded once, however often the memory is asked for; another log, seat or game is folded from its beginning', () => {
  let folds = 0;
  const fold: Fold = {
    blank: (seat) => `seat ${seat}`,
    remember(memory, { t }) {
      folds++;
      return `${memory} ${t}`;
    },
  };
  const [dusk, dawn] = [{ t: 'dusk' }, { t: 'dawn' }];
  const remembered = new Remembered();
  expect(remembered.of(fold, 1, [dusk])).toBe('seat 1 dusk');
  expect(remembered.of(fold, 1, [dusk])).toBe('seat 1 dusk');
  expect(remembered.of(fold, 1, [dusk, dawn])).toBe('seat 1 dusk dawn');
  expect(folds).toBe(2);
  // The whole log sent anew is another one, even if it says the same.
  expect(remembered.of(fold, 1, [{ ...dawn }])).toBe('seat 1 dawn');
  expect(remembered.of(fold, 0, [dusk])).toBe('seat 0 dusk');
  expect(remembered.of({ ...fold, blank: () => 'another game' }, 0, [dusk])).toBe('another game dusk');
  expect(folds).toBe(5);
});
