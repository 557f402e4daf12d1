/** 3.6 Phase 2, Hunting (NA-083 to NA-087). */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

scenario('NA-083 W2m: cards within her limit, before or without her tokens; the step ends when every available token is placed', () => {
  const table = tracking('fierceness', 'scream', 'toxin').goTo(2, 2, 2);
  table.plays('scream').expectAsked('w2m', [CREATURE]).plays('fierceness').expectAsked('w2m', [CREATURE]);
  expect(table.cardsOf(CREATURE)).toEqual([]);
  table.tokens({ creature: 8, target: 9 }).until('resolveVisit').expectAsked('resolveVisit', [1]);
  const none = aTable().creature('fierceness').goTo(2, 2, 2).tokens({ creature: 8 });
  expect(none.open.huntPlayed).toEqual([]);
  none.until('resolveVisit').expectAsked('resolveVisit', [1]);
});
scenario('NA-084 positions are hers alone until she confirms, then public all together; a card is public when played', () => {
  const table = tracking('mutation', 'scream').goTo(2, 2, 2).plays('mutation').plays('scream');
  for (const viewer of [1, 'public'] as const) {
    expect(table.toldOf(viewer, 'huntPlayed').map(({ card }) => card)).toEqual(['mutation', 'scream']);
    expect(view(table.match, viewer).open.tokens).toEqual({ creature: [], artemia: [], target: [] });
  }
  expect(table.mayTakeBack).toBe(false);
  table.tokens({ creature: 8, artemia: 9, target: 10 });
  table.expectTold('public', { t: 'tokensPlaced', tokens: { creature: [8], artemia: [9], target: [10] } });
});
scenario('NA-085 she may first see what a card makes the Hunted discard or show, and then place her tokens', () => {
  const table = tracking('forbiddenZone', 'phobia').goTo(2, 2, 2);
  table.plays('forbiddenZone').answer(1, 1).answer(2, 3).answer(3, 4);
  expect([1, 2, 3].map((h) => table.person(h).discard)).toEqual([[1], [3], [4]]);
  table.expectAsked('w2m', [CREATURE]).plays('phobia', 1).answer(1, [3, 4]);
  table.expectTold(CREATURE, { t: 'phobiaCards', who: 1, cards: [5] });
  expect(table.open.tokens.creature).toEqual([]);
  table.expectAsked('w2m', [CREATURE]).tokens({ creature: 8, artemia: 3 });
  expect(table.open.tokens).toMatchObject({ creature: [8], artemia: [3] });
});

/** Hunted 1 may answer the tokens with Vortex. */
const withVortex = (...cards: HuntId[]): NotAloneTable =>
  tracking(...cards)
    .cards(1, [1, 2, 4], [3, 5])
    .survival(1, 'vortex');

scenario('NA-086 W2r: the Hunted first; after a card of theirs she may play on and places a new token at once', () => {
  const table = withVortex('scream', 'fierceness').cards(2, [1, 2], [3, 4, 5]).survival(2, 'gate');
  table.goTo(2, 2, 2).tokens({ creature: 8 }).expectAsked('w2r', [1, 2]);
  expect(table.cardsOf(CREATURE)).toEqual([]);
  table.survives(1, 'vortex', { pick: 2, with: 3 }).expectAsked('w2rCreature', [CREATURE]).plays('scream');
  table.expectAsked('placeTokens', [CREATURE]);
  expect(table.optionsOf(CREATURE)).toEqual({ target: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  expect(() => table.pass(CREATURE)).toThrow('may not answer');
  table.answer(CREATURE, { target: 3 }).expectAsked('w2rCreature', [CREATURE]).plays('fierceness');
  expect(table.open.tokens).toEqual({ creature: [8], artemia: [], target: [3] });
  expect(table.open.huntPlayed.map(({ card }) => card)).toEqual(['scream', 'fierceness']);
  // Vortex, the only card of its phase, lies on the pile: nobody is asked again, and the phase is over.
  table.until('screamChoice').expectAsked('screamChoice', [1]);
});
scenario('NA-086 NA-R16 nobody is asked to react before the tokens are confirmed, and without a play she is not asked again', () => {
  const table = withVortex('fierceness').goTo(2, 2, 2).expectAsked('w2m', [CREATURE]);
  expect(table.cardsOf(1)).toEqual([]);
  table.tokens({ creature: 8 }).expectAsked('w2r', [1]).pass(1);
  expect(table.open.phase).toBe(3);
  expect(table.cardsOf(CREATURE)).toEqual([]);
});
scenario('NA-087 tokens already placed are not moved in W2r', () => {
  const table = withVortex('fierceness', 'mutation').is({ rescue: 9 });
  table.goTo(2, 4, 4).tokens({ creature: 2, artemia: 4 }).survives(1, 'vortex', { pick: 2, with: 5 });
  table.plays('mutation').expectAsked('w2rCreature', [CREATURE]).plays('fierceness');
  expect(table.toldOf('public', 'tokensPlaced')).toHaveLength(1);
  expect(table.open.tokens).toEqual({ creature: [2], artemia: [4], target: [] });
  expect(table.open.phase).toBe(3);
});
