/** How the log reads as a story, by round and phase. */
import { screenOf, type VI } from '@lurk/victim/public';
import type { StoryRules } from '../../../play/showing/story';

export const heading: StoryRules<VI>['heading'] = (event, lang) => {
  const w = screenOf(lang);
  if (event.t === 'roundBegan') return { text: [w.end.roundNo(event.round)], head: 'turn' };
  return event.t === 'phaseBegan' ? { text: [w.phases[event.phase]], head: 'phase' } : null;
};
