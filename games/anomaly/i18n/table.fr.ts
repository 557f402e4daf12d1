// All that is said and shown while a match is played, in French.
import { components } from './components.fr.ts';
import { decisionsFr } from './decisions.fr.ts';
import { events } from './events.fr.ts';
import { learntFr, overlayFr } from './overlay.fr.ts';
import { screenFr } from './screen.fr.ts';
import type { TableWords } from './table.en.ts';
import { whyNotFr } from './why-not.fr.ts';

export const words: TableWords = {
  ...components,
  ...screenFr,
  decisions: decisionsFr,
  events,
  whyNot: whyNotFr,
  ruledOut: overlayFr,
  learnt: learntFr,
};
