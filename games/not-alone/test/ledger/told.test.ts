/** What is public is told in full: each card with what it names, each move with its reason (NA-018, NA-026, NA-033, NA-034, NA-080). */
import type { Choice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import type { SurvivalId } from '../../data/survival-cards.ts';
import type { Event } from '../../types.ts';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

/** What everybody is told while this happens. */
function toldWhile(table: NotAloneTable, happens: (table: NotAloneTable) => unknown): Event[] {
  const before = table.told('public').length;
  happens(table);
  return table.told('public').slice(before);
}
const played = (table: NotAloneTable, card: HuntId, choice: Choice = true): Event[] =>
  toldWhile(table, () => table.plays(card, choice)).filter(({ t }) => t === 'huntPlayed');

scenario('NA-151 NA-153 NA-155 NA-165 NA-176 a Hunt card is public with the pair, place or Hunted it names, and with nothing else', () => {
  const inHunt = (card: HuntId): NotAloneTable => aTable().creature(card).goTo(2, 2, 2);
  expect(played(aTable().creature('forceField'), 'forceField', '3-4')).toEqual([
    { t: 'huntPlayed', card: 'forceField', as: 'forceField', pair: '3-4' },
  ]);
  for (const card of ['anticipation', 'ascendancy', 'phobia'] as const)
    expect(played(inHunt(card), card, 2)).toEqual([{ t: 'huntPlayed', card, as: card, hunted: 2 }]);
  for (const card of ['fierceness', 'forbiddenZone', 'virus', 'clone'] as const)
    expect(played(inHunt(card), card)).toEqual([{ t: 'huntPlayed', card, as: card }]);
  // NA-166 Played for its symbol alone, Phobia names nobody.
  const small = aTable().creature('phobia');
  for (const h of [1, 2, 3]) small.cards(h, [2], []);
  expect(played(small.goTo(2, 2, 2), 'phobia')).toEqual([{ t: 'huntPlayed', card: 'phobia', as: 'phobia' }]);
  const cataclysm = inHunt('cataclysm').tokens({ creature: 8 }).until('w3aCreature');
  expect(played(cataclysm, 'cataclysm', 4)).toEqual([{ t: 'huntPlayed', card: 'cataclysm', as: 'cataclysm', place: 4 }]);
});
scenario('NA-183 Flashback is told as the card it copies, with what that names', () => {
  const copying = (card: HuntId): NotAloneTable => aTable().creature('flashback').huntDiscard(card);
  expect(played(copying('forceField'), 'flashback', '3-4')).toEqual([
    { t: 'huntPlayed', card: 'flashback', as: 'forceField', pair: '3-4' },
  ]);
  expect(played(copying('anticipation').goTo(2, 2, 2), 'flashback', 3)).toEqual([
    { t: 'huntPlayed', card: 'flashback', as: 'anticipation', hunted: 3 },
  ]);
  const cataclysm = copying('cataclysm').goTo(2, 2, 2).tokens({ creature: 8 }).until('w3aCreature');
  expect(played(cataclysm, 'flashback', 4)).toEqual([{ t: 'huntPlayed', card: 'flashback', as: 'cataclysm', place: 4 }]);
});
scenario('NA-153 Anticipation may name any Hunted, whatever their hand', () => {
  const table = aTable().creature('anticipation').cards(1, [1], [2, 3, 4, 5]).goTo(1, 2, 3);
  expect(table.choicesOf(CREATURE, 'play', 'anticipation')).toEqual([1, 2, 3]);
});
scenario('NA-158 NA-155 NA-189 NA-106 NA-170 NA-220 a discard is told with its reason', () => {
  const discards = (table: NotAloneTable, happens: (table: NotAloneTable) => unknown): Event[] =>
    toldWhile(table, happens).filter(({ t }) => t === 'discarded');
  const zone = aTable().creature('forbiddenZone').goTo(2, 2, 2).plays('forbiddenZone').answer(1, 3).answer(2, 4);
  expect(discards(zone, () => zone.answer(3, 5))).toEqual(
    [3, 4, 5].map((card, i) => ({ t: 'discarded', who: i + 1, why: 'forbiddenZone', cards: [card] })),
  );
  const ascendancy = aTable().creature('ascendancy').goTo(2, 2, 2).plays('ascendancy', 1);
  expect(discards(ascendancy, () => ascendancy.answer(1, [1, 3]))).toEqual([{ t: 'discarded', who: 1, why: 'ascendancy', cards: [4, 5] }]);
  const sacrifice = aTable().survival(1, 'sacrifice').until('explore');
  expect(discards(sacrifice, () => sacrifice.survives(1, 'sacrifice', 5))).toEqual([
    { t: 'discarded', who: 1, why: 'sacrifice', cards: [5] },
  ]);
  const scream = aTable().creature('scream').goTo(2, 3, 3).plays('scream').tokens({ creature: 8, target: 2 });
  scream.until('screamChoice');
  expect(discards(scream, () => scream.discards(1, 1, 4))).toEqual([{ t: 'discarded', who: 1, why: 'scream', cards: [1, 4] }]);
  const artemia = aTable().is({ rescue: 9 });
  artemia.goTo(2, 3, 3).tokens({ creature: 8, artemia: 2 }).until('artemiaDiscard');
  expect(discards(artemia, () => artemia.answer(1, [4]).until('explore'))).toEqual([
    { t: 'discarded', who: 1, why: 'artemia', cards: [4] },
    { t: 'discarded', who: 1, why: 'endOfTurn', cards: [2] },
    { t: 'discarded', who: 2, why: 'endOfTurn', cards: [3] },
    { t: 'discarded', who: 3, why: 'endOfTurn', cards: [3] },
  ]);
});
scenario('NA-165 the cards Phobia shows are shown in ascending order: how a hand is held tells nothing', () => {
  const table = aTable().creature('phobia').cards(1, [5, 2, 4, 1, 3]).goTo(2, 2, 2).plays('phobia', 1).answer(1, [5, 1]);
  table.expectTold(CREATURE, { t: 'phobiaCards', who: 1, cards: [3, 4] });
  table.expectTold('public', { t: 'phobiaShown', who: 1, count: 2 });
});
scenario('NA-050 NA-236 a token is told to be taken back when it lay somewhere, and only then', () => {
  const takenBack = (table: NotAloneTable): Event[] => table.told('public').filter(({ t }) => t === 'tokenTakenBack');
  const twoCards = (...cards: HuntId[]): NotAloneTable =>
    aTable({ targetMovesFromForceField: true })
      .is({ huntLimit: 2, rescue: 9 })
      .creature(...cards)
      .cards(1, [1, 2], [3, 4, 5])
      .survival(1, 'vortex');
  /** The Creature's answer to a Vortex, with her tokens on the table. */
  const answering = (first: HuntId, second: HuntId): NotAloneTable => {
    const table = twoCards(first, second).goTo(2, 2, 2).plays(first).tokens({ creature: 8, artemia: 9, target: 7 });
    return table.survives(1, 'vortex', { pick: 2, with: 3 }).plays(second);
  };
  for (const card of ['virus', 'mirage'] as const) expect(takenBack(twoCards(card).goTo(2, 2, 2).plays(card))).toEqual([]);
  expect(takenBack(answering('scream', 'virus'))).toEqual([{ t: 'tokenTakenBack', token: 'artemia' }]);
  expect(takenBack(answering('scream', 'mirage'))).toEqual([{ t: 'tokenTakenBack', token: 'target' }]);
  // NA-051, NA-087 Any other card acts where the token lies; the switch is for a token that Force Field laid.
  for (const card of ['clone', 'toxin', 'mutation', 'fierceness'] as const) {
    const table = answering('scream', card);
    expect(takenBack(table)).toEqual([]);
    expect(table.open.tokens).toMatchObject({ artemia: [9], target: [7] });
  }
  const artemia = twoCards('forceField', 'mutation').plays('forceField', '4-5').goTo(2, 2, 2).tokens({ creature: 8, artemia: 9 });
  expect(takenBack(artemia.survives(1, 'vortex', { pick: 2, with: 3 }).plays('mutation'))).toEqual([]);
  const field = twoCards('forceField', 'clone').plays('forceField', '4-5').goTo(2, 2, 2).plays('clone');
  expect(takenBack(field)).toEqual([{ t: 'tokenTakenBack', token: 'target' }]);
});
scenario('NA-034 NA-187 to NA-218 a Survival card is told with the Hunted who plays it, then what it does', () => {
  const card = (id: SurvivalId): Event => ({ t: 'survivalPlayed', who: 1, card: id });
  const inPhase1 = (id: SurvivalId, choice: Choice = true): Event[] => {
    const table = aTable().creature('clone').cards(1, [1, 2], [3, 4, 5]).hunted(1, { will: 2 }).survival(1, id);
    return toldWhile(table.until('explore'), () => table.survives(1, id, choice));
  };
  expect(inPhase1('adrenaline')).toEqual([card('adrenaline'), { t: 'willChanged', who: 1, by: 1, will: 3 }]);
  expect(inPhase1('ingenuity')).toEqual([card('ingenuity'), { t: 'markerPut', on: true }]);
  expect(inPhase1('sixthSense', [3, 5])).toEqual([card('sixthSense'), { t: 'tookBack', who: 1, why: 'sixthSense', cards: [3, 5] }]);
  expect(inPhase1('smokescreen')).toEqual([card('smokescreen'), { t: 'smokeRose', discards: [[], [3, 4, 5], [], []] }]);
  expect(inPhase1('strikeBack')).toEqual([card('strikeBack'), { t: 'struckBack', count: 1 }]);

  const inPhase3 = (id: SurvivalId, choice: Choice = true): Event[] => {
    const table = aTable().is({ rescue: 9 }).survival(1, id);
    table.goTo(2, 3, 3).tokens({ creature: 2, artemia: 2 }).until('w3aHunted');
    return toldWhile(table, () => table.survives(1, id, choice)).slice(0, 2);
  };
  expect(inPhase3('detector')[0]).toEqual(card('detector'));
  expect(inPhase3('dodge')[0]).toEqual(card('dodge'));
  expect(inPhase3('hologram', 7)).toEqual([card('hologram'), { t: 'tokenMoved', token: 'artemia', to: 7, by: 1 }]);
  expect(inPhase3('wrongTrack', { pick: 'creature', with: 1 })).toEqual([
    card('wrongTrack'),
    { t: 'tokenMoved', token: 'creature', to: 1, by: 1 },
  ]);

  const inPhase4 = (id: SurvivalId, choice: Choice = true): Event[] => {
    const table = aTable().is({ marker: true }).survival(1, id);
    table.goTo(2, 3, 3).tokens({ creature: 8 }).until('w4Hunted');
    return toldWhile(table, () => table.survives(1, id, choice)).slice(0, 3);
  };
  expect(inPhase4('amplifier')).toEqual([card('amplifier'), { t: 'markerPut', on: false }, { t: 'rescueMoved', to: 14 }]);
  expect(inPhase4('doubleBack', 2).slice(0, 2)).toEqual([card('doubleBack'), { t: 'tookBack', who: 1, why: 'doubleBack', cards: [2] }]);
});
scenario('NA-063 NA-076 NA-080 in phase 1 all hear who Resists and Gives Up, and that everybody is ready', () => {
  const table = aTable().cards(1, [1], [2, 3, 4]).hunted(1, { will: 2 }).cards(2, [1], [5]).hunted(2, { will: 2 }).until('explore');
  expect(toldWhile(table, () => table.resists(1, 1, 2, 4))).toEqual([
    { t: 'resisted', who: 1, paid: 1 },
    { t: 'willChanged', who: 1, by: -1, will: 1 },
    { t: 'tookBack', who: 1, why: 'resist', cards: [2, 4] },
  ]);
  expect(toldWhile(table, () => table.answer(2, 'giveUp'))).toEqual([
    { t: 'gaveUp', who: 2 },
    { t: 'tookBack', who: 2, why: 'giveUp', cards: [5] },
    { t: 'willChanged', who: 2, by: 1, will: 3 },
    { t: 'assimMoved', to: 8, why: 'giveUp' },
  ]);
  expect(toldWhile(table, () => table.goTo(1, 1, 1))).toEqual([{ t: 'allReady' }, { t: 'phaseBegan', phase: 2 }]);
});
scenario(
  'NA-088 NA-089 NA-095 in phase 3 all hear who kept one of two, what everybody reveals in ascending order, and what is taken back',
  () => {
    const table = aTable().hunted(1, { double: 'river' }).cards(2, [1, 3, 5], [2, 4]).hunted(2, { double: 'artefact' });
    table.goTo([5, 3], [5, 3], 2).tokens({ creature: 8 }).until('riverKeep');
    expect(toldWhile(table, () => table.answer(1, 5))).toEqual([
      { t: 'riverKept', who: 1 },
      {
        t: 'placesShown',
        shown: [
          { hunted: 1, cards: [5] },
          { hunted: 2, cards: [3, 5] },
          { hunted: 3, cards: [2] },
        ],
      },
    ]);
    expect(table.visits).toEqual(['1/5 at 5', '2/3 at 3', '2/5 at 5', '3/2 at 2']);
    expect([1, 2, 3].map((h) => table.s.own[h].down)).toEqual([[], [], []]);
    table.until('resolveVisit', 1).pass(1).until('visitOrder').answer(2, 3);
    expect(toldWhile(table, () => table.takesBack(2, 4))).toEqual([{ t: 'tookBack', who: 2, why: 'place', cards: [4] }]);
  },
);
scenario('NA-206 NA-207 a power used through Drone or Gate is told with the card', () => {
  const used = (id: SurvivalId, choice: Choice): Event[] => {
    const table = aTable().survival(1, id);
    table.goTo(4, 3, 3).tokens({ creature: 8 }).until('resolveVisit', 1).survives(1, id, choice);
    return table.toldOf('public', 'powerUsed');
  };
  expect(used('drone', 9)).toEqual([{ t: 'powerUsed', who: 1, place: 5, through: 'drone' }]);
  expect(used('gate', { pick: 3, with: true })).toEqual([{ t: 'powerUsed', who: 1, place: 3, through: 'gate' }]);
});
scenario('NA-012 NA-089 NA-193 NA-194 what was told stays as it was told, whatever becomes of the cards', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(2, 'smokescreen').until('explore');
  table.survives(2, 'smokescreen').goTo(2, 3, 5).tokens({ creature: 8 }).power(1, [4]).until('w1a');
  table.until('explore').resists(1, 1, 3, 5);
  expect(table.toldOf('public', 'placesShown')[0].shown[0]).toEqual({ hunted: 1, cards: [2] });
  table.expectTold('public', { t: 'smokeRose', discards: [[], [3, 4, 5], [], []] });
  table.expectTold('public', { t: 'smokeCleared', discards: [[], [3, 5], [3], [5]] });
  for (const h of [1, 2, 3]) expect(table.toldOf(h, 'survivalDrawnCards')[0].cards).toHaveLength(1);
});
