/** What zones, cards, tokens and people are called, alone and inside a sentence. */
import { type AskedIn, type Lang, listed, piece, type Table, tableSeen } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { bottomOf, type Kind, topOf } from '../data/cards.ts';
import type { AN, Open, Pawn, Use } from '../types.ts';
import type { Namer } from './lines.ts';
import { tableOf } from './parts.ts';

export const nameOfUse = (lang: Lang, use: Use): string =>
  use === 'move' || use === 'track' ? tableOf(lang).basics[use] : tableOf(lang).tops[use].name;
/** "Strike / Overload": both halves. */
export const nameOfCard = (lang: Lang, card: Kind): string =>
  `${nameOfUse(lang, topOf(card))} / ${tableOf(lang).bottoms[bottomOf(card)].name}`;

/** A Student goes by its player's name, or by number where one player has two (AN-191); the Anomaly by what it is. The reader is spoken to. */
export function namer(lang: Lang, { anomaly, students }: Pick<Open, 'anomaly' | 'students'>, { names, reader }: Table): Namer {
  const { people, zones, symbols, bottoms, evolutions } = tableOf(lang);
  const list = (items: readonly string[]): string => listed(lang, items);
  const playsTwo = new Set(students.map(({ seat }) => seat)).size < students.length;
  const isReader = (pawn: Pawn): boolean => !playsTwo && students[pawn].seat === reader;
  const hunts = anomaly === reader;
  const player = (seat: Seat): string => (seat === reader ? people.you : seat === anomaly ? people.anomaly : names[seat]);
  const named = (pawn: Pawn): string => (playsTwo ? piece(lang, people.student, { number: pawn + 1 }) : names[students[pawn].seat]);
  const student = (pawn: Pawn): string => (isReader(pawn) ? people.you : named(pawn));
  const them: Namer['them'] = (pawns, withAnomaly = false) => list([...pawns.map(student), ...(withAnomaly ? [player(anomaly)] : [])]);
  const inOrder = (some: readonly Zone[], form: 'short' | 'the'): string =>
    list(ZONES.filter((zone) => some.includes(zone)).map((zone) => zones[zone][form]));
  const card = (kind: Kind): string => nameOfCard(lang, kind);
  return {
    of(pawn, line) {
      const { you, toAnomaly, name } = line(named(pawn));
      return isReader(pawn) ? you : hunts && toAnomaly ? toAnomaly : name;
    },
    anomaly: (you, others) => (hunts ? you : others),
    named,
    student,
    them,
    players: (seats) => list(seats.toSorted((a, b) => a - b).map(player)),
    everybody: (lair, everyone) =>
      [`${player(anomaly)} ${zones[lair].at}`, ...everyone.map(({ zone }, pawn) => `${student(pawn)} ${zones[zone].at}`)].join(', '),
    // Cards are drawn by players, whatever number of Students they have.
    drawn: (counts) => counts.flatMap((count, seat) => (count > 0 ? [`${player(seat)} ${count}`] : [])).join(', '),
    sniffed(sniffedAt, answers) {
      // AN-132 Many zones are told by those left out.
      const others = ZONES.filter((zone) => !sniffedAt.includes(zone));
      const allBut = others.length < sniffedAt.length;
      const who = (yes: boolean): string => them([...answers.keys()].filter((pawn) => answers[pawn] === yes));
      return { at: inOrder(allBut ? others : sniffedAt, 'the'), allBut, there: who(true), elsewhere: who(false) };
    },
    the: (zone) => zones[zone].the,
    at: (zone) => zones[zone].at,
    to: (zone) => zones[zone].to,
    zones: (some) => inOrder(some, 'short'),
    card,
    cards: (cards) => list(cards.map(card)),
    use: (use) => nameOfUse(lang, use),
    bottom: (bottom) => bottoms[bottom].name,
    symbol: (symbol) => symbols[symbol],
    evolution: (evolution) => evolutions[evolution].name,
  };
}
export const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<AN>, 'view' | 'names'>): Namer =>
  namer(lang, view.open, tableSeen(view, names));
