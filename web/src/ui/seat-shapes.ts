import type { SeatColour } from './types';

/** Outline of each seat on a 36 grid: the shape says the same as the colour. */
export const seatShapes: Record<SeatColour, string> = {
  1: 'M18 2a16 16 0 1 0 0 32 16 16 0 0 0 0-32Z',
  2: 'M18 1.5 35.5 33H.5Z',
  3: 'M3.5 3.5h29v29h-29Z',
  4: 'M18 0 36 18 18 36 0 18Z',
  5: 'M12 2h12v10h10v12H24v10H12V24H2V12h10Z',
  6: 'm18 0 5 12 13 1-10 8.5 3.5 13L18 27.5 6.5 34.5 10 21.5 0 13l13-1Z',
  7: 'M18 1 35 14l-6.5 20h-21L1 14Z',
  8: 'M9 2h18l9 16-9 16H9L0 18Z',
  monster:
    'M18 1l3.6 5.4L28 4.5l1.2 6.5 6 2.6L32 18l3.2 4.4-6 2.6L28 31.5l-6.4-1.9L18 35l-3.6-5.4L8 31.5 6.8 25l-6-2.6L4 18 .8 13.6l6-2.6L8 4.5l6.4 1.9Z',
};

export const seatColour = (colour: SeatColour): string => `var(--${colour === 'monster' ? 'monster' : `seat-${colour}`})`;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Cached by name: a table of six asks at every message, and Intl.Segmenter is slow. */
const letters = new Map<string, string>();
/** The first sign of a name as it is read: an emoji or a letter with its accents is one. */
export function seatLetter(name: string): string {
  const letter = letters.get(name) ?? (signs.segment(name)[Symbol.iterator]().next().value?.segment ?? '').toUpperCase();
  letters.set(name, letter);
  return letter;
}
