/** What each Main Action does (VI-036, VI-038). */
import { call, has, must, pickOf } from '@lurk/kernel';
import { placeToken, takeTokenBack, tryGate } from '../../acts/bunker.ts';
import { stepTo } from '../../acts/moves.ts';
import type { MainChoice, TurnChoice } from '../../answers.ts';
import type { CharacterId } from '../../data/characters.ts';
import type { C } from '../../types.ts';
import { actionOf, type MainGiven, type MainId } from '../main.ts';
import { type Acts, type Called, running } from './acts.ts';
import { SKILLS } from './skills.ts';

const MAIN: Acts<MainGiven> = {
  run: (_c, victim) => running(victim, 'run'),
  decode: (_c, victim) => call('decode', { victim }),
  heal: (_c, victim, target) => call('heal', { victim, target }),
  search: (_c, victim) => call('search', { victim }),
  hide: (_c, victim) => call('hide', { victim }),
  crawl: (c, victim, to) => {
    stepTo(c, victim, to, 'crawl');
    return call('arrive', { victim, how: 'crawl' as const });
  },
  place: (c, victim, { pick: token, with: place }) => {
    placeToken(c, victim, token, place);
    return tryGate(c, victim);
  },
  takeBack: (c, victim, place) => {
    takeTokenBack(c, victim, place);
    return tryGate(c, victim);
  },
  ...SKILLS,
};

export const isMain = (choice: TurnChoice): choice is MainChoice => {
  const id = pickOf(choice);
  return typeof id === 'string' && has(MAIN, id);
};
/** VI-036, VI-038 */
export function takeMain(c: C, victim: CharacterId, choice: MainChoice): Called {
  return typeof choice === 'string' ? take(c, victim, choice, null) : take(c, victim, choice.pick, choice.with);
}
function take<K extends MainId>(c: C, victim: CharacterId, id: K, given: MainGiven[K]): Called {
  const turn = must(c.s.open.turn);
  turn.ap--;
  turn.done.push(actionOf(id));
  return MAIN[id](c, victim, given);
}
