/** Ledger 3.9, the Hunt cards of Phases 3 and 4 and Flashback: NA-176 to NA-186. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, tracking } from '../table.ts';

scenario('NA-176 Cataclysm: the power of any one place is ineffective for the rest of the turn, for copies too', () => {
  const table = aTable().creature('cataclysm').cards(1, [3, 8], [2]).survival(1, 'gate').cards(2, [1, 8], [2]).cards(3, [1, 3], [2]);
  table.goTo(3, 8, 1).tokens({ creature: 8 }).until('w3aCreature');
  expect(table.choicesOf(CREATURE, 'play', 'cataclysm')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  table.plays('cataclysm', 8).until('resolveVisit').expectAsked('resolveVisit', [1]);
  expect(table.choicesOf(1, 'card', 'gate')).toEqual([2, 4]);
  table.pass(1).expectAsked('resolveVisit', [3]);
  expect(table.choicesOf(3, 'power')).toEqual(['takeBack']);
});
scenario('NA-176 Cataclysm before a visit (W3i) makes it end with nothing, but never acts backwards', () => {
  const table = aTable().creature('cataclysm').cards(1, [1, 8]).cards(2, [1, 8], [2]);
  table.goTo(8, 8, 2).tokens({ creature: 10 }).pass(CREATURE).expectAsked('w3i', [CREATURE]).pass(CREATURE);
  table.power(1).expectAsked('w3i', [CREATURE]).plays('cataclysm', 8);
  expect(table.open.rescue).toBe(14);
  table.expectTold('public', { t: 'visitLost', hunted: 2, place: 8 });
  table.expectAsked('resolveVisit', [3]);
});
scenario('NA-177 Detour is played in W3a only, before the first visit', () => {
  const table = aTable().creature('detour').goTo(2, 2, 3);
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);
  table.tokens({ creature: 10 }).expectAsked('w3aCreature', [CREATURE]);
  expect(table.choicesOf(CREATURE, 'play')).toEqual(['detour']);
  table.pass(CREATURE).expectAsked('w3i', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual(['passPhase']);
  table.pass(CREATURE).pass(1).expectAsked('w3i', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual(['passPhase']);
});
scenario('NA-178 only the new location counts: the token there, the Lair penalty, the power', () => {
  const caught = aTable().creature('detour').goTo(2, 3, 5).tokens({ creature: 1 });
  expect(caught.choicesOf(CREATURE, 'play', 'detour', '1/2')).toEqual([1, 3, 7]);
  caught.plays('detour', { pick: '1/2', with: 1 }).until('explore');
  caught.expectTold('public', { t: 'caught', who: 1, place: 1 });
  expect(caught.person(1).will).toBe(1);

  const freed = aTable().creature('detour').goTo(2, 3, 5).tokens({ creature: 2 });
  freed.plays('detour', { pick: '1/2', with: 3 }).power(1);
  expect(freed.person(1).double).toBe('river');
});
scenario('NA-178 after Detour, Gate copies what is adjacent to the new location (NA-R36)', () => {
  const table = aTable().creature('detour').survival(1, 'gate').goTo(2, 3, 5).tokens({ creature: 10 });
  table.plays('detour', { pick: '1/2', with: 3 }).until('resolveVisit');
  expect(table.choicesOf(1, 'card', 'gate')).toEqual([2, 4, 8]);
});
scenario('NA-178 one visit of two is moved', () => {
  const table = aTable().creature('detour').hunted(1, { double: 'artefact' }).goTo([2, 5], 3, 5).tokens({ creature: 9 });
  expect(table.choicesOf(CREATURE, 'play', 'detour')).toEqual(['1/2', '1/5', '2/3', '3/5']);
  table.plays('detour', { pick: '1/5', with: 10 });
  expect(table.visits).toEqual(['1/2 at 2', '1/5 at 10', '2/3 at 3', '3/5 at 5']);
  table.expectTold('public', { t: 'detoured', hunted: 1, card: 5, to: 10 });
});
scenario('NA-178 NA-097a which of two visits comes first is told by the place a Detour has led to', () => {
  const begun = (first: 2 | 5) => {
    const table = aTable().creature('detour').hunted(1, { double: 'artefact' });
    table.goTo([2, 5], 3, 5).tokens({ creature: 9 }).plays('detour', { pick: '1/5', with: 10 });
    return table.until('visitOrder').answer(1, first).toldOf('public', 'visitOrdered');
  };
  expect(begun(5)).toEqual([{ t: 'visitOrdered', who: 1, card: 5, at: 10 }]);
  expect(begun(2)).toEqual([{ t: 'visitOrdered', who: 1, card: 2 }]);
});
scenario('NA-179 NA-180 the Place card stays what it is; the new place need not be owned', () => {
  const table = aTable().creature('detour').goTo(3, 2, 5).tokens({ creature: 10 });
  table.plays('detour', { pick: '1/3', with: 8 }).power(1);
  expect(table.open).toMatchObject({ rescue: 14, wreckUsed: true });
  expect(table.person(1).owned).toEqual([1, 2, 3, 4, 5]);
  table.until('explore');
  expect(table.person(1).discard).toEqual([3]);
});
scenario('NA-181 under Stasis Rescue does not advance at all in Phase 4', () => {
  const table = aTable().creature('stasis').survival(1, 'amplifier').is({ marker: true });
  table.goTo(2, 2, 3).tokens({ creature: 10 }).until('w4Creature').plays('stasis');
  // Seat 1 might still hold Double Back; Amplifier is out (NA-216, NA-R10).
  table.expectAsked('w4Hunted', [1]);
  expect(table.optionsOf(1)).toEqual(['passPhase']);
  table.pass(1);
  expect(table.open).toMatchObject({ turn: 2, rescue: 15, marker: true });
  expect(table.toldOf('public', 'rescueHeld')).toHaveLength(1);
  table.goTo(3, 3, 2).tokens({ creature: 10 }).until('explore');
  expect(table.open.rescue).toBe(14);
});
scenario('NA-181 what Amplifier moved before Stasis stands (NA-R10)', () => {
  const table = aTable().creature('stasis').survival(1, 'amplifier').is({ marker: true });
  table.goTo(2, 2, 3).tokens({ creature: 10 }).until('w4Hunted').survives(1, 'amplifier');
  expect(table.open.rescue).toBe(14);
  table.expectAsked('w4Creature', [CREATURE]).plays('stasis');
  expect(table.open).toMatchObject({ turn: 2, rescue: 14 });
});
scenario('NA-182 after Tracking her limit is two Hunt cards for one turn', () => {
  const table = aTable().creature('tracking').goTo(2, 2, 3).tokens({ creature: 10 }).until('w4Creature').plays('tracking');
  expect(table.open).toMatchObject({ turn: 2, huntLimit: 2 });
  table.creature('fierceness', 'interference', 'stasis').goTo(3, 3, 2);
  table.plays('fierceness').plays('interference').expectAsked('w2m', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);
  table.tokens({ creature: 10 }).pass(1).pass(2).pass(3);
  // Stasis would be the third: she is not asked in W4.
  expect(table.open).toMatchObject({ turn: 3, huntLimit: 1, rescue: 13 });
});
scenario('NA-182 Tracking played in a turn of two cards gives two again, never three', () => {
  const table = tracking('tracking', 'stasis');
  table.goTo(2, 2, 3).tokens({ creature: 10 }).until('w4Creature').plays('tracking').plays('stasis');
  expect(table.open).toMatchObject({ turn: 2, huntLimit: 2, rescue: 15 });
});
scenario('NA-183 NA-186 Flashback is played as the top card of the Hunt discard pile, and goes there as Flashback', () => {
  const table = aTable().creature('flashback').huntDiscard('stasis', 'clone').goTo(2, 4, 3);
  expect(table.choicesOf(CREATURE, 'play')).toEqual(['flashback']);
  table.plays('flashback');
  table.expectTold('public', { t: 'huntPlayed', card: 'flashback', as: 'clone' });
  // Her one card of the turn is played, and the Target token is hers to place.
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);
  table.tokens({ creature: 10, target: 4 }).pass(1).pass(3);
  expect(table.toldOf('public', 'caught').map(({ who }) => who)).toEqual([2]);
  expect(table.open.huntDiscard).toEqual(['stasis', 'clone', 'flashback']);
});
scenario('NA-183 Flashback takes the phase, window, choices and effect of the card it copies', () => {
  const field = aTable().creature('flashback').huntDiscard('forceField').expectAsked('w1a', [CREATURE]).plays('flashback', '2-3');
  expect(field.choicesOf(1, 'play')).toEqual([1, 4, 5]);

  const detour = aTable().creature('flashback').huntDiscard('detour').goTo(2, 4, 3);
  expect(detour.optionsOf(CREATURE)).toEqual(['tokens']);
  detour.tokens({ creature: 1 }).plays('flashback', { pick: '1/2', with: 1 });
  expect(detour.visit(1).at).toBe(1);

  const stasis = aTable().creature('flashback').huntDiscard('stasis').goTo(2, 4, 3).tokens({ creature: 10 });
  stasis.until('w4Creature').plays('flashback');
  expect(stasis.open).toMatchObject({ turn: 2, rescue: 15 });
});
scenario('NA-184 Flashback needs a card to copy, and one that could be played now', () => {
  const empty = aTable().creature('flashback').goTo(1, 2, 3);
  expect(empty.optionsOf(CREATURE)).toEqual(['tokens']);
  empty.tokens({ creature: 10 }).until('w4Creature');
  expect(empty.optionsOf(CREATURE)).toEqual(['passPhase']);

  const small = aTable().creature('flashback').huntDiscard('ascendancy');
  for (const h of [1, 2, 3]) small.cards(h, [1, 2, 3], [4, 5]);
  small.goTo(1, 2, 3);
  expect(small.optionsOf(CREATURE)).toEqual(['tokens']);
});
scenario('NA-185 a card played this turn is not what Flashback copies; after Tracking it copies Tracking (NA-R20, NA-R21)', () => {
  const table = tracking('fierceness', 'flashback').huntDiscard('tracking').goTo(2, 2, 3);
  expect(table.choicesOf(CREATURE, 'play')).toEqual(['fierceness']);
  table.plays('fierceness');
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);
  table.tokens({ creature: 10 }).until('w4Creature');
  expect(table.choicesOf(CREATURE, 'play')).toEqual(['flashback']);
  table.plays('flashback');
  expect(table.open).toMatchObject({ turn: 2, huntLimit: 2 });
  // NA-033 Several cards in the order in which they were played; Flashback never lies under its own copy (NA-R22).
  expect(table.open.huntDiscard).toEqual(['tracking', 'fierceness', 'flashback']);
});
