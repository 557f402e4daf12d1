/** The log as a story: sentences by turn and phase, what only the reader was told marked, nothing said twice. */
import { type Audience, type Event, type Lang, nameOfPhase, type Phase, PRIVATE_EVENTS, tellEvent } from '@lurk/not-alone/public';
import { storyOf } from '../../../play/story';
import type { IconName } from '../../../ui/icons';
import type { LogLine } from '../../../ui/LogList.svelte';
import { tableWords } from '../words';

/** The public line that a private one, told right after it, says better. */
const HIDDEN: Partial<Record<Event['t'], Event['t']>> = {
  tookBackHidden: 'tookBackCards',
  discardedHidden: 'discardedCards',
  swappedHidden: 'swappedCards',
  struckBack: 'struckBackCards',
  phobiaShown: 'phobiaCards',
  survivalDrawn: 'survivalDrawnCards',
  huntDrawn: 'huntDrawnCards',
};
const ICONS: Partial<Record<Event['t'], IconName>> = {
  huntPlayed: 'claw',
  survivalPlayed: 'kit',
  placesShown: 'eye',
  caught: 'claw',
  collapsed: 'heart',
  rescueMoved: 'pod',
  rescueHeld: 'hourglass',
  assimMoved: 'claw',
  tokensPlaced: 'target',
  tokenMoved: 'target',
  markerPut: 'beacon',
  willChanged: 'heart',
  smokeRose: 'moon',
  smokeCleared: 'moon',
  won: 'flag',
};
export const isPrivate = (event: Event): boolean => (PRIVATE_EVENTS as readonly string[]).includes(event.t);

export function story(log: readonly Event[], lang: Lang, table: Audience): LogLine[] {
  const words = tableWords(lang).log;
  return storyOf(log, {
    skips: (event, next) => !!next && HIDDEN[event.t] === next.t,
    heading: (event) => {
      if (event.t === 'turnBegan') return { text: [words.turn(event.turn)], head: 'turn' };
      return event.t === 'phaseBegan' ? { text: [nameOfPhase(lang, event.phase as Exclude<Phase, 0>)], head: 'phase' } : null;
    },
    sentence: (event) => tellEvent(lang, event, table),
    secret: (event) => (isPrivate(event) ? words.secret : null),
    icons: ICONS,
  });
}

/** What a screen reader says by itself: public events alone. */
export const announced = (events: readonly Event[], lang: Lang, table: Audience): string =>
  events
    .filter((event) => !isPrivate(event))
    .map((event) => tellEvent(lang, event, table))
    .join(' ');
