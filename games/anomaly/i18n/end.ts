/** The end screen: who won, how, and what there is to retell. */
import { type Ending, type Lang, listed, sentence } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import { healthOf } from '../facts/health.ts';
import type { Event, Open } from '../types.ts';
import { endEn } from './end.en.ts';
import { endFr } from './end.fr.ts';
import { type Audience, nameOfPawn } from './names.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';

const END = { en: endEn, fr: endFr };

/** Null while nobody has won. */
export function describeOutcome(lang: Lang, { winner, round, track, anomaly }: Open, reader: Seat | null): Ending | null {
  if (!winner) return null;
  const side = reader === null ? 'watcher' : reader === anomaly ? 'anomaly' : 'students';
  return {
    title: END[lang].title[winner],
    how: sentence(lang, END[lang].how[winner], { turn: round, count: winner === 'draw' ? 0 : healthOf(track, winner) }),
    verdict: END[lang].verdict[winner][side],
  };
}

/** Told by name, to be read by everybody alike. */
export function tellTurningPoint(lang: Lang, { turn, kind, who, count }: TurningPoint, table: Audience): string {
  const names = who.map((pawn) => nameOfPawn(lang, pawn, table));
  return sentence(lang, END[lang].points[kind], { turn, count, who: listed(lang, names) });
}

export const tellTurningPoints = (lang: Lang, events: readonly Event[], table: Audience): string[] =>
  turningPoints(events).map((point) => tellTurningPoint(lang, point, table));
