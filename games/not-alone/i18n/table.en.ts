// All that is said and shown while a match is played, in English: one language of it is one part of the page (parts.ts).
import type { Words } from '@lurk/i18n';
import { components } from './components.en.ts';
import { decisionsEn } from './decisions.en.ts';
import { events } from './events.en.ts';
import { screenEn } from './screen.en.ts';
import { whyNotEn } from './why-not.en.ts';

export const words = {
  ...components,
  ...screenEn,
  decisions: decisionsEn,
  events,
  whyNot: whyNotEn,
};

export type TableWords = Words<typeof words>;
