// What is said at the table, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './table.en.ts';

export const words: Words<typeof english> = {
  you: 'vous',
  and: (list, last) => `${list} et ${last}`,
  ember: (number) => `Braise ${number}`,
  curse: 'Malédiction',
  hand: {
    name: 'Votre main',
    guest: 'Aucune Malédiction : vous êtes Invité.',
    cursed: 'Vous êtes Maudit.',
    shares: (names) => `Maudits : ${names}`,
  },
  fire: {
    name: 'Le feu',
    rule: 'La personne qui le garde désigne avec qui échanger.',
    night: (night, nights, keeper) => `Nuit ${night} sur ${nights}, gardé par ${keeper}`,
  },
  asks: {
    name: {
      title: 'Désignez avec qui échanger',
      help: 'Vous vous donnerez une carte l’un à l’autre.',
      sealed: null,
      waiting: (who) => `Le feu attend ${who}`,
    },
    give: {
      title: 'Donnez une carte',
      help: 'Le rôle suit la Malédiction.',
      sealed: 'Votre carte est choisie',
      waiting: (who) => `Choix d’une carte : ${who}`,
    },
    accuse: {
      title: 'Accusez quelqu’un',
      help: 'La personne la plus souvent accusée brûle.',
      sealed: 'Votre accusation est prête',
      waiting: (who) => `Accusations attendues : ${who}`,
    },
  },
  confirm: 'Oui',
  accusation: (by, of) => `${by} → ${of}`,
  events: {
    nightBegan: (night, keeper) => `Nuit ${night}. Le feu est gardé par ${keeper}.`,
    named: (keeper, named) => `${keeper} : un échange avec ${named}.`,
    traded: (keeper, named) => `Des cartes ont changé de main : ${keeper}, ${named}.`,
    received: (card, from) => `Vous avez reçu ${card} de ${from}.`,
    areCursed: (names) => `Maudits à présent : ${names}.`,
    accused: (lines) => `Accusations : ${lines}.`,
    burnt: (name, hand) => `Au feu : ${name}, avec ${hand}.`,
    won: { guests: 'Les Invités ont gagné.', cursed: 'Les Maudits ont gagné.' },
  },
};
