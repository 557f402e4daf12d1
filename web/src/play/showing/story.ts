/** The log as a story: sentences by turn, what only the reader was told marked, nothing said twice. */
import type { GameTypes } from '@lurk/kernel';
import type { Lang } from '../../i18n/languages';
import type { IconName } from '../../ui/icons';
import type { LogLine } from '../../ui/LogList.svelte';
import type { Perspective } from '../frame/perspective';

type Kind<G extends GameTypes> = G['Event']['t'];

/** What a game says of its own log. */
export interface StoryRules<G extends GameTypes> {
  /** The public line that a private one, told right after it, says better. */
  readonly betterTold?: Partial<Record<Kind<G>, Kind<G>>>;
  /** Heard in what follows them. */
  readonly silent?: readonly Kind<G>[];
  readonly icons?: Partial<Record<Kind<G>, IconName>>;
  heading?(event: G['Event'], lang: Lang): Pick<LogLine, 'text' | 'head'> | null;
}

/** A phase in which nothing was said needs no heading. */
export function storyOf<G extends GameTypes>(
  log: readonly G['Event'][],
  { speech, lang, view, names, w }: Perspective<G>,
  { betterTold = {}, silent = [], icons = {}, heading }: StoryRules<G>,
): LogLine[] {
  const kind = (event: G['Event'] | undefined): Kind<G> | undefined => event?.t;
  const skips = (event: G['Event'], next: G['Event'] | undefined): boolean =>
    silent.includes(event.t) || (!!next && betterTold[kind(event) ?? ''] === next.t);
  const lineOf = (event: G['Event']): Omit<LogLine, 'id'> => ({
    text: [speech.tellEvent(lang, event, view, names)],
    icon: icons[kind(event) ?? ''] ?? 'list',
    ...(speech.isPrivate(event) ? { secret: w.play.secret } : {}),
  });
  const lines = log.flatMap((event, i): LogLine[] =>
    skips(event, log[i + 1]) ? [] : [{ id: String(i), ...(heading?.(event, lang) ?? lineOf(event)) }],
  );
  return lines.filter(({ head }, i) => head !== 'phase' || (i + 1 < lines.length && !lines[i + 1]?.head));
}

/** What everybody was told of this, each in a sentence. */
export const toldToAll = <G extends GameTypes>(
  { speech, lang, view, names }: Perspective<G>,
  { silent = [] }: StoryRules<G>,
  events: readonly G['Event'][],
): string[] =>
  events
    .filter((event) => !speech.isPrivate(event) && !silent.includes(event.t))
    .map((event) => speech.tellEvent(lang, event, view, names));
