/** 2.2 What Sabotage does in each room: by a card, or by the Alien with so much Force. */
import { damageSpaces, type GreenRoom } from '../data/rooms.ts';
import type { C } from '../types.ts';
import { damage, loseFood, loseFuel } from './base.ts';
import { loseCards, top } from './items.ts';

/** TT-155 A Sabotage card or die. */
export function sabotage(c: C, room: GreenRoom): void {
  if (room === 'lab') seekBlood(c);
  else wreck(c, room, 1, 'sabotage');
}

/** TT-093, TT-130 */
export function alienSabotage(c: C, room: GreenRoom, force: number): void {
  c.tell.all({ t: 'alienSabotaged', room, force });
  wreck(c, room, force, 'alien');
}

/** TT-094a Where there is less to take, what there is. */
function wreck(c: C, room: GreenRoom, force: number, why: 'sabotage' | 'alien'): void {
  if (damageSpaces(room) > 0) damage(c, room, force, why);
  else if (room === 'armory') loseCards(c, 'weapon', force);
  else if (room === 'warehouse') loseCards(c, 'object', force);
  else if (room === 'kitchen') loseFood(c, 2 * force);
  else if (room === 'weather') loseFuel(c, force);
  else loseLab(c, force);
}

/** TT-308, TT-308a Any of them: to take always the first would tell how those that are left lie in the bag. */
function seekBlood({ s, dice, tell }: C): void {
  const { lab } = s.vault;
  const bags = [...lab.keys()].filter((at) => lab[at] === 'blood');
  if (bags.length > 0) {
    lab.splice(bags[dice.below('blood', bags.length)], 1);
    s.open.gone.push('blood');
  }
  tell.all({ t: 'bloodSought', found: bags.length > 0 });
}

/** TT-309 Random tokens, unseen: the bag is shuffled as it is. */
function loseLab({ s, tell }: C, count: number): void {
  const lost = top(s.vault.lab, count);
  s.vault.labDiscard.push(...lost);
  tell.all({ t: 'labLost', count: lost.length });
}
