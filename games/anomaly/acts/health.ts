/** The health track: every loss is one block (AN-013), after which the end of the game and then Survival Spirit are looked at (AN-014). */
import { ACTION_POINTS } from '../data/components.ts';
import { healthOf, trackEnd } from '../facts/health.ts';
import { allPawns, anomalyZone, studentSeats, trapsOf, zoneOf } from '../facts/pawns.ts';
import { handLimit } from '../facts/turns.ts';
import type { C, Event, Source, Track, Winner } from '../types.ts';
import { draw } from './cards.ts';

type Why = (Event & { t: 'trackMoved' })['why'];

/** AN-009, AN-010 Both markers move at the same time and stop on the zero marker. */
export function lose(c: C, loss: { students?: number; anomaly?: number }, source: Source, why: Why): void {
  const { track } = c.s.open;
  const before = { ...track };
  track.students = Math.min(track.zero, track.students + (loss.students ?? 0));
  track.anomaly = Math.max(track.zero, track.anomaly - (loss.anomaly ?? 0));
  settle(c, before, source, why);
}

/** AN-108 The zero marker moves: the Students lose one and the Anomaly gains one. */
export function feedOnStudents(c: C): void {
  const { track } = c.s.open;
  const before = { ...track };
  track.zero--;
  settle(c, before, 'anomaly', 'feed');
}

/** AN-011 The Anomaly gains, never beyond the right end of the track; AN-112 it has fed all the same. */
export function gain(c: C, by: number): void {
  const { track, options } = c.s.open;
  const before = { ...track };
  track.anomaly = Math.min(trackEnd(options), track.anomaly + by);
  settle(c, before, 'anomaly', 'feed');
}

function settle(c: C, before: Track, source: Source, why: Why): void {
  const { s, tell } = c;
  const { track } = s.open;
  if (track.students === before.students && track.zero === before.zero && track.anomaly === before.anomaly) return;
  tell.all({ t: 'trackMoved', track: { ...track }, why });
  const [students, anomaly] = [healthOf(track, 'students'), healthOf(track, 'anomaly')];
  // AN-162, AN-176 to AN-178 The end comes before Survival Spirit.
  if (students === 0 || anomaly === 0) win(c, students > 0 ? 'students' : anomaly > 0 ? 'anomaly' : 'draw');
  // AN-153, AN-157, AN-161 Brought from two or more to exactly one, by the other side.
  else if (source === 'anomaly' && students === 1 && healthOf(before, 'students') > 1) studentSpirit(c);
  else if (source === 'students' && anomaly === 1 && healthOf(before, 'anomaly') > 1) anomalySpirit(c);
}

/** AN-154, AN-156, AN-159 Every hand is filled up, if any can be. */
function studentSpirit(c: C): void {
  const { s, tell } = c;
  if (studentSeats(s.open).every((seat) => s.own[seat].hand.length >= handLimit(s.open))) return;
  tell.all({ t: 'spirit', side: 'students' });
  draw(c, 'spirit');
}

/** AN-155, AN-156 */
function anomalySpirit(c: C): void {
  if (c.s.open.ap === ACTION_POINTS) return;
  c.tell.all({ t: 'spirit', side: 'anomaly' });
  setPoints(c, ACTION_POINTS, 'spirit');
}

export function setPoints({ s, tell }: C, ap: number, why: (Event & { t: 'apChanged' })['why']): void {
  if (s.open.ap === ap) return;
  s.open.ap = ap;
  tell.all({ t: 'apChanged', ap, why });
}

/** AN-176, AN-179 The match is decided; everything may be shown. */
function win({ s, tell }: C, winner: Winner): void {
  s.open.winner = winner;
  tell.all({ t: 'won', winner });
  if (!s.open.options.endReveal) return;
  tell.all({
    t: 'unveiled',
    anomaly: anomalyZone(s),
    students: allPawns(s.open).map((pawn) => ({ zone: zoneOf(s, pawn), traps: trapsOf(s, pawn).toSorted() })),
    hands: s.own.map(({ hand }) => hand.toSorted()),
  });
}
