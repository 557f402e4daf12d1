/** How a match of Embers reads on a terminal. */
import { asTeller, type Teller } from '@lurk/contract';
import { tableOf } from './i18n/parts.ts';
import { tellEvent } from './i18n/speech.ts';
import type { EM, Outcome } from './types.ts';

const own: Teller<EM> = {
  title: 'EMBERS',
  load: tableOf.load,
  cast: (_lang, names) => [names.join(', ')],
  heading: ({ t }) => (t === 'nightBegan' ? 'turn' : null),
  tell: (lang, event, readers) => tellEvent(lang, event, readers),
  ending: (last) => (last.some((event) => event.t === 'won' && event.winner === 'guests') ? 'a Curse burns' : 'no Curse burns'),
  turns: ({ night }: Outcome) => night,
  winner: ({ winner }: Outcome) => winner,
};
export const teller = asTeller(own);
