/** 3.3 Hunt tokens (NA-041 to NA-053a). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import type { PlaceNo } from '../../data/places.ts';
import { spotPlaces } from '../../facts/tokens.ts';
import type { Options } from '../../types.ts';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

/** The turn after Tracking: she may play two. */
/** Which tokens she has to place now. */
const toPlace = (table: NotAloneTable): string[] => {
  const { shape } = table.decisionOf(CREATURE);
  const tokens = shape.t === 'oneOf' ? shape.options.find((o) => typeof o === 'object' && o.id === 'tokens') : null;
  return typeof tokens === 'object' && tokens?.with.t === 'compound' ? Object.keys(tokens.with.parts) : [];
};

scenario('NA-041 NA-043 one token of each kind; every token that is available must be placed', () => {
  const table = tracking('mutation', 'scream').goTo(2, 2, 2);
  expect(toPlace(table)).toEqual(['creature']);
  table.plays('mutation').plays('scream');
  expect(toPlace(table)).toEqual(['creature', 'artemia', 'target']);
  for (const part of [{}, { creature: 8 }, { creature: 8, artemia: 1 }, { artemia: 1, target: 2 }] as { creature?: PlaceNo }[])
    expect(() => table.tokens(part)).toThrow('may not answer');
  expect(() => table.pass(CREATURE)).toThrow('may not answer');
  table.tokens({ creature: 8, artemia: 1, target: 3 });
  expect(table.open.tokens).toEqual({ creature: [8], artemia: [1], target: [3] });
});
scenario('NA-042 several tokens may lie on one place, and their effects add up', () => {
  const table = tracking('mutation', 'scream').goTo(4, 2, 2).plays('mutation').plays('scream');
  table.tokens({ creature: 4, artemia: 4, target: 4 }).until('screamChoice').discards(1, 1, 2);
  table.until('artemiaDiscard').answer(1, [3]).until('w1a');
  table.expectToldLike('public', 'willChanged', { by: -1, will: 2 }, { by: -1, will: 1 });
  expect(table.person(1).discard).toEqual([1, 2, 3, 4]);
  expect(table.open.assim).toBe(8);
});
scenario('NA-044 the Target token is available just in a turn in which a Target card was played', () => {
  const table = aTable().creature('toxin').goTo(2, 2, 2);
  expect(toPlace(table)).toEqual(['creature']);
  table.plays('toxin');
  expect(toPlace(table)).toEqual(['creature', 'target']);
  table.tokens({ creature: 8, target: 9 }).until('explore').goTo(3, 3, 3);
  expect(toPlace(table)).toEqual(['creature']);
});
scenario('NA-045 the Artemia token comes with an Artemia card, or when Rescue is on a symbol of this side; it is one token', () => {
  const available = (side: 1 | 2, rescue: number): boolean => {
    const table = aTable({ side }).is({ rescue });
    return toPlace(table.goTo(2, 2, 2)).includes('artemia');
  };
  const spaces = Array.from({ length: 15 }, (_, i) => i + 1);
  expect(spaces.filter((rescue) => available(1, rescue))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(spaces.filter((rescue) => available(2, rescue))).toEqual([1, 3, 5, 7, 9, 11]);
  expect(toPlace(aTable().creature('despair').plays('despair').goTo(2, 2, 2))).toEqual(['creature', 'artemia']);
  const both = aTable().creature('mutation').is({ rescue: 11 });
  expect(toPlace(both.goTo(2, 2, 2).plays('mutation'))).toEqual(['creature', 'artemia']);
  both.tokens({ creature: 8, artemia: 9 });
  expect(both.open.tokens.artemia).toEqual([9]);
});
scenario('NA-046 any of the ten places, or of the 13 pairs, taken or not, even where nobody can be', () => {
  const table = tracking('virus', 'mirage').goTo(2, 2, 2).plays('virus').plays('mirage');
  const { shape } = table.decisionOf(CREATURE);
  const tokens = shape.t === 'oneOf' ? shape.options[0] : null;
  const parts = typeof tokens === 'object' && tokens?.with.t === 'compound' ? tokens.with.parts : {};
  const sizes = Object.entries(parts).map(([token, part]) => [token, part.t === 'oneOf' && part.options.length]);
  expect(sizes).toEqual([
    ['creature', 10],
    ['artemia', 13],
    ['target', 13],
  ]);
  table.tokens({ creature: 10, artemia: '9-10', target: '5-10' });
  expect(table.open.tokens).toEqual({ creature: [10], artemia: [9, 10], target: [5, 10] });
});
scenario('NA-047 a token on a pair is on both places: Virus binds on both', () => {
  const table = aTable().creature('virus').goTo(2, 3, 4).plays('virus').tokens({ creature: 8, artemia: '2-3' });
  table.until('resolveVisit').expectAsked('resolveVisit', [3]).pass(3);
  table.until('artemiaDiscard').expectAsked('artemiaDiscard', [1, 2]);
});
scenario('NA-046 NA-047 a place is one place, a pair both of its places, and anything else is nowhere', () => {
  expect([7, '2-3', '1-10', 'creature', 11].map(spotPlaces)).toEqual([[7], [2, 3], [], [], []]);
});
scenario('NA-048 two Target cards share the one Target token', () => {
  const table = tracking('scream', 'toxin').survival(1, 'drone', 'gate');
  table.goTo(4, 2, 2).plays('scream').plays('toxin').tokens({ creature: 8, target: 4 }).until('screamChoice');
  table.expectAsked('screamChoice', [1]).answer(1, 'loseWill');
  table.expectAsked('toxinDiscard', [1]).answer(1, 'drone');
  table.expectTold('public', { t: 'visitLost', hunted: 1, place: 4 });
});
scenario('NA-048 NA-169 Mirage and Scream: one token on a pair, both cards on both places (NA-R25)', () => {
  const table = tracking('scream', 'mirage').goTo(4, 5, 2).plays('scream').plays('mirage');
  expect(() => table.tokens({ creature: 8, target: 4 })).toThrow('may not answer');
  table.tokens({ creature: 8, target: '4-5' }).until('screamChoice').expectAsked('screamChoice', [1, 2]);
  table.answer(1, 'loseWill').answer(2, 'loseWill');
  expect(table.toldOf('public', 'visitLost').map(({ place }) => place)).toEqual([4, 5]);
});
scenario('NA-049 two Artemia cards, and a symbol besides, share the one Artemia token', () => {
  const table = tracking('mutation', 'virus').is({ rescue: 9 });
  table.goTo(4, 5, 2).plays('mutation').plays('virus');
  expect(toPlace(table)).toEqual(['creature', 'artemia']);
  table.tokens({ creature: 8, artemia: '4-5' }).until('artemiaDiscard').expectAsked('artemiaDiscard', [1, 2]);
  expect(table.wills).toEqual([2, 2, 3]);
});

/** The Artemia token lies on 4, the Creature token on 8; Hunted 1 has answered with Vortex. */
const inW2r = (...cards: HuntId[]): NotAloneTable => {
  const table = tracking(...cards)
    .cards(1, [1, 2], [3, 4, 5])
    .survival(1, 'vortex');
  table.goTo(2, 4, 5);
  return table;
};

scenario('NA-050 NA-087 Virus after the Artemia token was placed: she lays it anew on any pair (NA-R24)', () => {
  const table = inW2r('mutation', 'virus').plays('mutation').tokens({ creature: 8, artemia: 4 });
  table.survives(1, 'vortex', { pick: 2, with: 3 }).expectAsked('w2rCreature', [CREATURE]).plays('virus');
  table.expectAsked('placeTokens', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toMatchObject({ artemia: expect.arrayContaining(['1-2', '9-10']) });
  expect(Object.keys(table.optionsOf(CREATURE) as object)).toEqual(['artemia']);
  table.answer(CREATURE, { artemia: '1-2' });
  expect(table.open.tokens).toEqual({ creature: [8], artemia: [1, 2], target: [] });
});
scenario('NA-051 NA-086 another card of the symbol after the token was placed: the token stays, the card acts there', () => {
  const table = inW2r('phobia', 'mutation').plays('phobia', 2).answer(2, [1, 2]).tokens({ creature: 8, artemia: 4 });
  table.survives(1, 'vortex', { pick: 2, with: 3 }).plays('mutation');
  expect(table.open.tokens.artemia).toEqual([4]);
  table.until('artemiaDiscard').expectAsked('artemiaDiscard', [2]);
  expect(table.person(2).will).toBe(2);
});

const afterForceField = (card: HuntId, options: Partial<Options> = {}): NotAloneTable =>
  aTable(options).is({ huntLimit: 2 }).creature('forceField', card).plays('forceField', '4-5').goTo(1, 2, 3).plays(card);

scenario('NA-052 Clone, Scream and Toxin after Force Field act on its pair; Mirage moves the token; the ban stays (NA-R23)', () => {
  for (const card of ['clone', 'scream', 'toxin'] as HuntId[]) {
    const table = afterForceField(card);
    expect(toPlace(table)).toEqual(['creature']);
    table.tokens({ creature: 8 });
    expect(table.open.tokens.target).toEqual([4, 5]);
  }
  const mirage = afterForceField('mirage');
  expect(toPlace(mirage)).toEqual(['creature', 'target']);
  mirage.tokens({ creature: 8, target: '1-2' });
  expect(mirage.open.tokens.target).toEqual([1, 2]);
  expect(mirage.open.banned).toEqual([4, 5]);

  // On both places of the pair: the Lair may copy either, and Wrong Track moves the token to a neighbour of the pair.
  const clone = afterForceField('clone').tokens({ creature: 10 }).until('resolveVisit', 1);
  clone.power(1, { pick: 'copy', with: { pick: 4, with: true } });
  expect(clone.open.marker).toBe(true);
  const rover = afterForceField('clone').tokens({ creature: 10 }).until('resolveVisit', 1);
  expect(rover.power(1, { pick: 'copy', with: { pick: 5, with: 8 } }).person(1).owned).toContain(8);
});
scenario('NA-053 all tokens return to the Creature in phase 4', () => {
  const table = tracking('mutation', 'scream').goTo(2, 2, 2).plays('mutation').plays('scream');
  table.tokens({ creature: 8, artemia: 9, target: 10 }).until('w1a');
  expect(table.open.tokens).toEqual({ creature: [], artemia: [], target: [] });
  expect(table.open.phase).toBe(1);
});
scenario('NA-053a Clone with Scream: moved by Wrong Track they act at the new place only; what was suffered stays (NA-R78)', () => {
  const table = tracking('clone', 'scream').survival(3, 'wrongTrack');
  table.goTo(4, 5, 3).plays('clone').plays('scream').tokens({ creature: 8, target: 4 });
  table.until('screamChoice').expectAsked('screamChoice', [1]).answer(1, 'loseWill');
  // No visit is free any more: W3c, and the token goes from the Beach to the Rover.
  table.until('w3c').survives(3, 'wrongTrack', { pick: 'target', with: 5 });
  table.until('screamChoice').expectAsked('screamChoice', [2]).discards(2, 1, 2);
  table.until('w1a');
  table.expectTold('public', { t: 'caught', who: 2, place: 5 });
  expect([1, 2].map((h) => table.person(h).will)).toEqual([2, 2]);
});
