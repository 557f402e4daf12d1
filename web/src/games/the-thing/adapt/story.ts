/** How the log reads as a story, by round and phase. */
import { capital } from '@lurk/i18n';
import { type TT, tableOf } from '@lurk/the-thing/public';
import type { StoryRules } from '../../../play/showing/story';
import { BEHIND_THE_LOOK } from './secret';

export const story: StoryRules<TT> = {
  silent: [...BEHIND_THE_LOOK, 'pileBegan', 'drew', 'putCard', 'tokensPut', 'voteCalled', 'noAnalysis', 'usePassed'],
  betterTold: { swappedCard: 'swappedCardFor', drewItems: 'drewItemsAre', keptItem: 'keptItemIs', drewLab: 'drewLabIs' },
  icons: {
    weatherIs: 'moon',
    damaged: 'claw',
    repaired: 'gear',
    blackout: 'moon',
    boilerDestroyed: 'claw',
    freezing: 'hourglass',
    rescueMoved: 'pod',
    rescueArrived: 'pod',
    sosSent: 'beacon',
    planned: 'fang',
    attacked: 'fang',
    assimilated: 'fang',
    revealed: 'fang',
    placed: 'runner',
    slept: 'moon',
    encounterBegan: 'person',
    looked: 'eye',
    resorted: 'cards',
    burnt: 'spark',
    flipped: 'cards',
    assigned: 'cards',
    traded: 'swap',
    voted: 'target',
    suspicionMoved: 'target',
    analysed: 'kit',
    escapeBegan: 'flag',
    departed: 'flag',
    won: 'flag',
    leaderIs: 'flag',
  },
  heading: (event, lang) => {
    if (event.t === 'roundBegan') return { text: [capital(tableOf(lang).screen.round(event.round))], head: 'turn' };
    return event.t === 'phaseBegan' ? { text: [tableOf(lang).phases[event.phase]], head: 'phase' } : null;
  },
};
