/** What on the table something that happened is about: rooms, people, gauges and the pile. */
import type { Event, Location, Open, Pawn, Place } from '@lurk/the-thing/public';

/** "place:lab", "pawn:1", "sos", "pile". */
export type Spot = `place:${Place | Location}` | `pawn:${Pawn}` | 'sos' | 'pile';

const place = (id: Place | Location): Spot => `place:${id}`;
const pawn = (who: Pawn): Spot => `pawn:${who}`;

export function about(event: Event, { revealed }: Pick<Open, 'revealed'>): readonly Spot[] {
  switch (event.t) {
    case 'blackout':
      return [place('generator')];
    case 'boilerDestroyed':
      return [place('boiler')];
    case 'rescueArrived':
    case 'rescueGone':
      return ['sos'];
    case 'sosSent':
      return ['sos', place('radio')];
    case 'starving':
      return [place('kitchen')];
    case 'planned':
      return revealed.map(pawn);
    case 'placed':
      return [pawn(event.pawn), place(event.place)];
    case 'attacked':
      return event.attacks.map(({ room }) => place(room));
    case 'encounterBegan':
      return [place(event.room), ...event.pawns.map(pawn)];
    case 'alienFled':
      return [place(event.room)];
    case 'drove':
    case 'assimilated':
    case 'burnt':
    case 'bonusPlayed':
      return [pawn(event.pawn), place(event.room)];
    case 'avoided':
    case 'drewDogToken':
    case 'revealed':
    case 'escapeBegan':
    case 'boardingAsked':
    case 'boardingAnswered':
    case 'roleShown':
      return [pawn(event.pawn)];
    case 'resorted':
    case 'volunteered':
    case 'aliensBeaten':
      return event.pawns.map(pawn);
    case 'departed':
      return event.aboard.map(pawn);
    case 'flipped':
      return ['pile'];
    case 'assigned':
    case 'cardLost':
      return ['pile', pawn(event.pawn)];
    case 'traded':
      return [pawn(event.from), pawn(event.to)];
    case 'voted':
      return event.votes.flatMap(({ at }) => (at === null ? [] : [pawn(at)]));
    case 'analysed':
      return [pawn(event.by), pawn(event.pawn)];
    default:
      return [];
  }
}
