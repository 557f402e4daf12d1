/** 3.7 Phase 3, Reckoning: the Artemia token, the Creature token and the Will check (NA-106 to NA-118). */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, tracking } from '../table.ts';

scenario('NA-106 a card of their choice for each visit under Artemia, or their whole hand; all choose at the same time (NA-R38)', () => {
  const table = aTable().creature('virus').hunted(1, { double: 'artefact' }).cards(3, [3, 5], [1, 2, 4]);
  table.goTo([4, 3], 4, 3).plays('virus').tokens({ creature: 10, artemia: '3-4' }).expectAsked('artemiaDiscard', [1, 2]);
  expect(() => table.answer(1, [1])).toThrow('may not answer');
  table.answer(1, [1, 5]);
  expect(view(table.match, 'public').open.people[1]!.discard).toEqual([]);
  table.answer(2, [5]);
  const discarded = table.toldOf('public', 'discarded').filter(({ why }) => why === 'artemia');
  expect(discarded.map(({ who, cards }) => [who, cards])).toEqual([
    [1, [1, 5]],
    [2, [5]],
    [3, [5]],
  ]);
});
scenario('NA-107 an empty hand discards nothing; Mutation applies all the same', () => {
  const table = aTable().creature('mutation').cards(1, [4], [1, 2, 3, 5]);
  table.goTo(4, 2, 2).plays('mutation').tokens({ creature: 10, artemia: 4 }).until('w1a');
  expect(table.wills).toEqual([2, 3, 3]);
  expect(table.toldOf('public', 'discarded').filter(({ who }) => who === 1)).toEqual([
    { t: 'discarded', who: 1, why: 'endOfTurn', cards: [4] },
  ]);
});
scenario('NA-108 a visit under Artemia gives neither power nor card back', () => {
  const table = aTable().is({ rescue: 9 }).cards(1, [4, 5, 1], [2, 3]);
  table.goTo(4, 2, 2).tokens({ creature: 10, artemia: 4 }).until('resolveVisit').expectAsked('resolveVisit', [2]);
  table.until('artemiaDiscard').expectAsked('artemiaDiscard', [1]).answer(1, [5]);
  expect(table.open.marker).toBe(false);
  // NA-163 Without Mutation it costs cards, and no Will.
  expect(table.wills).toEqual([3, 3, 3]);
  expect(table.person(1).discard).toEqual([2, 3, 5, 4]);
});
scenario('NA-109 each visit under a Creature token, or Clone, costs its Hunted 1 Will (NA-R39)', () => {
  const table = aTable().creature('clone').hunted(1, { double: 'artefact' });
  table.goTo([4, 5], 4, 2).plays('clone').tokens({ creature: 4, target: 5 }).until('w1a');
  expect(table.wills).toEqual([1, 2, 3]);
  table.expectToldLike('public', 'caught', { who: 1, place: 4 }, { who: 1, place: 5 }, { who: 2, place: 4 });
});
scenario('NA-110 Assimilation advances exactly 1 space however many are caught, by one token or two (NA-R27)', () => {
  const three = aTable().goTo(4, 4, 4).tokens({ creature: 4 }).until('w1a');
  expect(three.wills).toEqual([2, 2, 2]);
  expect(three.open.assim).toBe(8);
  const two = aTable().creature('clone').goTo(4, 5, 2).plays('clone').tokens({ creature: 4, target: 5 }).until('w1a');
  expect(two.wills).toEqual([2, 2, 3]);
  expect(two.open.assim).toBe(8);
  const clone = aTable().creature('clone').goTo(4, 5, 2).plays('clone').tokens({ creature: 10, target: 5 }).until('w1a');
  expect(clone.open.assim).toBe(8);
});
scenario('NA-111 with nobody under the token nobody is caught and Assimilation stays', () => {
  const table = aTable().survival(3, 'dodge').goTo(4, 2, 5).tokens({ creature: 5 });
  table.until('w3aHunted').survives(3, 'dodge').until('w1a');
  expect(table.toldOf('public', 'caught')).toEqual([]);
  expect(table.open.assim).toBe(9);
  expect(table.wills).toEqual([3, 3, 3]);
});
scenario('NA-112 first all Will losses, with Lair and Fierceness, then the advance, then Anticipation’s', () => {
  const table = tracking('fierceness', 'anticipation').goTo(1, 1, 2).plays('fierceness').plays('anticipation', 2);
  table.tokens({ creature: 1 }).until('w1a');
  const heard = table.told('public').flatMap((e) => {
    if (e.t === 'willChanged') return [`${e.who}: ${e.will}`];
    return e.t === 'assimMoved' ? [e.why] : [];
  });
  expect(heard).toEqual(['1: 0', '2: 0', 'caught', 'anticipation', 'collapse', '1: 3', '2: 3']);
  expect(table.open.assim).toBe(6);
});
scenario('NA-113 a visit under the Creature token gives neither power nor card back', () => {
  const table = aTable().cards(1, [4, 5], [1, 2, 3]).goTo(4, 2, 2).tokens({ creature: 4 });
  table.expectAsked('resolveVisit', [2]).pass(2).expectAsked('resolveVisit', [3]).pass(3).expectAsked('w1a', [CREATURE]);
  expect(table.open.marker).toBe(false);
  expect(table.person(1).discard).toEqual([1, 2, 3, 4]);
});
scenario('NA-114 Creature token and Clone on one place count as one Creature token (NA-R26)', () => {
  const table = aTable().creature('clone').goTo(4, 2, 2).plays('clone').tokens({ creature: 4, target: 4 }).until('w1a');
  expect(table.wills).toEqual([2, 3, 3]);
  expect(table.open.assim).toBe(8);
});
scenario('NA-115 Assimilation advances exactly 1 space however many have lost their last Will, in whichever step (NA-R40)', () => {
  const table = tracking('scream', 'mutation').hunted(1, { will: 1 }).hunted(2, { will: 1 }).hunted(3, { will: 1 });
  table.goTo(3, 4, 5).plays('scream').plays('mutation').tokens({ creature: 5, artemia: 4, target: 3 });
  table.until('screamChoice').answer(1, 'loseWill').until('artemiaDiscard').answer(2, [1]).until('w1a');
  expect(table.toldOf('public', 'collapsed').map(({ who }) => who)).toEqual([1, 2, 3]);
  table.expectToldLike('public', 'assimMoved', { to: 8, why: 'caught' }, { to: 7, why: 'collapse' });
});
scenario('NA-116 then they take back their discard and the cards played this turn, and their Will is 3 (NA-R42)', () => {
  const table = aTable().cards(1, [4, 5], [1, 2, 3]).hunted(1, { will: 1, double: 'artefact' });
  table.goTo([4, 5], 2, 2).tokens({ creature: 4 }).until('w1a');
  expect(table.handOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(table.person(1)).toMatchObject({ will: 3, discard: [], front: [] });
  expect(table.person(2).discard).toEqual([2]);
});
scenario('NA-116 a card already taken back is not taken back twice, and nothing is told of it', () => {
  const table = aTable().cards(1, [2], [1, 3]).hunted(1, { will: 1 }).survival(2, 'wrongTrack');
  table.goTo(2, 5, 5).tokens({ creature: 1 }).power(1, [3]).until('w3c');
  table.survives(2, 'wrongTrack', { pick: 'creature', with: 2 }).until('w1a');
  const { hand } = table.s.own[1];
  expect(hand.toSorted()).toEqual([1, 2, 3]);
  expect(table.toldOf('public', 'tookBack').flatMap(({ why, cards }) => (why === 'collapse' ? [cards] : []))).toEqual([[1]]);
});
scenario('NA-117 between their last Will and step E they stay at 0: no further loss, no healing (NA-R41)', () => {
  // Scream takes their last Will in step B; then the Source of a mate, still to be resolved there, cannot heal them.
  const table = tracking('scream', 'fierceness').hunted(1, { will: 1 }).cards(2, [9, 1, 2], [3, 4, 5]);
  table.hunted(3, { will: 2 }).survival(3, 'wrongTrack');
  table.goTo(4, 9, 2).plays('scream').plays('fierceness').tokens({ creature: 9, target: 4 });
  table.until('screamChoice').answer(1, 'loseWill').until('w3c');
  expect(table.person(1).will).toBe(0);
  table.survives(3, 'wrongTrack', { pick: 'creature', with: 4 }).until('resolveVisit', 2);
  expect(() => table.answer(2, { pick: 'power', with: { pick: 'heal', with: 1 } })).toThrow('may not answer');
  table.power(2, { pick: 'heal', with: 3 }).until('w1a');
  expect(table.toldOf('public', 'willChanged').filter(({ who }) => who === 1)).toEqual([
    { t: 'willChanged', who: 1, by: -1, will: 0 },
    { t: 'willChanged', who: 1, by: 3, will: 3 },
  ]);
});
scenario('NA-117a at 0 Will they are still caught: they count for the advance and for Anticipation', () => {
  const table = tracking('mutation', 'anticipation').hunted(1, { will: 1 }).goTo(4, 2, 2);
  table.plays('mutation').plays('anticipation', 1).tokens({ creature: 4, artemia: 4 });
  table.until('artemiaDiscard').answer(1, [1]).until('w1a');
  table.expectTold('public', { t: 'caught', who: 1, place: 4 });
  expect(table.toldOf('public', 'assimMoved').map(({ why }) => why)).toEqual(['caught', 'anticipation', 'collapse']);
});
scenario('NA-118 the two visits of an Artefact double are handled each in the step its place calls for (NA-R80)', () => {
  const table = aTable().creature('scream').hunted(1, { double: 'artefact' });
  table.goTo([4, 5], 2, 2).plays('scream').tokens({ creature: 10, target: 5 });
  // The Beach in step A, without a question of order; then their mates; the Rover only in step B.
  table.expectAsked('resolveVisit', [1]).power(1).expectAsked('resolveVisit', [2]);
  expect(table.open.marker).toBe(true);
  table.until('screamChoice').expectAsked('screamChoice', [1]).discards(1, 1, 2);
  table.expectAsked('resolveVisit', [1]).power(1, 8);
  expect(table.handOf(1)).toEqual([3, 8]);
});
