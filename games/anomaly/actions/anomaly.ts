/** What the Anomaly's actions do (AN-106 to AN-134). */
import { type Choice, call, next, type Picked, pickOf } from '@lurk/kernel';
import { pay } from '../acts/cards.ts';
import { gain, lose } from '../acts/health.ts';
import { moveAnomaly } from '../acts/moves.ts';
import type { Zone } from '../data/board.ts';
import type { Evolution } from '../data/components.ts';
import { allPawns, anomalyZone, studentsIn, zoneOf } from '../facts/pawns.ts';
import type { Paid } from '../facts/payments.ts';
import type { C, Deed, Half } from '../types.ts';

interface Details {
  pay: Paid;
  evolution: Evolution;
  use: Choice;
  zones: Zone[];
  to: Zone;
}

/** AN-102 Basic or special. */
export const isBasic = (deed: Deed): boolean => deed === 'move' || deed === 'feed';
export const deedOf = (half: Half): Deed => (typeof half === 'object' ? half.pick : half);

/** Carries out one complete half of an action point, as far as nothing new comes out that it must decide upon. */
export function act(c: C, half: Half) {
  if (half === 'feed') return reveal(c, 'feed');
  if (half.pick === 'move') {
    moveAnomaly(c, half.with, 'move');
    return next;
  }
  const { pick: deed, with: more } = half;
  const details = more as unknown as Details;
  pay(c, deed, placesOf(details.pay));
  switch (deed) {
    case 'evolve': // AN-113, RU-81
      c.s.open.evolutions.push(details.evolution);
      c.tell.all({ t: 'evolved', evolution: details.evolution });
      return next;
    case 'overload':
      overload(c, details.use);
      return next;
    case 'possess':
      return reveal(c, 'possess');
    case 'scent': // AN-132, AN-133
      c.tell.all({
        t: 'scented',
        zones: details.zones,
        answers: allPawns(c.s.open).map((pawn) => details.zones.includes(zoneOf(c.s, pawn))),
      });
      return next;
    case 'teleport': // AN-134
      moveAnomaly(c, details.to, 'teleport');
      return next;
  }
}

/** The cards of a payment, by their places in the pile. */
function placesOf(paid: Paid): number[] {
  return paid.pick === 'half' ? [paid.with.pick, ...paid.with.with] : paid.with;
}

/** AN-107, AN-122 It reveals itself, and so does every Student in its zone. */
function reveal({ s, tell }: C, why: 'feed' | 'possess') {
  const zone = anomalyZone(s);
  const pawns = studentsIn(s, zone);
  tell.all({ t: 'anomalyRevealed', zone, why, pawns });
  return why === 'feed' ? call('feed', { zone, pawns }) : call('possess', { zone, pawns, victim: null });
}

function overload(c: C, use: Choice): void {
  const more = (use as unknown as Picked).with;
  // AN-140 With Conductive the number eaten comes with it.
  if (pickOf(use) === 'activate') activate(c, typeof more === 'number' ? more : 0);
  else place(c, more as Zone[]);
}

/** AN-115 */
function place({ s, tell }: C, zones: Zone[]): void {
  s.open.electricity.push(...zones);
  tell.all({ t: 'electricityPlaced', zones });
}

/** AN-117 to AN-121 All tokens at once; AN-140, AN-141 those eaten first hurt nobody, and eating reveals. */
function activate(c: C, eaten: number): void {
  const { s, tell } = c;
  const here = anomalyZone(s);
  const live = s.open.electricity.slice();
  for (let i = 0; i < eaten; i++) live.splice(live.indexOf(here), 1);
  s.open.electricity = [];
  const hits = allPawns(s.open).map((pawn) => live.filter((zone) => zone === zoneOf(s, pawn)).length);
  tell.all({ t: 'electricityActivated', hits, eaten, zone: eaten > 0 ? here : null });
  if (eaten > 0) {
    s.open.fed = true;
    s.open.located = true; // AN-083a
    gain(c, eaten);
  }
  lose(c, { students: hits.reduce((sum, n) => sum + n, 0) }, 'anomaly', 'electricity');
}
