/** The rules of The Thing, to look things up in. */
import { lobbyOf, tableOf } from '@lurk/the-thing/public';
import type { RuleBook } from '../kit';
import { nameOf } from '../worlds';

export const words = [lobbyOf, tableOf];

export const book: RuleBook = (lang) => {
  const { places, characters, items } = tableOf(lang);
  return [lobbyOf(lang).roles, places, characters, items].map((entries) => ({
    title: nameOf('the-thing'),
    entries: Object.values(entries),
  }));
};
