/** The Anomaly's special actions (AN-113 to AN-134), one record each: what it does with what it has asked for (`asks/deeds.ts`). */
import { call, next, remove } from '@lurk/kernel';
import { gain, lose } from '../acts/health.ts';
import { moveAnomaly } from '../acts/moves.ts';
import type { SpecialGiven } from '../asks/deeds.ts';
import type { Zone } from '../data/board.ts';
import type { Bottom } from '../data/cards.ts';
import { allPawns, anomalyZone, studentsIn, zoneOf } from '../facts/pawns.ts';
import type { C, Pawn, Possession } from '../types.ts';

interface Special<T = unknown> {
  act(c: C, given: T): typeof next | ReturnType<typeof call<'possess', Possession>>;
}
/** Each gets what it has asked for. */
const RECORDS: { [D in Bottom]: Special<SpecialGiven[D]> } = {
  /** AN-113, RU-81 */
  evolve: {
    act: ({ s, tell }, { evolution }) => {
      s.open.evolutions.push(evolution);
      tell.all({ t: 'evolved', evolution });
      return next;
    },
  },
  /** AN-115 to AN-117 */
  overload: {
    act: (c, { use }) => {
      if (use === 'activate') activate(c, 0);
      else if (use.pick === 'activate') activate(c, use.with);
      else place(c, use.with);
      return next;
    },
  },
  /** AN-122 It reveals itself, and so does every Student in its zone. */
  possess: {
    act: (c) => call('possess', { ...revealItself(c, 'possess'), victim: null }),
  },
  /** AN-132, AN-133 */
  scent: {
    act: ({ s, tell }, { zones }) => {
      tell.all({ t: 'scented', zones, answers: allPawns(s.open).map((pawn) => zones.includes(zoneOf(s, pawn))) });
      return next;
    },
  },
  /** AN-134 */
  teleport: {
    act: (c, { to }) => {
      moveAnomaly(c, to, 'teleport');
      return next;
    },
  },
};
export const SPECIALS: Record<Bottom, Special> = RECORDS;

/** AN-107, AN-122 */
export function revealItself({ s, tell }: C, why: 'feed' | 'possess'): { zone: Zone; pawns: Pawn[] } {
  const zone = anomalyZone(s);
  const pawns = studentsIn(s, zone);
  tell.all({ t: 'anomalyRevealed', zone, why, pawns });
  return { zone, pawns };
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
