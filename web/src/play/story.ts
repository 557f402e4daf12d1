import type { IconName } from '../ui/icons';
import type { LogLine } from '../ui/LogList.svelte';

/** How a game tells its log. */
interface Telling<Event extends { readonly t: string }> {
  /** What goes without saying, knowing what comes next. */
  skips(event: Event, next: Event | undefined): boolean;
  heading(event: Event): Pick<LogLine, 'text' | 'head'> | null;
  sentence(event: Event): string;
  /** How it is said that the reader alone was told this; null for what everybody knows. */
  secret(event: Event): string | null;
  readonly icons: Partial<Record<Event['t'], IconName>>;
}

/** The log as a story. A phase in which nothing was said needs no heading. */
export function storyOf<Event extends { readonly t: string }>(log: readonly Event[], telling: Telling<Event>): LogLine[] {
  const lineOf = (event: Event): Omit<LogLine, 'id'> => {
    const secret = telling.secret(event);
    const icon = telling.icons[event.t as Event['t']] ?? 'list';
    return { text: [telling.sentence(event)], icon, ...(secret === null ? {} : { secret }) };
  };
  const lines = log.flatMap((event, i): LogLine[] =>
    telling.skips(event, log[i + 1]) ? [] : [{ id: String(i), ...(telling.heading(event) ?? lineOf(event)) }],
  );
  return lines.filter(({ head }, i) => head !== 'phase' || (i + 1 < lines.length && !lines[i + 1]?.head));
}
