/** The form all card windows share: play one of these, pass, or pass for the rest of the phase (NA-057, NA-058). */
import { type Option, oneOf, type Want } from '@lurk/kernel';
import { PASS_PHASE } from '../acts/passes.ts';
import type { Me } from '../types.ts';

/** The pick that plays a card: it is dealt with at once, passes are sealed. */
export const PLAY = 'play';
export const PLAYS = [PLAY] as const;

/** On timeout: a pass, or where the Creature would be asked again and again, a pass for the phase (section 5, w3aCreature and w3i). */
export function windowWant(me: Me, cards: Option[], timeout: typeof PASS_PHASE | null = null): Want {
  const options: (Option | string)[] = cards.length > 0 ? [{ id: PLAY, with: oneOf(cards) }] : [];
  return {
    shape: oneOf([...options, PASS_PHASE]),
    mayPass: true,
    deadline: 'short',
    fallback: { choice: timeout },
    ...(me.own.passPhase ? { standing: null } : {}),
  };
}
