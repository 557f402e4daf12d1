/** Ledger 3.8, powers in general and those of the places 1 to 4: NA-119 to NA-133. */
import type { Choice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { PlaceNo } from '../../data/places.ts';
import type { Event, Open } from '../../types.ts';
import { aTable, CREATURE } from '../table.ts';

const copying = (place: number, choice: unknown = true) => ({ pick: 'copy', with: { pick: place, with: choice as true } });
const ALL_BACK = { pick: 'takeBack', with: true };

scenario('NA-119 a power is optional, and used completely or not at all (NA-R47, NA-R48)', () => {
  const atTheSwamp = () => {
    const table = aTable().cards(1, [1, 5, 6], [2, 3, 4]);
    return table.goTo(6, 2, 3).tokens({ creature: 10 });
  };
  const table = atTheSwamp();
  expect(() => table.power(1, [2])).toThrow('may not answer');
  expect(() => table.power(1, [2, 3, 4])).toThrow('may not answer');
  expect(() => table.power(1, [])).toThrow('may not answer');
  table.power(1, [2, 4]).expectAsked('resolveVisit', [2]);
  expect(table.s.own[1].hand).toEqual([1, 5, 6, 2, 4]);

  const declined = atTheSwamp().pass(1);
  expect(declined.person(1)).toMatchObject({ discard: [2, 3, 4], front: [6] });
  declined.expectAsked('resolveVisit', [2]);
});
scenario('NA-119a an unusable power cannot be chosen; it does not stop the plain take-back (NA-R46)', () => {
  const table = aTable().cards(1, [1, 3, 4, 6, 7, 8, 9, 10], [2, 5]).cards(2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  table.goTo(1, 5, 1).tokens({ creature: 10 });
  // The Lair with a discard to take back, with nothing to copy under the Creature token.
  expect(table.choicesOf(1, 'power')).toEqual(['takeBack']);
  table.power(1, ALL_BACK);
  // No place in the reserve is new to seat 2 and their discard is empty; seat 3's Lair has nothing to give: nobody is asked.
  table.expectTold('public', { t: 'visitPassed', hunted: 2, place: 5 }, { t: 'visitPassed', hunted: 3, place: 1 });
  table.expectAsked('w1a', [CREATURE]);
});
scenario('NA-119a with their place unusable a Hunted may still take one card back', () => {
  const table = aTable().cards(1, [1, 2, 3, 5, 6, 7, 8, 9, 10], [4]);
  table.goTo(5, 2, 3).tokens({ creature: 10 });
  expect(table.optionsOf(1)).toEqual(['takeBack']);
  table.takesBack(1, 4);
  expect(table.person(1).discard).toEqual([]);
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-120 "this card" is the card of the visit: the Lair copying the Jungle takes the Lair back (NA-R34)', () => {
  const table = aTable().cards(1, [1, 4, 5], [2, 3]).goTo(1, 3, 4).tokens({ creature: 2 });
  table.power(1, copying(2, [3]));
  expect(table.s.own[1].hand).toEqual([4, 5, 1, 3]);
  expect(table.person(1)).toMatchObject({ front: [], discard: [2] });
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-120 a detoured visit at the Swamp takes the card really played back (NA-R35)', () => {
  const table = aTable().creature('detour').cards(1, [1, 4, 5], [2, 3]).goTo(1, 3, 4);
  table.tokens({ creature: 10 }).plays('detour', { pick: '1/1', with: 6 });
  table.power(1, [2, 3]);
  expect(table.s.own[1].hand).toEqual([4, 5, 1, 2, 3]);
  expect(table.person(1).owned).not.toContain(6);
});
scenario('NA-121 the Lair takes the whole discard back and stays out itself', () => {
  const table = aTable().cards(1, [1, 4], [2, 3, 5]).goTo(1, 2, 3).tokens({ creature: 10 });
  table.power(1, ALL_BACK);
  expect(table.s.own[1].hand).toEqual([4, 2, 3, 5]);
  expect(table.person(1)).toMatchObject({ front: [1], discard: [] });
  table.until('explore');
  expect(table.person(1)).toMatchObject({ front: [], discard: [1] });
});
scenario('NA-119a NA-121 with an empty discard the Lair can copy but takes nothing back', () => {
  const table = aTable().cards(1, [1], []).goTo(1, 2, 3).tokens({ creature: 8 });
  expect(table.until('resolveVisit', 1).choicesOf(1, 'power')).toEqual(['copy']);
  const full = aTable().cards(1, [1], [4]).goTo(1, 2, 3).tokens({ creature: 8 });
  expect(full.until('resolveVisit', 1).choicesOf(1, 'power')).toEqual(['takeBack', 'copy']);
});
scenario('NA-122 the Lair copies the place under the Creature token, under Clone either place', () => {
  const table = aTable().creature('clone').cards(1, [1, 2, 3, 4], [5]).goTo(1, 2, 3);
  table.plays('clone').tokens({ creature: 8, target: 4 });
  expect(table.choicesOf(1, 'power', 'copy')).toEqual([8, 4]);
  table.power(1, copying(4));
  expect(table.open).toMatchObject({ marker: true, beachUsed: true, rescue: 15 });
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-123 the Lair copies neither the Artefact nor, for a Hunted who dodges there, itself (NA-R37)', () => {
  const artefact = aTable().cards(1, [1, 2], [3]).goTo(1, 2, 3).tokens({ creature: 10 });
  expect(artefact.choicesOf(1, 'power')).toEqual(['takeBack']);
  const dodging = aTable().cards(1, [1, 2], [3]).survival(1, 'dodge').goTo(1, 2, 3);
  dodging.tokens({ creature: 1 }).until('w3aHunted').survives(1, 'dodge').expectAsked('resolveVisit', [1]);
  expect(dodging.choicesOf(1, 'power')).toEqual(['takeBack']);
});
scenario('NA-124 the Lair copies a place whose own visitors are bound by the Creature token', () => {
  const table = aTable().cards(2, [1, 8]).goTo(1, 8, 2).tokens({ creature: 8 });
  table.power(1, copying(8));
  expect(table.open.rescue).toBe(14);
  table.pass(3);
  table.expectTold('public', { t: 'caught', who: 2, place: 8 });
  table.expectTold('public', { t: 'powerUsed', who: 1, place: 8, through: 1 });
});
scenario('NA-125 a copy of the Beach or the Wreck uses it up, and needs it unused', () => {
  const first = aTable().cards(2, [1, 2], [4]).goTo(1, 1, 2).tokens({ creature: 4 });
  first.power(1, copying(4));
  expect(first.choicesOf(2, 'power')).toEqual(['takeBack']);

  const later = aTable().cards(1, [1, 8]).cards(2, [1, 2], [3]).survival(2, 'wrongTrack');
  later.goTo(8, 1, 2).tokens({ creature: 9 }).power(1);
  later.survives(2, 'wrongTrack', { pick: 'creature', with: 8 }).expectAsked('resolveVisit', [2]);
  expect(later.choicesOf(2, 'power')).toEqual(['takeBack']);
});
scenario('NA-126 caught at the Lair costs one Will more; a copied Lair does not bring that along', () => {
  const table = aTable().cards(2, [2, 3], [4]).survival(2, 'gate').survival(3, 'wrongTrack');
  table.goTo(1, 2, 5).tokens({ creature: 1 }).until('resolveVisit');
  table.survives(2, 'gate', { pick: 1, with: ALL_BACK });
  table.until('w3c');
  // Left where it is, the token would catch seat 1 for two Will.
  const moved = table.survives(3, 'wrongTrack', { pick: 'creature', with: 2 });
  expect(table.kind).toBe('resolveVisit');
  moved.until('explore');
  expect(moved.person(2).will).toBe(2);
  expect(moved.person(1).will).toBe(3);

  const caught = aTable().goTo(1, 2, 3).tokens({ creature: 1 }).until('explore');
  expect(caught.person(1).will).toBe(1);
  expect(caught.open.assim).toBe(8);
});
scenario('NA-127 the Jungle takes back itself and one card; with an empty discard itself alone', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).goTo(2, 2, 3).tokens({ creature: 10 });
  expect(() => table.power(1, [3, 4])).toThrow('may not answer');
  table.power(1, [4]);
  expect(table.s.own[1].hand).toEqual([1, 2, 4]);
  table.power(2, []);
  expect(table.s.own[2].hand).toEqual([1, 3, 4, 5, 2]);
  expect(table.person(2)).toMatchObject({ front: [], discard: [] });
});
scenario('NA-128 after the River they play two cards next turn and keep one', () => {
  const table = aTable().goTo(3, 3, 2).tokens({ creature: 10 }).power(1).until('explore');
  expect(table.person(1).double).toBe('river');
  expect(() => table.goTo(2)).toThrow('may not answer');
  table.goTo([2, 4], 2, 3).tokens({ creature: 10 }).expectAsked('riverKeep', [1]);
  table.answer(1, 4).until('resolveVisit').expectAsked('resolveVisit', [1]);
  expect(table.visit(1)).toMatchObject({ card: 4, at: 4 });
  expect(table.s.own[1].hand).toContain(2);
  expect(table.person(1).double).toBe(null);
});
scenario('NA-119a Jungle and Swamp are usable whatever is pending: after the River, the Swamp', () => {
  for (const place of [2, 6] as const) {
    const table = aTable().cards(1, [3, place], [5]).hunted(1, { double: 'artefact' });
    table.goTo([3, place], 4, 4).tokens({ creature: 10 }).until('visitOrder').answer(1, 3).power(1);
    table.until('resolveVisit', 1);
    expect(table.optionsOf(1)).toEqual(['power', 'takeBack']);
    expect(table.power(1, [5]).handOf(1)).toEqual([place, 5].toSorted());
  }
});
scenario('NA-129 with a pending double neither River nor Artefact can be used again (NA-R61)', () => {
  const table = aTable().cards(1, [1, 2, 3, 10], [5]).hunted(1, { double: 'artefact' }).goTo([3, 10], 2, 2);
  table.tokens({ creature: 9 }).expectAsked('visitOrder', [1]);
  table.answer(1, 10).power(1).expectAsked('resolveVisit', [1]);
  expect(table.person(1).double).toBe('artefact');
  expect(table.optionsOf(1)).toEqual(['takeBack']);
});
scenario('NA-130 losing all Will and Giving Up leave a pending double alone; it is for the next turn only', () => {
  const table = aTable().cards(1, [1, 3], [2, 4, 5]).hunted(1, { will: 1 }).survival(2, 'wrongTrack');
  table.goTo(3, 5, 5).tokens({ creature: 2 }).until('resolveVisit').power(1).until('w3c');
  table.survives(2, 'wrongTrack', { pick: 'creature', with: 3 }).until('explore');
  table.expectTold('public', { t: 'collapsed', who: 1, will: 3 });
  expect(table.person(1).double).toBe('river');
  table.where((open) => {
    open.people[1]!.will = 2;
  });
  table.until('explore').answer(1, 'giveUp');
  expect(table.person(1).double).toBe('river');
  table.goTo([2, 4], 2, 2).tokens({ creature: 10 }).answer(1, 4).until('explore');
  expect(table.person(1).double).toBe(null);
});
scenario('NA-131 NA-132 NA-133 the Beach: Marker on, then off for a space; once per turn for all together (NA-R44)', () => {
  const table = aTable().cards(2, [1, 4], [2]).cards(3, [4, 5], [2]);
  table.goTo(4, 4, 4).tokens({ creature: 10 });
  // The first in Hunted order leaves it to the second.
  table.pass(1).power(2);
  expect(table.open).toMatchObject({ marker: true, rescue: 15 });
  expect(table.optionsOf(3)).toEqual(['takeBack']);
  table.takesBack(3, 2).until('explore');
  expect(table.open.rescue).toBe(14);
  table.cards(1, [1, 4]).goTo(4, 1, 2).tokens({ creature: 10 }).power(1);
  expect(table.open).toMatchObject({ marker: false, rescue: 13 });
});
scenario('NA-119 everybody is told which power was used and what it did', () => {
  const told = (place: PlaceNo, choice: Choice, arrange = (_open: Open): void => {}): Event[] => {
    const table = aTable().cards(1, [place], [4, 5]).where(arrange);
    table.goTo(place, 3, 3).tokens({ creature: 10 }).until('resolveVisit', 1);
    const before = table.told('public').length;
    return table.power(1, choice).told('public').slice(before);
  };
  const used = (place: PlaceNo): Event => ({ t: 'powerUsed', who: 1, place, through: null });
  const marked = (open: Open): void => {
    open.marker = true;
  };
  expect(told(1, ALL_BACK)).toEqual([used(1), { t: 'tookBack', who: 1, why: 'power', cards: [4, 5] }]);
  expect(told(2, [5])).toEqual([
    used(2),
    { t: 'tookBack', who: 1, why: 'power', cards: [2] },
    { t: 'tookBack', who: 1, why: 'power', cards: [5] },
  ]);
  expect(told(3, true)).toEqual([used(3), { t: 'doubleGained', who: 1, kind: 'river' }]);
  expect(told(4, true)).toEqual([used(4), { t: 'markerPut', on: true }]);
  expect(told(4, true, marked)).toEqual([used(4), { t: 'markerPut', on: false }, { t: 'rescueMoved', to: 14 }]);
  expect(told(5, 8)).toEqual([used(5), { t: 'placeTaken', who: 1, place: 8 }]);
  expect(told(7, true)).toEqual([used(7), { t: 'survivalDrawn', who: 1, count: 2 }]);
  expect(told(8, true)).toEqual([used(8), { t: 'rescueMoved', to: 14 }]);
  expect(told(9, 'draw')).toEqual([used(9), { t: 'survivalDrawn', who: 1, count: 1 }]);
});
