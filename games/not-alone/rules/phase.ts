import { liftPasses } from '../acts/passes.ts';
import type { C, Phase } from '../types.ts';

/** NA-023 A phase begins; NA-058 standing passes were for the phase before. */
export function beginPhase(c: C, phase: Phase): void {
  c.s.open.phase = phase;
  c.tell.all({ t: 'phaseBegan', phase });
  liftPasses(c);
}
