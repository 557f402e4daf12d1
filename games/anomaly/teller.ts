/** How a match of ANOMALY reads on a terminal. */
import { asTeller } from '@lurk/contract';
import type { Json } from '@lurk/kernel';
import { namer } from './i18n/names.ts';
import { tableOf } from './i18n/parts.ts';
import { tellEvent } from './i18n/speech.ts';
import type { AN, Event, Winner } from './types.ts';

const CAST = {
  en: { anomaly: 'The Anomaly: ', students: 'The Students: ' },
  fr: { anomaly: 'L’Anomalie\u00a0: ', students: 'Les Étudiants\u00a0: ' },
} as const;

type Outcome = { winner: Winner; round: number } & Json;

export const teller = asTeller<AN>({
  load: tableOf.load,
  cast: (lang, names, { anomaly, students }) => [
    CAST[lang].anomaly + names[anomaly],
    CAST[lang].students + students.map(({ seat }) => names[seat]).join(', '),
  ],
  heading: ({ t }) => (t === 'roundBegan' ? 'turn' : t === 'turnBegan' ? 'phase' : null),
  tell: (lang, event, readers, open) => tellEvent(lang, event, namer(lang, open, readers)),
  ending,
  turns: ({ round }: Outcome) => round,
  winner: ({ winner }: Outcome) => winner,
});

const LAST_LOSS = {
  attack: 'an attack',
  explosion: 'an explosion',
  feed: 'feeding',
  electricity: 'electricity',
  starvation: 'starvation',
  radiation: 'radiation',
} as const;
const FALLEN = { students: 'the Anomaly falls to', anomaly: 'the Students fall to', draw: 'both fall to' } as const;

/** What moved the last marker to the zero marker, and whose it was. */
function ending(last: readonly Event[]): string {
  const won = last.find((event) => event.t === 'won');
  const moved = last.findLast((event) => event.t === 'trackMoved');
  return won && moved ? `${FALLEN[won.winner]} ${LAST_LOSS[moved.why]}` : '';
}
