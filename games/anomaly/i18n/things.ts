/** What each kind of thing is called where it is an option. */
import { type AskedIn, type Lang, sentence, type ThingsWords } from '@lurk/i18n';
import type { Things } from '../things.ts';
import type { AN, Open, Pawn } from '../types.ts';
import { audienceOf, isReader, nameOfCard, nameOfDeed, nameOfEvolution, nameOfPawn, nameOfSymbol, nameOfUse, nameOfZone } from './names.ts';
import { tableOf } from './parts.ts';

function student(lang: Lang, pawn: Pawn, { view, names }: AskedIn<AN>): string {
  const table = audienceOf(view, names);
  return isReader(pawn, table) ? tableOf(lang).decisions.options.you : nameOfPawn(lang, pawn, table);
}

/** A card of the Anomaly's pile; copies of a kind are told apart by number. */
function gift(lang: Lang, place: number, { cards }: Open): string {
  const kind = cards[place];
  const card = nameOfCard(lang, kind);
  if (cards.indexOf(kind) === cards.lastIndexOf(kind)) return card;
  return sentence(lang, tableOf(lang).decisions.options.copy, {
    card,
    number: cards.slice(0, place + 1).filter((other) => other === kind).length,
  });
}

const optionsOf = (lang: Lang) => tableOf(lang).decisions.options;

export const things: ThingsWords<AN, Things> = {
  zone: { name: nameOfZone },
  symbol: { name: nameOfSymbol },
  aim: { name: (lang, aim) => optionsOf(lang).aim[aim] },
  evolution: { name: nameOfEvolution },
  card: { name: nameOfCard },
  use: { name: nameOfUse },
  deed: { name: nameOfDeed },
  gift: { name: (lang, place, { view }) => gift(lang, place, view.open) },
  half: { name: (lang, place, { view }) => gift(lang, place, view.open) },
  pawn: { name: student },
  starter: { name: (lang, pawn, asked) => (pawn === 'anomaly' ? optionsOf(lang).keys.anomaly : student(lang, pawn, asked)) },
  student: { name: student },
  token: { name: (lang, token) => optionsOf(lang).keys[token] },
  eaten: { name: (_lang, count) => String(count) },
};
