/** 3.20 The Demon's Action Phase: its turn, and its slave's. */
import { type Answer, ask, call, go, goAfter, next } from '@lurk/kernel';
import { beginDeed, upgrade } from '../acts/demon.ts';
import { moveStamina } from '../acts/rage.ts';
import type { DemonChoice, SlaveChoice } from '../answers.ts';
import { demonAction, demonOptions, slaveAction, slaveOptions } from '../asks/demon.ts';
import type { CharacterId } from '../data/characters.ts';
import { SLAVE_POINTS } from '../data/setup.ts';
import { newDemonTurn } from '../facts/demons.ts';
import { named, slaveOf } from '../facts/people.ts';
import { frenzyTargets, theDemon } from '../facts/targets.ts';
import { type C, procedure } from '../types.ts';
import { newAttack } from './attack.ts';
import { newHunt } from './hunt.ts';
import { useSpecial } from './specials/use.ts';

export const demonPhase = procedure('demonPhase', {
  turn: () => call('demonTurn'),
  /** VI-339, VI-339a */
  slave: ({ s, tell }) => {
    const slave = slaveOf(s.open);
    if (!slave) return next;
    tell.all({ t: 'slaveTurnBegan', victim: slave.character });
    return call('slaveTurn', { ap: SLAVE_POINTS, done: [] });
  },
});

export const demonTurn = procedure('demonTurn', {
  /** VI-277 to VI-280 */
  start: (c) => {
    const { s, tell } = c;
    const demon = theDemon(s.open);
    moveStamina(c, 1, 'turn');
    demon.turn = newDemonTurn(s.open, demon);
    tell.all({ t: 'demonTurnBegan', ap: demon.turn.ap });
    return next;
  },
  /** VI-284; timing note 6: who can do nothing is not asked. */
  act: ({ s }) => (demonOptions(s.open).length > 0 ? ask(demonAction, 'chosen') : go('finish')),
  chosen: (c, [{ choice }]: Answer<DemonChoice>[]) => (choice === 'end' ? go('finish') : goAfter(perform(c, choice), 'rush')),
  /** VI-209 */
  rush: () => call('adrenaline', null, 'act'),
  /** VI-280, VI-391 */
  finish: ({ s, tell }) => {
    const demon = theDemon(s.open);
    demon.turn.shaken = [];
    if (demon.bullet) {
      demon.bullet = false;
      tell.all({ t: 'bulletOff' });
    }
    tell.all({ t: 'demonTurnEnded' });
    return next;
  },
});

/** VI-281, VI-296 Nothing is to be done after an upgrade. */
function perform(c: C, choice: Exclude<DemonChoice, 'end'>) {
  if (choice === 'hunt') {
    beginDeed(c, 'demon', 'hunt');
    return call('hunt', newHunt('demon', 'action'));
  }
  if (choice === 'attackAll') return strike(c, named(frenzyTargets(c.s.open)));
  if (typeof choice === 'string') return useSpecial(c, choice);
  if (choice.pick === 'attack') return strike(c, [choice.with]);
  if (choice.pick === 'upgrade') return upgrade(c, choice.with);
  if (choice.pick !== 'death') return useSpecial(c, choice);
  beginDeed(c, 'demon', 'death');
  return call('death', { victim: choice.with });
}
function strike(c: C, victims: CharacterId[]) {
  beginDeed(c, 'demon', 'attack');
  return call('attack', newAttack('demon', victims));
}

/** VI-339 to VI-342a */
export const slaveTurn = procedure('slaveTurn', {
  act: ({ s, at }) => (slaveOptions(s.open, at).length > 0 ? ask(slaveAction, 'chosen') : go('finish')),
  chosen: (c, [{ choice }]: Answer<SlaveChoice>[]) => {
    if (choice === 'end') return go('finish');
    const action = choice === 'hunt' ? 'hunt' : 'attack';
    c.at.ap--;
    c.at.done.push(action);
    beginDeed(c, 'slave', action);
    return choice === 'hunt' ? call('hunt', newHunt('slave', 'action'), 'rush') : call('attack', newAttack('slave', [choice.with]), 'rush');
  },
  rush: () => call('adrenaline', null, 'act'),
  finish: () => next,
});
