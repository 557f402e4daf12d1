/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import type { BoardText } from '@lurk/contract';
import { capital, type DescribeOutcome, type Lang, lineOf, naming, plainSpeech, players, type Table, tableSeen } from '@lurk/i18n';
import type { Event } from '../events.ts';
import type { Things } from '../things.ts';
import { type Card, CURSED, type EM, isCurse, type Seen } from '../types.ts';
import type { Namer } from './lines.ts';
import { endOf, tableOf } from './parts.ts';

const cardOf = (lang: Lang, card: Card): string => (isCurse(card) ? tableOf(lang).curse : tableOf(lang).ember(card));

function namer(lang: Lang, table: Table): Namer {
  const { who, all, list } = naming(lang, table);
  const card = (held: Card): string => cardOf(lang, held);
  return { who, all, list, card, cards: (held) => list(held.map(card)) };
}

export const tell = (lang: Lang, event: Event, table: Table): string =>
  capital(lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, namer(lang, table)));

/** What lies open and what the reader holds, for the plain table. */
export function boardText(lang: Lang, { open, own, circles }: Seen, table: Table): BoardText[] {
  const { hand, fire } = tableOf(lang);
  const { who, all, cards } = namer(lang, table);
  const shared = circles[CURSED];
  const role = shared ? `${hand.cursed} ${hand.shares(all(shared.cursed))}` : hand.guest;
  return [
    { name: fire.name, rule: fire.rule, now: fire.night(open.night, open.nights, who(open.keeper)) },
    ...(own ? [{ name: hand.name, rule: role, now: cards(own.hand) }] : []),
  ];
}

export const speech = plainSpeech<EM, Things>({
  asks: (lang) => tableOf(lang).asks,
  things: { seat: players, card: { name: cardOf } },
  tellEvent: (lang, event, view, names) => tell(lang, event, tableSeen(view, names)),
});

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<EM> = (lang, { winner, burnt }, _reader, names) => {
  if (winner === null || burnt === null) return null;
  const { title, how } = endOf(lang);
  return { title: title[winner], how: how[winner](names[burnt]), verdict: '', won: null };
};
