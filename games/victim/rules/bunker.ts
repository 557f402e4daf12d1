/** VI-159 to VI-161a Going into the bunker: the Victims are asked one after the other. */
import { type Answer, ask, end, go } from '@lurk/kernel';
import { escapes } from '../acts/bunker.ts';
import type { EnterChoice } from '../answers.ts';
import { enterBunker } from '../asks/actions.ts';
import { procedure } from '../types.ts';

export const bunker = procedure('bunker', {
  nextVictim: ({ at }) => (at.left.length > 0 ? ask(enterBunker, 'decided') : end()),
  decided: (c, [{ choice }]: Answer<EnterChoice>[]) => {
    const [victim] = c.at.left.splice(0, 1);
    if (choice === 'enter') escapes(c, victim);
    else c.tell.all({ t: 'stayed', victim });
    return go('nextVictim');
  },
});
