import { differences, faultsOf } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { newTable as newEn } from './new-table/en';
import { newTable as newFr } from './new-table/fr';

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

test('so does the page that makes a table by a link', () => {
  expect(differences(newEn, newFr)).toEqual([]);
  expect([...faultsOf('en', newEn), ...faultsOf('fr', newFr)]).toEqual([]);
});
