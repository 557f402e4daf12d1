/** The games this server knows: their rules, and what a lobby must know of them. */
import { anomaly } from '@lurk/anomaly';
import { DEFAULT_OPTIONS, HEALTH_PER_SIDE, MAX_PLAYERS, ZERO_OFFSET } from '@lurk/anomaly/public';
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
  /** Sides one may wish for. The first is played by one alone; the option of the same name says by whom. */
  sides: [lone: string, others: string];
  /** The options a match begins with, once seats are fixed and wishes are known. `pick` chooses one of a list by chance. */
  settle(options: Options, wishes: (string | null)[], host: Seat, pick: (list: Seat[]) => Seat): Options;
  /** Players a quick match against bots has, if nothing else is said. */
  usual: number;
}

/** A wish for the side of one, as far as nothing else settles who plays it. */
const settling =
  (lone: string, others: string): Entry['settle'] =>
  (options, wishes, host, pick) => {
    const willing = wishes.flatMap((wish, seat) => (wish === lone ? [seat] : []));
    const neutral = wishes.flatMap((wish, seat) => (wish === others ? [] : [seat]));
    const from = willing.length > 0 ? willing : neutral;
    // A host's word goes before wishes; and where nobody wishes, the deal itself decides, so that it can be checked.
    const wished = options[lone] === 'random' && from.length > 0 && from.length < wishes.length;
    return { ...options, [lone]: wished ? pick(from) : options[lone]!, host };
  };

const within = ({ min, max }: { min: number; max: number }) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** Who plays the side of one: by chance, the host or not, or the seat of this number. */
const whoIsAlone = (maxSeats: number) =>
  v.optional(v.union([v.picklist(['random', 'host', 'notHost']), within({ min: 0, max: maxSeats - 1 })]));

const AnomalyOptions = v.strictObject({
  anomaly: whoIsAlone(MAX_PLAYERS),
  advanced: v.optional(v.boolean()),
  healthPerSide: v.optional(within(HEALTH_PER_SIDE)),
  zeroOffset: v.optional(within(ZERO_OFFSET)),
  radiationForecast: v.optional(v.picklist(['hidden', 'visible'])),
  fuelLayout: v.optional(v.picklist(['random-opposite', 'random-any-labs'])),
  overlay: v.optional(v.picklist(['none', 'tokens', 'exact'])),
  trapWindowSeconds: v.optional(within({ min: 3, max: 60 })),
  endReveal: v.optional(v.boolean()),
});

// Who the host is comes with the match.
const { host: _, ...anomalyDefaults } = DEFAULT_OPTIONS;
const anomalyEntry: Entry = {
  module: anomaly as unknown as AnyGame,
  defaults: anomalyDefaults,
  read(options, seats) {
    const read = v.safeParse(AnomalyOptions, options);
    if (!read.success) return null;
    const { anomaly: alone } = read.output;
    return typeof alone === 'number' && alone >= seats ? null : (read.output as Options);
  },
  sides: ['anomaly', 'students'],
  settle: settling('anomaly', 'students'),
  usual: 4,
};

const NotAloneOptions = v.strictObject({
  creature: whoIsAlone(7),
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
  settle: settling('creature', 'hunted'),
  usual: 5,
};

const entries: Record<string, Entry> = { 'not-alone': notAloneEntry, anomaly: anomalyEntry };

export const gameOf = (name: string): Entry | undefined => (Object.hasOwn(entries, name) ? entries[name] : undefined);
export const allGames = (): Entry[] => Object.values(entries);
