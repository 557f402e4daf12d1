import type { Zone } from '@lurk/anomaly/public';
import type { Rich } from '../../../ui/types';

/** Sentences that people or the engine would bring to the ANOMALY pages. */
export interface Says {
  readonly lead: string;
  readonly leadIts: string;
  readonly leadDark: string;
  readonly move: {
    readonly wanted: string;
    readonly short: string;
    readonly help: string;
    readonly seal: string;
    readonly sealHelp: string;
  };
  readonly aim: { readonly wanted: string; readonly help: string; readonly seal: string; readonly sealHelp: string; readonly why: string };
  readonly window: { readonly wanted: string; readonly help: string };
  readonly whyShown: string;
  readonly whyNotAdjacent: string;
  readonly reasons: Readonly<Partial<Record<Zone, string>>>;
  readonly log: readonly Rich[];
  readonly talk: readonly [Rich, Rich, Rich];
  readonly step: { readonly wanted: string; readonly help: string; readonly seal: string; readonly sealHelp: string };
  readonly scent: {
    readonly wanted: string;
    readonly short: string;
    readonly help: string;
    readonly seal: string;
    readonly sealHelp: string;
  };
  readonly possess: {
    readonly wanted: string;
    readonly help: string;
    readonly seal: string;
    readonly sealHelp: string;
    readonly why: string;
  };
  readonly whyEvolve: string;
  readonly whyCards: string;
  readonly known: readonly Rich[];
  readonly overheard: readonly [Rich, Rich];
  readonly feedLine: string;
  readonly missLine: string;
  readonly watch: string;
  readonly points: readonly [Rich, Rich, Rich];
}

export const saysEn: Says = {
  lead: 'Students’ turn · 4 of 7',
  leadIts: 'The Anomaly’s turn',
  leadDark: 'Your turn · lights are out',
  move: {
    wanted: 'Choose the symbol you leave behind',
    short: 'Which symbol do you show?',
    help: 'You move to Quarters SE. Mina or Theo may go first.',
    seal: 'Seal the move',
    sealHelp: 'Your zone stays secret.',
  },
  aim: {
    wanted: 'Where do you shoot?',
    help: 'Choose a zone up to 2 away.',
    seal: 'Fire',
    sealHelp: 'Core SW. It gets Possess.',
    why: 'it is 3 zones away.',
  },
  window: { wanted: 'Vera stands in Labs S', help: 'Waiting for traps.' },
  whyShown: 'already on show',
  whyNotAdjacent: 'it is not adjacent.',
  reasons: {
    'Q-SW': 'It could have stepped here in turn 1, but in turn 2 it answered Yes to Cold. There is no Cold here.',
    'C-SW': 'Reached through a bay in turn 1, and Cold fits.',
  },
  log: [
    ['Strike on Labs S: ', { em: 'hit' }, '. The card becomes its Scent.'],
    ['moved. It can cross the bays.'],
    ['tracked Cold: ', { em: 'Yes' }, '.'],
    ['waited.'],
    ['moved and shows ', { em: 'AI' }, '.'],
    ['waited.'],
  ],
  talk: [['Cold side, then. Core south or Labs west.'], ['Not saying where I am while it listens.'], ['Please do, Theo.']],
  step: { wanted: 'Step into the dark', help: 'They hear that you move, not where.', seal: 'Creep', sealHelp: 'To Labs W, 1 point' },
  scent: {
    wanted: 'Paint the zones you want to scent',
    short: 'Paint the zones to scent',
    help: 'Each of them must answer: inside, or not.',
    seal: 'Breathe in',
    sealHelp: '3 zones, spends Scent and 1 point',
  },
  possess: {
    wanted: 'Theo’s hands are yours',
    help: 'Choose a card, then what they do with it.',
    seal: 'Pull the strings',
    sealHelp: 'Theo strikes Quarters SE',
    why: 'no sensor is left.',
  },
  whyEvolve: 'you hold 1 of 2 Evolve cards.',
  whyCards: 'you hold no such card.',
  known: [
    ['Theo hit you in Labs S.'],
    ['You moved, bays included. The sensor in Quarters SE stayed silent.'],
    ['Cold: ', { em: 'Yes' }, '. Only three zones fit.'],
  ],
  overheard: [['If it is in Core SW I can reach it.'], ['I am out of the lightning. Go.']],
  feedLine: 'Vera fed in Labs S. Theo was there. Nobody else was.',
  missLine: 'Vera showed herself in Quarters NW.',
  watch: 'Ada is choosing',
  points: [
    ['Theo’s Strike finds it in Labs S, and ', { em: 'hands it Scent' }, '.'],
    ['Fed on Theo: a swing of two.'],
    ['Ada springs the trap on the fuel under it.'],
  ],
};

export const saysFr: Says = {
  lead: 'Tour des Étudiants · 4 sur 7',
  leadIts: 'Tour de l’Anomalie',
  leadDark: 'À vous · lumières éteintes',
  move: {
    wanted: 'Quel symbole montrez-vous ?',
    short: 'Quel symbole montrer ?',
    help: 'Vous allez aux Quartiers SE. Mina ou Théo peut vous devancer.',
    seal: 'Sceller',
    sealHelp: 'Votre zone reste secrète.',
  },
  aim: {
    wanted: 'Où tirez-vous ?',
    help: 'Choisissez une zone à distance 2 au plus.',
    seal: 'Tirer',
    sealHelp: 'Noyau SO. Elle reçoit Possession.',
    why: 'elle est à distance 3.',
  },
  window: { wanted: 'Véra est aux Labos S', help: 'On attend les pièges.' },
  whyShown: 'déjà visible',
  whyNotAdjacent: 'elle n’est pas adjacente.',
  reasons: {
    'Q-SW': 'Elle aurait pu y entrer au tour 1, mais au tour 2 elle a répondu Oui à Froid. Pas de Froid ici.',
    'C-SW': 'Accessible par un hangar au tour 1, et Froid convient.',
  },
  log: [
    ['Tir sur Labos S : ', { em: 'touchée' }, '. La carte devient son Sens.'],
    ['s’est déplacée. Elle traverse les hangars.'],
    ['piste Froid : ', { em: 'Oui' }, '.'],
    ['a attendu.'],
    ['se déplace et montre ', { em: 'IA' }, '.'],
    ['a attendu.'],
  ],
  talk: [['Donc côté froid. Noyau sud ou Labos ouest.'], ['Je ne dirai rien tant qu’elle écoute.'], ['Dis toujours, Théo.']],
  step: {
    wanted: 'Avancez dans le noir',
    help: 'On entend que vous bougez, pas où.',
    seal: 'Ramper',
    sealHelp: 'Vers Labos O, 1 PA',
  },
  scent: {
    wanted: 'Peignez les zones à flairer',
    short: 'Peignez les zones à flairer',
    help: 'Chacun devra répondre : dedans, ou dehors.',
    seal: 'Inspirer',
    sealHelp: '3 zones, coûte Sens et 1 PA',
  },
  possess: {
    wanted: 'Les mains de Théo sont à vous',
    help: 'Choisissez une carte, puis ce qu’il en fait.',
    seal: 'Tirer les fils',
    sealHelp: 'Théo tire sur les Quartiers SE',
    why: 'il ne reste aucun détecteur.',
  },
  whyEvolve: 'vous avez 1 carte Évolution sur 2.',
  whyCards: 'vous n’avez pas cette carte.',
  known: [
    ['Théo vous a touchée aux Labos S.'],
    ['Vous avez bougé, hangars compris. Le détecteur des Quartiers SE s’est tu.'],
    ['Froid : ', { em: 'Oui' }, '. Trois zones seulement conviennent.'],
  ],
  overheard: [['Si elle est au Noyau SO, je peux l’atteindre.'], ['Je suis hors des éclairs. Allez-y.']],
  feedLine: 'Véra s’est nourrie aux Labos S. Théo y était. Personne d’autre.',
  missLine: 'Véra s’est montrée aux Quartiers NO.',
  watch: 'Ada choisit',
  points: [
    ['Le Tir de Théo la trouve aux Labos S, et lui ', { em: 'donne Sens' }, '.'],
    ['Nourrie de Théo : deux points d’écart.'],
    ['Ada fait sauter le carburant sous elle.'],
  ],
};
