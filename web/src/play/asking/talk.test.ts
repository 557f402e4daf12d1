/** Alone among bots a talk ends when one says so, on the one big button. */
import type { GameTypes } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { en } from '../../i18n/en';
import type { Perspective } from '../frame/perspective';
import { sealOf } from './asked';
import { emptyDesk } from './desk';

const offer = { id: 1, kind: 'talk', seat: 0, shape: { t: 'oneOf', options: ['trade'] }, mayPass: false };
const view = { ask: { kind: 'talk', waiting: [1], talk: true }, decision: null, offer, sealed: null, over: null };
const words = { waiting: () => 'They talk', missing: () => ({ label: '' }), given: () => ({ label: '' }) };
const button = (changes: object) => {
  const perspective = { view, w: en, alone: true, gaveWay: false, ...changes } as unknown as Perspective<GameTypes>;
  return sealOf(perspective, emptyDesk, null, words);
};

test('the button lets the talk end, once, for somebody alone to whom something is offered', () => {
  expect(button({})).toEqual({ state: 'ready', label: en.play.moveOn });
  const others = [
    { alone: false },
    { gaveWay: true },
    { view: { ...view, ask: { kind: 'vote', waiting: [1] } } },
    { view: { ...view, offer: null } },
  ];
  for (const changes of others) expect(button(changes).state).toBe('idle');
});
