/** The log as a story: sentences by turn, what only the reader was told marked, nothing said twice. */
import { type Events, factsOf, isPrivate } from '@lurk/contract';
import type { GameTypes } from '@lurk/kernel';
import type { Lang } from '../../i18n/languages';
import type { LogLine } from '../../ui/LogList.svelte';
import type { Perspective } from '../frame/perspective';

/** What a game says of its own log. */
export interface StoryRules<G extends GameTypes> {
  readonly events: Events<G>;
  /** What begins a turn or a phase is its heading. */
  heading?(event: G['Event'], lang: Lang): Pick<LogLine, 'text' | 'head'> | null;
}

/** A phase in which nothing was said needs no heading. */
export function storyOf<G extends GameTypes>(
  log: readonly G['Event'][],
  { speech, lang, view, names, w }: Perspective<G>,
  { events, heading }: StoryRules<G>,
): LogLine[] {
  const lineOf = (event: G['Event']): Omit<LogLine, 'id'> => ({
    text: [speech.tellEvent(lang, event, view, names)],
    icon: factsOf(events, event).icon ?? 'list',
    ...(isPrivate(events, event) ? { secret: w.play.secret } : {}),
  });
  const lines = log.flatMap((event, i): LogLine[] => {
    const { silent, better } = factsOf(events, event);
    return silent || (better && better === log[i + 1]?.t) ? [] : [{ id: String(i), ...(heading?.(event, lang) ?? lineOf(event)) }];
  });
  return lines.filter(({ head }, i) => head !== 'phase' || (i + 1 < lines.length && !lines[i + 1]?.head));
}

/** What everybody was told of this, each in a sentence. */
export const toldToAll = <G extends GameTypes>(
  { speech, lang, view, names }: Perspective<G>,
  events: Events<G>,
  told: readonly G['Event'][],
): string[] =>
  told
    .filter((event) => !isPrivate(events, event) && !factsOf(events, event).silent)
    .map((event) => speech.tellEvent(lang, event, view, names));
