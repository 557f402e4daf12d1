/** The moments of a match worth retelling, read off its public events. `turn` is the round, `who` are Students by number. */
import type { EventOf } from '@lurk/contract';
import { heaviest, type Lang, listed, type TurningPoint as Point, sentence, type Weighed } from '@lurk/i18n';
import { type OfSome, ofSome } from '../events.ts';
import type { AN, Event, Pawn } from '../types.ts';
import type { PointKind } from './end.en.ts';
import type { Namer } from './names.ts';
import { endOf } from './parts.ts';

export type TurningPoint = Point<PointKind>;
type Moment = Omit<Weighed<PointKind>, 'turn'>;
const moment = (kind: PointKind, weight: number, who: Pawn[] = [], count = 1): Moment => ({ kind, who, count, weight });

/** What makes a moment, and what it weighs, given what was told before it. */
const MOMENTS: OfSome<Moment | false, [before: readonly Event[]]> = {
  roundBegan: () => moment('quiet', 0),
  attacked: (attack, before) => {
    if (attack.hit === 'anomaly') return hitOnAnomaly(attack, before);
    return attack.hit === 'students' && hitAmongStudents(attack, before);
  },
  exploded: ({ pawn, pawns, anomaly }) => {
    if (anomaly) return moment('blastAnomaly', 4, [pawn]);
    return pawns.length > 0 && moment('blastStudents', 3, pawns, pawns.length);
  },
  fed: ({ on }, before) => {
    const found = before.findLast((event) => event.t === 'anomalyRevealed')?.pawns ?? [];
    return on === 'students' && moment('feast', 2 + found.length, found, found.length);
  },
  electricityActivated: ({ hits }) => {
    const all = hits.reduce((sum, n) => sum + n, 0);
    return all > 0 && moment('shocked', 2 + all, [], all);
  },
  possessed: ({ pawn }) => moment('possessed', 2, [pawn]),
  spirit: ({ side }) => moment(side === 'students' ? 'spiritStudents' : 'spiritAnomaly', 6),
  anomalyMoved: ({ sensor }) => sensor !== null && moment('givenAway', 1),
  evolved: () => moment('evolved', 2),
  starved: () => moment('starved', 1),
  irradiated: ({ pawns, anomaly }) => {
    const burnt = pawns.length + (anomaly ? 1 : 0);
    return burnt > 1 && moment('burnt', 1 + burnt, pawns, burnt);
  },
};

type Attack = EventOf<AN, 'attacked'>;
function hitOnAnomaly({ pawn, weapon, damage }: Attack, before: readonly Event[]): Moment | false {
  const hits = (events: readonly Event[]) => events.filter((event) => event.t === 'attacked').filter(({ hit }) => hit === 'anomaly');
  const action = before.slice(before.findLastIndex(({ t }) => t === 'used') + 1);
  if (weapon === 'double' && hits(action).some((first) => first.weapon === 'double')) return moment('sniped', 5, [pawn], 2);
  if (weapon === 'trap') return moment('trapped', 4, [pawn], damage);
  if (damage > 1) return moment('heavyHit', 2 + damage, [pawn], damage);
  return hits(before).length === 0 && moment('firstBlood', 2, [pawn], damage);
}
/** Under orders or not. */
function hitAmongStudents({ pawn, weapon, pawns, damage }: Attack, before: readonly Event[]): Moment {
  const used = before.findLast((event) => event.t === 'used');
  if (used?.forced && weapon !== 'trap') return moment('orderedFire', 4, [pawn], pawns.length);
  return moment('friendlyFire', 2 + damage, [pawn], damage);
}

/** What happens several times in a round is told once, for all. */
const REPEATED: readonly PointKind[] = ['feast', 'friendlyFire', 'trapped', 'possessed', 'orderedFire', 'givenAway', 'evolved'];

export function turningPoints(events: readonly Event[]): TurningPoint[] {
  const points: Weighed<PointKind>[] = [];
  let turn = 0;
  for (const [at, event] of events.entries()) {
    if (event.t === 'roundBegan') turn = event.round;
    const found = ofSome(MOMENTS, event.t, event, events.slice(0, at));
    if (!found) continue;
    const again = points.find((point) => point.turn === turn && point.kind === found.kind && `${point.who}` === `${found.who}`);
    if (again && REPEATED.includes(found.kind)) Object.assign(again, { count: again.count + found.count, weight: again.weight + 1 });
    else points.push({ turn, ...found });
  }
  // A round is quiet in which nothing else can be told of.
  return heaviest(points.filter(({ kind, turn }) => kind !== 'quiet' || points.filter((other) => other.turn === turn).length === 1));
}

/** Told by name, to be read by everybody alike; the round stands beside it. */
export const tellTurningPoint = (lang: Lang, { kind, who, count }: TurningPoint, n: Namer): string =>
  sentence(lang, endOf(lang).points[kind], { count, who: listed(lang, who.map(n.named)) });
