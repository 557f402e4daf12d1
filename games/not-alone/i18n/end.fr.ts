// The end of a match and what is worth retelling of it, in French.

import { counting, type Words } from '@lurk/i18n';
import type { words as english } from './end.en.ts';

const { count } = counting('fr');

export const words: Words<typeof english> = {
  title: { creature: 'Artemia se repaît', hunted: 'La capsule décolle' },
  how: {
    hunted: (turn, spaces) =>
      `Au tour ${turn}, les Secours ont atteint la Victoire ; il manquait ${count(spaces, 'case', 'cases')} à l’Assimilation.`,
    creature: (turn, spaces) =>
      `Au tour ${turn}, l’Assimilation a atteint la Victoire ; il manquait ${count(spaces, 'case', 'cases')} aux Secours.`,
  },
  verdict: {
    hunted: { hunted: 'Vous voilà hors d’atteinte.', creature: 'Vos proies vous échappent.', watcher: 'Les Traqués gagnent.' },
    creature: { hunted: 'Artemia ne vous lâchera plus.', creature: 'Ils ne font plus qu’un avec vous.', watcher: 'La Créature gagne.' },
  },
  points: {
    collapse: (who) => `Plus de Volonté pour ${who}, et l’Assimilation avance.`,
    catch: (who) => `La Créature attrape ${who} d’un même élan.`,
    anticipated: (who) => `La Créature avait vu venir ${who}.`,
    leap: (_who, times) => `Les Secours avancent de ${count(times, 'case', 'cases')}.`,
    stasis: (_who, times) => `Stase retient les Secours, à ${count(times, 'case', 'cases')} de la Victoire.`,
    lured: (who, times) => `${who} détourne la Créature et sauve ${count(times, 'Traqué', 'Traqués')}.`,
    backfired: (who) => `${who} brouille la piste… et mène la Créature droit sur sa proie.`,
    dodged: (who) => `${who} échappe de justesse à la Créature.`,
    pushed: (who) => `Détour jette ${who} dans les bras de la Créature.`,
    gaveUp: (who) => `${who} lâche prise, et l’Assimilation avance.`,
    borrowed: (who) => `Depuis l’Antre, ${who} copie le lieu que la Créature gardait.`,
    firstCatch: (who) => `Première prise, et c’est ${who}.`,
  },
  screen: {
    goodFor: { creature: 'pour la Créature', hunted: 'pour les Traqués' },
    race: 'La course',
    raceTable: 'Cases restantes jusqu’à la Victoire après chaque tour',
    caughtTimes: (n) => (n === 0 ? 'aucune prise' : n === 1 ? 'une prise' : `${n} prises`),
  },
};
