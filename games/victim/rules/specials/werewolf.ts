/** 3.25 Target and Double Slash. */
import { type Answer, ask, next } from '@lurk/kernel';
import { relieve, weaken } from '../../acts/bodies.ts';
import type { TargetAttackChoice } from '../../answers.ts';
import { targetAttack } from '../../asks/hunting.ts';
import type { CharacterId } from '../../data/characters.ts';
import { isBetter } from '../../facts/demon-actions.ts';
import { procedure } from '../../types.ts';
import { specialBlows } from './blows.ts';

export const target = procedure('target', {
  /** VI-331 to VI-332, VI-335 */
  mark: (c) => {
    const { s, at } = c;
    if (!isBetter(s.open, 'special1'))
      for (const { character } of s.open.victims) if (!at.victims.includes(character)) relieve(c, character, 'target');
    for (const victim of at.victims) weaken(c, victim, 'target');
    return ask(targetAttack, 'decided');
  },
  decided: (c, [{ choice }]: Answer<TargetAttackChoice>[]) => (choice === 'attack' ? specialBlows(c, 'special1', c.at.victims) : next),
});

/** VI-336, VI-337 */
export const doubleSlash = procedure('doubleSlash', {
  slash: (c) => specialBlows(c, 'special2', new Array<CharacterId>(isBetter(c.s.open, 'special2') ? 3 : 2).fill(c.at.victim)),
});
