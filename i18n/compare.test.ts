import { describe, expect, test } from 'vitest';
import { differences } from './index.ts';

const en = {
  trade: '{who} trades {out} for {in}.',
  draws: 'You draw {count} {count|card|cards}.',
  at: 'You move {to}.',
  left: (done: number, of: number) => `${done} of ${of} are in`,
  found: (name: string) => `${name} was found`,
  steps: ['Hush', 'Lights'],
};
const fr = {
  trade: '{who} échange {out} contre {in}.',
  draws: 'Vous piochez {count} {count|carte|cartes}.',
  at: 'Vous bougez {at}.',
  left: (done: number, of: number) => `${done} sur ${of} en sont`,
  found: (name: string) => `on trouve ${name}`,
  steps: ['Silence', 'Lumière'],
};
const forms = [['at', 'to']];
const wrong = (mistake: object, allowed: object = {}) => differences(en, { ...fr, ...mistake }, { forms, ...allowed });

test('a faithful translation has no differences', () => {
  expect(wrong({})).toEqual([]);
});

describe('a mistake in French is seen', () => {
  test.each<[string, object, string]>([
    ['two values change places', { trade: '{who} échange {in} contre {out}.' }, 'trade: values in another order'],
    ['a value is forgotten', { trade: '{who} échange {out}.' }, 'trade: French does not say in'],
    ['a value is misspelt', { trade: '{qui} échange {out} contre {in}.' }, 'trade: French does not say who'],
    ['a value is invented', { draws: 'Vous piochez {count} {cards|carte|cartes}.' }, 'draws: French speaks of cards'],
    ['a plural has one form', { draws: 'Vous piochez {count} {count|carte}.' }, 'draws: a plural without both its forms'],
    ['a plural is its singular', { draws: 'Vous piochez {count} {count|carte|carte}.' }, 'draws: a plural without both its forms'],
    ['a function forgets what it is given', { found: () => 'on trouve quelqu’un' }, 'found: French does not say 7001'],
    [
      'a function swaps what it is given',
      { left: (done: number, of: number) => `${of} sur ${done} en sont` },
      'left: values in another order',
    ],
    ['a text is left in English', { draws: 'You draw {count} {count|card|cards}.' }, 'draws: the same in both languages'],
    ['a function is left in English', { found: (name: string) => `${name} was found` }, 'found: the same in both languages'],
    ['an English word is left in a French text', { at: 'Vous bougez {at} with prudence.' }, 'at: fr speaks the other language'],
    ['a text is missing', { steps: ['Silence'] }, 'steps.1: not in French'],
    ['a text is too many', { steps: ['Silence', 'Lumière', 'Fin'] }, 'steps.2: not in English'],
  ])('%s', (_, mistake, told) => {
    expect(wrong(mistake).join('\n')).toContain(told);
  });
});

test('what is allowed must be there', () => {
  expect(wrong({ steps: ['Hush', 'Lumière'] }, { same: ['Hush'] })).toEqual([]);
  expect(wrong({ trade: '{who} prend {in} pour {out}.' }, { differ: ['trade'] })).toEqual([]);
  expect(wrong({}, { same: ['Table'], differ: ['gone'] })).toEqual(['Table: allowed, and not there', 'gone: allowed, and not there']);
});
