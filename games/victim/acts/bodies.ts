/** What happens to a Victim's board: Wounds, weakening effects, statistics. */
import { CHARACTER, type CharacterId, CRITICAL, LEAST, type Stat } from '../data/characters.ts';
import type { HealWhy, StatWhy, WoundWhy } from '../events.ts';
import { yellowLeft } from '../facts/demons.ts';
import { isCritical, isStanding, victimOf } from '../facts/people.ts';
import { theDemon } from '../facts/targets.ts';
import type { C, Weakening } from '../types.ts';
import { checkEnd } from './end.ts';
import { moveRage } from './rage.ts';

/** VI-094 to VI-096, VI-244 One Wound each for these, together; then the end is looked at. Who is not standing gets none. */
export function wound(c: C, victims: readonly CharacterId[], why: WoundWhy): void {
  for (const character of victims) {
    const victim = victimOf(c.s.open, character);
    if (!isStanding(victim)) continue;
    victim.wounds++;
    c.tell.all({ t: 'wounded', victim: character, wounds: victim.wounds, why });
    if (isCritical(victim)) fall(c, character);
  }
  checkEnd(c);
}
function fall(c: C, character: CharacterId): void {
  const { open } = c.s;
  c.tell.all({ t: 'fell', victim: character });
  // VI-096
  for (const effect of victimOf(open, character).effects.slice()) relieve(c, character, effect);
  // VI-056, VI-113
  if (open.running?.victim === character) open.running.over = true;
  if (open.turn?.victim === character) open.turn.fell = true;
  // VI-100
  moveRage(c, 1, 'critical');
}

/** VI-114 Says whether the Victim has stood up: on an open Bunker tile it is then asked to enter (VI-161). */
export function healWound({ s, tell }: C, character: CharacterId, by: CharacterId, why: HealWhy): boolean {
  const victim = victimOf(s.open, character);
  victim.wounds--;
  tell.all({ t: 'healed', victim: character, wounds: victim.wounds, by, why });
  const stoodUp = victim.wounds === CRITICAL - 1;
  if (stoodUp) tell.all({ t: 'stoodUp', victim: character });
  return stoodUp;
}

/** VI-097, VI-321, VI-323 */
export function weaken({ s, tell }: C, character: CharacterId, effect: Weakening): void {
  const victim = victimOf(s.open, character);
  if (!isStanding(victim) || victim.effects.includes(effect) || yellowLeft(s.open) === 0) return;
  victim.effects.push(effect);
  // VI-391
  if (effect === 'frightened') theDemon(s.open).turn.shaken.push(character);
  tell.all({ t: 'weakened', victim: character, effect });
}
export function relieve({ s, tell }: C, character: CharacterId, effect: Weakening): void {
  const victim = victimOf(s.open, character);
  if (!victim.effects.includes(effect)) return;
  victim.effects = victim.effects.filter((other) => other !== effect);
  tell.all({ t: 'relieved', victim: character, effect });
}

/** VI-010 What would go beyond the track is lost. */
export function moveStat({ s, tell }: C, character: CharacterId, stat: Stat, by: 1 | -1, why: StatWhy): void {
  const { stats } = victimOf(s.open, character);
  const to = Math.min(CHARACTER[character].max[stat], Math.max(LEAST, stats[stat] + by));
  if (to === stats[stat]) return;
  stats[stat] = to;
  tell.all({ t: 'statMoved', victim: character, stat, to, why });
}
