/** The log as a story: sentences by round, what only the reader was told marked, nothing said twice. */
import { type Audience, type Event, type Lang, nameOfSide, PRIVATE_EVENTS, tellEvent } from '@lurk/anomaly/public';
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
  const lines: LogLine[] = [];
  for (const [i, event] of log.entries()) {
    const next = log[i + 1];
    if (SILENT.includes(event.t) || (next && HIDDEN[event.t] === next.t)) continue;
    const id = String(i);
    if (event.t === 'roundBegan') lines.push({ id, text: [words.round(event.round)], head: 'turn' });
    else if (event.t === 'turnBegan') lines.push({ id, text: [nameOfSide(lang, event.side)], head: 'phase' });
    else
      lines.push({
        id,
        text: [tellEvent(lang, event, table)],
        icon: ICONS[event.t] ?? 'list',
        ...(isPrivate(event) ? { secret: words.secret } : {}),
      });
  }
  return withoutEmptyTurns(lines);
}

/** A turn in which nothing was said needs no heading. */
const withoutEmptyTurns = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line, i) => line.head !== 'phase' || (i + 1 < lines.length && !lines[i + 1]?.head));

/** What a screen reader says by itself: public events alone. */
export const announced = (events: readonly Event[], lang: Lang, table: Audience): string =>
  events
    .filter((event) => !isPrivate(event) && !SILENT.includes(event.t))
    .map((event) => tellEvent(lang, event, table))
    .join(' ');
