import { expect, test } from 'vitest';
import { fromAnother, notificationFrom, notificationsAbout } from './notifications.ts';

test('about however many tables, no word is longer than PostgreSQL passes on, and all are named', () => {
  const codes = Array.from({ length: 1_000 }, (_, i) => String(i).padStart(12, 'A'));
  const notes = notificationsAbout('a-server', 'look', codes);
  for (const note of notes) expect(Buffer.byteLength(note)).toBeLessThan(8_000);
  const heard = notes.flatMap((text) => {
    const note = fromAnother('another', text);
    return note && 'codes' in note ? note.codes : [];
  });
  expect(heard).toEqual(codes);
});

test('nobody hears their own words, nor what is none of ours', () => {
  const note = notificationFrom('a-server', { t: 'forgot' });
  expect(fromAnother('a-server', note)).toBeNull();
  expect(fromAnother('a-serve', note)).toEqual({ t: 'forgot' });
  for (const text of ['', 'x', 'x ', 'x {', 'x null', 'x []', 'x {"t":1}', 'x {"t":"look","codes":{}}'])
    expect(fromAnother('me', text)).toBeNull();
});
