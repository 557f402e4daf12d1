import type { TableWords } from './en';

const zones = (n: number): string => `${n} ${n < 2 ? 'zone' : 'zones'}`;

export const tableFr: TableWords = {
  lead: {
    setup: 'Avant la première manche',
    students: (round) => `Manche ${round} · aux Étudiants d’agir`,
    anomaly: (round) => `Manche ${round} · à l’Anomalie d’agir`,
    over: 'La partie est finie',
  },
  listen: 'Attendez et écoutez.',
  over: 'C’est fini.',
  confirm: 'Agir',
  seal: 'Sceller',
  sending: 'En chemin…',
  changeMind: 'Recommencer',
  leaves: (n) => (n === 1 ? 'Votre zone sera connue.' : `Il restera ${zones(n)} où vous pourriez être.`),
  leavesNow: (n) => (n === 1 ? 'Tous connaissent déjà votre zone.' : `Rien n’est révélé : ${zones(n)} restent possibles, comme avant.`),
  leavesAnomaly: (n) => (n === 1 ? 'Tous sauront alors où vous êtes.' : `Vous pourrez alors être dans ${zones(n)}.`),
  smell: 'Ce que laisserait chaque réponse est écrit près de chaque nom.',
  eats: (n) => `${n} d’abord ${n < 2 ? 'mangé' : 'mangés'}`,
  pays: 'Cette carte ne paie pas cette action.',
  evolveFirst: 'Il vous faut de quoi payer.',
  nothingHere: 'Cette question n’en demande rien.',
  whichStudent: 'Lequel de vos Étudiants ?',
  pieces: 'Vos repères ici',
  log: { round: (n) => `Manche ${n}`, secret: 'Vous seul le savez' },
  known: { start: 'Personne n’a encore rien appris sur vous.' },
  share: (name, why) => `${name} : ${why}`,
  keys: {
    title: 'Touches',
    list: [
      ['Tab', 'D’une partie de la table à la suivante'],
      ['Flèches', 'De zone en zone'],
      ['Entrée', 'Choisir'],
      ['Échap', 'Recommencer'],
      ['B', 'La station en texte'],
      ['?', 'Cette liste'],
    ],
  },
};
