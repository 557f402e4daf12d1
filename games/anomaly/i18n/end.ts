/** The end screen: who won, how, and what there is to retell. */
import { type Ending, type Lang, listed, sentence } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import { healthOf } from '../facts/health.ts';
import type { Open } from '../types.ts';
import { type Audience, nameOfPawn } from './names.ts';
import { endOf } from './parts.ts';
import type { TurningPoint } from './turning-points.ts';

/** Null while nobody has won. */
export function describeOutcome(lang: Lang, { winner, round, track, anomaly }: Open, reader: Seat | null): Ending | null {
  if (!winner) return null;
  const side = reader === null ? 'watcher' : reader === anomaly ? 'anomaly' : 'students';
  return {
    title: endOf(lang).title[winner],
    how: sentence(lang, endOf(lang).how[winner], { turn: round, count: winner === 'draw' ? 0 : healthOf(track, winner) }),
    verdict: endOf(lang).verdict[winner][side],
    won: side === 'watcher' || winner === 'draw' ? null : side === winner,
  };
}

/** Told by name, to be read by everybody alike; the round stands beside it. */
export function tellTurningPoint(lang: Lang, { kind, who, count }: TurningPoint, table: Audience): string {
  const names = who.map((pawn) => nameOfPawn(lang, pawn, table));
  return sentence(lang, endOf(lang).points[kind], { count, who: listed(lang, names) });
}
