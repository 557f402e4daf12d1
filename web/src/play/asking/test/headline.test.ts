/** What the headline says while nothing is put to the reader. */
import type { GameTypes } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/en';
import { perspectiveOf } from '../../frame/perspective';
import { waitingFor } from '../asked';

const speech = { describeWaiting: () => null };
const seats = [{ kind: 'person', away: false }, { kind: 'bot' }];
const window = { id: 1, kind: 'react', seat: 0, shape: { t: 'oneOf', options: ['play'] }, mayPass: true };
const forced = { ...window, kind: 'only', mayPass: false };
const still = { seat: 0, seats: 2, ask: { kind: 'react', waiting: [1] }, decision: null, offer: null, sealed: null, over: null, open: {} };

const headline = (view: object, changes: object = {}): string | undefined => {
  const session = {
    view: { ...still, ...view },
    memory: {},
    names: ['Mila', 'Theo'],
    table: { seats, watchers: 0, you: 0, code: 'KQFMRT' },
    givenWay: [],
    wants: { emptyToo: false, passing: false },
    showing: null,
    pending: null,
    ...changes,
  };
  const read = { speech, blank: () => ({}) };
  const perspective = perspectiveOf<GameTypes, object>(session as never, { lang: 'en', w: en }, read as never)!;
  return perspective.view.decision ? undefined : waitingFor(perspective).wanted;
};

test('a standing order to pass says one thing until it ends, whatever comes meanwhile; what it does not answer is asked', () => {
  const passing = { wants: { emptyToo: false, passing: true } };
  const open = { ask: { kind: 'react', waiting: [0, 1], window: true } };
  const moments = [
    {},
    { decision: window, ...open },
    { decision: window, ...open, sealed: { choice: null } },
    { ...open },
    { decision: forced },
  ];
  for (const moment of moments) expect(headline(moment, passing)).toBe(en.play.passing);
  for (const shown of [true, false]) expect(headline({}, { ...passing, showing: shown ? { lingers: false } : null })).toBe(en.play.passing);
  const free = { ...forced, shape: { t: 'oneOf', options: ['one', 'other'] } };
  expect(headline({ decision: free }, passing)).toBeUndefined();
});

test('nobody reads that there is nothing to do over an act of their own: on its way, sealed, or being shown', () => {
  expect(headline({})).toBe(en.play.listen);
  expect(headline({}, { showing: { lingers: true } })).toBe(en.play.listen);
  expect(headline({}, { pending: { decision: 1, choice: 'play' } })).toBe(en.play.sending);
  expect(headline({ sealed: { choice: 'play' } })).toBe(en.play.watch);
  expect(headline({}, { showing: { lingers: false } })).toBe(en.play.watch);
});
