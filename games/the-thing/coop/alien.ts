/** Phase 4: what the Alien does by itself (TC-031 to TC-043). */
import { call, end, next } from '@lurk/kernel';
import { recoverForce } from '../acts/base.ts';
import { loneAttacks } from '../asks/alien.ts';
import { locationDeck } from '../facts/base.ts';
import { alienSabotage } from '../rooms.ts';
import { beginPhase } from '../rules/phase.ts';
import { procedure } from '../types.ts';
import { targetValue } from './facts.ts';

export const autoAlien = procedure('autoAlien', {
  /** TC-015, TC-030b */
  begin: (c) => {
    if (c.s.open.pool === 0) return end();
    beginPhase(c, 'alien');
    return next;
  },
  /** TC-031 to TC-033, TC-041 */
  cover: ({ s, dice, tell }) => {
    const { open, vault } = s;
    const value = targetValue(open);
    tell.all({ t: 'targetIs', value });
    const deck = dice.shuffle('locations', locationDeck(open));
    for (let room = deck.pop(); room && open.pool > 0; room = deck.pop()) {
      const force = Math.min(value, open.pool);
      vault.covered.push(room);
      open.plan.push(force);
      open.pool -= force;
    }
    tell.all({ t: 'planned', forces: open.plan.slice() });
    return next;
  },
  /** TC-034 */
  turnOver: ({ s, tell }) => {
    const { open, vault } = s;
    open.force = vault.covered.map((room, i) => ({ room, force: open.plan[i] }));
    vault.covered = [];
    open.plan = [];
    tell.all({ t: 'attacked', attacks: open.force.map(({ room, force }) => ({ room, force })) });
    return next;
  },
  /** TC-036a In the order drawn. */
  sabotage: (c) => {
    const lone = loneAttacks(c.s.open);
    for (const { room, force } of c.s.open.force.slice()) for (const alone of lone) if (alone === room) alienSabotage(c, alone, force);
    return next;
  },
  encounters: () => call('encounters', { left: [], others: [], byBoard: false }),
  /** TC-040 */
  recover: (c) => {
    recoverForce(c);
    return next;
  },
});
