/** What zones, cards, tokens and people are called, alone and inside a sentence. */
import { type AskedIn, type Lang, listed, piece, type Table, tableSeen } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { type Bottom, bottomOf, type Kind, topOf } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import { RADIATION, type RadiationId } from '../data/radiation.ts';
import type { SymbolId } from '../data/symbols.ts';
import { healthOf } from '../facts/health.ts';
import type { AN, Open, Pawn, Use } from '../types.ts';
import type { Line } from './lines.ts';
import { tableOf } from './parts.ts';

export const nameOfUse = (lang: Lang, use: Use): string =>
  use === 'move' || use === 'track' ? tableOf(lang).basics[use] : tableOf(lang).tops[use].name;
/** "Strike / Overload": both halves. */
export const nameOfCard = (lang: Lang, card: Kind): string =>
  `${nameOfUse(lang, topOf(card))} / ${tableOf(lang).bottoms[bottomOf(card)].name}`;

/**
 * Names as sentences need them, in the reader's language. A Student goes by its player's name, or by number where one player has two
 * (AN-191); the Anomaly by what it is.
 */
export function namer(lang: Lang, { anomaly, students }: Pick<Open, 'anomaly' | 'students'>, { names, reader }: Table) {
  const { people, zones, symbols, bottoms, evolutions } = tableOf(lang);
  const list = (items: readonly string[]): string => listed(lang, items);
  const playsTwo = new Set(students.map(({ seat }) => seat)).size < students.length;
  const isReader = (pawn: Pawn): boolean => !playsTwo && students[pawn].seat === reader;
  const hunts = anomaly === reader;
  const player = (seat: Seat): string => (seat === reader ? people.you : seat === anomaly ? people.anomaly : names[seat]);
  const named = (pawn: Pawn): string => (playsTwo ? piece(lang, people.student, { number: pawn + 1 }) : names[students[pawn].seat]);
  const student = (pawn: Pawn): string => (isReader(pawn) ? people.you : named(pawn));
  const them = (pawns: readonly Pawn[], withAnomaly = false): string =>
    list([...pawns.map(student), ...(withAnomaly ? [player(anomaly)] : [])]);
  const inOrder = (some: readonly Zone[], form: 'short' | 'the'): string =>
    list(ZONES.filter((zone) => some.includes(zone)).map((zone) => zones[zone][form]));
  return {
    /** The line of this Student, as the reader is concerned; it is given the Student's name. */
    of(pawn: Pawn, line: (who: string) => Line): string {
      const { you, toAnomaly, name } = line(named(pawn));
      return isReader(pawn) ? you : hunts && toAnomaly ? toAnomaly : name;
    },
    /** To the Anomaly, or of it. */
    anomaly: (you: string, others: string): string => (hunts ? you : others),
    /** A Student by name; as one of a list: "you", or by name. */
    named,
    student,
    /** Students, and the Anomaly if it is among them. */
    them,
    players: (seats: readonly Seat[]): string => list(seats.toSorted((a, b) => a - b).map(player)),
    /** Where everybody is: "the Anomaly in Labs N, Ada in Core SE". */
    everybody: (lair: Zone, everyone: readonly { zone: Zone }[]): string =>
      [`${player(anomaly)} ${zones[lair].at}`, ...everyone.map(({ zone }, pawn) => `${student(pawn)} ${zones[zone].at}`)].join(', '),
    /** Which players draw how many cards, whatever number of Students they have: "Ada 2, you 1". */
    drawn: (counts: readonly number[]): string =>
      counts.flatMap((count, seat) => (count > 0 ? [`${player(seat)} ${count}`] : [])).join(', '),
    /** AN-132 Where it sniffs, or all but where it does not; who is there, and who is not. */
    sniffed(sniffedAt: readonly Zone[], answers: readonly boolean[]) {
      const others = ZONES.filter((zone) => !sniffedAt.includes(zone));
      const allBut = others.length < sniffedAt.length;
      const who = (yes: boolean): string => them([...answers.keys()].filter((pawn) => answers[pawn] === yes));
      return { at: inOrder(allBut ? others : sniffedAt, 'the'), allBut, there: who(true), elsewhere: who(false) };
    },
    /** "the Labs N", "in Labs N", "to Labs N". */
    the: (zone: Zone): string => zones[zone].the,
    at: (zone: Zone): string => zones[zone].at,
    to: (zone: Zone): string => zones[zone].to,
    /** Several, in the order of the board. */
    zones: (some: readonly Zone[]): string => inOrder(some, 'short'),
    card: (card: Kind): string => nameOfCard(lang, card),
    cards: (cards: readonly Kind[]): string => list(cards.map((card) => nameOfCard(lang, card))),
    use: (use: Use): string => nameOfUse(lang, use),
    bottom: (bottom: Bottom): string => bottoms[bottom].name,
    /** What playing it gives besides; is this its special half? */
    gift: (card: Kind): string => bottoms[bottomOf(card)].name,
    isSpecial: (card: Kind, use: Use): boolean => use === topOf(card),
    health: healthOf,
    /** Where a radiation token is heading first. */
    aim: (token: RadiationId): string => zones[RADIATION[token][0]].the,
    symbol: (symbol: SymbolId): string => symbols[symbol],
    evolution: (evolution: Evolution): string => evolutions[evolution].name,
  };
}
export type Namer = ReturnType<typeof namer>;

export const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<AN>, 'view' | 'names'>): Namer =>
  namer(lang, view.open, tableSeen(view, names));
