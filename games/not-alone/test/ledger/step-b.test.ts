/** 3.7 Phase 3, Reckoning: step B and the last window (NA-101 to NA-105). */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, tracking } from '../table.ts';

scenario('NA-101 step B: each visitor suffers the Target cards in the order played, all choosing at the same time', () => {
  const table = tracking('toxin', 'scream').survival(1, 'gate', 'drone').survival(2, 'vortex', 'adrenaline');
  table.goTo(4, 4, 2).plays('toxin').plays('scream').tokens({ creature: 10, target: 4 }).until('toxinDiscard');
  table.expectAsked('toxinDiscard', [1, 2]).answer(1, 'gate');
  expect(view(table.match, 'public').open.survivalDiscard).toEqual([]);
  table.answer(2, 'vortex').expectAsked('screamChoice', [1, 2]).discards(2, 1, 2);
  expect(view(table.match, 'public').open.people[2]!.discard).toEqual([]);
  expect(view(table.match, 1).sizes.discard).toEqual([0, 0, 0, 0]);
  table.answer(1, 'loseWill');
  expect(table.person(2).discard).toEqual([1, 2]);
  expect(table.person(1).will).toBe(2);
  expect(table.open.survivalDiscard).toEqual(['gate', 'vortex']);
});
scenario('NA-101a resolved visits suffer too, and visits under other tokens; Dodge does not help against Scream (NA-R77)', () => {
  const bound = aTable().creature('scream').survival(1, 'dodge');
  bound.goTo(4, 4, 2).plays('scream').tokens({ creature: 4, target: 4 }).until('w3aHunted').survives(1, 'dodge');
  bound.until('screamChoice').expectAsked('screamChoice', [1, 2]).answer(1, 'loseWill').answer(2, 'loseWill');
  bound.until('resolveVisit').expectAsked('resolveVisit', [1]).until('w1a');
  expect([1, 2].map((h) => bound.person(h).will)).toEqual([2, 1]);

  // Hunted 1 has used the Beach when the Clone token, carrying Scream, is moved onto it.
  const resolved = tracking('clone', 'scream').survival(3, 'wrongTrack');
  resolved.goTo(4, 5, 2).plays('clone').plays('scream').tokens({ creature: 10, target: 5 }).power(1);
  resolved.until('screamChoice').expectAsked('screamChoice', [2]).answer(2, 'loseWill');
  resolved.until('w3c').survives(3, 'wrongTrack', { pick: 'target', with: 4 });
  resolved.until('screamChoice').expectAsked('screamChoice', [1]).answer(1, 'loseWill').until('w1a');
  expect(resolved.person(1).will).toBe(1);
});
scenario('NA-102 a visit suffers each Target card at most once, though the steps are run again', () => {
  const table = aTable().creature('scream').survival(3, 'wrongTrack');
  table.goTo(4, 5, 2).plays('scream').tokens({ creature: 5, target: 4 });
  table.until('screamChoice').answer(1, 'loseWill').until('w3c').survives(3, 'wrongTrack', { pick: 'creature', with: 10 });
  table.until('resolveVisit').expectAsked('resolveVisit', [2]).until('w1a');
  table.expectTold('public', { t: 'screamSuffered', who: 1 });
  expect(table.person(1).will).toBe(2);
});
scenario('NA-103 after suffering, in Hunted order, they resolve the visit unless it is bound or ineffective', () => {
  const table = aTable().creature('scream').is({ rescue: 9 }).survival(3, 'detector');
  table.goTo(4, 3, 4).plays('scream').tokens({ creature: 10, artemia: 4, target: 4 }).until('w3aHunted');
  table.survives(3, 'detector').until('screamChoice').answer(3, 'loseWill').answer(1, 'loseWill');
  table.until('resolveVisit').expectAsked('resolveVisit', [3]).power(3);
  expect(table.open.marker).toBe(true);
});
scenario('NA-103 the first in Hunted order comes first, and Toxin leaves them nothing', () => {
  const scream = aTable().creature('scream').goTo(3, 3, 2).plays('scream').tokens({ creature: 10, target: 3 });
  scream.until('screamChoice').answer(2, 'loseWill').answer(1, 'loseWill').expectAsked('resolveVisit', [1]).power(1);
  scream.expectAsked('resolveVisit', [2]);
  const toxin = aTable().creature('toxin').goTo(3, 3, 2).plays('toxin').tokens({ creature: 10, target: 3 }).until('w1a');
  expect(toxin.toldOf('public', 'visitLost').map(({ hunted }) => hunted)).toEqual([1, 2]);
});
scenario('NA-104 under Clone alone the Target token does nothing in step B: it acts in step D', () => {
  const table = aTable().creature('clone').survival(1, 'drone').goTo(4, 2, 2).plays('clone');
  table.tokens({ creature: 10, target: 4 }).until('w4Hunted');
  expect(table.told('public').filter(({ t }) => t === 'visitLost' || t === 'screamSuffered' || t === 'survivalDiscarded')).toEqual([]);
  table.expectTold('public', { t: 'caught', who: 1, place: 4 });
  expect(table.person(1).will).toBe(2);
});
scenario(
  'NA-105 W3c: with no visit left the Hunted are asked once more; a freed visit is resolved, W3c runs again, then no more (NA-R32, NA-R18)',
  () => {
    const table = aTable().is({ rescue: 9 }).survival(2, 'wrongTrack').survival(3, 'dodge', 'hologram');
    table.goTo(4, 5, 3).tokens({ creature: 4, artemia: 10 }).until('w3c').expectAsked('w3c', [2, 3]);
    table.survives(2, 'wrongTrack', { pick: 'creature', with: 9 }).expectAsked('resolveVisit', [1]).power(1);
    expect(table.open.marker).toBe(true);
    table.expectAsked('w3c', [3]).survives(3, 'hologram', 5);
    // Everybody with a card has played: straight to step C, where the Rover now lies under Artemia.
    table.expectAsked('artemiaDiscard', [2]);
    expect(table.cardsOf(3)).toEqual([]);
  },
);
