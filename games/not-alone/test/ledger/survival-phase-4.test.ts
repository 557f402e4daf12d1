/** Ledger 3.10, the Survival cards of Phase 4: NA-215 to NA-218. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

const markerOn = (table: NotAloneTable) => table.is({ marker: true });

scenario('NA-215 Amplifier: the Marker comes off and Rescue advances at once', () => {
  const table = markerOn(aTable().creature('fierceness').survival(1, 'amplifier'));
  table.goTo(2, 3, 3).tokens({ creature: 10 }).until('w4Hunted').survives(1, 'amplifier');
  expect(table.open).toMatchObject({ turn: 1, phase: 4, marker: false, rescue: 14 });
  table.expectTold('public', { t: 'markerPut', on: false });
  // The Creature may answer it, then the turn ends with its own space.
  table.expectAsked('w4Creature', [CREATURE]).pass(CREATURE);
  expect(table.open).toMatchObject({ turn: 2, rescue: 13 });
});
scenario('NA-215 Amplifier may bring the Rescue counter home', () => {
  const table = markerOn(aTable().survival(1, 'amplifier')).is({ rescue: 2 });
  table.goTo(4, 3, 3).tokens({ creature: 10 }).until('resolveVisit').power(1);
  expect(table.open.rescue).toBe(1);
  markerOn(table).until('w4Hunted').survives(1, 'amplifier').expectOver({ winner: 'hunted', turn: 1 });
});
scenario('NA-216 Amplifier needs the Marker on the Beach, and no Stasis', () => {
  const off = aTable().survival(1, 'amplifier').goTo(2, 3, 3).tokens({ creature: 10 }).until('w4Hunted');
  expect(off.optionsOf(1)).toEqual(['passPhase']);
  const stasis = markerOn(aTable().creature('stasis').survival(1, 'amplifier')).goTo(2, 3, 3);
  stasis.tokens({ creature: 10 }).until('w4Creature').plays('stasis').expectAsked('w4Hunted', [1]);
  expect(stasis.optionsOf(1)).toEqual(['passPhase']);
});
scenario('NA-216a Amplifier is playable with the Beach used, ineffective or under a token (NA-R79)', () => {
  const used = aTable().survival(1, 'amplifier').goTo(2, 4, 3).tokens({ creature: 10 });
  used.until('resolveVisit').pass(1).power(2).until('w4Hunted');
  expect(used.open).toMatchObject({ beachUsed: true, marker: true });
  used.survives(1, 'amplifier');
  expect(used.toldOf('public', 'rescueMoved').map(({ to }) => to)).toEqual([14, 13]);

  const interfered = markerOn(aTable().creature('interference').survival(1, 'amplifier')).goTo(2, 3, 3);
  interfered.plays('interference').tokens({ creature: 4 }).until('w4Hunted').survives(1, 'amplifier');
  expect(interfered.toldOf('public', 'rescueMoved').map(({ to }) => to)).toEqual([14, 13]);
});
scenario('NA-217 Double Back: a card played this turn comes back to their hand and is not discarded', () => {
  const table = aTable().hunted(1, { double: 'artefact' }).survival(1, 'doubleBack').goTo([2, 4], 3, 3);
  table.tokens({ creature: 10 }).until('visitOrder').answer(1, 2).until('w4Hunted');
  expect(table.choicesOf(1, 'play', 'doubleBack')).toEqual([2, 4]);
  table.survives(1, 'doubleBack', 4).until('explore');
  expect(table.handOf(1)).toEqual([1, 3, 4, 5]);
  expect(table.person(1).discard).toEqual([2]);
  table.expectTold('public', { t: 'tookBack', who: 1, why: 'doubleBack', cards: [4] });
});
scenario('NA-218 Double Back is not playable once no played card lies in front of them', () => {
  const table = markerOn(aTable().survival(1, 'doubleBack').survival(2, 'gate')).goTo(2, 3, 3);
  table.tokens({ creature: 10 }).until('resolveVisit').power(1, []).until('w4Hunted');
  // Both are asked, for the Marker is on and any of them might hold Amplifier.
  table.expectAsked('w4Hunted', [1, 2]);
  expect(table.optionsOf(1)).toEqual(['passPhase']);
  const unasked = aTable().survival(1, 'doubleBack').goTo(2, 3, 3).tokens({ creature: 10 });
  unasked.until('resolveVisit').power(1, []).until('w3c').pass(1);
  expect(unasked.open.turn).toBe(2);
});
