/** Attacks and explosions (AN-085 to AN-098), with Morph (AN-144 to AN-147). Each is one block of damage. */
import type { Zone } from '../data/board.ts';
import { DAMAGE, type Weapon } from '../data/cards.ts';
import { anomalyZone, studentsIn } from '../facts/pawns.ts';
import type { Aim, C, Hit, Pawn } from '../types.ts';
import { lose } from './health.ts';

export interface Attack {
  /** The attacker: the Student acting, or the owner of the trap. */
  pawn: Pawn;
  weapon: Weapon;
  zone: Zone;
  aim: Aim;
  /** AN-123 Ordered by the Anomaly. */
  forced: boolean;
}

export const strikeAt = (c: C, attack: Attack): void => (attack.aim === 'fuel' ? explode(c, attack) : hitZone(c, attack));

function hitZone(c: C, { pawn, weapon, zone, forced }: Attack): void {
  const { s, tell } = c;
  const others = studentsIn(s, zone).filter((other) => other !== pawn);
  const there = anomalyZone(s) === zone;
  // AN-144, AN-147 Morph needs another Student to hide behind.
  const absorbed = there && others.length > 0 && s.open.evolutions.includes('morph');
  const hit: Hit = there && !absorbed ? 'anomaly' : others.length > 0 ? 'students' : 'nothing';
  const damage = hit === 'nothing' ? 0 : DAMAGE[weapon];
  const reaction = !forced && noteReaction(c, hit, absorbed ? zone : null);
  // AN-092, AN-146 The same words whether or not the Anomaly was there.
  tell.all({ t: 'attacked', pawn, weapon, zone, hit, pawns: hit === 'students' ? others : [], damage, reaction });
  if (hit === 'anomaly') s.open.located = true; // AN-083a
  // AN-015 The source is the side that chose the act.
  lose(c, hit === 'anomaly' ? { anomaly: damage } : { students: damage }, forced ? 'anomaly' : 'students', 'attack');
}

/** AN-150, AN-152, AN-152a Does a reaction pause follow? That much is public; whether Morph hid the Anomaly is its own secret. */
function noteReaction({ s }: C, hit: Hit, absorbedAt: Zone | null): boolean {
  const { open } = s;
  const { evolutions } = open;
  if (!evolutions.includes('reactive') || open.reactiveUsed || open.ap > 0) return false;
  if (hit === 'anomaly') open.reaction = 'hit';
  else if (hit === 'students' && evolutions.includes('morph')) {
    if (open.reaction === 'none') open.reaction = 'maybe';
    if (absorbedAt) s.own[open.anomaly].struck.push(absorbedAt);
  } else return false;
  return true;
}

/** AN-093 to AN-097 The fuel goes, and everybody in the zone, the attacker too, is hurt by 1 in all per side. */
function explode(c: C, { pawn, weapon, zone }: Attack): void {
  const { s, tell } = c;
  s.open.fuel = s.open.fuel.filter((fuel) => fuel !== zone);
  const pawns = studentsIn(s, zone);
  const anomaly = anomalyZone(s) === zone;
  tell.all({ t: 'exploded', pawn, weapon, zone, pawns, anomaly });
  if (anomaly) s.open.located = true; // AN-083a
  lose(c, { students: pawns.length > 0 ? 1 : 0, anomaly: anomaly ? 1 : 0 }, 'environment', 'explosion');
}
