/** The worked examples of the specification (section 7). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { SURVIVAL_IDS, type SurvivalId } from '../data/survival-cards.ts';
import { aTable, CREATURE } from './table.ts';

scenario('E1: Trinity Resists with one Will (NA-070)', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).hunted(1, { will: 3 }).until('explore');
  table.resists(1, 1, 3, 5);
  expect(table.person(1).will).toBe(2);
  expect(table.s.own[1].hand).toEqual([1, 2, 3, 5]);
  expect(table.open.assim).toBe(9);
  table.expectAsked('explore', [1, 2, 3]);
});
scenario('E2 and E3: Ghislain hunts, five Hunted reckon (NA-045, NA-122, NA-098, NA-106, NA-109, NA-115)', () => {
  const [rick, freddy, trinity, malcolm, ripley] = [1, 2, 3, 4, 5];
  const table = aTable({ players: 6 }).is({ rescue: 5 }).cards(malcolm, [1, 2, 3, 4, 5, 8]).cards(ripley, [1, 3, 8], [2, 4, 5]);
  table.hunted(ripley, { will: 1 }).creature('mirage');
  table.explore({ [rick]: 1, [freddy]: 5, [trinity]: 2, [malcolm]: 8, [ripley]: 8 });
  table.plays('mirage').tokens({ creature: 8, artemia: 2, target: '5-10' });
  table.power(rick, { pick: 'copy', with: { pick: 8, with: true } });
  expect(table.open.rescue).toBe(4);
  table.expectTold('public', { t: 'visitLost', hunted: freddy, place: 5 });
  table.until('artemiaDiscard').expectAsked('artemiaDiscard', [trinity]);
  table.answer(trinity, [4]);
  expect(table.person(trinity).discard).toContain(4);
  expect(table.person(malcolm).will).toBe(2);
  expect(table.open.assim).toBe(9);
  expect(table.person(ripley).will).toBe(3);
  expect(table.handOf(ripley)).toEqual([1, 2, 3, 4, 5, 8]);
  table.expectAsked('w1a', [CREATURE]);
});
scenario('E4: the Lair takes back the discard and stays in front of them (NA-121, NA-220)', () => {
  const table = aTable().cards(1, [1, 3, 4], [2, 5]).goTo(1, 2, 2).tokens({ creature: 10 });
  table.power(1, { pick: 'takeBack', with: true });
  expect(table.handOf(1)).toEqual([2, 3, 4, 5]);
  expect(table.person(1)).toMatchObject({ discard: [], front: [1] });
  table.until('w1a');
  expect(table.person(1)).toMatchObject({ discard: [1], front: [] });
});
scenario('E5: the Beach is used once a turn: the Marker on now, Rescue in the next turn (NA-131, NA-132, NA-133)', () => {
  const table = aTable().cards(2, [2, 3, 4], [1, 5]).goTo(4, 4, 2).tokens({ creature: 10 });
  table.power(1).expectAsked('resolveVisit', [2]);
  expect(table.open.marker).toBe(true);
  expect(table.optionsOf(2)).toEqual(['takeBack']);
  table.takesBack(2, 1).until('explore');
  expect(table.open.rescue).toBe(14);
  table.goTo(2, 2, 4).tokens({ creature: 10 }).until('resolveVisit', 3).power(3);
  expect(table.open.marker).toBe(false);
  expect(table.toldOf('public', 'rescueMoved').at(1)).toEqual({ t: 'rescueMoved', to: 13 });
});
scenario('E6: three at the Wreck and one at the Beach with the Marker on: Rescue +2 in all (NA-140, NA-141)', () => {
  const table = aTable({ players: 5 }).is({ marker: true });
  for (const h of [1, 2, 3]) table.cards(h, [8, 1], [2, 3, 4, 5]);
  table.goTo(8, 8, 8, 4).tokens({ creature: 10 }).power(1);
  for (const h of [2, 3]) {
    table.expectAsked('resolveVisit', [h]);
    expect(table.optionsOf(h)).toEqual(['takeBack']);
    table.pass(h);
  }
  table.expectAsked('resolveVisit', [4]).power(4);
  // Two by the places, one by the end of the turn.
  expect(table.toldOf('public', 'rescueMoved').map(({ to }) => to)).toEqual([15, 14, 13]);
});
scenario('E7: one visit of the double is free, the other caught (NA-118)', () => {
  const table = aTable().cards(1, [1, 4, 9], [2, 3, 5]).hunted(1, { double: 'artefact' });
  table.goTo([4, 9], 2, 2).tokens({ creature: 9 }).expectAsked('resolveVisit', [1]).power(1);
  expect(table.open.marker).toBe(true);
  table.expectAsked('resolveVisit', [2]).until('w1a');
  expect(table.person(1).will).toBe(2);
  table.expectTold('public', { t: 'caught', who: 1, place: 9 });
  expect(table.toldOf('public', 'powerUsed').map(({ who, place }) => [who, place])).toEqual([[1, 4]]);
});
scenario('E8: the Shelter draws the last card, then one of a new deck (NA-037, NA-136)', () => {
  const table = aTable()
    .cards(1, [1, 7], [2, 3, 4, 5])
    .survival(3, ...SURVIVAL_IDS.slice(0, 10));
  table.given(({ open, vault }) => {
    open.survivalDiscard = vault.survivalDeck.splice(0, 4);
  });
  const [last] = table.s.vault.survivalDeck;
  const pile = table.open.survivalDiscard.slice();
  table.goTo(7, 2, 2).tokens({ creature: 10 }).power(1).expectAsked('shelterKeep', [1]);
  const [first, second] = table.optionsOf(1) as SurvivalId[];
  expect(first).toBe(last);
  expect(pile).toContain(second);
  expect(table.s.vault.survivalDeck).toHaveLength(3);
  table.answer(1, second);
  expect(table.s.own[1].survival).toEqual([second]);
  expect(table.open.survivalDiscard).toEqual([last]);
});
scenario('E9: expert mode, their last Will lost: all cards and 2 Will (NA-230, NA-231)', () => {
  const table = aTable({ expert: true }).cards(1, [4, 5], [1, 2, 3]).hunted(1, { will: 1 });
  table.goTo(4, 2, 2).tokens({ creature: 4 }).until('w1a');
  table.expectToldLike('public', 'assimMoved', { to: 8, why: 'caught' }, { to: 7, why: 'collapse' });
  expect(table.handOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(table.person(1).will).toBe(2);
  expect(table.until('explore').answer(1, 'giveUp').person(1).will).toBe(3);
});
