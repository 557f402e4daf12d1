/** The log as a story: sentences by round, what only the reader was told marked, nothing said twice. */
import { type Audience, type Event, type Lang, nameOfSide, PRIVATE_EVENTS, tellEvent } from '@lurk/anomaly/public';
import { storyOf } from '../../../play/story';
import type { IconName } from '../../../ui/icons';
import type { LogLine } from '../../../ui/LogList.svelte';
import { tableWords } from '../words';

/** The public line that a private one, told right after it, says better. */
const HIDDEN: Partial<Record<Event['t'], Event['t']>> = {
  studentMoved: 'studentMovedTo',
  trapLaid: 'trapLaidAt',
  anomalyMoved: 'anomalyMovedTo',
};
/** Heard in what follows them. */
const SILENT: readonly Event['t'][] = ['apChanged', 'turnEnded', 'roundEnded'];
const ICONS: Partial<Record<Event['t'], IconName>> = {
  used: 'cards',
  studentRevealed: 'eye',
  anomalyRevealed: 'eye',
  attacked: 'target',
  exploded: 'target',
  fed: 'claw',
  possessed: 'claw',
  scented: 'claw',
  evolved: 'spark',
  electricityPlaced: 'spark',
  electricityActivated: 'spark',
  trackMoved: 'heart',
  starved: 'heart',
  irradiated: 'moon',
  radiationPlaced: 'moon',
  won: 'flag',
  drawn: 'cards',
};
export const isPrivate = (event: Event): boolean => (PRIVATE_EVENTS as readonly string[]).includes(event.t);

export function story(log: readonly Event[], lang: Lang, table: Audience): LogLine[] {
  const words = tableWords(lang).log;
  return storyOf(log, {
    skips: (event, next) => SILENT.includes(event.t) || (!!next && HIDDEN[event.t] === next.t),
    heading: (event) => {
      if (event.t === 'roundBegan') return { text: [words.round(event.round)], head: 'turn' };
      return event.t === 'turnBegan' ? { text: [nameOfSide(lang, event.side)], head: 'phase' } : null;
    },
    sentence: (event) => tellEvent(lang, event, table),
    secret: (event) => (isPrivate(event) ? words.secret : null),
    icons: ICONS,
  });
}

/** What a screen reader says by itself: public events alone. */
export const announced = (events: readonly Event[], lang: Lang, table: Audience): string =>
  events
    .filter((event) => !isPrivate(event) && !SILENT.includes(event.t))
    .map((event) => tellEvent(lang, event, table))
    .join(' ');
