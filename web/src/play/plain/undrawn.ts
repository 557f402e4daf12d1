/** What a game has on the page that brings no screens of its own: a silent kit, and the aims of its roles to look up. */
import type { Contract } from '@lurk/contract';
import { forgetful, must } from '@lurk/kernel';
import type { GameKit, RuleBook } from '../../games/kit';
import type { Lang } from '../../i18n/languages';
import { withWords } from '../../i18n/with-words';

export async function undrawn(contract: Contract): Promise<{ kit: GameKit; book: RuleBook }> {
  const plain = must(contract.plain, `screens of ${contract.name}, or what the plain table shows`);
  const [game, lobby] = await Promise.all([withWords(plain()), contract.lobby()]);
  const name = (lang: Lang): string => lobby(lang).world?.name ?? contract.name;
  return {
    kit: { fold: { ...forgetful, events: game.events }, plain: { game, name } },
    book: (lang) => [{ title: name(lang), entries: Object.values(lobby(lang).roles) }],
  };
}
