// What is told at the end, in French.
import type { Words } from '@lurk/i18n';
import { s } from './components.fr.ts';
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
  tree: {
    label: 'L’arbre de l’infection : chaque vie, de la première manche à la fin',
    start: 'première manche',
    end: 'la fin',
    round: (round) => `Manche ${round}`,
    place: (place, round) => `${place}, manche ${round}`,
    dealt: 'Distribué au départ',
    fromTo: (from, to) => `${from} → ${to}`,
    byDog: (name) => `Chien → ${name}`,
    human: 'Humain',
    carrier: 'le premier Alien',
    since: (round) => `Alien depuis la manche ${round}`,
    and: (what, how) => `${what}, ${how}`,
    left: { assimilated: 'assimilé', beaten: 'vaincu', lost: 'perdu' },
    aboard: 'à bord',
    party: {
      away: (count) => (count === 1 ? 'hors de danger' : 'hors de danger, ensemble'),
      ice: (count) => (count === 1 ? 'sur la glace' : 'sur la glace, à la fin'),
      lost: (count) => (count === 1 ? 'Personnage perdu' : 'Personnages perdus'),
      force: 'la Force de l’Alien',
    },
    humans: (count) => (count < 2 ? 'Humain jusqu’à la fin' : 'Humains jusqu’à la fin'),
    aliens: (count, shown) =>
      count === 1
        ? shown > 0
          ? 'Alien, dévoilé'
          : 'Alien, jamais dévoilé'
        : `Aliens, ${shown > 0 ? `dont ${s(shown, 'dévoilé')}` : 'aucun dévoilé'}`,
    lies: (count) => (count < 2 ? 'mensonge' : 'mensonges'),
    told: (name, life) => `${name} : ${life}`,
    letMeIn: '« Laissez-moi monter. »',
    pointedAt: (name) => `montre ${name} du doigt`,
    goodFor: { humans: 'bon pour les Humains', aliens: 'bon pour les Aliens' },
    play: 'Dérouler l’arbre',
    pause: 'Arrêter',
    scrub: 'Quelle manche',
  },
  verdict: { won: 'Vous avez gagné.', lost: 'Vous avez perdu.' },
};
