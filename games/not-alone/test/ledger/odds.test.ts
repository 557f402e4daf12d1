/** What the Creature can count on her fingers: how likely a place is to hold anybody, were they to choose blindly. */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { PlaceNo } from '../../data/places.ts';
import { blank, blindOdds } from '../../public.ts';
import { CREATURE, NotAloneTable } from '../table.ts';

const odds = (table: NotAloneTable, ...places: PlaceNo[]): number => blindOdds(view(table.match, CREATURE), blank(), places);

scenario('three Hunted with five places each: one place misses them all with 4/5 three times', () => {
  const table = new NotAloneTable().until('explore');
  expect(odds(table, 4)).toBe(49);
  expect(odds(table, 4, 5)).toBe(78);
  // NA-008 Nobody owns it yet.
  expect(odds(table, 8)).toBe(0);
});
scenario('what lies in a discard pile is out, and the last place left is sure', () => {
  const table = new NotAloneTable({ players: 2 }).cards(1, [1, 2], [3, 4, 5]).until('explore');
  expect(odds(table, 2)).toBe(50);
  expect(odds(table, 3)).toBe(0);
  table.cards(1, [2], [1, 3, 4, 5]).until('explore');
  expect(odds(table, 2)).toBe(100);
});
scenario('NA-132 a Hunted who plays two of four places is in each with probability one half', () => {
  const table = new NotAloneTable({ players: 2 }).cards(1, [1, 2, 4, 5], [3]).hunted(1, { double: 'river' }).until('explore');
  expect(odds(table, 4)).toBe(50);
  expect(odds(table, 3)).toBe(0);
});
