/** How the log reads as a story, by round. */
import { type AN, tableOf } from '@lurk/anomaly/public';
import type { StoryRules } from '../../../play/showing/story';

export const heading: StoryRules<AN>['heading'] = (event, lang) => {
  if (event.t === 'roundBegan') return { text: [tableOf(lang).log.round(event.round)], head: 'turn' };
  return event.t === 'turnBegan' ? { text: [tableOf(lang).sides[event.side]], head: 'phase' } : null;
};
