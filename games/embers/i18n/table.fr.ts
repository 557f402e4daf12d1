// What is said at the table, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './table.en.ts';

const WON = { guests: 'Les Invités ont gagné.', cursed: 'Les Maudits ont gagné.' };

export const words: Words<typeof english> = {
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
  events: {
    nightBegan: ({ night, keeper }, n) => `Nuit ${night}. Le feu est gardé par ${n.who(keeper)}.`,
    named: ({ keeper, named }, n) => `${n.who(keeper)} : un échange avec ${n.who(named)}.`,
    traded: ({ keeper, named }, n) => `Des cartes ont changé de main : ${n.who(keeper)}, ${n.who(named)}.`,
    received: ({ card, from }, n) => `Vous avez reçu ${n.card(card)} de ${n.who(from)}.`,
    areCursed: ({ cursed }, n) => `Maudits à présent : ${n.all(cursed)}.`,
    accused: ({ by }, n) => `Accusations : ${by.map((of, seat) => `${n.who(seat)} → ${n.who(of)}`).join(', ')}.`,
    burnt: ({ seat, hand }, n) => `Au feu : ${n.who(seat)}, avec ${n.cards(hand)}.`,
    won: ({ winner }) => WON[winner],
  },
};
