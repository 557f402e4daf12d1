/** Ledger 3.10, the Survival cards of Phase 1: NA-187 to NA-197. */
import type { Viewer } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import type { PlaceNo } from '../../data/places.ts';
import { HUNTED } from '../../types.ts';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

/** Those from whom Smokescreen hides, and those from whom it does not (NA-R66). */
const OUTSIDE: Viewer[] = [CREATURE, 'public'];
const MATES: Viewer[] = [1, 2, 3];

function differentFor(viewers: Viewer[], a: NotAloneTable, b: NotAloneTable): void {
  for (const viewer of viewers) expect(a.seen(viewer)).not.toEqual(b.seen(viewer));
}

scenario('NA-187 Adrenaline gives one Will back, and is not playable with three', () => {
  const table = aTable().hunted(1, { will: 1 }).survival(1, 'adrenaline').survival(2, 'smokescreen').until('explore');
  table.survives(1, 'adrenaline');
  expect(table.person(1).will).toBe(2);
  expect(table.open.survivalDiscard).toEqual(['adrenaline']);
  table.expectAsked('explore', [1, 2, 3]);
  const full = aTable().survival(1, 'adrenaline').until('explore');
  expect(full.optionsOf(1)).toEqual(['play']);
});
scenario('NA-188 Ingenuity puts the Marker on; that is no use of the Beach (NA-R45)', () => {
  const table = aTable().survival(1, 'ingenuity').until('explore').survives(1, 'ingenuity');
  expect(table.open).toMatchObject({ marker: true, beachUsed: false });
  table.goTo(2, 4, 3).tokens({ creature: 10 }).pass(1).power(2);
  expect(table.open).toMatchObject({ marker: false, rescue: 14 });

  const there = aTable().survival(1, 'ingenuity').is({ marker: true });
  expect(there.until('explore').optionsOf(1)).toEqual(['play']);
});
scenario('NA-189 Sacrifice: a card of the hand is discarded, and no Hunt card is played any more this turn', () => {
  const table = aTable().creature('despair', 'fierceness', 'stasis').survival(1, 'sacrifice').pass(CREATURE);
  expect(table.choicesOf(1, 'survival', 'sacrifice')).toEqual([1, 2, 3, 4, 5]);
  table.survives(1, 'sacrifice', 4);
  table.expectTold('public', { t: 'discarded', who: 1, why: 'sacrifice', cards: [4] });
  // Not unasked in W1b, not in W1c, not in W2m, W3a, W3i or W4.
  expect(() => table.plays('despair')).toThrow('may not answer');
  for (const h of [1, 2, 3]) table.puts(h, 2);
  table.expectAsked('w2m', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);
  table.tokens({ creature: 10 }).expectAsked('resolveVisit', [1]);
  table.pass(1).pass(2).pass(3);
  expect(table.open).toMatchObject({ turn: 2, phase: 1 });
  table.expectAsked('w1a', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toContain('despair');
});
scenario('NA-190 Sacrifice needs a card in hand, besides the one put down', () => {
  const table = aTable().cards(1, [2, 3], [1, 4, 5]).survival(1, 'sacrifice').until('explore');
  table.puts(1, 2);
  // The card put down is not in their hand any more.
  expect(table.choicesOf(1, 'survival', 'sacrifice')).toEqual([3]);
  const last = aTable().cards(1, [2], [1, 3, 4, 5]).survival(1, 'sacrifice').until('explore');
  last.puts(1, 2);
  expect(last.optionsOf(1)).toEqual(['play']);
});
scenario('NA-190 NA-191 Sacrifice is out once her limit is used up; a Hunt card already played keeps its effect (NA-R62)', () => {
  const used = aTable().creature('forceField').survival(1, 'sacrifice').plays('forceField', '2-3');
  expect(used.optionsOf(1)).toEqual(['play']);

  const tracked = aTable().creature('forceField', 'fierceness').survival(1, 'sacrifice').is({ huntLimit: 2 });
  tracked.plays('forceField', '2-3').pass(CREATURE).survives(1, 'sacrifice', 5);
  expect(tracked.choicesOf(2, 'play')).toEqual([1, 4, 5]);
  tracked.goTo(1, 4, 5);
  expect(tracked.optionsOf(CREATURE)).toEqual(['tokens']);
});
scenario('NA-190 Sacrifice with their only card: they must then Resist or Give Up to play (NA-R63)', () => {
  const table = aTable().cards(1, [2], [3, 4]).survival(1, 'sacrifice', 'sixthSense').until('explore');
  table.survives(1, 'sacrifice', 2);
  expect(table.optionsOf(1)).toEqual(['resist', 'giveUp']);
});
scenario('NA-192 Sixth Sense takes back two cards, one if there is only one, and needs one', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, 'sixthSense').until('explore');
  expect(() => table.survives(1, 'sixthSense', [3])).toThrow('may not answer');
  table.survives(1, 'sixthSense', [5, 3]);
  expect(table.s.own[1].hand).toEqual([1, 2, 5, 3]);
  expect(table.person(1)).toMatchObject({ discard: [4], will: 3 });
  const one = aTable().cards(1, [1, 2], [3]).survival(1, 'sixthSense').until('explore').survives(1, 'sixthSense', [3]);
  expect(one.s.own[1].hand).toEqual([1, 2, 3]);
  const none = aTable().survival(1, 'sixthSense').until('explore');
  expect(none.optionsOf(1)).toEqual(['play']);
});

/** A table under Smokescreen, played by seat 3; seat 1 has three cards in their discard. */
const smoky = (hand: PlaceNo[] = [1, 2], ...hunt: HuntId[]): NotAloneTable => {
  const discard = ([1, 2, 3, 4, 5] as PlaceNo[]).filter((place) => !hand.includes(place));
  const table = aTable()
    .creature(...hunt)
    .cards(1, hand, discard)
    .survival(3, 'smokescreen');
  return table.until('explore').survives(3, 'smokescreen');
};

scenario('NA-193 Smokescreen: the Creature and observers see the size of every discard alone, the Hunted its content', () => {
  const table = smoky();
  expect(table.person(1).discard).toBe(null);
  for (const viewer of OUTSIDE) {
    const { view } = table.seen(viewer);
    expect(view.circles).toEqual({});
    expect(view.sizes.discard).toEqual([0, 3, 0, 0]);
  }
  for (const viewer of MATES) {
    const { view } = table.seen(viewer);
    expect(view.circles[HUNTED]).toEqual({ discards: [[], [3, 4, 5], [], []] });
  }
});
scenario('NA-193 cards taken back and discarded behind the smoke are told to her as numbers', () => {
  const [a, b] = [smoky(), smoky()];
  a.resists(1, 1, 3, 4);
  b.resists(1, 1, 4, 5);
  a.expectSameFor(OUTSIDE, b);
  differentFor(MATES, a, b);
  a.expectTold(CREATURE, { t: 'tookBackHidden', who: 1, why: 'resist', count: 2 });
  a.expectTold(2, { t: 'tookBackCards', who: 1, cards: [3, 4] });

  const given = smoky().answer(1, 'giveUp');
  given.expectTold(CREATURE, { t: 'tookBackHidden', who: 1, why: 'giveUp', count: 3 });
  for (const table of [a, b, given]) for (const viewer of OUTSIDE) expect(table.toldOf(viewer, 'tookBackCards')).toEqual([]);
});
scenario('NA-193 Sixth Sense and Sacrifice behind the smoke are told to her as numbers', () => {
  const playing = (card: 'sixthSense' | 'sacrifice', choice: PlaceNo | PlaceNo[]) => {
    const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, card).survival(3, 'smokescreen');
    return table.until('explore').survives(3, 'smokescreen').survives(1, card, choice);
  };
  for (const [a, b] of [
    [playing('sixthSense', [3, 4]), playing('sixthSense', [4, 5])],
    [playing('sacrifice', 1), playing('sacrifice', 2)],
  ]) {
    a.expectSameFor(OUTSIDE, b);
    differentFor(MATES, a, b);
  }
});
scenario('NA-193 forced discards, the Scream, Artemia and a plain take-back are hidden from her too', () => {
  const zone = (card: PlaceNo) =>
    smoky([1, 2, 3, 4], 'forbiddenZone').goTo(2, 2, 3).plays('forbiddenZone').answer(1, card).answer(2, 1).answer(3, 1);
  const ascendancy = (kept: PlaceNo[]) => smoky([1, 2, 3, 4], 'ascendancy').goTo(2, 2, 3).plays('ascendancy', 1).answer(1, kept);
  const scream = (cards: PlaceNo[]) =>
    smoky([1, 2, 3, 4], 'scream')
      .goTo(2, 3, 3)
      .plays('scream')
      .tokens({ creature: 10, target: 2 })
      .until('screamChoice')
      .discards(1, ...cards);
  const takeBack = (card: PlaceNo) => smoky([1, 2]).goTo(2, 3, 3).tokens({ creature: 10 }).takesBack(1, card);
  const pairs: [NotAloneTable, NotAloneTable][] = [
    [zone(1), zone(4)],
    [ascendancy([1, 3]), ascendancy([3, 4])],
    [scream([1, 3]), scream([3, 4])],
    [takeBack(3), takeBack(5)],
  ];
  for (const [a, b] of pairs) {
    a.expectSameFor(OUTSIDE, b);
    differentFor(MATES, a, b);
  }
  const bound = smoky([1, 2, 3, 4], 'mutation').goTo(2, 3, 3).plays('mutation');
  bound.tokens({ creature: 10, artemia: 2 }).until('artemiaDiscard');
  const before = bound.told(CREATURE).length;
  bound.answer(1, [4]);
  expect(bound.told(CREATURE)[before]).toEqual({ t: 'discardedHidden', who: 1, why: 'artemia', count: 1 });
  bound.expectTold(2, { t: 'discardedCards', who: 1, cards: [4] });
});
scenario('NA-193a NA-195 in view stay: the reveal, "this card" of the Jungle, step E, the reserve, and the other discard piles', () => {
  const table = smoky([2, 5], 'mutation').hunted(2, { will: 1 }).goTo(2, 4, 5).tokens({ creature: 4 });
  expect(table.toldOf(CREATURE, 'placesShown')[0].shown[0]).toEqual({ hunted: 1, cards: [2] });
  table.power(1, [3]).power(3, 8);
  const heard = table.toldOf(CREATURE, 'tookBack');
  expect(heard).toEqual([
    { t: 'tookBack', who: 1, why: 'power', cards: [2] },
    { t: 'tookBack', who: 2, why: 'collapse', cards: [4] },
  ]);
  table.expectTold(CREATURE, { t: 'tookBackHidden', who: 1, why: 'power', count: 1 });
  table.expectTold(CREATURE, { t: 'placeTaken', who: 3, place: 8 });
  expect(table.open.survivalDiscard).toEqual(['smokescreen']);
});
scenario('NA-193a NA-195 "this card" chosen under Persecution, Double Back and the discards of Phase 4 are in view', () => {
  const table = aTable().creature('persecution').cards(1, [2, 5], [1, 3, 4]).survival(2, 'doubleBack').survival(3, 'smokescreen');
  table.until('explore').survives(3, 'smokescreen').goTo(2, 3, 5);
  table.plays('persecution').tokens({ creature: 10 }).until('resolveVisit').power(1, 'thisCard').until('w4Hunted');
  table.survives(2, 'doubleBack', 3);
  table.expectTold('public', { t: 'tookBack', who: 1, why: 'power', cards: [2] }, { t: 'tookBack', who: 2, why: 'doubleBack', cards: [3] });
  table.until('explore');
  table.expectTold('public', { t: 'discarded', who: 3, why: 'endOfTurn', cards: [5] });
  expect(table.open.huntDiscard).toEqual(['persecution']);
});
scenario('NA-194 the smoke clears in Phase 4 after the played cards are discarded', () => {
  const table = smoky().goTo(2, 4, 3).tokens({ creature: 10 }).until('explore');
  expect(table.open.smokescreen).toBe(false);
  expect(table.person(1).discard).toEqual([3, 4, 5, 2]);
  const order = table.told(CREATURE).map(({ t }) => t);
  expect(order.lastIndexOf('discarded')).toBeLessThan(order.indexOf('smokeCleared'));
  table.expectTold(CREATURE, { t: 'smokeCleared', discards: [[], [3, 4, 5, 2], [4], [3]] });
  // Next turn discards are open again.
  table.resists(1, 1, 3, 4);
  expect(table.toldOf(CREATURE, 'tookBack').at(-1)).toEqual({ t: 'tookBack', who: 1, why: 'resist', cards: [3, 4] });
});
scenario('NA-196 Strike Back: two random Hunt cards go under the deck; the Creature alone knows which (NA-R65)', () => {
  const strike = (...hunt: HuntId[]) => {
    const table = aTable().creature('stasis', 'tracking', 'clone').survival(1, 'strikeBack');
    // Her cards lie in the deck in the same places, so that the two tables differ in her hand alone.
    table.given(({ own }) => {
      own[CREATURE].hunt = hunt;
    });
    return table.until('explore').survives(1, 'strikeBack');
  };
  const [a, b] = [strike('stasis', 'tracking', 'clone'), strike('clone', 'stasis', 'tracking')];
  expect(a.s.own[CREATURE].hunt).toHaveLength(1);
  const [{ cards }] = a.toldOf(CREATURE, 'struckBackCards');
  expect(cards.toSorted()).toEqual(['stasis', 'tracking', 'clone'].filter((card) => card !== a.s.own[CREATURE].hunt[0]).toSorted());
  expect(a.s.vault.huntDeck.slice(0, 2).toSorted()).toEqual(cards.toSorted());
  a.expectTold('public', { t: 'struckBack', count: 2 });
  a.expectSameFor([1, 2, 3, 'public'], b);
  differentFor([CREATURE], a, b);
  // She does not redraw before Phase 4.
  a.goTo(2, 2, 3).tokens({ creature: 10 }).until('resolveVisit');
  expect(a.s.own[CREATURE].hunt).toHaveLength(1);
  a.until('explore');
  expect(a.s.own[CREATURE].hunt).toHaveLength(3);
});
scenario('NA-196 which cards go is drawn by lot; with one in hand that one goes', () => {
  const left = new Set<HuntId>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) {
    const table = aTable({ seed }).creature('stasis', 'tracking', 'clone').survival(1, 'strikeBack').until('explore');
    left.add(table.survives(1, 'strikeBack').s.own[CREATURE].hunt[0]);
  }
  expect([...left].toSorted()).toEqual(['clone', 'stasis', 'tracking']);
  const one = aTable().creature('stasis').survival(1, 'strikeBack').until('explore').survives(1, 'strikeBack');
  expect(one.s.own[CREATURE].hunt).toEqual([]);
  one.expectTold('public', { t: 'struckBack', count: 1 });
});
scenario('NA-197 Strike Back is not playable against an empty hand', () => {
  const table = aTable().survival(1, 'strikeBack').until('explore');
  expect(table.optionsOf(1)).toEqual(['play']);
});
