/** The rules of The Thing, to look things up in. */
import { lobbyOf, tableOf } from '@lurk/the-thing/public';
import type { RuleBook } from '../kit';

export const words = [lobbyOf, tableOf];

export const book: RuleBook = (lang) => {
  const { world, roles } = lobbyOf(lang);
  const { places, characters, items } = tableOf(lang);
  return [roles, places, characters, items].map((entries) => ({ title: world.name, entries: Object.values(entries) }));
};
