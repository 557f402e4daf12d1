/** "Pass for the rest of the phase": a private standing order (NA-058, NA-059a). */
import type { Answer } from '@lurk/kernel';
import type { C } from '../types.ts';

export const PASS_PHASE = 'passPhase' as const;

/** Those who asked for it pass from now on until it is lifted. */
export function notePasses({ s }: C, answers: Answer[]): void {
  for (const { seat, choice } of answers) if (choice === PASS_PHASE) s.own[seat].passPhase = true;
}

/** Something new has happened: everybody is asked again, or one side alone. */
export function liftPasses({ s }: C, only?: 'creature' | 'hunted'): void {
  if (only !== 'hunted') s.own[s.open.creature].passPhase = false;
  if (only !== 'creature') for (const h of s.open.hunted) s.own[h].passPhase = false;
}
