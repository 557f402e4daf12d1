import type { Shape } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { oneOf, someOf } from '../things.ts';
import type { Seen } from '../types.ts';
import { loadWords } from './parts.ts';
import { speech } from './speech.ts';

await loadWords();

const view = { seat: 0, open: { people: [{ seat: 0, character: null }], coop: null } } as unknown as Seen;
const asked = (shape: Shape) => ({ kind: '', shape, view, names: ['Ada'] });
const named = (shape: Shape, id: string): string => speech.describeOption('en', id, asked(shape));
const ruled = (shape: Shape, id: string): string | undefined => speech.describeRule?.('en', id, asked(shape), []);

test('one id is two things: a room and a token, a card and what is done with it', () => {
  expect(named(oneOf.place(['lab']), 'lab')).toBe('Laboratory');
  expect(named(someOf.want(['lab', 'lab#2'], 1), 'lab#2')).toBe('A Lab token (2)');
  expect(named(oneOf(['fuel', 'escape']), 'fuel')).toBe('Fuel');
  expect(named(oneOf.card(['sabotage']), 'sabotage')).toBe('Sabotage');
  expect(named(oneOf.pawn([0], ['sabotage']), 'sabotage')).toBe('Wreck the room');
  expect(named(oneOf.mix(['', 'use,repair']), 'use,repair')).toBe('Use and Repair');
  expect(named(oneOf.mix(['']), '')).toBe('Nothing');
});

test('a thing has its rule, a back and a word have none', () => {
  expect(ruled(someOf.give(['up/flamethrower:3'], 1), 'up/flamethrower:3')).toMatch(/Recharge/);
  expect(ruled(someOf.want(['lab'], 1), 'lab')).toBeUndefined();
  expect(ruled(oneOf(['fuel']), 'fuel')).toBeUndefined();
});
