/** Names as the sentences of a game without sides need them: the reader is spoken to, the others are named. */
import type { GameTypes, Seat } from '@lurk/kernel';
import { type Lang, listed } from './format.ts';
import type { Table } from './forms.ts';
import type { ThingWords } from './things.ts';

const YOU = { en: 'you', fr: 'vous' } as const satisfies Record<Lang, string>;

export interface Naming {
  who(seat: Seat): string;
  all(seats: readonly Seat[]): string;
  list(items: readonly string[]): string;
}

export function naming(lang: Lang, { names, reader }: Table): Naming {
  const who = (seat: Seat): string => (seat === reader ? YOU[lang] : names[seat]);
  const list = (items: readonly string[]): string => listed(lang, items);
  return { who, list, all: (seats) => list(seats.map(who)) };
}

/** The players, as things to choose from. */
export const players: ThingWords<GameTypes, Seat> = {
  name: (lang, seat, { view, names }) => naming(lang, { names, reader: view.seat }).who(seat),
};
