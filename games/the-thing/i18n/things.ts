/** What the things of the game are called, and which rule is behind each. */
import type { AskedIn, Lang, ThingsWords } from '@lurk/i18n';
import { oneAmong, theOne, type Value } from '@lurk/kernel';
import { togetherIn } from '../coop/facts.ts';
import { BACKS, ITEMS, type Item } from '../data/cards.ts';
import { isFlamethrower, itemOf } from '../facts/items.ts';
import { AT_RANDOM, cardsIn } from '../facts/placing.ts';
import { type Slot, slotName, slotNumber } from '../facts/trades.ts';
import type { Things } from '../things.ts';
import type { Pawn, TT, Up } from '../types.ts';
import type { Namer } from './lines.ts';
import { namer } from './names.ts';
import { tableOf } from './parts.ts';

export const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<TT>, 'view' | 'names'>): Namer =>
  namer(lang, view.open, { names, reader: view.seat });

const pawn = { name: (lang: Lang, id: Pawn, asked: AskedIn<TT>) => namesIn(lang, asked).who(id) };
const item = {
  name: (lang: Lang, id: Item | Up, asked: AskedIn<TT>) => namesIn(lang, asked).item(id),
  rule: (lang: Lang, id: Item | Up) => tableOf(lang).items[itemOf(id)].rule,
};

/** The item in a slot; null for a back, which shows no more. */
function itemIn(slot: Slot): Item | Up | null {
  const name = slotName(slot);
  if (BACKS.some((back) => back === name)) return null;
  return isFlamethrower(name) ? name : oneAmong(ITEMS, name);
}
const slot = {
  name(lang: Lang, id: Slot, asked: AskedIn<TT>) {
    const { one, copy } = tableOf(lang);
    const held = itemIn(id);
    const name = held === null ? one[oneAmong(BACKS, slotName(id))] : item.name(lang, held, asked);
    return slotNumber(id) > 1 ? copy(name, slotNumber(id)) : name;
  },
  rule(lang: Lang, id: Slot) {
    const held = itemIn(id);
    return held === null ? undefined : item.rule(lang, held);
  },
};

export const things: ThingsWords<TT, Things> = {
  pawn,
  accept: pawn,
  decline: pawn,
  character: { name: (lang, id) => tableOf(lang).characters[id].name, rule: (lang, id) => tableOf(lang).characters[id].rule },
  place: { name: (lang, id) => tableOf(lang).places[id].name, rule: (lang, id) => tableOf(lang).places[id].rule },
  card: { name: (lang, id) => (id === AT_RANDOM ? tableOf(lang).options.random : tableOf(lang).actions[id]) },
  drawn: { name: (lang, id) => tableOf(lang).actions[id] },
  mix: { name: (lang, id, asked) => namesIn(lang, asked).list(cardsIn(id).map((card) => tableOf(lang).actions[card])) },
  item,
  give: slot,
  want: slot,
  weather: { name: (lang, id) => tableOf(lang).weather[id] },
  side: { name: (lang, id) => tableOf(lang).sides[id] },
  point: { name: (lang, id) => tableOf(lang).point(id) },
  aim: { name: (lang, id) => (id === 'pool' ? tableOf(lang).options.pool : tableOf(lang).places[id].name) },
  damage: { name: (_, id) => String(id) },
  door: { name: (lang, id) => tableOf(lang).door[id] },
  die: { name: (lang, id, { view }) => tableOf(lang).die(id + 1, tableOf(lang).faces[togetherIn(view.open).dice[id].face]) },
  face: { name: (lang, id) => tableOf(lang).faces[id] },
  deal: {
    name(lang, id, asked) {
      if (id === 'escape') return tableOf(lang).options.escape;
      return id === 'use' || id === 'repair' ? tableOf(lang).actions[id] : item.name(lang, id, asked);
    },
    rule: (lang, id) => (id === 'use' || id === 'repair' || id === 'escape' ? undefined : item.rule(lang, id)),
  },
};

/** An option that is no thing. */
export const word = (lang: Lang, id: Value): string => theOne(tableOf(lang).options, id);
