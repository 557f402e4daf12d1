/** The moments a match turned on, told with what nobody knew at the time. */
import { type Event, type Lane, type Winner, wasAlien } from '@lurk/the-thing/public';

export interface Point {
  readonly round: number;
  readonly event: Event;
  /** Whom it served. */
  readonly good: Winner;
}

/** More than this is the story again. */
const MOST = 7;

/** Whom an event served, and how much it weighs; null where it turned nothing. */
function weigh(event: Event, lanes: readonly Lane[], round: number): readonly [Winner, number] | null {
  const isAlien = (pawn: number): boolean => {
    const lane = lanes[pawn];
    return lane !== undefined && wasAlien(lane, round);
  };
  switch (event.t) {
    case 'boilerDestroyed':
      return ['aliens', 5];
    case 'blackout':
      return event.on ? ['aliens', 2] : null;
    case 'rescueGone':
      return ['aliens', 4];
    case 'rescueArrived':
    case 'sosSent':
      return ['humans', 3];
    case 'assimilated':
      return ['aliens', 5];
    case 'burnt':
      return event.room === 'helipad' || event.room === 'shed' || event.room === 'radio' ? ['aliens', 4] : null;
    case 'analysed':
      return ['humans', event.role === 'alien' ? 6 : 3];
    case 'revealed':
      return event.by === 'choice' ? ['aliens', 5] : null;
    case 'aliensBeaten':
      return ['humans', 5];
    case 'escapeBegan':
      return [isAlien(event.pawn) ? 'aliens' : 'humans', 6];
    case 'boardingAnswered':
      if (event.no.length > 0) return isAlien(event.pawn) ? ['humans', 7] : ['aliens', 6];
      return isAlien(event.pawn) ? ['aliens', 8] : null;
    case 'departed':
      // TT-233 One Human left on the ice, and it has served the Aliens.
      return [lanes.some(({ role, left, aboard }) => role === 'human' && !left && !aboard) ? 'aliens' : 'humans', 1];
    default:
      return null;
  }
}

/** The weightiest ones, in the order in which they came. */
export function turningPoints(log: readonly Event[], lanes: readonly Lane[]): Point[] {
  let round = 0;
  const found = log.flatMap((event): (Point & { weight: number })[] => {
    if (event.t === 'roundBegan') round = event.round;
    const weighed = weigh(event, lanes, round);
    return weighed ? [{ round, event, good: weighed[0], weight: weighed[1] }] : [];
  });
  const kept = new Set(found.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((point) => kept.has(point)).map(({ round: at, event, good }) => ({ round: at, event, good }));
}
