/** Ledger 3.10, the Survival cards that move a token: NA-210 to NA-214. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

const caught = (table: NotAloneTable) => table.toldOf('public', 'caught').map(({ who, place }) => [who, place]);
const moving = (token: 'creature' | 'target', to: number) => ({ pick: token, with: to });

scenario('NA-210 NA-214 Hologram moves the Artemia token to an adjacent place, for any Hunted who plays it', () => {
  const table = aTable().creature('mutation').survival(3, 'hologram').goTo(2, 3, 5);
  table.plays('mutation').tokens({ creature: 10, artemia: 2 }).expectAsked('w3aHunted', [3]);
  expect(table.choicesOf(3, 'play', 'hologram')).toEqual([1, 3, 7]);
  // The move is part of the card: it cannot be played without.
  expect(() => table.survives(3, 'hologram')).toThrow('may not answer');
  expect(() => table.survives(3, 'hologram', 2)).toThrow('may not answer');
  table.survives(3, 'hologram', 3);
  table.expectTold('public', { t: 'tokenMoved', token: 'artemia', to: 3, by: 3 });
  table.expectAsked('resolveVisit', [1]).pass(1).expectAsked('resolveVisit', [3]).pass(3).expectAsked('artemiaDiscard', [2]);
});
scenario('NA-210 from the pair of a Virus it moves to one neighbour of the pair (NA-R29)', () => {
  const table = aTable().creature('virus').survival(1, 'hologram').goTo(2, 3, 5);
  table.plays('virus').tokens({ creature: 10, artemia: '2-3' });
  expect(table.choicesOf(1, 'play', 'hologram').toSorted()).toEqual([1, 4, 7, 8]);
  table.survives(1, 'hologram', 4);
  expect(table.open.tokens.artemia).toEqual([4]);
  table.expectAsked('resolveVisit', [1]).pass(1).expectAsked('resolveVisit', [2]);
});
scenario('NA-211 Hologram needs the Artemia token on Artemia', () => {
  const table = aTable().survival(1, 'hologram').goTo(2, 3, 5).tokens({ creature: 10 });
  table.expectAsked('w3aHunted', [1]);
  expect(table.optionsOf(1)).toEqual(['passPhase']);
});
scenario('NA-212 a moved Creature token frees, binds and is copied at its new place only (NA-R32)', () => {
  const table = aTable().survival(2, 'wrongTrack').goTo(1, 2, 3).tokens({ creature: 3 });
  table.survives(2, 'wrongTrack', moving('creature', 2)).expectAsked('resolveVisit', [1]);
  expect(table.choicesOf(1, 'power', 'copy')).toEqual([2]);
  table.pass(1).expectAsked('resolveVisit', [3]).pass(3);
  expect(caught(table)).toEqual([[2, 2]]);
});
scenario('NA-212 moved late, it catches even the Hunted who took their card back (NA-R31)', () => {
  const table = aTable().survival(2, 'wrongTrack').goTo(2, 5, 3).tokens({ creature: 3 });
  table.until('resolveVisit').power(1, []).until('w3c').survives(2, 'wrongTrack', moving('creature', 2)).expectAsked('resolveVisit', [3]);
  table.until('explore');
  expect(caught(table)).toEqual([[1, 2]]);
  expect(table.s.own[1].hand).toContain(2);
});
scenario('NA-212 an interjected Wrong Track withdraws the open decision; the next visit is found anew (NA-R75)', () => {
  const table = aTable().survival(3, 'wrongTrack').goTo(2, 3, 5).tokens({ creature: 10 });
  table.until('resolveVisit').pass(1).expectAsked('resolveVisit', [2]);
  table.survives(3, 'wrongTrack', moving('creature', 5)).expectAsked('resolveVisit', [2]);
  table.pass(2);
  expect(caught(table)).toEqual([[3, 5]]);
});
scenario('NA-212 when an interjection frees their second visit, the Hunted says anew which comes first (NA-097)', () => {
  const table = aTable().hunted(1, { double: 'artefact' }).survival(3, 'wrongTrack');
  table.goTo([2, 4], 3, 3).tokens({ creature: 2 }).until('resolveVisit').expectAsked('resolveVisit', [1]);
  table.survives(3, 'wrongTrack', moving('creature', 7)).expectAsked('visitOrder', [1]);
  table.answer(1, 2).power(1, []).power(1);
  expect(table.open.marker).toBe(true);
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-213 Wrong Track moves the Creature token; under Clone the player chooses the token (NA-R28)', () => {
  const plain = aTable().survival(1, 'wrongTrack').goTo(2, 3, 5).tokens({ creature: 4 });
  expect(plain.choicesOf(1, 'play', 'wrongTrack')).toEqual(['creature']);
  expect(plain.choicesOf(1, 'play', 'wrongTrack', 'creature')).toEqual([3, 5, 9]);

  const clone = aTable().creature('clone').survival(1, 'wrongTrack').goTo(2, 3, 5);
  clone.plays('clone').tokens({ creature: 2, target: 3 });
  expect(clone.choicesOf(1, 'play', 'wrongTrack')).toEqual(['creature', 'target']);
  clone.survives(1, 'wrongTrack', moving('target', 4));
  expect(clone.open.tokens).toMatchObject({ creature: [2], target: [4] });
  clone.pass(2).pass(3);
  expect(caught(clone)).toEqual([[1, 2]]);
});
scenario('NA-213 a Clone on the pair of Force Field moves to one neighbour of the pair', () => {
  const table = tracking('forceField', 'clone').survival(1, 'wrongTrack');
  table.plays('forceField', '2-3').until('explore').goTo(4, 5, 5).plays('clone').tokens({ creature: 10 });
  expect(table.open.tokens.target).toEqual([2, 3]);
  expect(table.choicesOf(1, 'play', 'wrongTrack', 'target').toSorted()).toEqual([1, 4, 7, 8]);
  table.survives(1, 'wrongTrack', moving('target', 4)).until('explore');
  expect(caught(table)).toEqual([[1, 4]]);
});
scenario('NA-213 whatever else the Clone token carries goes with it (NA-R78)', () => {
  const table = tracking('mirage', 'clone').survival(2, 'wrongTrack').goTo(2, 3, 4);
  table.plays('mirage').plays('clone').tokens({ creature: 10, target: '2-3' });
  table.survives(2, 'wrongTrack', moving('target', 4)).expectAsked('resolveVisit', [1]);
  table.power(1, []).power(2);
  expect(table.person(2).double).toBe('river');
  expect(caught(table)).toEqual([[3, 4]]);
});
scenario('NA-214 Wrong Track may be played by a Hunted far from the token; it must move', () => {
  const table = aTable().survival(3, 'wrongTrack').goTo(2, 2, 5).tokens({ creature: 2 });
  expect(() => table.survives(3, 'wrongTrack', moving('creature', 2))).toThrow('may not answer');
  table.survives(3, 'wrongTrack', moving('creature', 7)).until('explore');
  expect(caught(table)).toEqual([]);
  expect(table.open.assim).toBe(9);
  table.expectTold(CREATURE, { t: 'tokenMoved', token: 'creature', to: 7, by: 3 });
});
