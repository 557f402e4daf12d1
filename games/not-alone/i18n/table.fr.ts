// All that is said and shown while a match is played, in French.
import { cardsFr } from './cards.fr.ts';
import { componentsFr } from './components.fr.ts';
import { decisionsFr } from './decisions.fr.ts';
import { events } from './events.fr.ts';
import { screenFr } from './screen.fr.ts';
import type { TableWords } from './table.en.ts';
import { whyNotFr } from './why-not.fr.ts';

export const words: TableWords = {
  ...componentsFr,
  ...cardsFr,
  ...screenFr,
  decisions: decisionsFr,
  events,
  whyNot: whyNotFr,
};
