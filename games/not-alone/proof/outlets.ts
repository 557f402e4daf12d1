/** What comes out, and who may be told what: sections 5 and 6 as data, written from the specification and not from the rules. */
import { type Hearers, type Outlets, said, shown } from '@lurk/testkit';
import type { NA } from '../types.ts';

export const comesOut: Outlets<NA> = {
  placesShown: shown('shown.*.cards'),
  // A discard lies open for all, under Smokescreen for the Hunted (NA-193).
  discarded: shown('cards'),
  discardedCards: shown('cards'),
  tookBack: shown('cards'),
  tookBackCards: shown('cards'),
  swapped: shown('out', 'in'),
  swappedCards: shown('out', 'in'),
  smokeCleared: shown('discards'),
  // NA-165 Shown, and taken back into the hand.
  phobiaCards: said('cards'),
  survivalDiscarded: shown('card'),
  survivalDrawnCards: shown('cards'),
  huntDrawnCards: shown('cards'),
  struckBackCards: shown('cards'),
};

const isHunted = (_: unknown, seat: number, { s: { open } }: { s: { open: NA['Open'] } }): boolean => open.creature !== seat;
const isCreature = (_: unknown, seat: number, { s: { open } }: { s: { open: NA['Open'] } }): boolean => open.creature === seat;

export const hears: Hearers<NA> = {
  tookBackCards: isHunted,
  discardedCards: isHunted,
  swappedCards: isHunted,
  // The number is said aloud first; at the start a hand is dealt in silence.
  survivalDrawnCards: ({ cards }, seat, { s, before }) =>
    before?.t === 'survivalDrawn' ? before.who === seat : s.own[seat].survival.join() === cards.join(),
  phobiaCards: isCreature,
  struckBackCards: isCreature,
  huntDrawnCards: isCreature,
};
