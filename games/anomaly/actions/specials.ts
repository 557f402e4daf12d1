/** The Anomaly's special actions (AN-113 to AN-134), one record each: what each asks beside its price, and what it does. */
import { type AnswerTo, call, next, option, type Picked, remove, type Shape } from '@lurk/kernel';
import { gain, lose } from '../acts/health.ts';
import { moveAnomaly } from '../acts/moves.ts';
import { ZONES, type Zone } from '../data/board.ts';
import type { Bottom } from '../data/cards.ts';
import { ELECTRICITY_PLACED, EVOLUTIONS } from '../data/components.ts';
import { allPawns, anomalyZone, studentsIn, zoneOf } from '../facts/pawns.ts';
import { electricityLeft } from '../facts/supply.ts';
import { assign, number, oneOf, someOf } from '../things.ts';
import type { C, Me, Pawn, Possession } from '../types.ts';

type Parts = { [name: string]: Shape };
type Given<P> = { [K in keyof P]: AnswerTo<P[K]> };

export interface Special<P = Parts, T = unknown> {
  asks(me: Me): P;
  act(c: C, given: T): typeof next | ReturnType<typeof call<'possess', Possession>>;
}
/** Ties what an action asks to what it gets. */
const special = <P extends Parts>(record: Special<P, Given<P>>): Special => record;

/** AN-117, AN-140 With Conductive the number eaten comes with it. */
type Overload = Picked<'place', Zone[]> | 'activate' | Picked<'activate', number>;

export const SPECIALS: Record<Bottom, Special> = {
  /** AN-113, RU-81, D-22 */
  evolve: special({
    asks: ({ open }) => ({
      evolution: oneOf(
        'evolution',
        EVOLUTIONS.filter((evolution) => !open.evolutions.includes(evolution)),
      ),
    }),
    act: ({ s, tell }, { evolution }) => {
      s.open.evolutions.push(evolution);
      tell.all({ t: 'evolved', evolution });
      return next;
    },
  }),
  /** AN-115 to AN-117, D-23 */
  overload: special({
    asks: (me) => ({ use: overloads(me) }),
    act: (c, { use }) => {
      if (use === 'activate') activate(c, 0);
      else if (use.pick === 'activate') activate(c, use.with);
      else place(c, use.with);
      return next;
    },
  }),
  /** AN-122 It reveals itself, and so does every Student in its zone. */
  possess: special({
    asks: () => ({}),
    act: (c) => call('possess', { ...revealItself(c, 'possess'), victim: null }),
  }),
  /** AN-132, AN-133, D-30 */
  scent: special({
    asks: () => ({ zones: someOf('zone', ZONES, 1, ZONES.length - 1) }),
    act: ({ s, tell }, { zones }) => {
      tell.all({ t: 'scented', zones, answers: allPawns(s.open).map((pawn) => zones.includes(zoneOf(s, pawn))) });
      return next;
    },
  }),
  /** AN-134, D-31 */
  teleport: special({
    asks: ({ own }) => ({
      to: oneOf(
        'zone',
        ZONES.filter((zone) => zone !== own.pawns[0].zone),
      ),
    }),
    act: (c, { to }) => {
      moveAnomaly(c, to, 'teleport');
      return next;
    },
  }),
};

/** AN-107, AN-122 */
export function revealItself({ s, tell }: C, why: 'feed' | 'possess'): { zone: Zone; pawns: Pawn[] } {
  const zone = anomalyZone(s);
  const pawns = studentsIn(s, zone);
  tell.all({ t: 'anomalyRevealed', zone, why, pawns });
  return { zone, pawns };
}

/** AN-115, AN-116, D-24 Two tokens, or the last one, together or apart; AN-117, AN-140, D-25 or all of them set off. */
function overloads({ open, own }: Me): Shape<Overload> {
  const count = Math.min(ELECTRICITY_PLACED, electricityLeft(open));
  const here = open.electricity.filter((zone) => zone === own.pawns[0].zone).length;
  const setOff = open.evolutions.includes('conductive') ? option('activate', number('eaten', 0, here)) : ('activate' as const);
  return oneOf([
    ...(count > 0 ? [option('place', assign('token', (['first', 'second'] as const).slice(0, count), 'zone', ZONES))] : []),
    ...(open.electricity.length > 0 ? [setOff] : []),
  ]);
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
  for (let i = 0; i < eaten; i++) remove(live, [here]);
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
