// The words of what is named at the table, in French. Spaces before : ; ! ? and inside « » are no-break spaces.

import type { Words } from '@lurk/i18n';
import type { componentsEn } from './components.en.ts';

export const componentsFr: Words<typeof componentsEn> = {
  sides: {
    creature: { name: 'Créature', rule: 'Seule contre tous. Vous gagnez quand l’Assimilation atteint la Victoire.' },
    hunted: { name: 'Traqués', rule: 'Ensemble contre la Créature. Vous gagnez tous quand les Secours atteignent la Victoire.' },
  },

  people: { creature: 'la Créature' },

  phases: {
    1: { name: 'Exploration', rule: 'Chaque Traqué pose une carte Lieu face cachée.' },
    2: { name: 'Traque', rule: 'La Créature pose ses jetons sur la planète.' },
    3: { name: 'Résolution', rule: 'Les lieux se révèlent : les uns s’explorent, les autres sont des pièges.' },
    4: { name: 'Maintenance', rule: 'Les cartes jouées sont défaussées, la Créature complète sa main et les Secours avancent de 1 case.' },
  },

  boardSides: {
    1: { name: 'Face 1', rule: 'Le symbole Artemia occupe les six dernières cases des Secours : calme d’abord, puis plus de répit.' },
    2: {
      name: 'Face 2',
      rule: 'Le symbole Artemia occupe une case sur deux des onze dernières : il frappe plus tôt, mais laisse souffler.',
    },
  },
};
