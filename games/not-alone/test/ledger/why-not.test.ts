/** NA-035 What cannot be played or used now says why, from what the reader may know (NA-035a). */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import { PLACE, type PlaceNo, RESERVE_PLACES } from '../../data/places.ts';
import type { SurvivalId } from '../../data/survival-cards.ts';
import {
  whyNotCopy,
  whyNotGiveUp,
  whyNotHunt,
  whyNotPlace,
  whyNotPower,
  whyNotResist,
  whyNotSurvival,
  whyNotTakeBack,
  whyNotTakePlace,
} from '../../i18n/why-not.ts';
import type { Open } from '../../types.ts';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

const survival = (table: NotAloneTable, card: SurvivalId) => whyNotSurvival(view(table.match, 1), card);
const hunt = (table: NotAloneTable, card: HuntId) => whyNotHunt(view(table.match, CREATURE), card);
const power = (table: NotAloneTable) => whyNotPower(view(table.match, 1), table.visit(1));

scenario('NA-187 to NA-197 why a Survival card of phase 1 cannot be played', () => {
  const marked = (open: Open): void => {
    open.marker = true;
  };
  const vain = aTable().where(marked).until('explore');
  expect(survival(vain, 'adrenaline')).toEqual({ why: 'fullWill' });
  expect(survival(vain, 'ingenuity')).toEqual({ why: 'beaconCharged' });
  expect(survival(vain, 'sixthSense')).toEqual({ why: 'emptyDiscard' });
  expect(survival(vain, 'strikeBack')).toEqual({ why: 'creatureHandEmpty' });
  expect(survival(vain, 'sacrifice')).toBeNull();
  expect(survival(vain, 'smokescreen')).toBeNull();
  const poor = aTable().creature('despair').cards(1, [], [1, 2, 3, 4, 5]).hunted(1, { will: 1 }).until('explore');
  expect(survival(poor, 'sacrifice')).toEqual({ why: 'noCardToGive' });
  for (const card of ['adrenaline', 'ingenuity', 'sixthSense', 'strikeBack'] as const) expect(survival(poor, card)).toBeNull();
  // NA-063 What is put down cannot be given as well.
  const down = aTable().cards(1, [3], []).until('explore').puts(1, 3);
  expect(survival(down, 'sacrifice')).toEqual({ why: 'noCardToGive' });
  const late = aTable().creature('forceField', 'clone').plays('forceField', '3-4').until('explore');
  expect(survival(late, 'sacrifice')).toEqual({ why: 'noHuntToStop' });
});
scenario('NA-030 NA-031 NA-148 why no Survival card can be played: the phase, the moment, one a turn, Despair', () => {
  const table = aTable().creature('despair').hunted(1, { will: 2 }).survival(1, 'adrenaline', 'dodge').until('explore');
  expect(survival(table, 'vortex')).toEqual({ why: 'wrongPhase', phase: 2 });
  expect(survival(table, 'doubleBack')).toEqual({ why: 'wrongPhase', phase: 4 });
  expect(survival(table.survives(1, 'adrenaline'), 'ingenuity')).toEqual({ why: 'oneSurvival' });
  const despair = aTable().creature('despair').hunted(1, { will: 2 }).plays('despair');
  expect(survival(despair, 'adrenaline')).toEqual({ why: 'despair' });
  const visit = aTable().survival(1, 'dodge').goTo(2, 2, 2).tokens({ creature: 8 }).until('w3aHunted');
  expect(survival(visit, 'drone')).toEqual({ why: 'wrongMoment' });
});
scenario('NA-201 to NA-218 why a Survival card of phases 2 to 4 cannot be played', () => {
  const smoke = aTable().creature('forceField').cards(1, [1, 2], [3, 4]).survival(1, 'vortex').survival(2, 'smokescreen');
  smoke.plays('forceField', '3-4');
  smoke.survives(2, 'smokescreen').goTo(2, 2, 2).tokens({ creature: 8 }).expectAsked('w2r', [1]);
  expect(survival(smoke, 'vortex')).toEqual({ why: 'nothingToTrade' });

  const phase3 = aTable().survival(1, 'drone').goTo(5, 4, 2).tokens({ creature: 8 }).until('w3aHunted');
  expect(survival(phase3, 'detector')).toEqual({ why: 'notUnderArtemia' });
  expect(survival(phase3, 'dodge')).toEqual({ why: 'notUnderCreature' });
  expect(survival(phase3, 'hologram')).toEqual({ why: 'noArtemiaToken' });
  expect(survival(phase3, 'wrongTrack')).toBeNull();
  phase3.is({ beachUsed: true });
  expect(survival(phase3.until('resolveVisit', 1), 'gate')).toEqual({ why: 'noPowerNear' });
  expect(survival(phase3, 'drone')).toBeNull();
  phase3.is({ reserve: { 6: 0, 7: 0, 8: 0, 9: 0, 10: 0 } });
  expect(survival(phase3, 'drone')).toEqual({ why: 'nothingNew' });

  const phase4 = (marker: boolean, stasis: boolean): NotAloneTable => {
    const table = aTable().creature('stasis').survival(1, 'doubleBack').is({ marker });
    table.goTo(2, 3, 3).tokens({ creature: 8 }).until('w4Creature');
    return (stasis ? table.plays('stasis') : table).until('w4Hunted');
  };
  expect(survival(phase4(false, false), 'amplifier')).toEqual({ why: 'beaconOff' });
  expect(survival(phase4(true, true), 'amplifier')).toEqual({ why: 'stasis' });
  expect(survival(phase4(true, false), 'amplifier')).toBeNull();
  const gone = phase4(true, false).where((open) => {
    open.people[1]!.front = [];
  });
  expect(survival(gone, 'doubleBack')).toEqual({ why: 'nothingInFront' });
});
scenario('NA-028 NA-029 NA-156 NA-159 NA-184 NA-189 why a Hunt card cannot be played', () => {
  const first = aTable().creature('despair', 'flashback', 'clone');
  expect(hunt(first, 'despair')).toBeNull();
  expect(hunt(first, 'clone')).toEqual({ why: 'wrongPhase', phase: 2 });
  expect(hunt(first, 'flashback')).toEqual({ why: 'nothingToCopy' });
  expect(hunt(aTable().creature('despair', 'flashback').huntDiscard('clone'), 'flashback')).toEqual({
    why: 'copyWrongPhase',
    card: 'clone',
    phase: 2,
  });
  const during = aTable().creature('forceField', 'flashback').huntDiscard('despair').until('explore');
  expect(hunt(during, 'forceField')).toEqual({ why: 'wrongMoment' });
  expect(hunt(during, 'flashback')).toBeNull();
  const copied = aTable().creature('despair', 'flashback').huntDiscard('forceField').until('explore');
  expect(hunt(copied, 'flashback')).toEqual({ why: 'copyWrongMoment', card: 'forceField' });
  const small = aTable();
  for (const h of [1, 2, 3]) small.cards(h, [2], []);
  small.creature('ascendancy', 'forbiddenZone', 'clone').goTo(2, 2, 2);
  expect(hunt(small, 'ascendancy')).toEqual({ why: 'noBigHand' });
  expect(hunt(small, 'forbiddenZone')).toEqual({ why: 'noHands' });
  expect(hunt(small.plays('clone'), 'ascendancy')).toEqual({ why: 'huntLimit', count: 1 });
  const sacrificed = aTable().creature('clone').survival(1, 'sacrifice').until('explore').survives(1, 'sacrifice', 5).goTo(2, 2, 2);
  expect(hunt(sacrificed, 'clone')).toEqual({ why: 'sacrificed' });
});
scenario('NA-119a NA-098 why the power of a place cannot be used', () => {
  const at = (place: PlaceNo, arrange = (_open: Open): void => {}): NotAloneTable => {
    const table = aTable().cards(1, [place], []).survival(1, 'dodge');
    return table.goTo(place, 3, 3).tokens({ creature: 10 }).until('w3aHunted').where(arrange);
  };
  expect(power(at(1))).toEqual({ why: 'nothingAtLair' });
  const doubled = (open: Open): void => {
    open.people[1]!.double = 'river';
  };
  expect(power(at(3, doubled))).toEqual({ why: 'doubleWaiting' });
  expect(power(at(4, (open) => Object.assign(open, { beachUsed: true })))).toEqual({ why: 'beachUsed' });
  expect(power(at(8, (open) => Object.assign(open, { wreckUsed: true })))).toEqual({ why: 'wreckUsed' });
  expect(power(at(5, (open) => Object.assign(open, { reserve: { 6: 0, 7: 0, 8: 0, 9: 0, 10: 0 } })))).toEqual({ why: 'nothingNew' });
  expect(power(at(4, (open) => Object.assign(open, { cataclysm: 4 })))).toEqual({ why: 'ineffective', card: 'cataclysm' });
  for (const place of [2, 3, 4, 5, 6, 7, 8, 9] as PlaceNo[]) expect(power(at(place))).toBeNull();

  const noCards = (place: PlaceNo): NotAloneTable =>
    aTable().cards(1, [place], []).survivalDeck([], 3).goTo(place, 3, 3).tokens({ creature: 10 });
  expect(power(noCards(7).until('resolveVisit'))).toEqual({ why: 'nothingToDraw' });
  expect(power(noCards(9).until('resolveVisit'))).toEqual({ why: 'nobodyToHeal' });
  const despair = aTable().creature('despair').cards(1, [7], []).plays('despair');
  despair.goTo(7, 3, 3).tokens({ creature: 10, artemia: 9 }).until('resolveVisit');
  expect(power(despair)).toEqual({ why: 'despair' });
});
scenario('NA-123 NA-134 NA-146 why a power cannot be copied, and a place not be taken', () => {
  const table = aTable().cards(1, [1, 2], [3]).goTo(1, 3, 3).tokens({ creature: 8 }).until('resolveVisit', 1);
  const copy = (place: PlaceNo) => whyNotCopy(view(table.match, 1), table.visit(1), place);
  const take = (place: PlaceNo) => whyNotTakePlace(view(table.match, 1), place);
  expect(copy(PLACE.lair)).toEqual({ why: 'copyLair' });
  expect(copy(PLACE.artefact)).toEqual({ why: 'copyArtefact' });
  expect(copy(PLACE.jungle)).toBeNull();
  expect(take(PLACE.jungle)).toEqual({ why: 'ownedAlready' });
  expect(take(PLACE.wreck)).toBeNull();
  table.is({ reserve: { 6: 1, 7: 1, 8: 0, 9: 1, 10: 1 } });
  expect(take(PLACE.wreck)).toEqual({ why: 'noneLeft' });
});
scenario('NA-064 NA-065 NA-066 why a Place card cannot be put down', () => {
  const place = (table: NotAloneTable, card: PlaceNo) => whyNotPlace(view(table.match, 1), card);
  const table = aTable().creature('forceField').cards(1, [1, 2, 3], [4, 5]).plays('forceField', '3-4').until('explore');
  expect(place(table, 1)).toBeNull();
  expect(place(table, 3)).toEqual({ why: 'forceField' });
  expect(place(table, 4)).toEqual({ why: 'inDiscard' });
  expect(place(table, 6)).toEqual({ why: 'notOwned' });
  const front = table.where((open) => {
    open.people[1]!.front = [2];
  });
  expect(place(front, 2)).toEqual({ why: 'alreadyDown' });
  // NA-065 Two cards are due, and only one could be played.
  const two = aTable({ doubleMayPlayOne: false }).cards(1, [1], [2, 3, 4, 5]).hunted(1, { double: 'river' }).until('explore');
  expect(place(two, 1)).toEqual({ why: 'needTwo' });
  expect(place(two, 2)).toEqual({ why: 'inDiscard' });
});
scenario('NA-070 NA-071 NA-072 NA-073 NA-077 why a Hunted cannot Resist or give up', () => {
  const resist = (table: NotAloneTable, paid: 1 | 2) => whyNotResist(view(table.match, 1), paid);
  const giveUp = (table: NotAloneTable) => whyNotGiveUp(view(table.match, 1));
  const fresh = aTable().until('explore');
  expect(resist(fresh, 1)).toEqual({ why: 'emptyDiscard' });
  expect(giveUp(fresh)).toEqual({ why: 'nothingToRecover' });
  const poor = aTable().cards(1, [1], [2, 3, 4, 5]).hunted(1, { will: 1 }).until('explore');
  expect(resist(poor, 1)).toBeNull();
  expect(resist(poor, 2)).toEqual({ why: 'notEnoughWill' });
  const few = aTable().cards(1, [1, 2, 3], [4, 5]).until('explore');
  expect(resist(few, 2)).toEqual({ why: 'smallDiscard' });
  expect(giveUp(few)).toBeNull();
  const resisted = few.where((open) => {
    open.people[1]!.resisted = true;
  });
  expect(resist(resisted, 1)).toEqual({ why: 'resistedAlready' });
  const ready = aTable().cards(1, [1], [2, 3, 4, 5]).until('explore').puts(1, 1);
  expect(resist(ready, 1)).toEqual({ why: 'alreadyReady' });
  expect(giveUp(ready)).toEqual({ why: 'alreadyReady' });
});
scenario('NA-096 why no card can be taken back: there is none in the discard', () => {
  const at = (discard: PlaceNo[]): NotAloneTable =>
    aTable().cards(1, [2], discard).goTo(2, 2, 2).tokens({ creature: 8 }).until('resolveVisit', 1);
  expect(whyNotTakeBack(view(at([]).match, 1))).toEqual({ why: 'emptyDiscard' });
  expect(whyNotTakeBack(view(at([4]).match, 1))).toBeNull();
});
scenario(
  'NA-176 NA-206 the reason is the condition itself: Drone names the card that silences the Rover, and else the empty reserve',
  () => {
    const table = aTable().creature('cataclysm').cards(1, [2, 3], [4]).survival(1, 'drone');
    table.goTo(3, 2, 2).tokens({ creature: 8 }).until('w3aCreature').plays('cataclysm', 5).until('resolveVisit', 1);
    expect(survival(table, 'drone')).toEqual({ why: 'ineffective', card: 'cataclysm' });
    table.is({ cataclysm: null });
    expect(survival(table, 'drone')).toBeNull();
    table.where((open) => {
      for (const place of RESERVE_PLACES) open.reserve[place] = 0;
    });
    expect(survival(table, 'drone')).toEqual({ why: 'nothingNew' });
  },
);
