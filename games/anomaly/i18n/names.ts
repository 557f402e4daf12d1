/** What zones, cards, tokens and people are called, alone and inside a sentence. */
import { type Lang, listed, piece, type Table } from '@lurk/i18n';
import { must, type Seat } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { bottomOf, type Kind, topOf } from '../data/cards.ts';
import { RADIATION } from '../data/radiation.ts';
import type { SymbolId } from '../data/symbols.ts';
import { healthOf } from '../facts/health.ts';
import type { Pawn, Seen, Side, Use } from '../types.ts';
import type { Namer } from './lines.ts';
import { tableOf } from './parts.ts';

/** Who is at the table, who reads, and who plays what; without the last two, nobody is spoken to. */
export interface Audience extends Table {
  anomaly?: Seat;
  /** By Student: who plays it. */
  students?: readonly Seat[];
}

export const audienceOf = ({ seat, open }: Seen, names: readonly string[]): Audience => ({
  names,
  reader: seat,
  anomaly: open.anomaly,
  students: open.students.map((student) => student.seat),
});

export const shortZone = (lang: Lang, zone: Zone): string => tableOf(lang).zones[zone].short;
export const nameOfSymbol = (lang: Lang, symbol: SymbolId): string => tableOf(lang).symbols[symbol];
export const nameOfSide = (lang: Lang, side: Side): string => tableOf(lang).sides[side];
export const nameOfUse = (lang: Lang, use: Use): string =>
  use === 'move' || use === 'track' ? tableOf(lang).basics[use] : tableOf(lang).tops[use].name;
/** "Strike / Overload": both halves. */
export const nameOfCard = (lang: Lang, card: Kind): string =>
  `${tableOf(lang).tops[topOf(card)].name} / ${tableOf(lang).bottoms[bottomOf(card)].name}`;

/** A Student's player by name, the Anomaly by what it is. */
const nameOfSeat = (lang: Lang, seat: Seat, { names, anomaly }: Audience): string =>
  seat === anomaly ? tableOf(lang).people.anomaly : (names[seat] ?? String(seat + 1));
export const seatList = (lang: Lang, seats: readonly Seat[], table: Audience): string =>
  listed(
    lang,
    seats.map((seat) => nameOfSeat(lang, seat, table)),
  );

/** AN-191 Where one player has two Students, they go by number. */
const numbered = (pawn: Pawn, students: readonly Seat[] | undefined): boolean =>
  !students || students.filter((seat) => seat === students[pawn]).length > 1;

/** A Student on the board: by player or, where a player has two, by number. */
export const nameOfPawn = (lang: Lang, pawn: Pawn, table: Audience): string =>
  numbered(pawn, table.students)
    ? piece(lang, tableOf(lang).people.student, { number: pawn + 1 })
    : nameOfSeat(lang, must(table.students)[pawn], table);

/** Is this Student the reader, with no other Student to be taken for? */
export const isReader = (pawn: Pawn, { students, reader }: Audience): boolean =>
  !numbered(pawn, students) && students?.[pawn] === reader && reader !== null;

/** As one of a list: "you", or by name. */
export const pawnOrYou = (lang: Lang, pawn: Pawn, table: Audience): string =>
  isReader(pawn, table) ? tableOf(lang).people.you : nameOfPawn(lang, pawn, table);

/** Names as the lines of the log need them, for one reader. */
export function namer(lang: Lang, table: Audience): Namer {
  const { people, zones, symbols, bottoms, tops, evolutions } = tableOf(lang);
  const hunts = table.anomaly !== undefined && table.anomaly === table.reader;
  const anomaly = hunts ? people.you : people.anomaly;
  const student = (pawn: Pawn): string => pawnOrYou(lang, pawn, table);
  const them: Namer['them'] = (pawns, withAnomaly = false) => listed(lang, [...pawns.map(student), ...(withAnomaly ? [anomaly] : [])]);
  const inOrder = (some: readonly Zone[], form: 'short' | 'the'): string => {
    const words = ZONES.filter((zone) => some.includes(zone)).map((zone) => zones[zone][form]);
    return listed(lang, words);
  };
  const card = (kind: Kind): string => nameOfCard(lang, kind);
  return {
    of(pawn, line) {
      const { you, toAnomaly, name } = line(nameOfPawn(lang, pawn, table));
      return isReader(pawn, table) ? you : hunts && toAnomaly ? toAnomaly : name;
    },
    anomaly: (you, others) => (hunts ? you : others),
    student,
    everybody: (lair, students) =>
      [`${anomaly} ${zones[lair].at}`, ...students.map(({ zone }, pawn) => `${student(pawn)} ${zones[zone].at}`)].join(', '),
    // Cards are drawn by players, whatever number of Students they have.
    drawn: (counts) => {
      const player = (seat: Seat): string => (seat === table.reader ? people.you : nameOfSeat(lang, seat, table));
      return counts.flatMap((count, seat) => (count > 0 ? [`${player(seat)} ${count}`] : [])).join(', ');
    },
    sniffed(sniffedAt, answers) {
      // AN-132 Many zones are told by those left out.
      const others = ZONES.filter((zone) => !sniffedAt.includes(zone));
      const allBut = others.length < sniffedAt.length;
      const who = (yes: boolean): string => them([...answers.keys()].filter((pawn) => answers[pawn] === yes));
      return { at: inOrder(allBut ? others : sniffedAt, 'the'), allBut, there: who(true), elsewhere: who(false) };
    },
    them,
    the: (zone) => zones[zone].the,
    at: (zone) => zones[zone].at,
    to: (zone) => zones[zone].to,
    zones: (some) => inOrder(some, 'short'),
    theZones: (some) => inOrder(some, 'the'),
    card,
    cards: (cards) => listed(lang, cards.map(card)),
    use: (use) => nameOfUse(lang, use),
    isSpecial: (use, kind) => use === topOf(kind),
    gift: (kind) => bottoms[bottomOf(kind)].name,
    bottom: (bottom) => bottoms[bottom].name,
    weapon: (weapon) => tops[weapon].name,
    symbol: (symbol) => symbols[symbol],
    evolution: (evolution) => evolutions[evolution].name,
    health: healthOf,
    // Its lowest number is where it would go, were nothing in the way.
    heading: (token) => zones[RADIATION[token][0]].the,
  };
}
