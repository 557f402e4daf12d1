/** The table a link would make, and what of the link cannot be followed, in words. */
import { defaultsOf } from '@lurk/contract';
import type { Words } from '../i18n/en';
import type { NewTableWords } from '../i18n/new-table/en';
import type { LobbyOption } from './lobby';
import { type GameLobby, lobbyOptions, SPEED } from './lobby-view';
import type { Fault, Wish } from './read-link';

interface Said {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

const spoken = ({ id, name, value, choices }: LobbyOption, w: NewTableWords): Said => {
  if (typeof value === 'boolean') return { id, name, value: value ? w.on : w.off };
  return { id, name, value: choices?.find((choice) => choice.id === value)?.name ?? value };
};

/** Every option as it is at a table of these seats; of a wish, as it is wished. */
const optionsAt = ({ seats, speed = 'normal', options }: Omit<Wish, 'game'>, game: GameLobby, lobby: Words['lobby']): LobbyOption[] =>
  lobbyOptions(
    {
      options: { ...defaultsOf(game.contract.options), ...options },
      speed,
      seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    },
    game,
    lobby,
  );

/** What this table has that a table as usual has not; its clock, if the link names one: which is usual is for the server to say. */
export function differing(wish: Wish, game: GameLobby, lobby: Words['lobby'], w: NewTableWords): Said[] {
  const usual = optionsAt({ seats: wish.seats, options: {} }, game, lobby);
  const differs = ({ id, value }: LobbyOption): boolean =>
    id === SPEED ? wish.speed !== undefined : value !== usual.find((option) => option.id === id)?.value;
  return optionsAt(wish, game, lobby).flatMap((option) => (differs(option) ? [spoken(option, w)] : []));
}

export function reasonOf(fault: Fault, game: GameLobby | undefined, lobby: Words['lobby'], w: NewTableWords): string {
  const said = w.fault;
  switch (fault.why) {
    case 'long':
    case 'noGame':
      return said[fault.why];
    case 'badGame':
    case 'broken':
    case 'twice':
    case 'speed':
    case 'unknown':
      return said[fault.why](fault.said);
    case 'seats':
      return said.seats(fault.said, fault.least, fault.most, fault.usual);
    case 'notAt':
      return said.notAt(game?.words.options[fault.option].name ?? fault.option, fault.seats);
    case 'value': {
      const usual = game && optionsAt({ seats: fault.seats, options: {} }, game, lobby).find(({ id }) => id === fault.option);
      return usual ? said.value(usual.name, fault.said, spoken(usual, w).value) : said.unknown(fault.option);
    }
    case 'more':
      return said.more(fault.count);
  }
}
