import type { WorldWords } from '../../worlds';

export const words: WorldWords = {
  name: 'VICTIM',
  players: '2–6',
  minutes: '40–90 min',
  pitch: {
    en: 'A cursed forest, a locked bunker, a password in pieces. Then one of the runners is possessed.',
    fr: 'Une forêt maudite, un bunker clos, une combinaison en morceaux. Puis le Démon prend l’un des fuyards.',
  },
};
