// What is chosen before a match, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './lobby.en.ts';

export const words: Words<typeof english> = {
  options: {
    creature: { name: 'Qui est la Créature ?', rule: 'Décidé avant la partie ; tous les autres sont des Traqués.' },
    seating: { name: 'Places', rule: 'L’ordre des Traqués, à partir de la gauche de la Créature.' },
    expert: { name: 'Mode expert', rule: 'Un Traqué à bout de Volonté en phase 3 se relève avec 2 pions seulement.' },
    copyIneffective: {
      name: 'Copier les lieux inutilisables',
      rule: 'L’Antre, Portail et Drone peuvent copier un lieu qu’une carte Traque rend inutilisable.',
    },
    doubleMayPlayOne: {
      name: 'Doublé facultatif',
      rule: 'Après la Rivière ou l’Artefact, un Traqué qui n’a qu’une carte jouable peut ne jouer que celle-là.',
    },
    targetMovesFromForceField: {
      name: 'La Cible quitte le Champ de Force',
      rule: 'Clone, Hurlements ou Toxine, joués après Champ de Force, permettent de déplacer le jeton Cible sur un lieu au choix.',
    },
  },

  choices: {
    creature: {
      random: { name: 'Au hasard', rule: 'La Créature est tirée au sort.' },
      host: { name: 'L’hôte', rule: 'La personne qui a ouvert la table est la Créature.' },
      notHost: { name: 'N’importe qui sauf l’hôte', rule: 'La Créature est tirée au sort parmi les autres.' },
      seat: { name: 'Une personne désignée', rule: 'L’hôte désigne la Créature.' },
    },
    seating: {
      random: { name: 'Au hasard', rule: 'Les places sont tirées au sort.' },
      arranged: { name: 'Comme à cette table', rule: 'Chacun est placé comme dans cette liste.' },
    },
  },
  roles: {
    hunted: {
      name: 'Traqué',
      many: 'Traqués',
      rule: 'Se cacher, bluffer, tenir.',
      wish: 'Vous préférez vous cacher. Le tirage en tiendra compte si possible.',
    },
    creature: {
      name: 'Créature',
      many: 'Créatures',
      the: 'la Créature',
      rule: 'Les lire, refermer les griffes.',
      wish: 'Vous préférez chasser. Le tirage en tiendra compte si possible.',
    },
  },
};
