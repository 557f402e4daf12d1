/** How the log reads as a story, by turn and phase. */
import { type NA, nameOfPhase, TWINS, tableOf } from '@lurk/not-alone/public';
import type { StoryRules } from '../../../play/showing/story';

export const story: StoryRules<NA> = {
  betterTold: TWINS,
  icons: {
    huntPlayed: 'claw',
    survivalPlayed: 'kit',
    placesShown: 'eye',
    caught: 'claw',
    collapsed: 'heart',
    rescueMoved: 'pod',
    rescueHeld: 'hourglass',
    assimMoved: 'claw',
    tokensPlaced: 'target',
    tokenMoved: 'target',
    markerPut: 'beacon',
    willChanged: 'heart',
    smokeRose: 'moon',
    smokeCleared: 'moon',
    won: 'flag',
  },
  heading: (event, lang) => {
    if (event.t === 'turnBegan') return { text: [tableOf(lang).log.turn(event.turn)], head: 'turn' };
    return event.t === 'phaseBegan' && event.phase !== 0 ? { text: [nameOfPhase(lang, event.phase)], head: 'phase' } : null;
  },
};
