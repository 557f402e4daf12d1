/** Ledger 3.9, the Hunt cards of Phase 1: NA-148 to NA-152. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE } from '../table.ts';

scenario('NA-148 under Despair nobody plays a Survival card, in any phase, until the turn is over', () => {
  const table = aTable().creature('despair').hunted(1, { will: 2 }).survival(1, 'adrenaline').cards(2, [2, 3, 4], [1]);
  table.survival(2, 'vortex', 'dodge').survival(3, 'amplifier').is({ marker: true });
  table.plays('despair');
  expect(table.optionsOf(1)).toEqual(['play', 'giveUp']);
  table.goTo(2, 3, 2).tokens({ creature: 3, artemia: 10 });
  // Neither W2r nor W3a: the first question of Phase 3 is the first visit; and W4 is nobody's.
  table.expectAsked('resolveVisit', [1]).pass(1).expectAsked('resolveVisit', [3]).pass(3);
  expect(table.open.turn).toBe(2);
  table.until('explore');
  expect(table.choicesOf(1, 'survival')).toEqual(['adrenaline']);
});
scenario('NA-148 Despair played unasked in W1b acts from then on; what was done before stands', () => {
  const table = aTable().creature('despair').hunted(1, { will: 1 }).survival(1, 'adrenaline').hunted(2, { will: 1 });
  table.survival(2, 'ingenuity');
  table.until('explore').survives(1, 'adrenaline').plays('despair');
  expect(table.person(1).will).toBe(2);
  expect(table.optionsOf(2)).not.toContain('survival');
  table.expectAsked('explore', [1, 2, 3]);
});
scenario('NA-149 Despair makes the Artemia token available in Phase 2 of the same turn', () => {
  const without = aTable().creature('despair').goTo(2, 2, 2);
  expect(() => without.tokens({ creature: 10, artemia: 2 })).toThrow('may not answer');
  const table = aTable().creature('despair').plays('despair').goTo(2, 2, 3);
  expect(() => table.tokens({ creature: 10 })).toThrow('may not answer');
  table.tokens({ creature: 10, artemia: 2 });
  expect(table.open.tokens).toEqual({ creature: [10], artemia: [2], target: [] });
  table.expectAsked('resolveVisit', [3]);
});
scenario('NA-150 Force Field is played in W1a only', () => {
  const table = aTable().creature('forceField').expectAsked('w1a', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual(['forceField']);
  table.pass(CREATURE).expectAsked('explore', [1, 2, 3]);
  // She may play Despair unasked (NA-081a) and in W1c; she holds none.
  expect(table.optionsOf(CREATURE)).toEqual([]);
  for (const h of [1, 2, 3]) table.puts(h, 2);
  table.expectAsked('w1c', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual([]);
  table.pass(CREATURE).expectAsked('w2m', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);
});
scenario('NA-151 Force Field lays the Target token at once; its places cannot be played', () => {
  const table = aTable().creature('forceField').cards(1, [2, 3], [1, 4, 5]).hunted(1, { will: 2 }).plays('forceField', '2-3');
  expect(table.open.tokens.target).toEqual([2, 3]);
  // Both cards of seat 1 are banned: they must get another first (NA-R64).
  expect(table.optionsOf(1)).toEqual(['resist', 'giveUp']);
  expect(table.choicesOf(2, 'play')).toEqual([1, 4, 5]);
  table.resists(1, 1, 4, 5);
  expect(table.choicesOf(1, 'play')).toEqual([4, 5]);
  table.goTo(4, 4, 5);
  // The token is down: only the Creature token is left to place.
  table.tokens({ creature: 10 }).expectAsked('resolveVisit', [1]);
});
scenario('NA-151 Vortex cannot swap a banned place in, Detour cannot lead to it (NA-R08)', () => {
  const table = aTable().creature('forceField', 'detour').cards(1, [1, 4], [2, 3, 5]).survival(1, 'vortex').cards(2, [1, 4, 5], [2, 3]);
  table.survival(2, 'dodge').is({ huntLimit: 2 });
  table.plays('forceField', '2-3').pass(CREATURE).goTo(1, 4, 4).tokens({ creature: 10 });
  // Seat 2 has nothing allowed in their discard: they could not play Vortex (NA-201).
  table.expectAsked('w2r', [1]);
  expect(table.choicesOf(1, 'play', 'vortex', 1)).toEqual([5]);
  table.pass(1).expectAsked('w3aCreature', [CREATURE]);
  expect(table.choicesOf(CREATURE, 'play', 'detour', '1/1')).toEqual([6]);
  expect(table.choicesOf(CREATURE, 'play', 'detour', '2/4')).toEqual([5, 9]);
});
scenario('NA-152 the places of Force Field keep their powers and can be copied; a token may be moved there (NA-R30)', () => {
  const table = aTable().creature('forceField').survival(1, 'wrongTrack').cards(2, [1, 3]).survival(2, 'gate');
  table.plays('forceField', '4-9').goTo(1, 3, 2).tokens({ creature: 5 }).expectAsked('w3aHunted', [1, 2]);
  expect(table.choicesOf(1, 'play', 'wrongTrack', 'creature')).toEqual([4, 10]);
  table.survives(1, 'wrongTrack', { pick: 'creature', with: 4 }).until('resolveVisit');
  table.power(1, { pick: 'copy', with: { pick: 4, with: true } });
  expect(table.open).toMatchObject({ marker: true, beachUsed: true });
  table.expectAsked('resolveVisit', [2]);

  const gate = aTable().creature('forceField').cards(1, [1, 3]).survival(1, 'gate').plays('forceField', '4-9');
  gate.goTo(3, 2, 2).tokens({ creature: 10 }).until('resolveVisit').survives(1, 'gate', { pick: 4, with: true });
  expect(gate.open.marker).toBe(true);
});
