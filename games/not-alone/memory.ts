/** What a seat remembers beyond what lies on the table: a fold over the events it was told. */
import type { Seat } from '@lurk/kernel';
import type { HuntId } from './data/hunt-cards.ts';
import type { PlaceNo } from './data/places.ts';
import type { Event } from './types.ts';

export type Memory = {
  /** NA-165 Cards the Creature saw in a hand this turn: they are not the face-down card. */
  shown: Record<Seat, PlaceNo[]>;
  /** NA-199 Cards seen to be played face down this turn. */
  vortexed: Record<Seat, PlaceNo[]>;
  /** NA-196 What the Creature knows to lie at the bottom of the Hunt deck, the lowest first. */
  bottom: HuntId[];
  /** NA-193 Everything heard since the discards were hidden, with what was known of them then. */
  smoke: { discards: PlaceNo[][]; since: Event[] } | null;
};

export const blank = (): Memory => ({ shown: {}, vortexed: {}, bottom: [], smoke: null });

export function remember(memory: Memory, event: Event): Memory {
  const { smoke } = memory;
  const heard = smoke ? { ...memory, smoke: { ...smoke, since: [...smoke.since, event] } } : memory;
  switch (event.t) {
    case 'turnBegan':
      return { ...heard, shown: {}, vortexed: {} };
    case 'phobiaCards':
      return { ...heard, shown: { ...heard.shown, [event.who]: event.cards } };
    case 'swapped':
      return { ...heard, vortexed: { ...heard.vortexed, [event.who]: [event.in] } };
    case 'struckBackCards':
      return { ...heard, bottom: [...event.cards, ...heard.bottom] };
    case 'huntReshuffled':
      return { ...heard, bottom: [] };
    case 'smokeRose':
      return { ...heard, smoke: { discards: event.discards, since: [] } };
    case 'smokeCleared':
      return { ...heard, smoke: null };
    default:
      return heard;
  }
}
