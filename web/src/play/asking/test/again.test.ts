/** The second touch of what has just been chosen gives the answer: where it may, and where it must not. */
import type { Choice, GameTypes, Shape, View } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { givesAgain, meansOf } from '../again';
import { type Desk, emptyDesk } from '../desk';
import { PASS } from '../things';
import { touching } from '../touching';

const viewOf = (shape: Shape, mayPass = false): View<GameTypes> =>
  ({ decision: { id: 1, kind: 'go', seat: 0, shape, mayPass }, offer: null, sealed: null }) as unknown as View<GameTypes>;

const table = touching<GameTypes>();
/** Does the last of these touches give the answer when it is made once more? */
function gives(
  view: View<GameTypes>,
  keys: readonly string[],
  { rules = table.rules, given = undefined as Choice | undefined } = {},
): boolean {
  let [before, after]: Desk[] = [emptyDesk, emptyDesk];
  for (const key of keys) [before, after] = [after, rules.touch(view, after, key)];
  return givesAgain(rules, { view, before, after, key: keys.at(-1)! }, given);
}

const place: Shape = { t: 'oneOf', of: 'place', options: [1, 2, 3] };
const aimed: Shape = { t: 'oneOf', of: 'card', options: ['rest', { id: 'shot', with: place }] };

test('what has made the answer whole gives it; what still asks for more, or is only one of two touched, does not', () => {
  expect(gives(viewOf(place), ['place:2'])).toBe(true);
  expect(gives(viewOf(place), ['place:2', 'place:3'])).toBe(true);
  expect(gives(viewOf(place), ['place:2', 'place:2'])).toBe(false);
  expect(gives(viewOf(aimed), ['card:shot'])).toBe(false);
  expect(gives(viewOf(aimed), ['card:shot', 'place:1'])).toBe(true);
  expect(gives(viewOf(aimed), ['card:rest'])).toBe(true);
  expect(gives(viewOf(place, true), [PASS])).toBe(true);
});

test('two of a kind are given by the second; in a set of any size a touch goes on putting in and taking out', () => {
  const two: Shape = { t: 'someOf', of: 'card', options: ['a', 'b', 'c'], min: 2, max: 2 };
  expect(gives(viewOf(two), ['card:a'])).toBe(false);
  expect(gives(viewOf(two), ['card:a', 'card:b'])).toBe(true);
  expect(gives(viewOf({ ...two, min: 0, max: 3 }), ['card:a', 'card:b'])).toBe(false);
});

test('what every touch adds to is never given by touching, and neither is what is given already', () => {
  const poured = touching<GameTypes>({ touch: (_, desk, key) => ({ ...desk, draft: Number(key.slice(-1)) }) });
  expect(gives(viewOf(place), ['place:2'], { rules: poured.rules })).toBe(false);
  expect(gives(viewOf(place), ['place:2'], { given: 2 })).toBe(false);
  expect(gives(viewOf(place), ['place:2'], { given: 1 })).toBe(true);
});

test('a double click gives nothing and takes nothing back; a touch of something else is a first touch', () => {
  const chosen = { key: 'place:2', at: 1000 };
  expect(meansOf(chosen, 'place:2', 1299)).toBe('wait');
  expect(meansOf(chosen, 'place:2', 1301)).toBe('give');
  expect(meansOf(chosen, 'place:3', 1301)).toBe('touch');
  expect(meansOf(null, 'place:2', 1301)).toBe('touch');
});
