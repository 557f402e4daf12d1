/** The games this server knows: their rules, and what a lobby must know of them. */
import type { GameModule, GameTypes, Json, Seat } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import * as v from 'valibot';

export type AnyGame = GameModule<GameTypes>;
type Options = Record<string, Json>;

export interface Entry {
  module: AnyGame;
  defaults: Options;
  /** Reads what a host sends, whole or in part; null if it is not an option of this game. */
  read(options: Options, seats: number): Options | null;
  /** Sides one may wish for. */
  sides: string[];
  /** The options a match begins with, once seats are fixed and wishes are known. `pick` chooses one of a list by chance. */
  settle(options: Options, wishes: (string | null)[], host: Seat, pick: (list: Seat[]) => Seat): Options;
  /** Players a quick match against bots has, if nothing else is said. */
  usual: number;
}

const NotAloneOptions = v.strictObject({
  creature: v.optional(v.union([v.picklist(['random', 'host', 'notHost']), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))])),
  seating: v.optional(v.picklist(['random', 'arranged'])),
  expert: v.optional(v.boolean()),
  copyIneffective: v.optional(v.boolean()),
  doubleMayPlayOne: v.optional(v.boolean()),
  targetMovesFromForceField: v.optional(v.boolean()),
});

const notAloneEntry: Entry = {
  module: notAlone as unknown as AnyGame,
  defaults: {
    creature: 'random',
    seating: 'random',
    expert: false,
    copyIneffective: false,
    doubleMayPlayOne: false,
    targetMovesFromForceField: false,
  },
  read(options, seats) {
    const read = v.safeParse(NotAloneOptions, options);
    if (!read.success) return null;
    const { creature } = read.output;
    return typeof creature === 'number' && creature >= seats ? null : (read.output as Options);
  },
  sides: ['creature', 'hunted'],
  settle(options, wishes, host, pick) {
    const willing = wishes.flatMap((wish, seat) => (wish === 'creature' ? [seat] : []));
    const neutral = wishes.flatMap((wish, seat) => (wish === 'hunted' ? [] : [seat]));
    const from = willing.length > 0 ? willing : neutral;
    // A host's word goes before wishes; and where nobody wishes, the deal itself decides, so that it can be checked.
    const wished = options.creature === 'random' && from.length > 0 && from.length < wishes.length;
    return { ...options, creature: wished ? pick(from) : options.creature!, host };
  },
  usual: 5,
};

const entries: Record<string, Entry> = { 'not-alone': notAloneEntry };

export const gameOf = (name: string): Entry | undefined => (Object.hasOwn(entries, name) ? entries[name] : undefined);
export const allGames = (): Entry[] => Object.values(entries);
