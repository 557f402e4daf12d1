import { differences, faultsOf } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { en } from './en';
import { fr } from './fr';

test('the page says in French what it says in English, and no word of it in the other language', () => {
  expect(
    differences(en, fr, {
      same: ['Lurk', '# · Lurk', 'Code #', 'Menu', 'Normal', 'Tab', 'Table', 'Table #'],
    }),
  ).toEqual([]);
});

test('every text of the page is cleanly written', () => {
  expect([...faultsOf('en', en), ...faultsOf('fr', fr)]).toEqual([]);
});
