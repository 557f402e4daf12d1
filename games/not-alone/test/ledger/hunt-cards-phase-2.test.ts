/** Ledger 3.9, the Hunt cards of Phase 2 without a Target symbol: NA-153 to NA-167. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { PLACE, type PlaceNo } from '../../data/places.ts';
import { cardsBack } from '../../powers/usable.ts';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

const assimMoves = (table: NotAloneTable) => table.toldOf('public', 'assimMoved').map(({ why, to }) => [why, to]);

scenario('NA-153 Anticipation: Assimilation advances once more right after the catch, if the named Hunted is caught', () => {
  const table = aTable().creature('anticipation').goTo(2, 2, 3);
  expect(table.choicesOf(CREATURE, 'play', 'anticipation')).toEqual([1, 2, 3]);
  table.plays('anticipation', 2);
  table.expectTold('public', { t: 'huntPlayed', card: 'anticipation', as: 'anticipation', hunted: 2 });
  table.tokens({ creature: 2 }).pass(3);
  expect(assimMoves(table)).toEqual([
    ['caught', 8],
    ['anticipation', 7],
  ]);
  const another = aTable().creature('anticipation').goTo(2, 2, 3).plays('anticipation', 3).tokens({ creature: 2 }).pass(3);
  expect(assimMoves(another)).toEqual([['caught', 8]]);
});
scenario('NA-153 a named Hunted who dodges brings no extra space (NA-R53)', () => {
  const table = aTable().creature('anticipation').survival(1, 'dodge').goTo(2, 2, 3);
  table.plays('anticipation', 1).tokens({ creature: 2 }).until('w3aHunted').survives(1, 'dodge').until('explore');
  expect(assimMoves(table)).toEqual([['caught', 8]]);
});
scenario('NA-154 being caught by the Clone counts for Anticipation', () => {
  const table = tracking('anticipation', 'clone').goTo(2, 4, 3);
  table.plays('anticipation', 2).plays('clone').tokens({ creature: 10, target: 4 }).until('explore');
  expect(assimMoves(table)).toEqual([
    ['caught', 8],
    ['anticipation', 7],
  ]);
});
scenario('NA-155 Ascendancy leaves the named Hunted exactly two cards of their choice', () => {
  const table = aTable().creature('ascendancy').cards(2, [1, 2, 3], [4, 5]).goTo(2, 2, 3);
  expect(table.choicesOf(CREATURE, 'play', 'ascendancy')).toEqual([1, 3]);
  table.plays('ascendancy', 3).expectAsked('ascendancyKeep', [3]);
  expect(() => table.answer(3, [1])).toThrow('may not answer');
  expect(() => table.answer(3, [1, 2, 4])).toThrow('may not answer');
  table.answer(3, [2, 5]);
  expect(table.s.own[3].hand).toEqual([2, 5]);
  expect(table.person(3).discard).toEqual([1, 4]);
  table.expectTold('public', { t: 'discarded', who: 3, why: 'ascendancy', cards: [1, 4] });
  // She places her tokens afterwards, knowing the result (NA-085).
  table.expectAsked('w2m', [CREATURE]);
});
scenario(
  'NA-155 NA-106 cards discarded together are told in ascending order: how a hand is held is never shown, so neither is the River card (NA-088)',
  () => {
    const told = (returned: PlaceNo[]): unknown => {
      const table = aTable().creature('ascendancy');
      table.cards(1, [1, 2, ...returned], [3]).goTo(1, 2, 3);
      return table.plays('ascendancy', 1).answer(1, [2, returned[0]]).seen('public').told;
    };
    expect(told([4, 6, 5])).toEqual(told([4, 5, 6]));
    const whole = aTable().is({ rescue: 9 }).cards(1, [5, 4, 2, 1], [3]).hunted(1, { double: 'artefact' }).goTo([1, 2], 3, 3);
    whole.where(({ tokens }) => Object.assign(tokens, { artemia: [1, 2] }));
    whole.tokens({ creature: 9 }).until('explore');
    expect(whole.toldOf('public', 'discarded')[0]).toMatchObject({ who: 1, why: 'artemia', cards: [4, 5] });
  },
);
scenario('NA-156 Ascendancy needs a Hunted with 3 cards in hand; the card played in front of them does not count', () => {
  const table = aTable().creature('ascendancy');
  for (const h of [1, 2, 3]) table.cards(h, [1, 2, 3], [4, 5]);
  table.goTo(1, 2, 3);
  expect(table.optionsOf(CREATURE)).toEqual(['tokens']);

  // Three besides the card in front are enough, for one of them.
  const enough = aTable().creature('ascendancy').cards(1, [1, 2, 3, 4], [5]);
  for (const h of [2, 3]) enough.cards(h, [1, 2, 3], [4, 5]);
  enough.goTo(1, 2, 3);
  expect(enough.choicesOf(CREATURE, 'play', 'ascendancy')).toEqual([1]);
});
scenario('NA-157 Fierceness costs every caught Hunted one Will more, on top of the Lair (NA-R09)', () => {
  const table = tracking('fierceness', 'clone').goTo(1, 4, 3);
  table.plays('fierceness').plays('clone').tokens({ creature: 1, target: 4 }).until('explore');
  expect(table.toldOf('public', 'willChanged').slice(0, 2)).toEqual([
    { t: 'willChanged', who: 1, by: -3, will: 0 },
    { t: 'willChanged', who: 2, by: -2, will: 1 },
  ]);
  expect(table.person(3).will).toBe(3);
});
scenario('NA-158 Forbidden Zone: all choose secretly, all cards are discarded together', () => {
  const zone = () => {
    const table = aTable().creature('forbiddenZone').cards(2, [1, 2], [3, 4, 5]);
    return table.goTo(2, 2, 3).plays('forbiddenZone');
  };
  const [four, five] = [zone(), zone()];
  // Seat 2 has one card in hand: the count, which is public, chooses it.
  four.expectAsked('forbiddenZoneDiscard', [1, 3]);
  four.answer(1, 4);
  five.answer(1, 5);
  four.expectSameFor([CREATURE, 2, 3, 'public'], five);
  expect(four.toldOf('public', 'discarded')).toEqual([]);
  four.answer(3, 1);
  four.expectToldLike('public', 'discarded', { who: 1, cards: [4] }, { who: 2, cards: [1] }, { who: 3, cards: [1] });
  four.expectAsked('w2m', [CREATURE]);
});
scenario('NA-159 Forbidden Zone spares an empty hand, and cannot be played if all are empty', () => {
  const table = aTable().creature('forbiddenZone').cards(1, [1]).goTo(1, 2, 3).plays('forbiddenZone');
  table.expectAsked('forbiddenZoneDiscard', [2, 3]).answer(2, 1).answer(3, 1);
  expect(table.person(1).discard).toEqual([]);
  const empty = aTable().creature('forbiddenZone').cards(1, [1]).cards(2, [2]).cards(3, [3]);
  empty.goTo(1, 2, 3);
  expect(empty.optionsOf(CREATURE)).toEqual(['tokens']);
  // One card in one hand is enough; the count forces which.
  const one = aTable().creature('forbiddenZone').cards(1, [1, 4]).cards(2, [2]).cards(3, [3]);
  one.goTo(1, 2, 3).plays('forbiddenZone').expectAsked('w2m', [CREATURE]);
  expect(one.person(1).discard).toEqual([4]);
});
scenario('NA-160 under Interference Beach and Wreck give nothing at all, not even to a copy (NA-R33)', () => {
  const table = aTable().creature('interference').cards(1, [4, 5], [1]).survival(1, 'drone').cards(2, [5, 8], [1]).cards(3, [1, 3], [2]);
  table.goTo(4, 8, 1).plays('interference').tokens({ creature: 4 }).until('resolveVisit');
  table.expectTold('public', { t: 'visitLost', hunted: 2, place: 8 });
  table.expectAsked('resolveVisit', [3]);
  expect(table.choicesOf(3, 'power')).toEqual(['takeBack']);
  table.pass(3).until('explore');
  expect(table.open).toMatchObject({ marker: false, rescue: 14 });
});
scenario('NA-161 under Persecution a power takes back one card only', () => {
  const table = aTable().creature('persecution').cards(1, [1, 2], [3, 4, 5]).cards(2, [1, 2], [3, 4, 5]).cards(3, [5, 6], [1, 2, 3]);
  table.goTo(1, 2, 6).plays('persecution').tokens({ creature: 10 });
  expect(table.choicesOf(1, 'power', 'takeBack')).toEqual([3, 4, 5]);
  table.power(1, { pick: 'takeBack', with: 4 });
  expect(table.person(1)).toMatchObject({ discard: [3, 5], front: [1] });
  expect(table.choicesOf(2, 'power')).toEqual([3, 4, 5, 'thisCard']);
  table.power(2, 'thisCard');
  expect(table.person(2)).toMatchObject({ discard: [3, 4, 5], front: [] });
  expect(table.choicesOf(3, 'power')).toEqual([1, 2, 3, 'thisCard']);
  table.power(3, 3);
  expect(table.toldOf(3, 'tookBack').at(-1)).toEqual({ t: 'tookBack', who: 3, why: 'power', cards: [3] });
});
scenario(
  'NA-161 what a card promises to bring back is one card under Persecution; else NA-121 all, NA-127 itself and one, NA-135 itself and two',
  () => {
    const table = aTable().creature('persecution').goTo(1, 2, 3);
    const promised = (): number[] => [PLACE.lair, PLACE.jungle, PLACE.swamp].map((place) => cardsBack(table.open, place, 3));
    expect(promised()).toEqual([3, 2, 3]);
    expect(cardsBack(table.open, PLACE.swamp, 1)).toBe(2);
    table.plays('persecution');
    expect(promised()).toEqual([1, 1, 1]);
    expect(cardsBack(table.open, PLACE.lair, 0)).toBe(0);
  },
);
scenario('NA-162 Persecution leaves step E, Double Back, the plain take-back and the next Resist alone (NA-R54)', () => {
  const table = aTable().creature('persecution').cards(1, [2, 5], [1, 3, 4]).hunted(1, { will: 1 }).cards(2, [1, 3], [2, 4, 5]);
  table.survival(2, 'doubleBack');
  table.goTo(2, 3, 5).plays('persecution').tokens({ creature: 2 }).takesBack(2, 4).until('w4Hunted').survives(2, 'doubleBack', 3);
  table.until('explore');
  expect(table.handOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(table.handOf(2)).toEqual([1, 3, 4]);
  table.resists(2, 1, 2, 5);
  expect(table.handOf(2)).toEqual([1, 2, 3, 4, 5]);
});
scenario('NA-163 NA-167 Mutation costs a Will for each visit under Artemia, before the discards; Virus binds two places (NA-R38)', () => {
  const table = tracking('virus', 'mutation').cards(1, [1, 3, 4, 5, 8]).hunted(1, { double: 'artefact' }).cards(2, [1, 2, 8]);
  table.goTo([3, 8], 8, 2).plays('virus').plays('mutation');
  expect(() => table.tokens({ creature: 10, artemia: 3 })).toThrow('may not answer');
  expect(() => table.tokens({ creature: 10, artemia: '3-9' })).toThrow('may not answer');
  table.tokens({ creature: 10, artemia: '3-8' });
  table.expectAsked('resolveVisit', [3]).pass(3).expectAsked('artemiaDiscard', [1, 2]);
  table.expectTold('public', { t: 'willChanged', who: 1, by: -2, will: 1 }, { t: 'willChanged', who: 2, by: -1, will: 2 });
  expect(() => table.answer(1, [1])).toThrow('may not answer');
  table.answer(1, [1, 5]).answer(2, [2]);
  expect(table.person(1).discard).toEqual([1, 5, 3, 8]);
  expect(table.person(2).discard).toEqual([2, 8]);
});
scenario('NA-164 Mutation is not a catch: Assimilation moves only if step E finds a lost last Will', () => {
  const hurt = aTable().creature('mutation').goTo(2, 3, 3).plays('mutation').tokens({ creature: 10, artemia: 2 });
  hurt.pass(2).pass(3).answer(1, [5]);
  expect(hurt.person(1).will).toBe(2);
  expect(assimMoves(hurt)).toEqual([]);
  const last = aTable().creature('mutation').hunted(1, { will: 1 }).goTo(2, 3, 3).plays('mutation');
  last.tokens({ creature: 10, artemia: 2 }).pass(2).pass(3).answer(1, [5]);
  expect(last.toldOf('public', 'caught')).toEqual([]);
  expect(assimMoves(last)).toEqual([['collapse', 8]]);
});
scenario('NA-165 Phobia: all cards but two are shown to the Creature alone and stay in their hand (NA-R68)', () => {
  const table = aTable().creature('phobia').cards(2, [1, 2, 3], [4, 5]).goTo(4, 2, 3);
  expect(table.choicesOf(CREATURE, 'play', 'phobia')).toEqual([1, 3]);
  table.plays('phobia', 1).expectAsked('phobiaKeep', [1]).answer(1, [2, 5]);
  table.expectTold(CREATURE, { t: 'phobiaCards', who: 1, cards: [1, 3] });
  expect(table.s.own[1].hand).toEqual([1, 2, 3, 5]);
  for (const viewer of [2, 3, 'public'] as const) {
    expect(table.toldOf(viewer, 'phobiaCards')).toEqual([]);
    table.expectTold(viewer, { t: 'phobiaShown', who: 1, count: 2 });
  }
  // What was shown makes no difference to the others.
  const twin = aTable().creature('phobia').cards(2, [1, 2, 3], [4, 5]).goTo(4, 2, 3);
  twin.plays('phobia', 1).answer(1, [1, 3]);
  table.expectSameFor([2, 3, 'public'], twin);
  expect(table.seen(CREATURE)).not.toEqual(twin.seen(CREATURE));
  expect(() => table.tokens({ creature: 10 })).toThrow('may not answer');
  table.tokens({ creature: 10, artemia: 4 }).expectAsked('resolveVisit', [2]);
});
scenario('NA-166 without a hand of 3 Phobia is played for its Artemia symbol alone', () => {
  const table = aTable().creature('phobia');
  for (const h of [1, 2, 3]) table.cards(h, [1, 2, 3], [4, 5]);
  table.goTo(1, 2, 3).plays('phobia').expectAsked('w2m', [CREATURE]);
  table.tokens({ creature: 10, artemia: 1 }).expectAsked('resolveVisit', [2]);
  expect(table.told('public').some(({ t }) => t === 'phobiaShown')).toBe(false);
});
