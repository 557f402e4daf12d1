/** The games this command knows, and how each is told. */
import { loadBots } from '@lurk/bots';
import { type Contract, defaultsOf, type Options, readOptions, type Teller } from '@lurk/contract';
import { allContracts } from '@lurk/games';
import { olderRulesOf, rulesOf } from '@lurk/games/rules';
import { diceOver, fastDice, type GameTypes, must } from '@lurk/kernel';
import type { Kept } from '@lurk/table';
import { known, UsageError, wholeNumber } from './usage.ts';

export interface Known extends Kept {
  contract: Contract;
  teller: Teller<GameTypes>;
}

/** How a game is told is in its folder, under this name. */
const tellerOf = async (name: string): Promise<Teller<GameTypes>> => (await import(`../../games/${name}/teller.ts`)).teller;

const games = new Map<string, Known>();
/** Worked examples, listed only with LURK_EXAMPLES=1. */
const examples: string[] = [];
for (const contract of await allContracts()) {
  if (contract.example && process.env.LURK_EXAMPLES !== '1') {
    examples.push(contract.name);
    continue;
  }
  await loadBots(contract.name);
  const [module, older, teller] = await Promise.all([rulesOf(contract.name), olderRulesOf(contract.name), tellerOf(contract.name)]);
  games.set(contract.name, { contract, module, older, teller });
}

export const gameNames = [...games.keys()];
/** The game that the examples of the help are about. */
export const [sample] = gameNames;
export function gameNamed(name: string): Known {
  if (examples.includes(name)) throw new UsageError(`"${name}" is a worked example: set LURK_EXAMPLES=1 to have it`);
  return must(games.get(known('game', name, gameNames)));
}
export const gameIfKnown = (name: string): Known | undefined => games.get(name);

/** The plain way to play: no option touched but these, and nobody wishes for anything. */
export const plainOptions = ({ contract }: Known, seats: number, chosen: Options = {}): Options =>
  contract.settle({ ...defaultsOf(contract.options), ...chosen }, new Array(seats).fill(null), 0, diceOver(fastDice('')));

/** NAME=VALUE[,NAME=VALUE]: table options as a lobby would take them at a table of this size. */
export function optionsOf({ contract }: Known, seats: number, typed: string | boolean | undefined): Options {
  if (typed === undefined) return {};
  const pairs = String(typed).split(',');
  const chosen = Object.fromEntries(
    pairs.map((pair) => {
      const [name, value = 'true'] = pair.split('=');
      return [known('option', name, Object.keys(contract.options)), /^(true|false|-?\d+)$/.test(value) ? JSON.parse(value) : value];
    }),
  );
  const fits = readOptions(contract.options, chosen, seats);
  if (!fits) throw new UsageError(`--options: a table of ${seats} does not take "${typed}"`);
  return fits;
}

/** How many play: what was typed, or as many as are usual. */
export const seatsOf = ({ contract: { seats } }: Known, typed: string | boolean | undefined): number =>
  typed === undefined ? seats.usual : wholeNumber('seats', String(typed), seats.min, seats.max);
