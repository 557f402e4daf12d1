/** How the log reads as a story, by round. */
import { type AN, nameOfSide, tableOf } from '@lurk/anomaly/public';
import type { StoryRules } from '../../../play/showing/story';

export const story: StoryRules<AN> = {
  betterTold: {
    studentMoved: 'studentMovedTo',
    trapLaid: 'trapLaidAt',
    anomalyMoved: 'anomalyMovedTo',
  },
  silent: ['apChanged', 'turnEnded', 'roundEnded'],
  icons: {
    used: 'cards',
    studentRevealed: 'eye',
    anomalyRevealed: 'eye',
    attacked: 'target',
    exploded: 'target',
    fed: 'claw',
    possessed: 'claw',
    scented: 'claw',
    evolved: 'spark',
    electricityPlaced: 'spark',
    electricityActivated: 'spark',
    trackMoved: 'heart',
    starved: 'heart',
    irradiated: 'moon',
    radiationPlaced: 'moon',
    won: 'flag',
    drawn: 'cards',
  },
  heading: (event, lang) => {
    if (event.t === 'roundBegan') return { text: [tableOf(lang).log.round(event.round)], head: 'turn' };
    return event.t === 'turnBegan' ? { text: [nameOfSide(lang, event.side)], head: 'phase' } : null;
  },
};
