/** 3.3, 3.4 The Victims' Action Phase and a Victim's turn. */
import { type Answer, ask, call, go, goAfter, must, next } from '@lurk/kernel';
import { isMain, takeMain } from '../actions/taking/main.ts';
import { takeSub } from '../actions/taking/sub.ts';
import { discardItems } from '../acts/items.ts';
import { endGroundAnalyze, endSmartLink } from '../acts/leaving.ts';
import type { DiscardChoice, FlashChoice, TurnChoice } from '../answers.ts';
import { photoFlash } from '../asks/peek.ts';
import { handLimit, turnOptions, victimAction } from '../asks/turn.ts';
import type { CharacterId } from '../data/characters.ts';
import { HAND_LIMIT } from '../data/items.ts';
import { handCount, holdsCards, itemIn } from '../facts/hands.ts';
import { inForest, victimOf } from '../facts/people.ts';
import { stacksLeft } from '../facts/placing.ts';
import { worker } from '../facts/skills.ts';
import { newTurn, statesThen } from '../facts/turns.ts';
import { type C, procedure } from '../types.ts';

/** VI-027, VI-033 */
export const victimsPhase = procedure('victimsPhase', {
  nextVictim: ({ s, at }) => {
    const victim = at.left.shift();
    if (victim === undefined) return next;
    return inForest(victimOf(s.open, victim)) ? call('victimTurn', { victim }, 'nextVictim') : go('nextVictim');
  },
});

/** VI-035 */
function moveStatesOn(c: C, character: CharacterId): void {
  const { s, tell } = c;
  const victim = victimOf(s.open, character);
  const { hide, recharge } = victim;
  Object.assign(victim, statesThen(victim));
  if (victim.hide !== hide) tell.all({ t: 'hideIs', victim: character, hide: victim.hide });
  if (victim.recharge !== recharge) tell.all({ t: 'rechargeIs', victim: character, recharge: victim.recharge });
  if (character === 'lucien') endSmartLink(c);
}

export const victimTurn = procedure('victimTurn', {
  start: (c) => {
    const { s, at, tell } = c;
    moveStatesOn(c, at.victim);
    s.open.turn = newTurn(s.open, at.victim);
    s.open.lastTurn = at.victim;
    // VI-051
    s.open.trail = [must(victimOf(s.open, at.victim).at)];
    tell.all({ t: 'turnBegan', victim: at.victim, ap: s.open.turn.ap });
    return next;
  },
  /** VI-035, VI-201 */
  flash: ({ s, at, pub }) => {
    const flashes = worker(s.open, 'photoFlash')?.character === at.victim && stacksLeft(pub).length > 0;
    return flashes ? ask(photoFlash, 'flashed') : go('act');
  },
  flashed: ({ at }, [{ choice: stack }]: Answer<FlashChoice>[]) =>
    stack ? call('peek', { victim: at.victim, by: 'photoFlash' as const, stack }, 'act') : next,
  /** VI-033; section 6, point 13: a turn ends by itself only where everybody sees that nothing is left to do. */
  act: ({ s, at, pub }) => {
    const victim = victimOf(s.open, at.victim);
    if (!inForest(victim)) return go('over');
    const nothingLeft = !holdsCards(pub, at.victim) && turnOptions({ pub, victim, hand: [] }).length === 1;
    return nothingLeft ? go('limit') : ask(victimAction, 'chosen');
  },
  chosen: (c, [{ choice }]: Answer<TurnChoice>[]) => {
    if (choice === 'end') return next;
    return goAfter(isMain(choice) ? takeMain(c, c.at.victim, choice) : takeSub(c, c.at.victim, choice), 'act');
  },
  /** VI-045, VI-044; timing note 5: the token comes off before anything else. */
  limit: (c) => {
    endGroundAnalyze(c, c.at.victim);
    return handCount(c.pub, c.at.victim) > HAND_LIMIT ? ask(handLimit, 'discarded') : go('over');
  },
  discarded: (c, [{ choice }]: Answer<DiscardChoice>[]) => {
    discardItems(c, c.at.victim, choice.map(itemIn), 'handLimit');
    return next;
  },
  over: ({ s, at, tell }) => {
    s.open.turn = null;
    s.open.trail = [];
    tell.all({ t: 'turnEnded', victim: at.victim });
    return next;
  },
});
