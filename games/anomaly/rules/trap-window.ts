/** Traps: springing one interrupts whatever is being asked (AN-078, AN-082); in a window nothing else is asked (AN-083b). */
import { ask, end } from '@lurk/kernel';
import { activateTrap } from '../acts/traps.ts';
import { trapWindow } from '../asks/traps.ts';
import { interrupt, procedure } from '../types.ts';

/** AN-078, AN-082 Resolved fully; then the question that it interrupted is put again. */
export const springTrap = interrupt('springTrap', {
  spring: (c, [{ choice }]) => {
    const { pick: pawn, with: target } = choice.with;
    activateTrap(c, pawn, target.pick, target.with);
    return end();
  },
});

/** AN-083b Until every owner has passed; a trap sprung opens it again for all who still have one. */
export const window = procedure('trapWindow', {
  open: () => ask(trapWindow, 'answered'),
  answered: (c) => {
    // A hit made inside a window calls for no further one.
    c.s.open.located = false;
    return end();
  },
});
