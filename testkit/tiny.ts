/** The least game there can be around a few steps, for tests of the kernel itself. */
import {
  type Ask,
  begin,
  byName,
  type Circle,
  type Compartments,
  type Game,
  type Json,
  keyedDice,
  type Match,
  type Next,
  type Procedure,
  procedureOf,
  type Step,
  seatsOf,
  seedFromText,
} from '@lurk/kernel';

type Facts = { [key: string]: unknown };
export interface Tiny {
  Open: Facts;
  Own: Facts;
  Shared: Facts;
  Vault: Facts;
  Sizes: Record<string, number>;
  Event: { t: string; [key: string]: unknown };
  Options: { circle?: Record<string, Circle<Facts>> };
  Frames: Record<string, Json>;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it offers
  Interrupts: { ring: any };
}
export const tinyProcedure = procedureOf<Tiny>();
// biome-ignore lint/suspicious/noExplicitAny: what frames carry is each test's own affair
export type TinyStep = Step<Tiny, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type TinyAsk = Ask<Tiny, any, any, any, any>;

/** A step that changes something and says what comes next. */
export const doing =
  (change: (s: Compartments<Tiny>) => void, then: Next): TinyStep =>
  ({ s }) => {
    change(s);
    return then;
  };

/** A question for everybody, who may pass; tests say only what is different. */
export const tinyAsk = (kind: string, part: Partial<TinyAsk> = {}): TinyAsk => ({
  kind,
  who: ({ seats }) => seatsOf(seats),
  decide: () => ({ shape: { t: 'oneOf', options: ['a', 'b'] }, mayPass: true }),
  show: 'names',
  pace: () => 'none',
  ...part,
});

/** Steps of the procedure `main`, questions, and whatever else differs from an empty game. */
export function tinyGame(
  steps: Record<string, TinyStep>,
  asks: TinyAsk[] = [],
  more: Partial<Game<Tiny>> & { others?: Procedure<Tiny>[] } = {},
): Game<Tiny> {
  const { others = [], ...rest } = more;
  return {
    name: 'Tiny',
    rulesVersion: '1',
    minSeats: 1,
    maxSeats: 4,
    start: 'main',
    final: ['shown'],
    setup: ({ circle = {} }, seats) => ({ open: {}, own: Array.from({ length: seats }, () => ({})), circle, vault: {} }),
    procedures: Object.fromEntries([tinyProcedure('main', steps), ...others].map((each) => [each.name, each])),
    asks: byName(asks),
    sizes: () => ({}),
    ...rest,
  };
}

/** A match of it, at its first question. */
export const tinyMatch = (game: Game<Tiny>, seats = 2, options: Tiny['Options'] = {}): Match<Tiny> =>
  begin(game, { seats, options, dice: keyedDice(seedFromText('tiny')) }).match;
