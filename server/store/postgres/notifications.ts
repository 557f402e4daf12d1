/** What servers on one database say to each other: who says it, then what, as one text. */
import type { AboutTables, Notification } from '../cluster-store.ts';

/** A word may be 8,000 bytes long; a table's code is a few. */
const CODES_IN_ONE = 200;

export const notificationFrom = (me: string, note: Notification): string => `${me} ${JSON.stringify(note)}`;

/** About these tables, in as few words as can be. */
export function notificationsAbout(me: string, t: AboutTables['t'], codes: readonly string[]): string[] {
  const notes: string[] = [];
  for (let i = 0; i < codes.length; i += CODES_IN_ONE) notes.push(notificationFrom(me, { t, codes: codes.slice(i, i + CODES_IN_ONE) }));
  return notes;
}

/** What another server said; null for our own notes. Whoever may connect to the database may speak here: what is none of our words is heard by nobody. */
export function fromAnother(me: string, text: string): Notification | null {
  const end = text.indexOf(' ');
  if (text.slice(0, end) === me) return null;
  try {
    const note = JSON.parse(text.slice(end + 1));
    return typeof note?.t === 'string' && Array.isArray(note.codes ?? []) ? note : null;
  } catch {
    return null;
  }
}
