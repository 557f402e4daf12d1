/** The questions of Phase 4 (section 5: w4Creature, w4Hunted). */
import type { Ask } from '@lurk/kernel';
import { huntOptions } from '../cards/hunt.ts';
import { survivalOptions } from '../cards/survival.ts';
import { askableHunted, creatureAskable, PHASE_4, W4 } from '../facts/askable.ts';
import type { HuntPlay, NA, SurvivalPlay } from '../types.ts';
import { type Pass, PLAYS, type Play, windowWant } from './window.ts';

/** NA-219 W4, the Creature first. */
export const w4Creature: Ask<NA, unknown, Play<HuntPlay> | Pass> = {
  kind: 'w4Creature',
  who: (pub) => (creatureAskable(pub, W4) ? [pub.open.creature] : []),
  decide: (me) => windowWant(me, huntOptions(me, W4)),
  show: 'nothing',
  pace: () => 'window',
  window: true,
};

/** NA-219 W4, then the Hunted. */
export const w4Hunted: Ask<NA, unknown, Pass, Play<SurvivalPlay>> = {
  kind: 'w4Hunted',
  who: (pub) => askableHunted(pub, PHASE_4),
  decide: (me) => windowWant(me, survivalOptions(me, PHASE_4)),
  show: 'nothing',
  pace: () => 'window',
  acts: PLAYS,
  window: true,
};
