/** What a seat reads of its plan: offered, kept, no longer possible. */
import type { Foreseen } from '@lurk/contract';
import type { Decision, GameTypes, Shape } from '@lurk/kernel';
import type { Wants } from '@lurk/table';
import { expect, test } from 'vitest';
import type { Perspective } from '../../frame/perspective';
import { planView } from '../planned';

const places: Shape = { t: 'oneOf', options: ['beach', 'swamp'] };
const next = (about: number, kind = 'go'): Foreseen => ({ kind, about, shape: places });
const planned = { kind: 'go', about: 2, choice: 'swamp' };
const speech = {
  describeDecision: () => ({ title: 'Where to?' }),
  describeOption: (_: unknown, option: unknown) => String(option),
  describeConfirm: () => '',
};

/** What is read while this is asked, foreseen and planned. */
function reads(asks: string | null, foreseen: Foreseen | null, plan?: Wants['planned'], more: object = {}) {
  const decision = asks ? ({ kind: asks, seat: 0, shape: places } as Decision) : null;
  const view = { seat: 0, over: null, decision, sealed: null };
  const perspective = { view, lang: 'en', names: [], speech, alone: false, pending: null, seats: [{}], ...more };
  const wants: Wants = { emptyToo: false, passing: false, ...(plan ? { planned: plan } : {}) };
  return planView(perspective as unknown as Perspective<GameTypes>, { foreseen, wants });
}

test('is offered while others are asked, and to nobody who is alone', () => {
  expect(reads(null, next(2))).toMatchObject({ state: 'offered', title: 'Where to?' });
  expect(reads('else', next(2))).toBe(null);
  expect(reads(null, null)).toBe(null);
  expect(reads(null, next(2), undefined, { alone: true })).toBe(null);
});

test('is kept in words until its question comes and while that is open, and without words in between', () => {
  expect(reads(null, next(2), planned)).toEqual({ state: 'planned', what: 'swamp' });
  expect(reads('go', null, planned)).toEqual({ state: 'planned', what: 'swamp' });
  expect(reads('else', null, planned)).toEqual({ state: 'planned', what: '' });
});

test('gives way to the next question where its own never came', () => {
  expect(reads(null, next(3), planned)).toMatchObject({ state: 'offered' });
  expect(reads(null, next(2, 'stay'), planned)).toMatchObject({ state: 'offered' });
});

test('is no longer possible where its question does not take it, and is silent until then', () => {
  const lapsed = { ...planned, lapsed: true } as const;
  expect(reads('go', null, lapsed)).toEqual({ state: 'lapsed' });
  expect(reads('else', null, lapsed)).toBe(null);
  expect(reads(null, next(3), lapsed)).toBe(null);
});
