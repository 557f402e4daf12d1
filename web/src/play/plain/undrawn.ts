/** What a game has on the page that brings no screens of its own: a silent kit, and the aims of its roles to look up. */
import type { Contract } from '@lurk/contract';
import { forgetful, must } from '@lurk/kernel';
import type { GameKit, RuleBook } from '../../games/kit';
import { withWords } from '../../i18n/with-words';

async function lobbyOf(contract: Contract) {
  const lobby = await contract.lobby();
  await withWords(Promise.resolve({ words: [lobby] }));
  return lobby;
}

export async function undrawnKit(contract: Contract): Promise<GameKit> {
  const plain = must(contract.plain, `screens of ${contract.name}, or what the plain table shows`);
  const [game, lobby] = await Promise.all([withWords(plain()), lobbyOf(contract)]);
  return {
    fold: { ...forgetful, beats: game.beats },
    plain: { game, name: (lang) => lobby(lang).world?.name ?? contract.name },
    soundOf: () => null,
  };
}

export async function undrawnBook(contract: Contract): Promise<RuleBook> {
  const lobby = await lobbyOf(contract);
  return (lang) => {
    const { world, roles } = lobby(lang);
    return [{ title: world?.name ?? contract.name, entries: Object.values(roles) }];
  };
}
