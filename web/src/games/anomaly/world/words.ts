import type { WorldWords } from '../../worlds';

export const words: WorldWords = {
  name: 'Anomaly',
  players: '2–4',
  minutes: '45–60 min',
  pitch: {
    en: 'A sealed station. Nobody knows where anybody is, and one of you feeds.',
    fr: 'Une station scellée. Personne ne sait où sont les autres, et l’un de vous se nourrit.',
  },
};
