import { expect, test } from 'vitest';
import { showTime } from './beats.ts';

test('what is told to everybody is shown as long as its kind says; what only some were told takes no time', () => {
  const beats = { strike: 2000, night: 500 };
  const event = (t: string) => ({ t });
  expect(showTime(beats, [])).toBe(0);
  expect(
    showTime(beats, [
      { to: 'all', event: event('strike') },
      { to: 'all', event: event('whisper') },
      { to: [1], event: event('night') },
      { to: 'all', event: event('night') },
    ]),
  ).toBe(2500);
});
