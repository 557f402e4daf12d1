/** 3.5 Phase 1, Exploration (NA-060 to NA-082). */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { PlaceNo } from '../../data/places.ts';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

scenario('NA-060 W1a: before any Hunted acts she may play phase 1 cards up to her limit, one after another, or pass', () => {
  const one = aTable().creature('despair', 'forceField').expectAsked('w1a', [CREATURE]);
  for (const h of [1, 2, 3]) expect(() => one.puts(h, 1)).toThrow('may not answer');
  one.plays('forceField', '4-5').expectAsked('explore', [1, 2, 3]);

  const two = tracking('despair', 'forceField');
  two.plays('forceField', '4-5').expectAsked('w1a', [CREATURE]);
  two.plays('despair').expectAsked('explore', [1, 2, 3]);
  aTable().creature('despair').pass(CREATURE).expectAsked('explore', [1, 2, 3]);
});
scenario('NA-061 W1b: all Hunted act at the same time and independently', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).cards(2, [1, 2], [3, 4, 5]).survival(2, 'ingenuity').cards(3, [1, 2], [3, 4, 5]);
  table.hunted(3, { will: 2 });
  table.until('explore').expectAsked('explore', [1, 2, 3]);
  expect(table.optionsOf(2)).toEqual(['play', 'resist', 'giveUp', 'survival']);
  table.answer(3, 'giveUp').survives(2, 'ingenuity').puts(1, 2).resists(2, 1, 3, 4).puts(2, 3);
  expect(table.open.marker).toBe(true);
  expect(table.wills).toEqual([3, 2, 3]);
  table.expectAsked('explore', [3]).puts(3, 5).expectAsked('w2m', [CREATURE]);
});
scenario('NA-062 playing a Place card is mandatory: nobody may pass, and the clock plays one for them', () => {
  const table = aTable().until('explore');
  expect(() => table.pass(1)).toThrow('may not answer');
  table.puts(1, 1).puts(2, 2).expectAsked('explore', [3]).timeout(3).expectAsked('w2m', [CREATURE]);
  expect(table.s.own[3].down).toHaveLength(1);
});
scenario('NA-063 cards are played face down: nobody else sees which, everybody sees who has played and how many', () => {
  const tables = (
    [
      [1, 2],
      [3, 5],
    ] as PlaceNo[][]
  ).map((cards) =>
    aTable()
      .hunted(1, { double: 'artefact' })
      .until('explore')
      .puts(1, ...cards),
  );
  const same = (): void => {
    tables[0].expectSameFor([0, 2, 3, 'public'], tables[1]);
    expect(tables[0].seen(1).view).not.toEqual(tables[1].seen(1).view);
  };
  same();
  expect(view(tables[0].match, 'public').ask!.waiting).toEqual([2, 3]);
  for (const table of tables) table.puts(2, 4).puts(3, 4);
  same();
  expect(view(tables[0].match, CREATURE).sizes).toMatchObject({ hand: [0, 3, 4, 4], down: [0, 2, 1, 1] });
});
scenario('NA-064 without a pending double they play exactly one card', () => {
  const table = aTable().until('explore');
  for (const cards of [[], [1, 2]] as PlaceNo[][]) expect(() => table.puts(1, ...cards)).toThrow('may not answer');
  table.puts(1, 1).expectAsked('explore', [2, 3]);
});
scenario('NA-065 with a pending double, of the River or the Artefact, they play exactly two different cards', () => {
  for (const double of ['river', 'artefact'] as const) {
    const table = aTable().hunted(1, { double }).until('explore');
    for (const cards of [[1], [1, 1], [1, 2, 3]] as PlaceNo[][]) expect(() => table.puts(1, ...cards)).toThrow('may not answer');
    table.puts(1, 1, 2).expectAsked('explore', [2, 3]);
    const single = aTable().cards(1, [1], [2, 3, 4, 5]).hunted(1, { double }).until('explore');
    expect(single.optionsOf(1)).toEqual(['resist', 'giveUp']);
    expect(single.resists(1, 1, 2, 3).optionsOf(1)).toContain('play');
  }
});
scenario('NA-066 a place banned by Force Field cannot be played', () => {
  const table = aTable().creature('forceField').plays('forceField', '3-4');
  for (const place of [3, 4] as PlaceNo[]) expect(() => table.puts(1, place)).toThrow('may not answer');
  table.puts(1, 5).puts(2, 2).puts(3, 1).expectAsked('w2m', [CREATURE]);
});
scenario('NA-067 with too few playable cards they must Resist, Give Up or play Sixth Sense; Give Up always suffices (NA-R64)', () => {
  const banned = (): NotAloneTable =>
    aTable()
      .creature('forceField')
      .cards(1, [3, 4], [1, 2, 5])
      .survival(1, 'sixthSense')
      .cards(2, [3, 4], [1, 2, 5])
      .hunted(2, { will: 1, double: 'artefact' })
      .plays('forceField', '3-4');
  const table = banned();
  expect(table.optionsOf(1)).toEqual(['resist', 'giveUp', 'survival']);
  expect(table.optionsOf(2)).toEqual(['resist', 'giveUp']);
  expect(table.survives(1, 'sixthSense', [1, 2]).optionsOf(1)).toEqual(['play', 'resist', 'giveUp']);
  expect(table.answer(2, 'giveUp').optionsOf(2)).toEqual(['play']);
  table.puts(2, 1, 5).puts(1, 1).expectAsked('explore', [3]);

  // They have resisted and gained too little: only Give Up is left, for the clock too.
  const stuck = aTable().creature('forceField').cards(1, [], [1, 2, 3, 4, 5]);
  stuck.plays('forceField', '3-4').resists(1, 1, 3, 4);
  expect(stuck.optionsOf(1)).toEqual(['giveUp']);
  stuck.timeout(1);
  expect(stuck.optionsOf(1)).toEqual(['play']);
  expect(stuck.open.assim).toBe(8);
  stuck.expectAsked('explore', [1, 2, 3]);
});
scenario('NA-068 they may take their card back and choose again until the last one has played; then all choices are frozen', () => {
  const table = aTable().until('explore').puts(1, 1).puts(2, 2);
  table.unseal(1).expectAsked('explore', [1, 3]).puts(3, 3).expectAsked('explore', [1]).puts(1, 4);
  table.expectAsked('w2m', [CREATURE]);
  expect([1, 2, 3].map((h) => table.s.own[h].down)).toEqual([[4], [2], [3]]);
  expect(() => table.unseal(1)).toThrow('is not asked');
  expect(() => table.puts(1, 5)).toThrow('may not answer');
});
scenario('NA-068a to replace the card is seen by nobody; to take it back makes them visibly not ready', () => {
  const tables = [false, true].map((replace) => {
    const table = aTable().until('explore').puts(1, 1);
    return replace ? table.puts(1, 5) : table;
  });
  tables[0].expectSameFor([0, 2, 3, 'public'], tables[1]);
  expect(view(tables[1].match, 'public').ask!.waiting).toEqual([2, 3]);
  tables[1].unseal(1);
  expect(view(tables[1].match, 'public').ask!.waiting).toEqual([1, 2, 3]);
  tables[1].puts(2, 2).puts(3, 3).expectAsked('explore', [1]);
});
scenario('NA-069 no Resist and no Give Up with a card in front of them, until they take it back', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).hunted(1, { will: 2 }).cards(2, [1, 2], [3, 4, 5]);
  table.until('explore').puts(1, 1);
  expect(table.optionsOf(1)).toEqual(['play']);
  expect(() => table.answer(1, 'giveUp')).toThrow('may not answer');
  expect(table.unseal(1).optionsOf(1)).toEqual(['play', 'resist', 'giveUp']);
  // Somebody else's act does not bring them back either.
  table.puts(1, 1).answer(2, 'giveUp');
  expect(table.optionsOf(1)).toEqual(['play']);
  table.expectAsked('explore', [2, 3]);
});

const broke = (will: number, discard: PlaceNo[], hand: PlaceNo[] = [1]): NotAloneTable =>
  aTable().cards(1, hand, discard).hunted(1, { will }).until('explore');

scenario('NA-070 one Will for two cards of their choice, two Will for four', () => {
  const one = broke(3, [2, 3, 4, 5]).resists(1, 1, 2, 5);
  expect(one.handOf(1)).toEqual([1, 2, 5]);
  expect(one.person(1)).toMatchObject({ will: 2, discard: [3, 4] });
  const two = broke(3, [2, 3, 4, 5]).resists(1, 2, 2, 3, 4, 5);
  expect(two.handOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(two.person(1)).toMatchObject({ will: 1, discard: [] });
  for (const cards of [[2], [2, 3, 4]] as PlaceNo[][]) expect(() => broke(3, [2, 3, 4, 5]).resists(1, 1, ...cards)).toThrow();
  expect(() => broke(3, [2, 3, 4, 5]).resists(1, 2, 2, 3)).toThrow();
  expect(two.open.assim).toBe(9);
  two.expectAsked('explore', [1, 2, 3]);
});
scenario('NA-071 from a smaller discard they take all of it; none, no Resist; two Will only with three cards or more (NA-R56)', () => {
  const last = broke(3, [5], [1, 2, 3, 4]).resists(1, 1, 5);
  expect(last.person(1)).toMatchObject({ will: 2, discard: [] });
  expect(broke(3, [], [1, 2, 3, 4, 5]).optionsOf(1)).toEqual(['play']);
  expect(() => broke(3, [4, 5], [1, 2, 3]).resists(1, 2, 4, 5)).toThrow('may not answer');
  const three = broke(3, [3, 4, 5], [1, 2]).resists(1, 2, 3, 4, 5);
  expect(three.person(1)).toMatchObject({ will: 1, discard: [] });
});
scenario('NA-072 they must have the Will they pay', () => {
  expect(() => broke(1, [2, 3, 4, 5]).resists(1, 2, 2, 3, 4, 5)).toThrow('may not answer');
  expect(broke(2, [2, 3, 4, 5]).resists(1, 2, 2, 3, 4, 5).open.assim).toBe(8);
});
scenario('NA-073 they Resist at most once per turn (NA-R57)', () => {
  const table = broke(3, [2, 3, 4, 5]).resists(1, 1, 2, 3);
  expect(table.optionsOf(1)).toEqual(['play', 'giveUp']);
  table.goTo(2, 1, 1).tokens({ creature: 8 }).until('explore');
  expect(table.optionsOf(1)).toContain('resist');
});
scenario('NA-074 with their last Will paid they must at once Give Up: all cards, 3 Will, Assimilation +1 (NA-R58, NA-R74)', () => {
  const table = aTable().cards(1, [1], [2, 3, 4, 5]).hunted(1, { will: 1 }).survival(1, 'adrenaline').until('explore');
  table.resists(1, 1, 2, 3);
  expect(table.person(1)).toMatchObject({ will: 3, discard: [] });
  expect(table.handOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(table.open.assim).toBe(8);
  table.expectTold('public', { t: 'gaveUp', who: 1 });
  table.expectAsked('explore', [1, 2, 3]);
});
scenario('NA-075 NA-076 all Will and the whole discard come back, and Assimilation advances 1 space for each who Gives Up', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).hunted(1, { will: 1 }).cards(2, [1, 2], [3, 4, 5]).hunted(2, { will: 2 });
  table.until('explore').answer(1, 'giveUp');
  expect(table.person(1)).toMatchObject({ will: 3, discard: [] });
  expect(table.handOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(table.open.assim).toBe(8);
  table.answer(2, 'giveUp');
  expect(table.open.assim).toBe(7);
  table.expectAsked('explore', [1, 2, 3]);
});
scenario('NA-077 NA-078 with 3 Will and an empty discard they cannot; otherwise with any Will, even after Resisting (NA-R59)', () => {
  const may = (will: number, discard: PlaceNo[]): boolean => {
    const hand = ([1, 2, 3, 4, 5] as PlaceNo[]).filter((place) => !discard.includes(place));
    return (aTable().cards(1, hand, discard).hunted(1, { will }).until('explore').optionsOf(1) as string[]).includes('giveUp');
  };
  expect(may(3, [])).toBe(false);
  expect([may(1, []), may(2, []), may(3, [5]), may(1, [4, 5])]).toEqual([true, true, true, true]);
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).until('explore').resists(1, 1, 3, 4).answer(1, 'giveUp');
  expect(table.person(1)).toMatchObject({ will: 3, discard: [] });
  expect(table.open.assim).toBe(8);
});
scenario('NA-078a a second Give Up needs something new to take back, as after Sacrifice; Resist stays once per turn', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, 'sacrifice');
  table.until('explore').resists(1, 1, 3, 4).answer(1, 'giveUp');
  expect(table.optionsOf(1)).toEqual(['play', 'survival']);
  table.survives(1, 'sacrifice', 5);
  expect(table.optionsOf(1)).toEqual(['play', 'giveUp']);
  table.answer(1, 'giveUp');
  expect(table.open.assim).toBe(7);
  expect(table.optionsOf(1)).toEqual(['play']);
});
scenario('NA-079 several who Give Up are handled one after another, each with its own Victory check', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).cards(2, [1, 2], [3, 4, 5]).is({ assim: 2 });
  table.until('explore').answer(2, 'giveUp').expectAsked('explore', [1, 2, 3]).answer(1, 'giveUp');
  expect(table.toldOf('public', 'gaveUp').map(({ who }) => who)).toEqual([2, 1]);
  table.expectOver({ winner: 'creature', turn: 1 });
});
scenario('NA-080 both are public: who, how much Will, which cards; under Smokescreen their number alone', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).cards(2, [1, 2], [3, 4, 5]).survival(3, 'smokescreen').until('explore');
  table.resists(1, 1, 3, 5);
  const open = table.told('public').slice(-3);
  expect(open).toEqual([
    { t: 'resisted', who: 1, paid: 1 },
    { t: 'willChanged', who: 1, by: -1, will: 2 },
    { t: 'tookBack', who: 1, why: 'resist', cards: [3, 5] },
  ]);
  table.survives(3, 'smokescreen').answer(2, 'giveUp');
  for (const viewer of [CREATURE, 'public'] as const) {
    expect(table.told(viewer).filter((e) => 'cards' in e && e.t !== 'huntDrawnCards' && 'who' in e && e.who === 2)).toEqual([]);
    table.expectTold(viewer, { t: 'gaveUp', who: 2 });
    table.expectTold(viewer, { t: 'tookBackHidden', who: 2, why: 'giveUp', count: 3 });
  }
  table.expectTold(1, { t: 'tookBackCards', who: 2, cards: [3, 4, 5] });
});
scenario('NA-081 a Survival card may be played before or after the Place card, until the freeze', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, 'sixthSense').survival(2, 'ingenuity');
  table.until('explore');
  table.survives(2, 'ingenuity').puts(2, 2).puts(1, 1);
  expect(table.cardsOf(1)).toEqual(['sixthSense']);
  table.survives(1, 'sixthSense', [3, 4]).expectAsked('explore', [3]);
  expect(table.s.own[1].hand).toEqual([1, 2, 3, 4]);
  table.puts(3, 3).expectAsked('w2m', [CREATURE]);
  expect(table.s.own[1]).toMatchObject({ down: [1], hand: [2, 3, 4] });
});
scenario('NA-081 Sacrifice takes none of the cards put down', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, 'sacrifice').until('explore').puts(1, 1);
  expect(() => table.survives(1, 'sacrifice', 1)).toThrow('may not answer');
  table.survives(1, 'sacrifice', 2).expectAsked('explore', [2, 3]);
  expect(table.person(1).discard).toEqual([3, 4, 5, 2]);
});
scenario('NA-081a during W1b the Creature may play Despair unasked; it acts from then on, and what was done stands (NA-R73)', () => {
  const table = aTable().creature('despair', 'forceField').survival(1, 'ingenuity').survival(2, 'smokescreen');
  table.until('explore').survives(1, 'ingenuity').puts(1, 1);
  expect(table.cardsOf(CREATURE)).toEqual(['despair']);
  table.plays('despair').expectAsked('explore', [2, 3]);
  expect(table.cardsOf(2)).toEqual([]);
  expect(table.open.marker).toBe(true);
  table.puts(1, 5).puts(2, 2).puts(3, 3).expectAsked('w2m', [CREATURE]);
  expect(table.s.own[1].down).toEqual([5]);

  const flashback = aTable().creature('flashback').huntDiscard('despair');
  flashback.until('explore').plays('flashback');
  expect(flashback.open.huntPlayed).toEqual([{ card: 'flashback', as: 'despair' }]);
});
scenario('NA-082 W1c: after the freeze she may still play Despair, not Force Field, and nobody chooses again (NA-R15)', () => {
  const table = aTable().creature('despair', 'forceField').cards(1, [1, 2], [3, 4, 5]).survival(1, 'vortex');
  table.until('explore').puts(1, 1).puts(2, 2).puts(3, 3).expectAsked('w1c', [CREATURE]);
  expect(table.cardsOf(CREATURE)).toEqual(['despair']);
  table.plays('despair').expectAsked('w2m', [CREATURE]);
  expect([1, 2, 3].map((h) => table.s.own[h].down)).toEqual([[1], [2], [3]]);
  table.tokens({ creature: 8, artemia: 9 });
  expect(table.kind).toBe('resolveVisit');
});
