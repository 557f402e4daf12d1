/** The beat of a match: everything black but one zone, and what was in it. */
import { type Event, healthOf, startTrack, type Track, tellEvent, trackEnd } from '@lurk/anomaly/public';
import { SCENE } from '@lurk/contract';
import type { Moment } from '../../../play/showing/moments.svelte';
import type { FeedView } from '../model';
import { lookAnomaly, lookPawn, namesFor, type Perspective } from './perspective';

type Revealed = Extract<Event, { t: 'anomalyRevealed' }>;

/** Where a beat ends: the last event of it in the log, from `from` on; -1 if there is none. */
export const beatIn = (log: readonly Event[], from: number): number =>
  log.findLastIndex((event, i) => i >= from && (event.t === 'fed' || (event.t === 'anomalyRevealed' && event.why === 'possess')));

export function feedIn(perspective: Perspective, log: readonly Event[], from: number): Moment<FeedView> | null {
  const at = beatIn(log, from);
  const view = at < 0 ? null : feedView(perspective, log, at);
  return view && { view, ms: SCENE };
}

export function feedView(perspective: Perspective, log: readonly Event[], at: number): FeedView | null {
  // shown: a place in the log.
  const shown = log.slice(0, at + 1).findLast((event): event is Revealed => event.t === 'anomalyRevealed');
  const event = log[at];
  if (!shown || !event) return null;
  const { open, sizes } = perspective.view;
  // shown: a place in the log.
  const next = log.slice(at + 1).find((one) => one.t === 'trackMoved' || one.t === 'apChanged' || one.t === 'turnBegan');
  const was = trackBefore(log, at, startTrack(open.options));
  const track = next?.t === 'trackMoved' && next.why === 'feed' ? next.track : was;
  return {
    round: open.round,
    zone: shown.zone,
    anomaly: lookAnomaly(perspective),
    why: shown.why,
    caught: shown.pawns.map((pawn) => lookPawn(perspective, pawn)),
    ate: event.t === 'fed' ? event.on : 'nothing',
    health: { ...track, end: trackEnd(open.options), ...(track.zero === was.zero ? {} : { zeroWas: was.zero }) },
    before: { students: healthOf(was, 'students'), anomaly: healthOf(was, 'anomaly') },
    traps: sizes.traps.some((traps) => traps > 0),
    line: tellEvent(perspective.lang, event, namesFor(perspective)),
  };
}

function trackBefore(log: readonly Event[], at: number, start: Track): Track {
  const last = log.slice(0, at).findLast((event) => event.t === 'trackMoved');
  return last?.t === 'trackMoved' ? last.track : start;
}
