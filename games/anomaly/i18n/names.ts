/** What zones, cards, tokens and people are called, alone and inside a sentence. */
import { type Lang, listed, piece, type Table } from '@lurk/i18n';
import { must, type Seat } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { type Bottom, bottomOf, type Kind, type Top, topOf, type Weapon } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Deed, Pawn, Seen, Side, Use } from '../types.ts';
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

/** The forms of a zone's name: "Labs north", "Labs N", "in Labs N", « aux Labos N », « des Labos N ». */
const zoneWords = (lang: Lang, zone: Zone) => tableOf(lang).zones[zone];
export const nameOfZone = (lang: Lang, zone: Zone): string => zoneWords(lang, zone).name;
export const shortZone = (lang: Lang, zone: Zone): string => zoneWords(lang, zone).short;
export const theZone = (lang: Lang, zone: Zone): string => zoneWords(lang, zone).the;
export const atZone = (lang: Lang, zone: Zone): string => zoneWords(lang, zone).at;
export const toZone = (lang: Lang, zone: Zone): string => zoneWords(lang, zone).to;
/** "Labs N and Core SE", in the order of the board, each once. */
export const zoneList = (lang: Lang, zones: readonly Zone[]): string =>
  listed(
    lang,
    ZONES.filter((zone) => zones.includes(zone)).map((zone) => shortZone(lang, zone)),
  );
/** The same inside a French sentence: « les Labos N et le Noyau SE ». */
export const theZones = (lang: Lang, zones: readonly Zone[]): string =>
  listed(
    lang,
    ZONES.filter((zone) => zones.includes(zone)).map((zone) => theZone(lang, zone)),
  );

export const nameOfSymbol = (lang: Lang, symbol: SymbolId): string => tableOf(lang).symbols[symbol];
const nameOfTop = (lang: Lang, top: Top): string => tableOf(lang).tops[top].name;
export const nameOfBottom = (lang: Lang, bottom: Bottom): string => tableOf(lang).bottoms[bottom].name;
export const nameOfEvolution = (lang: Lang, evolution: Evolution): string => tableOf(lang).evolutions[evolution].name;
/** "Strike / Overload": both halves. */
export const nameOfCard = (lang: Lang, card: Kind): string => `${nameOfTop(lang, topOf(card))} / ${nameOfBottom(lang, bottomOf(card))}`;
export const cardNames = (lang: Lang, cards: readonly Kind[]): string =>
  listed(
    lang,
    cards.map((card) => nameOfCard(lang, card)),
  );
/** A weapon is the half that holds it. */
export const nameOfWeapon = (lang: Lang, weapon: Weapon): string => nameOfTop(lang, weapon);
export const nameOfUse = (lang: Lang, use: Use): string =>
  use === 'move' || use === 'track' ? tableOf(lang).basics[use] : nameOfTop(lang, use);
export const nameOfDeed = (lang: Lang, deed: Deed): string =>
  deed === 'move' || deed === 'feed' ? tableOf(lang).deeds[deed].name : nameOfBottom(lang, deed);
export const nameOfSide = (lang: Lang, side: Side): string => tableOf(lang).sides[side];

/** A Student's player by name, the Anomaly by what it is. */
export const nameOfSeat = (lang: Lang, seat: Seat, { names, anomaly }: Audience): string =>
  seat === anomaly ? tableOf(lang).people.anomaly : (names[seat] ?? String(seat + 1));

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
export const anomalyOrYou = (lang: Lang, { anomaly, reader }: Audience): string =>
  anomaly !== undefined && anomaly === reader ? tableOf(lang).people.you : tableOf(lang).people.anomaly;
/** "Ada, you and the Anomaly". */
export const people = (lang: Lang, pawns: readonly Pawn[], anomaly: boolean, table: Audience): string =>
  listed(lang, [...pawns.map((pawn) => pawnOrYou(lang, pawn, table)), ...(anomaly ? [anomalyOrYou(lang, table)] : [])]);
