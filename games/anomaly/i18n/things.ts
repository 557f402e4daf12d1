/** What each kind of thing is called where it is an option. */
import { type AskedIn, type Lang, sentence, type ThingsWords } from '@lurk/i18n';
import { theOne, type Value } from '@lurk/kernel';
import type { Things } from '../things.ts';
import type { AN, Open, Pawn } from '../types.ts';
import { audienceOf, isReader, nameOfCard, nameOfPawn, nameOfSymbol, nameOfUse } from './names.ts';
import { tableOf } from './parts.ts';

const optionsOf = (lang: Lang) => tableOf(lang).decisions.options;

const student = {
  name(lang: Lang, pawn: Pawn, { view, names }: AskedIn<AN>) {
    const table = audienceOf(view, names);
    return isReader(pawn, table) ? optionsOf(lang).you : nameOfPawn(lang, pawn, table);
  },
};
/** A card of the Anomaly's pile; copies of a kind are told apart by number. */
function cardOfPile(lang: Lang, place: number, { cards }: Open): string {
  const kind = cards[place];
  const card = nameOfCard(lang, kind);
  if (cards.indexOf(kind) === cards.lastIndexOf(kind)) return card;
  const number = cards.slice(0, place + 1).filter((other) => other === kind).length;
  return sentence(lang, optionsOf(lang).copy, { card, number });
}
const gift = { name: (lang: Lang, place: number, { view }: AskedIn<AN>) => cardOfPile(lang, place, view.open) };

export const things: ThingsWords<AN, Things> = {
  zone: { name: (lang, zone) => tableOf(lang).zones[zone].name },
  symbol: { name: nameOfSymbol },
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
