/** How a match of The Thing reads on a terminal. */
import { asTeller } from '@lurk/contract';
import type { Json } from '@lurk/kernel';
import { namer } from './i18n/names.ts';
import { tableOf } from './i18n/parts.ts';
import { tellEvent } from './i18n/speech.ts';
import type { TT, Why, Winner } from './types.ts';

type Outcome = { winner: Winner; why: Why; round: number } & Json;

export const teller = asTeller<TT>({
  load: tableOf.load,
  heading: ({ t }) => (t === 'roundBegan' ? 'turn' : t === 'phaseBegan' ? 'phase' : null),
  tell: (lang, event, readers, open) => tellEvent(lang, event, namer(lang, open, readers)),
  ending: (last) => last.find((event) => event.t === 'won')?.why ?? '',
  turns: ({ round }: Outcome) => round,
  winner: ({ winner }: Outcome) => winner,
});
