/** NOTIFY payloads: the sender's name, a space, and JSON. */
import type { AboutTables, Notification } from '../cluster-store.ts';

/** PostgreSQL passes on at most 8,000 bytes. */
const CODES_IN_ONE = 200;

export const notificationFrom = (me: string, note: Notification): string => `${me} ${JSON.stringify(note)}`;

/** About these tables, in as few payloads as possible. */
export function notificationsAbout(me: string, t: AboutTables['t'], codes: readonly string[]): string[] {
  const notes: string[] = [];
  for (let i = 0; i < codes.length; i += CODES_IN_ONE) notes.push(notificationFrom(me, { t, codes: codes.slice(i, i + CODES_IN_ONE) }));
  return notes;
}

/** Another server's notification; null for our own, and for what is none: anybody who may connect to the database can send here. */
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
