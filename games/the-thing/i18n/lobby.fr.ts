// What is chosen before a match, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './lobby.en.ts';

export const words: Words<typeof english> = {
  options: {
    overlay: { name: 'Aide à la déduction', rule: 'Ce que la table déduit des infections possibles. La même pour tous.' },
    characterChoice: { name: 'Personnages', rule: 'Comment les Personnages sont répartis.' },
    simpleKennel: { name: 'Chenil simple', rule: 'Les Chiens capturés ne ressortent jamais.' },
    sleepersSafe: { name: 'Dormeurs à l’abri', rule: 'Les Personnages couchés dans le Dortoir ne font pas de Rencontre.' },
    eliminationWin: {
      name: 'Victoire par élimination',
      rule: 'Les Humains gagnent aussi quand il ne reste ni Alien ni Chien. On apprend ainsi qu’il n’y a plus d’Alien caché.',
    },
    hopelessEnd: { name: 'Fin sans issue', rule: 'Les Aliens gagnent dès que les trois moyens de fuir sont perdus pour de bon.' },
    coopRoleCheck: {
      name: 'Les rôles comptent à l’évasion',
      rule: 'Chaque Personnage qui embarque montre sa carte Rôle. C’est perdu si un Alien embarque ou si un Humain reste au sol.',
    },
    coopEncounterReveal: {
      name: 'Les Rencontres peuvent dévoiler',
      rule: 'Un Personnage dont le disque atteint la case de la Menace lors d’une Rencontre est perdu aussi. Bien plus dur, et absent du livret.',
    },
  },
  choices: {
    overlay: {
      none: { name: 'La mémoire seule', rule: 'Rien n’est déduit, et il n’y a pas de marques : comme autour d’une vraie table.' },
      tokens: {
        name: 'Marques à la main',
        rule: 'Rien n’est déduit, mais vous pouvez marquer à qui vous vous fiez et qui vous soupçonnez ; personne d’autre ne le voit.',
      },
      exact: { name: 'Exacte', rule: 'Montre qui peut être infecté d’après ce que vous avez vu, depuis quelle manche et par qui.' },
    },
    characterChoice: {
      random: { name: 'Distribués', rule: 'Chacun en reçoit un au hasard.' },
      agreed: { name: 'Choisis', rule: 'Chacun en prend un, dans l’ordre des places.' },
    },
  },
  roles: {
    human: { name: 'Humain', many: 'Humains', rule: 'Quitter la base ensemble, sans Alien à bord.' },
    alien: { name: 'Alien', many: 'Aliens', rule: 'Les infecter, embarquer avec eux, ou laisser faire le froid.' },
  },
  alone: { name: 'En solo contre l’Alien', rule: 'Six Personnages, trois dés, aucun robot : le jeu coopératif.' },
};
