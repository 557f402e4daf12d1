/** "Pass for the rest of the phase": a private standing order (NA-058, NA-059a). */
import type { Answer } from '@lurk/kernel';
import type { C } from '../types.ts';

export const PASS_PHASE = 'passPhase' as const;

/** Those who asked for it pass from now on until it is lifted. */
export function notePasses({ s }: C, answers: Answer[]): void {
  for (const { seat, choice } of answers) if (choice === PASS_PHASE) s.own[seat].passPhase = true;
}

/** Something new has happened: these players are asked again. */
export function liftPasses({ s }: C, side: 'creature' | 'hunted' | 'all'): void {
  if (side !== 'hunted') s.own[s.open.creature].passPhase = false;
  if (side !== 'creature') for (const h of s.open.hunted) s.own[h].passPhase = false;
}
