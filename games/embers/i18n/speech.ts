/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import { type GameSpeech, type Lang, optionsNamed, type Table, type ThingsWords } from '@lurk/i18n';
import { keysOf, oneAmong, type Seat } from '@lurk/kernel';
import type { Things } from '../things.ts';
import { type Card, CURSED, type EM, type Event, isCurse, type Seen } from '../types.ts';
import { tableOf } from './parts.ts';

const audienceOf = ({ seat }: Seen, names: readonly string[]): Table => ({ names, reader: seat });

const nameOf = (lang: Lang, seat: Seat, { names, reader }: Table): string => (seat === reader ? tableOf(lang).you : names[seat]);
const cardOf = (lang: Lang, card: Card): string => (isCurse(card) ? tableOf(lang).curse : tableOf(lang).ember(card));
function listOf(lang: Lang, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? tableOf(lang).and(items.slice(0, -1).join(', '), last) : last;
}
const namesOf = (lang: Lang, seats: readonly Seat[], table: Table): string =>
  listOf(
    lang,
    seats.map((seat) => nameOf(lang, seat, table)),
  );
const cardsOf = (lang: Lang, cards: readonly Card[]): string =>
  listOf(
    lang,
    cards.map((card) => cardOf(lang, card)),
  );
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function tellEvent(lang: Lang, event: Event, table: Table): string {
  const { events: words, accusation } = tableOf(lang);
  const name = (seat: Seat): string => nameOf(lang, seat, table);
  switch (event.t) {
    case 'nightBegan':
      return words.nightBegan(event.night, name(event.keeper));
    case 'named':
      return capital(words.named(name(event.keeper), name(event.named)));
    case 'traded':
      return words.traded(name(event.keeper), name(event.named));
    case 'received':
      return words.received(cardOf(lang, event.card), name(event.from));
    case 'areCursed':
      return words.areCursed(namesOf(lang, event.cursed, table));
    case 'accused':
      return words.accused(event.by.map((of, by) => accusation(name(by), name(of))).join(', '));
    case 'burnt':
      return words.burnt(name(event.seat), cardsOf(lang, event.hand));
    case 'won':
      return words.won[event.winner];
  }
}

/** What lies open and what the reader holds, for the plain table. */
export function boardText(lang: Lang, { open, own, circles }: Seen, table: Table): { name: string; rule: string; now: string }[] {
  const { hand, fire } = tableOf(lang);
  const shared = circles[CURSED];
  const role = shared ? `${hand.cursed} ${hand.shares(namesOf(lang, shared.cursed, table))}` : hand.guest;
  return [
    { name: fire.name, rule: fire.rule, now: fire.night(open.night, open.nights, nameOf(lang, open.keeper, table)) },
    ...(own ? [{ name: hand.name, rule: role, now: cardsOf(lang, own.hand) }] : []),
  ];
}

function asksOf(lang: Lang, kind: string) {
  const { asks } = tableOf(lang);
  return asks[oneAmong(keysOf(asks), kind)];
}

/** Every option of Embers is a thing. */
const things: ThingsWords<EM, Things> = {
  seat: { name: (lang, seat, { view, names }) => nameOf(lang, seat, audienceOf(view, names)) },
  card: { name: (lang, card) => cardOf(lang, card) },
};

export const speech: GameSpeech<EM> = {
  describeDecision(lang, { kind }) {
    const { title, help, sealed } = asksOf(lang, kind);
    return { title, help, sealed, pass: null };
  },
  describeWaiting(lang, view, names) {
    if (!view.ask) return null;
    const { kind, waiting } = view.ask;
    const seats = Array.isArray(waiting) ? waiting.filter((seat) => seat !== view.seat) : [];
    return seats.length > 0 ? capital(asksOf(lang, kind).waiting(namesOf(lang, seats, audienceOf(view, names)))) : null;
  },
  describeStep: (lang, _shape, { kind }) => asksOf(lang, kind).title,
  ...optionsNamed(things, (_lang, word) => String(word)),
  describeConfirm: (lang) => tableOf(lang).confirm,
  tellEvent: (lang, event, view, names) => tellEvent(lang, event, audienceOf(view, names)),
  isPrivate: ({ t }) => t === 'received' || t === 'areCursed',
};
