/** The log as a story: sentences by turn and phase, what only the reader was told marked, nothing said twice. */
import { type Audience, type Event, type Lang, nameOfPhase, type Phase, PRIVATE_EVENTS, tellEvent } from '@lurk/not-alone/public';
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
  const lines: LogLine[] = [];
  for (const [i, event] of log.entries()) {
    const next = log[i + 1];
    if (next && HIDDEN[event.t] === next.t) continue;
    const id = String(i);
    if (event.t === 'turnBegan') lines.push({ id, text: [words.turn(event.turn)], head: 'turn' });
    else if (event.t === 'phaseBegan') lines.push({ id, text: [nameOfPhase(lang, event.phase as Exclude<Phase, 0>)], head: 'phase' });
    else
      lines.push({
        id,
        text: [tellEvent(lang, event, table)],
        icon: ICONS[event.t] ?? 'list',
        ...(isPrivate(event) ? { secret: words.secret } : {}),
      });
  }
  return withoutEmptyPhases(lines);
}

/** A phase in which nothing was said needs no heading. */
const withoutEmptyPhases = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line, i) => line.head !== 'phase' || (i + 1 < lines.length && !lines[i + 1]?.head));

/** What a screen reader says by itself: public events alone. */
export const announced = (events: readonly Event[], lang: Lang, table: Audience): string =>
  events
    .filter((event) => !isPrivate(event))
    .map((event) => tellEvent(lang, event, table))
    .join(' ');
