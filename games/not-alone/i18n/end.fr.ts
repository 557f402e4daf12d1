// The end of a match and what is worth retelling of it, in French.

import type { Words } from '@lurk/i18n';
import type { endEn } from './end.en.ts';

export const endFr: Words<typeof endEn> = {
  title: { hunted: 'Les Secours sont arrivés', creature: 'L’Assimilation est complète' },
  how: {
    hunted: 'Au tour {turn}, les Secours ont atteint la Victoire ; il manquait {count} {count|case|cases} à l’Assimilation.',
    creature: 'Au tour {turn}, l’Assimilation a atteint la Victoire ; il manquait {count} {count|case|cases} aux Secours.',
  },
  verdict: {
    hunted: { hunted: 'Vous voilà hors d’atteinte.', creature: 'Vos proies vous échappent.', watcher: 'Les Traqués gagnent.' },
    creature: { hunted: 'Artemia ne vous lâchera plus.', creature: 'Ils ne font plus qu’un avec vous.', watcher: 'La Créature gagne.' },
  },
  points: {
    collapse: 'Tour {turn} : plus de Volonté pour {who}, et l’Assimilation avance.',
    catch: 'Tour {turn} : la Créature attrape {who} d’un même élan.',
    anticipated: 'Tour {turn} : la Créature avait vu venir {who}.',
    leap: 'Tour {turn} : les Secours avancent de {count} {count|case|cases}.',
    stasis: 'Tour {turn} : Stase retient les Secours, à {count} {count|case|cases} de la Victoire.',
    lured: 'Tour {turn} : {who} détourne la Créature et sauve {count} {count|Traqué|Traqués}.',
    backfired: 'Tour {turn} : {who} brouille la piste… et mène la Créature droit sur sa proie.',
    dodged: 'Tour {turn} : {who} échappe de justesse à la Créature.',
    pushed: 'Tour {turn} : Détour jette {who} dans les bras de la Créature.',
    gaveUp: 'Tour {turn} : {who} lâche prise, et l’Assimilation avance.',
    borrowed: 'Tour {turn} : depuis l’Antre, {who} emprunte ce que la Créature gardait.',
    firstCatch: 'Tour {turn} : première prise, et c’est {who}.',
  },
};
