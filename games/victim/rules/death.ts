/** 3.24 The Death Skills. */
import { end, must, next } from '@lurk/kernel';
import { weaken, wound } from '../acts/bodies.ts';
import { checkEnd } from '../acts/end.ts';
import { leaveForest } from '../acts/leaving.ts';
import { moveRage } from '../acts/rage.ts';
import type { CharacterId } from '../data/characters.ts';
import { DEMON, type DeathSkill, MOST_RAGE } from '../data/demons.ts';
import { ELIMINATIONS, TWO_EACH } from '../data/setup.ts';
import { redLeft } from '../facts/demons.ts';
import { attackable, forest, isExposed, named, victimOf } from '../facts/people.ts';
import { theDemon } from '../facts/targets.ts';
import { type C, type Cell, procedure } from '../types.ts';

export const death = procedure('death', {
  /** VI-324, VI-326, VI-327 */
  strike: (c) => {
    const { s, at } = c;
    const { demon } = theDemon(s.open);
    const cell = must(victimOf(s.open, at.victim).at);
    moveRage(c, -MOST_RAGE, 'death');
    s.open.eliminated++;
    // VI-328, VI-339a The second Victim is eliminated even by a wolf's bite: the rest of the skill is not resolved.
    if (DEMON[demon].death === 'wolfBite' && s.open.eliminated < ELIMINATIONS) enslave(c, at.victim);
    else eliminate(c, at.victim);
    checkEnd(c);
    if (s.open.end) return end();
    AFTERWARDS[DEMON[demon].death](c, cell);
    return next;
  },
});

function eliminate(c: C, victim: CharacterId): void {
  leaveForest(c, victim, 'eliminated');
  c.tell.all({ t: 'eliminated', victim, count: c.s.open.eliminated });
}
/** VI-338, VI-344 */
function enslave(c: C, victim: CharacterId): void {
  const { open } = c.s;
  leaveForest(c, victim, 'enslaved');
  if (open.players <= TWO_EACH) victimOf(open, victim).seat = theDemon(open).seat;
  c.tell.all({ t: 'enslaved', victim, count: open.eliminated });
}

/** What follows the elimination; `cell` is where the Victim lay. */
const AFTERWARDS: Record<DeathSkill, (c: C, cell: Cell) => void> = {
  /** VI-338 */
  wolfBite: () => {},
  /** VI-356 */
  freshMeat: ({ s, tell }) => {
    theDemon(s.open).meat = true;
    tell.all({ t: 'meatTaken' });
  },
  /** VI-366 */
  bloodCurse: (c) => {
    const unhurt = forest(c.s.open).filter((victim) => isExposed(victim) && victim.wounds === 0);
    wound(c, named(unhurt), 'bloodCurse');
  },
  /** VI-378 */
  toxicScar: (c) => weakenAll(c, 'poisoned'),
  /** VI-387 */
  splitting: ({ s, tell }, cell) => {
    if (redLeft(s.open) === 0) return;
    theDemon(s.open).shadows.push(cell);
    tell.all({ t: 'shadowPut', cell });
  },
  /** VI-396 */
  hauntingHum: (c) => weakenAll(c, 'frightened'),
};
function weakenAll(c: C, effect: 'poisoned' | 'frightened'): void {
  for (const { character } of attackable(c.s.open)) weaken(c, character, effect);
}
