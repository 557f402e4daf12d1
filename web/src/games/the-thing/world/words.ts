import type { WorldWords } from '../../worlds';

export const words: WorldWords = {
  name: 'The Thing',
  players: '1–8',
  minutes: '60–90 min',
  pitch: {
    en: 'An ice station, three ways out, and a friend who is no longer one.',
    fr: 'Une station dans les glaces, trois issues, et un ami qui n’en est plus un.',
  },
};
