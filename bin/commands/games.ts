/** The games this command knows, and how each is told. */
import { loadBots } from '@lurk/bots';
import { type AnyGame, type Contract, defaultsOf, type Options, type Teller } from '@lurk/contract';
import { allContracts } from '@lurk/games';
import { rulesOf } from '@lurk/games/rules';
import { diceOver, fastDice, type GameTypes, must } from '@lurk/kernel';
import { known, wholeNumber } from './usage.ts';

export interface Known {
  contract: Contract;
  module: AnyGame;
  teller: Teller<GameTypes>;
}

/** How a game is told lies in its folder, under this name. */
const tellerOf = async (name: string): Promise<Teller<GameTypes>> => (await import(`../../games/${name}/teller.ts`)).teller;

const games = new Map<string, Known>();
for (const contract of await allContracts()) {
  if (contract.example && process.env.LURK_EXAMPLES !== '1') continue;
  await loadBots(contract.name);
  games.set(contract.name, { contract, module: await rulesOf(contract.name), teller: await tellerOf(contract.name) });
}

export const gameNames = [...games.keys()];
/** The game that the examples of the help are about. */
export const [sample] = gameNames;
export const gameNamed = (name: string): Known => must(games.get(known('game', name, gameNames)));
export const gameIfKnown = (name: string): Known | undefined => games.get(name);

/** The plain way to play: no option touched, and nobody wishes for anything. */
export const plainOptions = ({ contract }: Known, seats: number): Options =>
  contract.settle(defaultsOf(contract.options), new Array(seats).fill(null), 0, diceOver(fastDice('')));

/** How many play: what was typed, or as many as are usual. */
export const seatsOf = ({ contract: { seats } }: Known, typed: string | boolean | undefined): number =>
  typed === undefined ? seats.usual : wholeNumber('seats', String(typed), seats.min, seats.max);
