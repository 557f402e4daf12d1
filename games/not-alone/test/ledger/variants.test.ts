/** 3.13 Variants (NA-230 to NA-236). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import type { PlaceNo } from '../../data/places.ts';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

const collapsed = (expert: boolean): NotAloneTable =>
  aTable({ expert }).hunted(1, { will: 1 }).goTo(4, 3, 3).tokens({ creature: 4 }).until('w1a');

scenario('NA-230 who loses their last Will in phase 3 gets back only 2', () => {
  expect(collapsed(true).person(1).will).toBe(2);
  expect(collapsed(false).person(1).will).toBe(3);
  expect(collapsed(true).open.assim).toBe(7);
});
scenario('NA-231 they regain the third by Giving Up, by the Source or by a Survival card', () => {
  const giveUp = collapsed(true).until('explore').answer(1, 'giveUp');
  expect(giveUp.person(1).will).toBe(3);
  const adrenaline = collapsed(true).survival(1, 'adrenaline').until('explore');
  adrenaline.survives(1, 'adrenaline');
  expect(adrenaline.person(1).will).toBe(3);
  const source = collapsed(true).cards(2, [9, 1], [2, 3, 4, 5]).goTo(4, 9, 2).tokens({ creature: 10 });
  source.until('resolveVisit', 2).power(2, { pick: 'heal', with: 1 });
  expect(source.person(1).will).toBe(3);
  // A turn alone brings nothing.
  expect(collapsed(true).goTo(4, 4, 4).tokens({ creature: 10 }).until('w1a').person(1).will).toBe(2);
});
scenario('NA-232 Giving Up in phase 1 gives 3 Will in expert mode too', () => {
  for (const will of [1, 2]) {
    const table = aTable({ expert: true }).hunted(1, { will }).until('explore').answer(1, 'giveUp');
    expect(table.person(1).will).toBe(3);
  }
  const resisted = aTable({ expert: true }).cards(1, [1], [2, 3, 4, 5]).hunted(1, { will: 1 }).until('explore');
  resisted.resists(1, 1, 2, 3);
  expect(resisted.person(1).will).toBe(3);
});
scenario('NA-233 with one Hunted all rules stay: the Source heals only them, and her cards can name only them', () => {
  const alone = (): NotAloneTable => aTable({ players: 2 });
  const source = alone().cards(1, [9, 1, 2], [3, 4, 5]).hunted(1, { will: 2 }).goTo(9).tokens({ creature: 10 });
  source.until('resolveVisit').power(1, { pick: 'heal', with: 1 });
  expect(source.person(1).will).toBe(3);
  for (const card of ['anticipation', 'ascendancy', 'phobia'] as HuntId[]) {
    const table = alone().creature(card).goTo(4);
    for (const seat of [0, 2]) expect(() => table.plays(card, seat)).toThrow('may not answer');
    table.plays(card, 1).expectTold('public', { t: 'huntPlayed', card, as: card, hunted: 1 });
  }
  const caught = alone().goTo(4).tokens({ creature: 4 });
  expect(caught.open).toMatchObject({ turn: 2, assim: 6, rescue: 12, hunted: [1] });
  caught.expectAsked('w1a', [CREATURE]);
});
scenario('NA-234 copyIneffective: a power made ineffective may be copied from elsewhere; visits at the place are still lost', () => {
  const lair = (copyIneffective: boolean): NotAloneTable =>
    aTable({ copyIneffective })
      .creature('interference')
      .cards(1, [1, 2], [3, 4, 5])
      .goTo(1, 4, 2)
      .plays('interference')
      .tokens({ creature: 4 })
      .until('resolveVisit', 1);
  const copy = { pick: 'power', with: { pick: 'copy', with: { pick: 4, with: true } } };
  expect(() => lair(false).answer(1, copy)).toThrow('may not answer');
  expect(lair(true).answer(1, copy).open.marker).toBe(true);

  const gate = aTable({ copyIneffective: true }).creature('cataclysm').survival(1, 'gate', 'drone');
  gate.goTo(4, 5, 2).tokens({ creature: 10 }).until('w3aCreature').plays('cataclysm', 5).until('resolveVisit', 1);
  expect(gate.cardsOf(1)).toEqual(['drone', 'gate']);
  gate.survives(1, 'gate', { pick: 5, with: 8 });
  expect(gate.person(1).owned).toContain(8);
  gate.expectTold('public', { t: 'visitLost', hunted: 2, place: 5 });
});
scenario(
  'NA-235 doubleMayPlayOne: with a double and exactly one playable card they may play it alone; with more, two stay mandatory',
  () => {
    const options = (doubleMayPlayOne: boolean, hand: PlaceNo[]): NotAloneTable => {
      const discard = ([1, 2, 3, 4, 5] as PlaceNo[]).filter((place) => !hand.includes(place));
      return aTable({ doubleMayPlayOne }).cards(1, hand, discard).hunted(1, { double: 'river' }).until('explore');
    };
    expect(options(false, [1]).optionsOf(1)).toEqual(['resist', 'giveUp']);
    expect(options(true, [1]).optionsOf(1)).toEqual(['play', 'resist', 'giveUp']);
    expect(() => options(true, [1, 2]).puts(1, 1)).toThrow('may not answer');
    const table = options(true, [1]).goTo(1, 2, 2).tokens({ creature: 10 });
    // One card: there is nothing to keep.
    table.expectAsked('resolveVisit', [1]);
    expect(table.open.visits.filter(({ hunted }) => hunted === 1)).toHaveLength(1);
  },
);
scenario('NA-236 targetMovesFromForceField: Clone, Scream or Toxin lets her place the token anew on one place; the ban stays', () => {
  for (const card of ['clone', 'scream', 'toxin'] as HuntId[]) {
    const played = (targetMovesFromForceField: boolean): NotAloneTable =>
      aTable({ targetMovesFromForceField })
        .is({ huntLimit: 2 })
        .creature('forceField', card)
        .plays('forceField', '4-5')
        .goTo(1, 2, 3)
        .plays(card);
    expect(() => played(false).tokens({ creature: 10, target: 3 })).toThrow('may not answer');
    const table = played(true).tokens({ creature: 10, target: 3 });
    expect(table.open.tokens.target).toEqual([3]);
    expect(table.open.banned).toEqual([4, 5]);
    // She may also put it back where it was, and on no other pair.
    expect(played(true).tokens({ creature: 10, target: '4-5' }).open.tokens.target).toEqual([4, 5]);
    expect(() => played(true).tokens({ creature: 10, target: '3-4' })).toThrow('may not answer');
  }
});
