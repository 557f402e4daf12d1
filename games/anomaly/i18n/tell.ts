/** Events become sentences. What the reader was told is all there is to say: nothing here looks at a state. */
import { type Lang, lineOf } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import { ZONES } from '../data/board.ts';
import { bottomOf, topOf } from '../data/cards.ts';
import { RADIATION } from '../data/radiation.ts';
import { healthOf } from '../facts/health.ts';
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
    everybody: (anomaly, students) =>
      [
        `${anomalyOrYou(lang, table)} ${atZone(lang, anomaly)}`,
        ...students.map(({ zone }, pawn) => `${pawnOrYou(lang, pawn, table)} ${atZone(lang, zone)}`),
      ].join(', '),
    // Cards are drawn by players, whatever number of Students they have.
    drawn: (counts) => {
      const player = (seat: Seat): string => (seat === table.reader ? tableOf(lang).people.you : nameOfSeat(lang, seat, table));
      return counts.flatMap((count, seat) => (count > 0 ? [`${player(seat)} ${count}`] : [])).join(', ');
    },
    sniffed(zones, answers) {
      // AN-132 Many zones are told by those left out.
      const others = ZONES.filter((zone) => !zones.includes(zone));
      const allBut = others.length < zones.length;
      const who = (yes: boolean): string => {
        const pawns = answers.flatMap((answer, pawn) => (answer === yes ? [pawn] : []));
        return pawns.length > 0 ? people(lang, pawns, false, table) : '';
      };
      return { at: theZones(lang, allBut ? others : zones), allBut, there: who(true), elsewhere: who(false) };
    },
    them: (pawns, anomaly = false) => people(lang, pawns, anomaly, table),
    the: (zone) => theZone(lang, zone),
    at: (zone) => atZone(lang, zone),
    to: (zone) => toZone(lang, zone),
    zones: (zones) => zoneList(lang, zones),
    theZones: (zones) => theZones(lang, zones),
    card: (card) => nameOfCard(lang, card),
    cards: (cards) => cardNames(lang, cards),
    use: (use) => nameOfUse(lang, use),
    isSpecial: (use, card) => use === topOf(card),
    gift: (card) => nameOfBottom(lang, bottomOf(card)),
    bottom: (bottom) => nameOfBottom(lang, bottom),
    weapon: (weapon) => nameOfWeapon(lang, weapon),
    symbol: (symbol) => nameOfSymbol(lang, symbol),
    evolution: (evolution) => nameOfEvolution(lang, evolution),
    health: healthOf,
    // Its lowest number is where it would go, were nothing in the way.
    heading: (token) => theZone(lang, RADIATION[token][0]),
  };
}
