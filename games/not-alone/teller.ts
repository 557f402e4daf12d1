/** How a match of NOT ALONE reads on a terminal. */
import { asTeller } from '@lurk/contract';
import type { Json } from '@lurk/kernel';
import { PLACE } from './data/places.ts';
import { tableOf } from './i18n/parts.ts';
import { tellEvent } from './i18n/speech.ts';
import type { Event, NA, Winner } from './types.ts';

const CAST = {
  en: { creature: 'The Creature: ', hunted: 'The Hunted: ' },
  fr: { creature: 'La Créature\u00a0: ', hunted: 'Les Traqués\u00a0: ' },
} as const;

type Outcome = { winner: Winner; turn: number } & Json;

export const teller = asTeller<NA>({
  load: tableOf.load,
  cast: (lang, names, { creature, hunted }) => [
    CAST[lang].creature + names[creature],
    CAST[lang].hunted + hunted.map((seat) => names[seat]).join(', '),
  ],
  heading: ({ t }) => (t === 'turnBegan' ? 'turn' : t === 'phaseBegan' ? 'phase' : null),
  tell: (lang, event, readers, { creature }) => tellEvent(lang, event, { ...readers, creature }),
  ending,
  turns: ({ turn }: Outcome) => turn,
  winner: ({ winner }: Outcome) => winner,
});

const ASSIMILATED = { giveUp: 'giving up', caught: 'a catch', anticipation: 'Anticipation', collapse: 'a last Will lost' } as const;

/** What moved the counter that reached Victory. */
function ending(last: readonly Event[]): string {
  const at = last.findLastIndex(({ t }) => t === 'rescueMoved' || t === 'assimMoved');
  const move = last[at];
  if (move?.t === 'assimMoved') return `assimilated by ${ASSIMILATED[move.why]}`;
  const before = last[at - 1];
  if (before?.t === 'powerUsed' && before.place === PLACE.wreck) return 'rescued through the Wreck';
  if (before?.t === 'markerPut') return last[at - 2]?.t === 'survivalPlayed' ? 'rescued through Amplifier' : 'rescued through the Beach';
  return 'rescued at the end of a turn';
}
