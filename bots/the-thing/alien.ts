/** The Revealed Alien (8.4): packets of two, sent where people are wanted, and to Dogs. */
import type { Choice, Shape } from '@lurk/kernel';
import { ALIENS, type Attack, attackBarred, choiceFor, freeDamage, isGreen, LOCATIONS, type Location } from '@lurk/the-thing/public';
import { chance, pick, weighted } from '../pick.ts';
import { drawn } from './choosing.ts';
import type { Mind } from './mind.ts';
import { effect } from './needs.ts';

const PACKET = 2;
const FOLLOWS = 0.5;
const PROPOSES = 0.5;

/** How likely somebody is there, and how much it would hurt. */
function target({ open, view }: Mind, room: Location): number {
  if (!isGreen(room)) return 1.5;
  const wanted = Math.max(effect(view, 'use', room), effect(view, 'repair', room));
  return 0.3 + wanted + effect(view, 'sabotage', room) / 2 + (open.rooms[room].dog ? 2 : 0);
}
function planned(mind: Mind): Attack[] {
  const { open, dice } = mind;
  const packets = Math.max(1, Math.floor(open.pool / PACKET));
  const deck = LOCATIONS.filter((room) => attackBarred(open, room) === null);
  const rooms = weighted(deck, (room) => target(mind, room) ** 1.5, packets, dice);
  const left = open.pool - PACKET * rooms.length;
  return rooms.map((room, i) => ({ room, force: Math.min(open.pool, PACKET) + (i === 0 ? Math.max(0, left) : 0) }));
}

/** D-04 Its own plan, or at times what another Revealed Alien proposed. */
export function plans(mind: Mind): Choice {
  const proposed = mind.view.circles[ALIENS]?.proposals[0];
  const plan = proposed && chance(mind.dice, FOLLOWS) ? proposed.plan : planned(mind);
  return choiceFor(plan, mind.open.pool);
}
/** D-05 One proposal a round. */
export function proposes(mind: Mind): Choice {
  const mine = mind.view.circles[ALIENS]?.proposals.some(({ by }) => by === mind.me);
  return mine || !chance(mind.dice, PROPOSES) ? null : pick('propose', choiceFor(planned(mind), mind.open.pool));
}

/** D-20 A Human, if there is one; the Boiler, if that is the end of it; the Dog. */
export const takes = (mind: Mind, shape: Shape): Choice =>
  drawn(shape, { pawn: (pawn) => 6 * (1.05 - mind.knows.of(pawn)), word: (prey) => (prey === 'dog' ? 2 : 0.5 + final(mind)) }, mind.dice);
function final({ open }: Mind): number {
  const there = open.force.find(({ room, force }) => room === 'boiler' && force >= freeDamage(open, 'boiler'));
  return there && open.freezing === null ? 20 : 0;
}
