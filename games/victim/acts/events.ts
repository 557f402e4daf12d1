/** Drawing an Event card. */
import { must } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import type { EventCard } from '../data/events.ts';
import type { C } from '../types.ts';
import { checkEnd } from './end.ts';

/** VI-236, VI-239, VI-263 The top card, shown; the Darkness ends the match at once. */
export function drawEvent(c: C, victim: CharacterId, why: 'phase' | 'curseTile'): EventCard {
  const { s, tell } = c;
  const card = must(s.vault.events.pop());
  s.open.events.push(card);
  tell.all({ t: 'eventDrawn', victim, card, why });
  checkEnd(c);
  return card;
}
