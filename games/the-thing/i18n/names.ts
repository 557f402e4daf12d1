/** Names as sentences need them, in the reader's language. */
import { type Lang, listed, type Table } from '@lurk/i18n';
import { BACKS, ITEMS, type Item } from '../data/cards.ts';
import type { Location, Place } from '../data/rooms.ts';
import { chargesOf } from '../facts/items.ts';
import type { Open, Up } from '../types.ts';
import type { Namer } from './lines.ts';
import { tableOf } from './parts.ts';

const isItem = (held: string): held is Item => ITEMS.some((item) => item === held);

/** With four players and more somebody is called by the player; in the co-operative game by the Character. The reader's own are marked, unless all of them are. */
export function namer(lang: Lang, { people, coop }: Pick<Open, 'people' | 'coop'>, { names, reader }: Table): Namer {
  const isAlone = people.every(({ seat }) => seat === reader);
  const words = tableOf(lang);
  const list = (items: readonly string[]): string => listed(lang, items) || words.nothing;
  const who: Namer['who'] = (pawn) => {
    const { character, seat } = people[pawn];
    const name = coop && character ? words.characters[character].name : names[seat];
    return seat === reader && !isAlone ? words.you(name) : name;
  };
  const the = (place: Place | Location): string => words.article.the(words.places[place].name);
  const item = (held: Item | Up): string => {
    if (isItem(held)) return words.items[held].name;
    return words.recharges(words.items.flamethrower.name, chargesOf(held));
  };
  return {
    who,
    all: (pawns) => list(pawns.map(who)),
    player: (seat) => (seat === reader ? words.you(names[seat]) : names[seat]),
    the,
    to: (place) => words.article.to(the(place)),
    in: (place) => words.article.in(the(place)),
    exit: (exit) => words.exits[exit],
    item,
    items: (items) => list(items.map(item)),
    backs: (backs, up) => list([...up.map(item), ...BACKS.filter((back) => backs[back] > 0).map((back) => words.backs[back](backs[back]))]),
    weather: (weather) => words.weather[weather],
    action: (action) => words.actions[action],
    face: (face) => words.faces[face],
    list,
  };
}
