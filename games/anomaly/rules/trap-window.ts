/** AN-083b A trap window: until every owner has passed; a trap activated opens it again for all who still have one. */
import { ask, end, go, procedure } from '@lurk/kernel';
import { trapActivated } from '../acts/traps.ts';
import { trapWindow } from '../asks/traps.ts';
import type { AN } from '../types.ts';

export const window = procedure<AN, null>('trapWindow', {
  open: () => ask(trapWindow),
  answered: (c) => {
    if (trapActivated(c)) return go('open');
    // A hit made inside a window calls for no further one.
    c.s.open.located = false;
    return end();
  },
});
