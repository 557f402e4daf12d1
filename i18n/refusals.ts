/** Why the table refuses an answer: the same four sentences whatever is hidden, in every game. */
import type { Refusal } from '@lurk/kernel';
import type { Lang } from './format.ts';

export const REFUSALS: Record<Lang, Record<Refusal, string>> = {
  en: {
    notYourDecision: 'This choice is not yours to make.',
    decisionClosed: 'Too late: the moment has passed.',
    notAnOption: 'That cannot be done here.',
    matchOver: 'The game is over.',
  },
  fr: {
    notYourDecision: 'Ce choix ne vous revient pas.',
    decisionClosed: 'Trop tard\u00a0: le moment est passé.',
    notAnOption: 'Cela ne peut pas se faire ici.',
    matchOver: 'La partie est finie.',
  },
};
