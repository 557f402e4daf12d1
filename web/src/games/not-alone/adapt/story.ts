/** How the log reads as a story, by turn and phase. */
import { type NA, nameOfPhase, tableOf } from '@lurk/not-alone/public';
import type { StoryRules } from '../../../play/showing/story';

export const heading: StoryRules<NA>['heading'] = (event, lang) => {
  if (event.t === 'turnBegan') return { text: [tableOf(lang).log.turn(event.turn)], head: 'turn' };
  return event.t === 'phaseBegan' && event.phase !== 0 ? { text: [nameOfPhase(lang, event.phase)], head: 'phase' } : null;
};
