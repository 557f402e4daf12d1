// What the words of the rules mean and what happens on each tile, to look up, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './glossary.en.ts';

const test = (least: string): string =>
  `Arrêtez-vous et lancez la caractéristique indiquée : si vous atteignez ${least}, elle monte de 1. Sinon, une Blessure, et plus de Course ce tour-ci.`;

export const words: Words<typeof english> = {
  title: 'Le sens des mots',
  meanings: {
    reach: { name: 'À portée', rule: 'Même tuile, ou tuile adjacente reliée par un chemin.' },
    adjacent: { name: 'Adjacente', rule: 'Une des six tuiles autour, reliée par un chemin ou non.' },
    attack: {
      name: 'Attaque',
      rule: 'Le dé du Démon, ou la puissance de son coup, contre un jet de Vitalité : s’il est plus haut, la Victime reçoit une Blessure. Sinon, l’attaque échoue.',
    },
    critical: {
      name: 'Gravement Blessée',
      rule: 'Avec 2 Blessures, la Victime ne peut plus que ramper, ramasser et utiliser un Kit de Soins. Aucune attaque ne la vise plus, sauf le Coup fatal.',
    },
    hidden: {
      name: 'Cachée',
      rule: 'Jusqu’à son prochain tour, ni le Démon ni un Évènement pioché ne touche cette Victime. Pendant ce tour-là, elle ne peut pas se cacher à nouveau.',
    },
    effect: {
      name: 'Effet Affaiblissant',
      rule: 'Marque : le Loup-Garou peut chasser quand cette Victime court. Poison : un dé de moins. Effroi : plus de Compétence Passive. Un soin en retire un.',
    },
    rage: {
      name: 'Rage',
      rule: '+1 quand une Victime devient Gravement Blessée, quand une attaque échoue ou quand le dé de Chasse égale la Rage ; 3 au plus. 2 points améliorent un coup, 3 paient le Coup fatal. Un tour commencé avec 3 a 1 action de plus.',
    },
    stamina: { name: 'Endurance', rule: 'Ce que coûtent les coups spéciaux du Démon. Il commence avec 3 et en reçoit 1 à chaque tour.' },
  },
  tiles: {
    start: 'Le camp des secours.',
    bunker: 'On y entre la Combinaison ; une fois ouvert, on s’y abrite.',
    normal: 'Rien ne s’y passe.',
    decoder: 'On y décode : un chiffre d’abord, puis des symboles.',
    corpse: 'On y fouille pour trouver des objets.',
    curse: 'La Victime qui la retourne, ou qui y arrive, pioche un Évènement ; le Démon va de l’une à l’autre en 1 pas.',
    test: test('sa valeur'),
    herb: 'Ramassez l’herbe : elle soigne 1 Blessure.',
    wreck: 'Ramassez la Boîte noire : elle contient 3 cartes.',
  },
  testThree: test('3'),
};
