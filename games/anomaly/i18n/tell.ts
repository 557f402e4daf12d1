/** Events become sentences. What the reader was told is all there is to say: nothing here looks at a state. */
import { type Lang, lineOf } from '@lurk/i18n';
import type { Event } from '../types.ts';
import type { Namer } from './lines.ts';
import {
  type Audience,
  anomalyOrYou,
  atZone,
  cardNames,
  isReader,
  nameOfBottom,
  nameOfCard,
  nameOfEvolution,
  nameOfPawn,
  nameOfSeat,
  nameOfSymbol,
  nameOfUse,
  nameOfWeapon,
  pawnOrYou,
  people,
  theZone,
  theZones,
  toZone,
  zoneList,
} from './names.ts';
import { tableOf } from './parts.ts';

/** Events told to one seat alone: a log may mark them. */
export const PRIVATE_EVENTS = [
  ...(['startedAt', 'studentMovedTo', 'trapLaidAt', 'anomalyMovedTo', 'handSeen', 'drawnCards'] as const),
] satisfies Event['t'][];

export const tellEvent = (lang: Lang, event: Event, table: Audience): string =>
  lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, namer(lang, table));

function namer(lang: Lang, table: Audience): Namer {
  const readerHunts = table.anomaly !== undefined && table.anomaly === table.reader;
  return {
    of(pawn, line) {
      const { you, toAnomaly, name } = line(nameOfPawn(lang, pawn, table));
      return isReader(pawn, table) ? you : readerHunts && toAnomaly ? toAnomaly : name;
    },
    anomaly: (you, others) => (readerHunts ? you : others),
    student: (pawn) => pawnOrYou(lang, pawn, table),
    theAnomaly: () => anomalyOrYou(lang, table),
    player: (seat) => (seat === table.reader ? tableOf(lang).people.you : nameOfSeat(lang, seat, table)),
    them: (pawns, anomaly = false) => people(lang, pawns, anomaly, table),
    the: (zone) => theZone(lang, zone),
    at: (zone) => atZone(lang, zone),
    to: (zone) => toZone(lang, zone),
    zones: (zones) => zoneList(lang, zones),
    theZones: (zones) => theZones(lang, zones),
    card: (card) => nameOfCard(lang, card),
    cards: (cards) => cardNames(lang, cards),
    use: (use) => nameOfUse(lang, use),
    bottom: (bottom) => nameOfBottom(lang, bottom),
    weapon: (weapon) => nameOfWeapon(lang, weapon),
    symbol: (symbol) => nameOfSymbol(lang, symbol),
    evolution: (evolution) => nameOfEvolution(lang, evolution),
  };
}
