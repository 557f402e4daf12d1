/** How a match of Embers reads on a terminal. */
import { asTeller } from '@lurk/contract';
import { tableOf } from './i18n/parts.ts';
import { tell } from './i18n/speech.ts';
import type { EM, Outcome } from './types.ts';

export const teller = asTeller<EM>({
  load: tableOf.load,
  heading: ({ t }) => (t === 'nightBegan' ? 'turn' : null),
  tell,
  turns: ({ night }: Outcome) => night,
  winner: ({ winner }: Outcome) => winner,
});
