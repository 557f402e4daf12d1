/** What each kind of thing is called where it is an option. */
import { type AskedIn, type Lang, sentence, type ThingsWords } from '@lurk/i18n';
import { theOne, type Value } from '@lurk/kernel';
import type { Things } from '../things.ts';
import type { AN, Pawn } from '../types.ts';
import { nameOfCard, nameOfUse, namesIn } from './names.ts';
import { tableOf } from './parts.ts';

const optionsOf = (lang: Lang) => tableOf(lang).decisions.options;

const student = { name: (lang: Lang, pawn: Pawn, asked: AskedIn<AN>) => namesIn(lang, asked).student(pawn) };
/** A card of the Anomaly's pile; copies of a kind are told apart by number. */
const gift = {
  name(lang: Lang, place: number, { view }: AskedIn<AN>) {
    const { cards } = view.open;
    const card = nameOfCard(lang, cards[place]);
    const copies = [...cards.keys()].filter((other) => cards[other] === cards[place]);
    return copies.length === 1 ? card : sentence(lang, optionsOf(lang).copy, { card, number: copies.indexOf(place) + 1 });
  },
};

export const things: ThingsWords<AN, Things> = {
  zone: { name: (lang, zone) => tableOf(lang).zones[zone].name },
  symbol: { name: (lang, symbol) => tableOf(lang).symbols[symbol] },
  aim: { name: (lang, aim) => optionsOf(lang).aim[aim] },
  evolution: { name: (lang, evolution) => tableOf(lang).evolutions[evolution].name },
  card: { name: nameOfCard },
  use: { name: nameOfUse },
  deed: { name: (lang, deed) => ({ ...tableOf(lang).bottoms, ...tableOf(lang).deeds })[deed].name },
  gift,
  half: gift,
  pawn: student,
  student,
  starter: { name: (lang, pawn, asked) => (pawn === 'anomaly' ? optionsOf(lang).keys.anomaly : student.name(lang, pawn, asked)) },
  token: { name: (lang, token) => optionsOf(lang).keys[token] },
  eaten: { name: (_lang, count) => String(count) },
};

/** An option that is no thing. */
export const word = (lang: Lang, id: Value): string => theOne(optionsOf(lang).words, id);
