/** How the log reads as a story, by round and phase. */
import { screenOf, type VI } from '@lurk/victim/public';
import type { StoryRules } from '../../../play/story';

export const story: StoryRules<VI> = {
  silent: ['rolled', 'ownRolls', 'rolledTogether', 'runBegan', 'runEnded', 'tileLaid', 'turnEnded', 'hideIs', 'rechargeIs', 'freeHuntAnswered', 'adrenalineAnswered', 'tokenPut', 'decoderPut'],
  betterTold: { drew: 'drewItems', gave: 'gaveItem', peeked: 'peekedTiles', putBack: 'putBackTiles' },
  icons: {
    turnBegan: 'person',
    rollIs: 'dice',
    rollsShown: 'dice',
    rerolled: 'dice',
    demonRolled: 'dice',
    stepped: 'runner',
    tileTurned: 'plus',
    tested: 'dice',
    wounded: 'heart',
    fell: 'heart',
    healed: 'kit',
    stoodUp: 'runner',
    tokenFound: 'gear',
    tokenPlaced: 'lock',
    tokenTakenBack: 'lock',
    bunkerOpened: 'flag',
    escaped: 'flag',
    used: 'cards',
    drew: 'cards',
    discarded: 'cards',
    eventDrawn: 'moon',
    curseDrawn: 'fang',
    possessed: 'fang',
    rageMoved: 'spark',
    upgraded: 'spark',
    hunted: 'fang',
    attacked: 'claw',
    attackHit: 'claw',
    attackFailed: 'shield',
    specialUsed: 'claw',
    webPut: 'web',
    webSprung: 'web',
    eliminated: 'fang',
    enslaved: 'fang',
    won: 'flag',
    gateShown: 'lock',
    peeked: 'eye',
    hid: 'eye',
    demonTurnBegan: 'fang',
  },
  heading: (event, lang) => {
    const w = screenOf(lang);
    if (event.t === 'roundBegan') return { text: [w.end.roundNo(event.round)], head: 'turn' };
    return event.t === 'phaseBegan' ? { text: [w.phases[event.phase]], head: 'phase' } : null;
  },
};
