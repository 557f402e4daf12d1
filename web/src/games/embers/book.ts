/** The rules of Embers, as far as there is anything to look up. */
import { lobbyOf } from '@lurk/embers/public';
import type { RuleBook } from '../kit';

export const words = [lobbyOf];

export const book: RuleBook = (lang) => {
  const { world, roles } = lobbyOf(lang);
  return [{ title: world.name, entries: Object.values(roles) }];
};
