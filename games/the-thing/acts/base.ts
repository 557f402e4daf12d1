/** Fuel, damage, food and fire. */
import type { GreenRoom } from '../data/rooms.ts';
import type { DamageWhy } from '../events.ts';
import { boilerDestroyed, freeDamage, isDark } from '../facts/base.ts';
import { inPlace } from '../facts/people.ts';
import type { Arm, C, Pawn } from '../types.ts';
import { checkEnd } from './end.ts';

/** TT-054, TT-094, RU-17 Fills free damage spaces; what does not fit is lost, and that is told, too. */
export function damage({ s, tell }: C, room: GreenRoom, count: number, why: DamageWhy): void {
  const { open } = s;
  const [wasDark, wasDestroyed] = [isDark(open), boilerDestroyed(open)];
  const fits = Math.min(count, freeDamage(open, room));
  if (count === 0) return;
  open.rooms[room].damage += fits;
  tell.all({ t: 'damaged', room, count: fits, damage: open.rooms[room].damage, why });
  // TT-056
  if (isDark(open) && !wasDark) tell.all({ t: 'blackout', on: true });
  // TT-059, TT-061
  if (boilerDestroyed(open) && !wasDestroyed) {
    open.rooms.boiler.fuel = 0;
    open.freezing = 0;
    loseLeaderToken(open, 'boiler');
    tell.all({ t: 'boilerDestroyed' });
  }
}

/** TT-154 */
export function repair({ s, tell }: C, room: GreenRoom, count: number, pawn: Pawn): void {
  const { open } = s;
  const wasDark = isDark(open);
  const removed = Math.min(count, open.rooms[room].damage);
  open.rooms[room].damage -= removed;
  tell.all({ t: 'repaired', room, count: removed, damage: open.rooms[room].damage, pawn });
  // TT-057
  if (wasDark && !isDark(open)) tell.all({ t: 'blackout', on: false });
}

/** TT-293, TT-298, TT-299, TT-311 One fuel token into a room that has a free space for it. */
export function addFuel({ s, tell }: C, room: GreenRoom, from: 'warehouse' | 'depot'): void {
  s.open[from]--;
  s.open.rooms[room].fuel++;
  tell.all({ t: 'fuelMoved', room, from, fuel: s.open.rooms[room].fuel });
}

/** TT-312 Warehouse fuel that leaves the game. */
export function loseFuel({ s, tell }: C, count: number): void {
  const lost = Math.min(count, s.open.warehouse);
  s.open.warehouse -= lost;
  tell.all({ t: 'fuelLost', count: lost });
}

/** TT-306 From the Pantry alone. */
export function loseFood({ s, tell }: C, count: number): void {
  const lost = Math.min(count, s.open.pantry);
  s.open.pantry -= lost;
  tell.all({ t: 'foodLost', count: lost });
}

/** TT-271 to TT-275 */
export function setFire(c: C, room: GreenRoom, pawn: Pawn, arm: Arm): void {
  const { s, tell } = c;
  const { open } = s;
  open.rooms[room].burnt = true;
  tell.all({ t: 'burnt', room, pawn, with: arm });
  sendToRec(c, inPlace(open, room));
  loseLeaderToken(open, room);
  // TT-274
  if (open.freezing !== null) {
    open.freezing = 0;
    tell.all({ t: 'freezing', to: 0 });
  }
  checkEnd(c);
}

/** TT-086a */
function loseLeaderToken(open: C['s']['open'], room: GreenRoom): void {
  if (open.leaderToken && 'room' in open.leaderToken && open.leaderToken.room === room) open.leaderToken = null;
}

/** TT-139, TC-040 All Force of the base goes back to the pool. */
export function recoverForce({ s, tell }: C): void {
  const { open } = s;
  if (open.force.length === 0) return;
  open.pool += open.force.reduce((sum, { force }) => sum + force, 0);
  open.force = [];
  tell.all({ t: 'forceRecovered', pool: open.pool });
}

/** TT-129, TT-130, TT-271 */
export function sendToRec({ s, tell }: C, pawns: readonly Pawn[]): void {
  if (pawns.length === 0) return;
  for (const pawn of pawns) Object.assign(s.open.people[pawn], { at: 'rec', standing: false });
  tell.all({ t: 'sentToRec', pawns: pawns.slice() });
}

export function layDown({ s, tell }: C, pawns: readonly Pawn[]): void {
  if (pawns.length === 0) return;
  for (const pawn of pawns) s.open.people[pawn].standing = false;
  tell.all({ t: 'laidDown', pawns: pawns.slice() });
}

/** TT-257, TT-264, TT-270 A random card of the Activity pile goes unseen, if there is one. */
export function losePileCard({ s, dice, tell }: C): void {
  const { pile, actionDiscard } = s.vault;
  if (pile.length === 0) return;
  actionDiscard.push(dice.take('pile', pile));
  tell.all({ t: 'pileLost', count: 1 });
}
