/** 3.23 Attack and defence (timing note 2). */
import { type Answer, ask, call, end, go, must, next } from '@lurk/kernel';
import { weaken, wound } from '../acts/bodies.ts';
import { useItem } from '../acts/items.ts';
import { moveRage, moveStamina } from '../acts/rage.ts';
import type { DefendChoice, RerollChoice } from '../answers.ts';
import { bloodSmell, defend } from '../asks/hunting.ts';
import type { CharacterId } from '../data/characters.ts';
import type { DemonId } from '../data/demons.ts';
import { mayReact } from '../facts/asked.ts';
import { attackScore } from '../facts/demons.ts';
import { isAttackable, victimOf } from '../facts/people.ts';
import { smellCouldHelp } from '../facts/rerolls.ts';
import { canSmell, theDemon } from '../facts/targets.ts';
import { type C, type Frames, type Hunter, procedure, type Weakening } from '../types.ts';
import { rollDemonDie, smellBlood } from './demon-die.ts';

/** VI-367, VI-389 What a hit of the basic Attack does besides. */
const ATTACK_EFFECT: Partial<Record<DemonId, Weakening>> = { widow: 'poisoned', phantom: 'frightened' };

/** An Attack that has not been rolled for yet. */
export const newAttack = (by: Hunter, victims: CharacterId[]): Frames['attack'] => ({ by, victims, die: 0 });

export const attack = procedure('attack', {
  /** VI-312, VI-340 */
  roll: (c) => {
    c.at.die = rollDemonDie(c, c.at.by, 'attack');
    return next;
  },
  /** VI-329, RU-112 */
  smell: ({ s, at }) => (canSmell(s.open, at.by) && smellCouldHelp(s, 'attack', at.die) ? ask(bloodSmell, 'smelt') : go('strike')),
  smelt: (c, [{ choice }]: Answer<RerollChoice>[]) => {
    if (choice === 'reroll') c.at.die = smellBlood(c, 'attack');
    return next;
  },
  /** VI-342 The slave has neither upgrades nor skills. */
  strike: ({ s, at }) => {
    const demon = theDemon(s.open);
    const own = at.by === 'demon';
    const effect = own ? (ATTACK_EFFECT[demon.demon] ?? null) : null;
    const score = attackScore(demon, at.die, at.by);
    const all: Frames['blows'] = { by: at.by, blow: 'attack', queue: at.victims.slice(), ...score, effect };
    return call('blows', all);
  },
  /** VI-359 */
  voodooDoll: (c) => {
    const { open } = c.s;
    if (theDemon(open).demon === 'witch' && must(open.deed).hit.length > 0) moveStamina(c, 1, 'voodooDoll');
    return next;
  },
});

/** VI-318, VI-336 One attack after the other. */
export const blows = procedure('blows', {
  nextBlow: ({ s, at }) => {
    const victim = at.queue.shift();
    if (victim === undefined) return end();
    // VI-319
    if (!isAttackable(victimOf(s.open, victim))) return go('nextBlow');
    const { queue: _, ...blow } = at;
    return call('blow', { ...blow, victim }, 'nextBlow');
  },
});

export const blow = procedure('blow', {
  aim: ({ s, at, tell, pub }) => {
    const { by, blow, victim, score, base, added } = at;
    s.open.attack = { by, blow, victim, score, base, added, outcome: null };
    tell.all({ t: 'attacked', by, blow, victim, score, base, added });
    // VI-313
    return mayReact(pub, victim) ? ask(defend, 'decided') : go('defence');
  },
  /** VI-222, VI-223 */
  decided: (c, [{ choice }]: Answer<DefendChoice>[]) => {
    if (choice === 'roll') return next;
    useItem(c, c.at.victim, 'firework');
    fail(c, null);
    return end();
  },
  /** VI-314 */
  defence: ({ s, at }) => {
    // VI-206a Of a Web there is no deed.
    s.open.deed?.defended.push(at.victim);
    const roll: Frames['roll'] = { victim: at.victim, stat: 'vit', why: 'defence' };
    return call('roll', roll);
  },
  /** VI-315, VI-316 */
  outcome: (c) => {
    const { s, at, tell } = c;
    const [{ stands: defence, outcome }] = s.open.rolls;
    if (outcome === 'passed') {
      fail(c, defence);
      return next;
    }
    Object.assign(s.open.attack ?? {}, { outcome: 'hit' });
    s.open.deed?.hit.push(at.victim);
    tell.all({ t: 'attackHit', victim: at.victim, score: at.score, defence });
    wound(c, [at.victim], 'attack');
    if (at.effect) weaken(c, at.victim, at.effect);
    return next;
  },
});

/** VI-289, VI-289a, VI-316; VI-342 the slave's failures give no Rage. */
function fail(c: C<Frames['blow']>, defence: number | null): void {
  const { s, at, tell } = c;
  Object.assign(s.open.attack ?? {}, { outcome: defence === null ? 'firework' : 'defended' });
  tell.all({ t: 'attackFailed', victim: at.victim, score: at.score, defence });
  if (at.by !== 'slave') moveRage(c, 1, 'failed');
}
