/** What the Demon pays and marks when it acts. */

import type { CharacterId } from '../data/characters.ts';
import { DEMON, type DemonAction, type Special, UPGRADE_COST, type Upgradable } from '../data/demons.ts';
import type { Side } from '../data/tiles.ts';
import { slotOf } from '../facts/demons.ts';
import { theDemon } from '../facts/targets.ts';
import type { C, Cell, Hunter } from '../types.ts';
import { moveRage, moveStamina } from './rage.ts';

/** VI-281, VI-282 A Main Action begins: 1 AP of the Demon's; the slave counts its own (VI-339). */
export function beginDeed({ s }: C, by: Hunter, action: DemonAction): void {
  const { turn } = theDemon(s.open);
  if (by === 'demon') {
    turn.ap--;
    turn.done.push(action);
  }
  s.open.deed = { by, action, moved: false, defended: [], hit: [] };
}

/** VI-294 A special, with what it is aimed at. */
export function beginSpecial(c: C, special: Special, aim: { victims?: readonly CharacterId[]; cell?: Cell; side?: Side } = {}): void {
  const demon = theDemon(c.s.open);
  const slot = slotOf(demon, special);
  beginDeed(c, 'demon', slot);
  moveStamina(c, -DEMON[demon.demon][slot].cost, 'special');
  const { victims = [], cell = null, side = null } = aim;
  c.tell.all({ t: 'specialUsed', special, victims: victims.slice(), cell, side });
}

/** VI-296 to VI-301 */
export function upgrade(c: C, skill: Upgradable): null {
  const { upgrades } = theDemon(c.s.open);
  moveRage(c, -UPGRADE_COST, 'upgrade');
  upgrades[skill]++;
  c.tell.all({ t: 'upgraded', skill, tokens: upgrades[skill] });
  return null;
}
