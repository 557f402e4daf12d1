/** How the log reads as a story, by round and phase. */
import { capital } from '@lurk/i18n';
import { type TT, tableOf } from '@lurk/the-thing/public';
import type { StoryRules } from '../../../play/showing/story';

export const heading: StoryRules<TT>['heading'] = (event, lang) => {
  if (event.t === 'roundBegan') return { text: [capital(tableOf(lang).screen.round(event.round))], head: 'turn' };
  return event.t === 'phaseBegan' ? { text: [tableOf(lang).phases[event.phase]], head: 'phase' } : null;
};
