/** The form all card windows share: play one of these, pass, or pass for the rest of the phase (NA-057, NA-058). */

import { type Answer, type Option, option, type Picked, type Shape, type Value, type Want } from '@lurk/kernel';
import { PASS_PHASE } from '../acts/passes.ts';
import type { Pass, Play } from '../answers.ts';
import { oneOf } from '../things.ts';
import type { Me } from '../types.ts';

/** The pick that plays a card: it is dealt with at once, passes are sealed. */
export const PLAY = 'play';
export const PLAYS = [PLAY] as const;
/** The other way to pass. */
export const PASSES = [PASS_PHASE] as const;

/** The card one seat played in a window; null if it passed, or nobody was asked. */
export function played<W>([answer]: Answer<Play<W> | Pass>[]): W | null {
  const choice = answer?.choice ?? null;
  return choice === null || choice === PASS_PHASE ? null : choice.with;
}

/** On timeout: a pass, or where the Creature would be asked again and again, a pass for the phase (section 5, w3aCreature and w3i). */
export function windowWant<I extends Value, W>(
  me: Me,
  shapeOf: (cards: Option<I, W>[]) => Shape<Picked<I, W>>,
  cards: Option<I, W>[],
  timeout: Pass = null,
): Want<Play<Picked<I, W>> | Pass> {
  return {
    shape: oneOf([...(cards.length > 0 ? [option(PLAY, shapeOf(cards))] : []), PASS_PHASE]),
    mayPass: true,
    deadline: 'short',
    fallback: { choice: timeout },
    ...(me.own.passPhase ? { standing: null } : {}),
  };
}
