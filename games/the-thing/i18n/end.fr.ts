// What is told at the end, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './end.en.ts';

export const words: Words<typeof english> = {
  title: { humans: 'Les Humains gagnent', aliens: 'Les Aliens gagnent' },
  party: { humans: 'Vous avez réussi à fuir', aliens: 'Personne n’en réchappe' },
  how: {
    escaped: 'Tous les Humains ont quitté la base, et aucun Alien n’était à bord.',
    alienStarted: 'Un Alien a démarré le moteur.',
    alienBoarded: 'On a laissé monter un Alien.',
    leftBehind: 'Un Humain est resté sur la glace.',
    frozen: 'La base a gelé, et tous avec elle.',
    noHumanLeft: 'Le dernier Humain n’est plus.',
    noWayOut: 'Les trois issues sont perdues pour de bon.',
    noAlienLeft: 'Il ne reste ni Alien ni Chien.',
    roundCap: 'Personne n’est parti à temps.',
    noCharacterLeft: 'Il ne reste aucun Personnage.',
  },
  verdict: { won: 'Vous avez gagné.', lost: 'Vous avez perdu.' },
};
