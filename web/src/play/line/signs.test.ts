import { QUIET } from '@lurk/table';
import { expect, test } from 'vitest';
import { giveSigns } from './signs';

/** As much of a page as gives signs, and a clock that is moved by hand. */
function aPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const said: boolean[] = [];
  const clock = { now: 0 };
  const signs = giveSigns(
    (looking) => said.push(looking),
    page as unknown as Document,
    () => clock.now,
  );
  const move = (): boolean => page.dispatchEvent(new Event('pointermove'));
  const show = (visibilityState: string): void => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { said, clock, signs, move, show };
}

test('a page says that somebody moves something, at most every ten seconds, and at once after a pause', () => {
  const { said, clock, move } = aPage();
  move();
  clock.now = 9_000;
  move();
  expect(said).toEqual([true]);
  clock.now = 50_000;
  move();
  expect(said).toEqual([true, true]);
});

test('a hidden page says so, also on a new line, and that it is seen again', () => {
  const { said, signs, show, move } = aPage();
  move();
  show('hidden');
  signs.again();
  show('visible');
  signs.again();
  expect(said).toEqual([true, false, false, true]);
});

test('a player idle for long is asked even where there is nothing to do', () => {
  const { clock, signs, move } = aPage();
  clock.now = QUIET + 1;
  expect(signs.isQuiet).toBe(true);
  move();
  expect(signs.isQuiet).toBe(false);
});
