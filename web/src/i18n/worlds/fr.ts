import type { WorldWords } from './en';

export const worlds: WorldWords = {
  anomaly: {
    name: 'Anomaly',
    pitch: 'Une station scellée. Nul ne sait où sont les autres, et l’un de vous se nourrit.',
    players: '2–4',
    minutes: '45–60 min',
  },
  'not-alone': {
    name: 'NOT ALONE',
    pitch: 'Cachez-vous sur une planète qui aide le chasseur. Les secours arrivent. Elle aussi.',
    players: '2–7',
    minutes: '30–45 min',
  },
  victim: {
    name: 'VICTIM',
    pitch: 'Une forêt maudite, un bunker clos, un code en morceaux. Puis l’un des fuyards change.',
    players: '2–6',
    minutes: '40–90 min',
  },
  'the-thing': {
    name: 'The Thing',
    pitch: 'Une station dans les glaces, trois issues, et un ami qui n’en est plus un.',
    players: '1–8',
    minutes: '60–90 min',
  },
};
