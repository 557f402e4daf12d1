/** What only a look shows: the role, and whatever was told to this seat alone that would tell it (6.3, L-02). */
import { factsOf, isPrivate } from '@lurk/contract';
import { type Event, events } from '@lurk/the-thing/public';
import type { LogLine } from '../../../ui/LogList.svelte';
import type { Secret } from '../model';
import type { Perspective } from './perspective';

/** Never in the story beside the table, for somebody may be looking over a shoulder. */
const isBehindTheLook = (event: Event): boolean => isPrivate(events, event) && !!factsOf(events, event).silent;

export const secretOf = ({ view, witnessed }: Perspective): Secret => ({
  role: view.own?.role ?? null,
  seen: witnessed,
});

/** What this seat alone was told, by round, as lines to read behind the look. */
export function witnessedIn(
  log: readonly Event[],
  { speech, lang, view, names }: Pick<Perspective, 'speech' | 'lang' | 'view' | 'names'>,
): LogLine[] {
  return log.flatMap((event, i) => (isBehindTheLook(event) ? [{ id: String(i), text: [speech.tellEvent(lang, event, view, names)] }] : []));
}
