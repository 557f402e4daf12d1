/** When and where a beginner among the Students attacks (section 8.2), and when a trap is sprung. */
import { DAMAGE, type Pawn, type Seen, type Weapon, type Zone } from '@lurk/anomaly/public';
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { asks, followUp, idsOf, pick } from '../pick.ts';
import { type Belief, chanceAt, crowdAt } from './belief.ts';
import { handsOver, partsOf, things } from './cards.ts';

/** The strongest first. */
const BY_STRENGTH = ['baton', 'bludgeon', 'double', 'far', 'strike'] as const satisfies Weapon[];
/** Under Morph a friend may take the hit: below this chance of hurting the Anomaly, less that of hurting a friend, a Student holds back. */
const WORTH_IT = 0.5;

/** The strongest attack of this Student on an Anomaly whose zone is known, or null. */
export function attacks(view: Seen, belief: Belief, pawn: Pawn, actions: Shape, dice: Dice): Choice {
  if (belief.anomaly.length > 1) return null;
  const [zone] = belief.anomaly;
  if (worth(view, belief, pawn, zone) < WORTH_IT) return null;
  for (const weapon of BY_STRENGTH) {
    const more = asks(actions, weapon);
    const target = more && targetOf(belief, pawn, zone, partsOf(more), DAMAGE[weapon]);
    if (target) return pick(weapon, { card: handsOver(partsOf(more).card, dice), ...target });
  }
  return null;
}

/** Bludgeon and Baton hit where the Student stands; the others name a zone. Null if it is out of reach. */
function targetOf(
  belief: Belief,
  pawn: Pawn,
  zone: Zone,
  { at, aim }: Record<string, Shape>,
  damage: number,
): Record<string, Choice> | null {
  if (!at) return belief.students[pawn][0] === zone ? { aim: aimsAt(belief, zone, aim, damage) } : null;
  const aims = asks(at, zone);
  return aims ? { at: pick(zone, aimsAt(belief, zone, aims, damage)) } : null;
}

/** AN-063 The second hit cannot be forgone: it goes where it is likeliest to do good. */
export function strikesAgain(view: Seen, belief: Belief, pawn: Pawn, at: Shape): Choice {
  const good = (zone: Zone): number => worth(view, belief, pawn, zone);
  const zone = things(at, 'zone').reduce((best, other) => (good(other) > good(best) ? other : best));
  return pick(zone, aimsAt(belief, zone, followUp(at, zone), DAMAGE.double));
}

/** The chance to hurt the Anomaly, less that of hurting a friend instead (AN-089, AN-144). */
function worth({ open }: Seen, belief: Belief, pawn: Pawn, zone: Zone): number {
  const there = chanceAt(belief.anomaly, zone);
  const friend = Math.min(1, crowdAt(belief, zone, pawn));
  return open.evolutions.includes('morph') ? there * (1 - friend) - friend : there - (1 - there) * friend;
}

/** AN-087 Fuel is blown up under an Anomaly that is surely there, if that costs no damage and no Student can be near. */
function aimsAt(belief: Belief, zone: Zone, aims: Shape, damage: number): Choice {
  const blows = damage === 1 && chanceAt(belief.anomaly, zone) === 1 && crowdAt(belief, zone) === 0;
  return blows && idsOf(aims).includes('fuel') ? 'fuel' : 'zone';
}

/** Springs a trap under an Anomaly that is surely there; null lets all traps lie. */
export function springs(view: Seen, belief: Belief, shape: Shape): Choice {
  if (belief.anomaly.length > 1) return null;
  const [zone] = belief.anomaly;
  for (const activate of idsOf(shape)) {
    const traps = followUp(shape, activate);
    for (const pawn of things(traps, 'student')) {
      const aims = asks(followUp(traps, pawn), zone);
      if (aims && worth(view, belief, pawn, zone) > 0)
        return pick(activate, pick(pawn, pick(zone, aimsAt(belief, zone, aims, DAMAGE.trap))));
    }
  }
  return null;
}
