import type { WorldWords } from '../../worlds';

export const words: WorldWords = {
  name: 'NOT ALONE',
  players: '2–7',
  minutes: '30–45 min',
  pitch: {
    en: 'Hide on a planet that helps the hunter. Rescue is coming. So is the Creature.',
    fr: 'Cachez-vous sur une planète complice. Les Secours arrivent. La Créature aussi.',
  },
};
