/** Roles change, come out, and players leave the table. */
import { type GreenRoom, isGreen } from '../data/rooms.ts';
import { columnOf } from '../data/setup.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { LeaderWhy, SuspicionWhy } from '../events.ts';
import { attackIn, forceInPlay, forceReserve } from '../facts/base.ts';
import { seatOf, suspicionOf, turnOrder } from '../facts/people.ts';
import { ALIENS, type C, type Infection, type Pawn } from '../types.ts';
import { checkEnd } from './end.ts';
import { discardAll } from './items.ts';
import { lapseOffers } from './offers.ts';

/** TT-004, TT-116, TT-122 Those who are Human become Aliens, all at once; then the end is looked for (TT-240, TT-241). */
export function infect(c: C, caught: readonly { pawn: Pawn; by: Infection['by'] }[]): void {
  const { open, own, vault } = c.s;
  const humans = caught.filter(({ pawn }) => own[seatOf(open, pawn)].role === 'human');
  for (const { pawn, by } of humans) {
    own[seatOf(open, pawn)].role = 'alien';
    vault.infections.push({ pawn, round: open.round, by });
  }
  if (humans.length > 0)
    checkEnd(
      c,
      humans.map(({ pawn }) => pawn),
    );
}

/** TT-202, TT-203 To the right, at most to the red space. */
export function moveDisc({ s, tell }: C, pawn: Pawn, by: number, why: SuspicionWhy): void {
  const last = s.open.coop ? TUNABLE.suspicion.last : s.open.players;
  putDisc({ s, tell }, pawn, Math.min(last, suspicionOf(s.open, pawn) + by), why);
}
/** TT-181, TT-207 */
export function putDisc({ s, tell }: Pick<C, 's' | 'tell'>, pawn: Pawn, to: number, why: SuspicionWhy): void {
  s.open.people[pawn].suspicion = to;
  tell.all({ t: 'suspicionMoved', pawn, to, why });
}

/** TT-208 to TT-216 */
export function reveal(c: C, pawn: Pawn, by: 'choice' | 'analysis'): void {
  const { open, circle } = c.s;
  // TT-212, TT-213, TT-138
  const force = open.revealed.length === 0 ? columnOf(open.players).firstForce : TUNABLE.alien.later;
  open.pool += Math.min(force, forceReserve(open));
  open.revealed.push(pawn);
  c.tell.all({ t: 'revealed', pawn, by, pool: open.pool });
  open.people[pawn].shown = 'alien';
  leave(c, pawn, 'revealed');
  circle[ALIENS].members.push(seatOf(open, pawn));
  circle[ALIENS].members.sort((a, b) => a - b);
}

/** TT-129, TT-217, TT-218 The victim is out, and the Alien has one Force more there. */
export function assimilate(c: C, pawn: Pawn, room: GreenRoom): void {
  c.tell.all({ t: 'assimilated', pawn, room });
  leave(c, pawn, 'assimilated');
  growForce(c, room);
  checkEnd(c);
}

/** TT-129, TT-131 One more Force in the room, if the reserve has any (TT-138). */
export function growForce({ s }: C, room: C['s']['open']['force'][number]['room']): void {
  const attack = s.open.force.find((at) => at.room === room);
  if (attack && forceReserve(s.open) > 0) attack.force++;
}

/** TT-257, TT-264, TT-138a One Force less in the room; TT-219 without any the Revealed Aliens are beaten. */
export function loseForce(c: C, room: GreenRoom): void {
  const { open, circle } = c.s;
  attackIn(open, room).force--;
  open.force = open.force.filter(({ force }) => force > 0);
  if (forceInPlay(open) > 0) return;
  const pawns = open.revealed.filter((pawn) => open.people[pawn].status === 'revealed');
  for (const pawn of pawns) open.people[pawn].status = 'beaten';
  circle[ALIENS] = { members: [], facts: { plan: [], proposals: [] } };
  if (pawns.length > 0) c.tell.all({ t: 'aliensBeaten', pawns });
  checkEnd(c);
}

/** A Character no more: figure, disc and possessions go, and so does the lead (TT-205, TT-210, TT-211, TT-218). */
export function leave(c: C, pawn: Pawn, status: 'revealed' | 'assimilated' | 'lost'): void {
  const { open } = c.s;
  discardAll(c, pawn);
  Object.assign(open.people[pawn], { status, at: null, standing: false, suspicion: null });
  lapseOffers(c);
  // TT-215
  if (open.leaderToken && 'holder' in open.leaderToken && open.leaderToken.holder === pawn) open.leaderToken = null;
  if (!open.coop && seatOf(open, pawn) === open.leader) succeed(c);
}

/** TT-215, RU-57 The next Character clockwise leads at once. */
function succeed(c: C): void {
  const [next] = turnOrder(c.s.open);
  if (next !== undefined) lead(c, seatOf(c.s.open, next), 'successor');
}

export function lead({ s, tell }: C, seat: number, why: LeaderWhy): void {
  s.open.leader = seat;
  tell.all({ t: 'leaderIs', seat, why });
}

/** TT-086 A Character placed in the room of the Leader token takes it. */
export function takeLeaderToken({ s, tell }: C, pawn: Pawn): void {
  const { open } = s;
  const { at } = open.people[pawn];
  if (!open.leaderToken || !('room' in open.leaderToken) || !at || !isGreen(at) || open.leaderToken.room !== at) return;
  open.leaderToken = { holder: pawn };
  tell.all({ t: 'tookLeaderToken', pawn });
}
