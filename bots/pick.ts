/** Ways to choose that all bots share. */
import { answerable, anyChoice, type Choice, type Dice, idOf, type Kinds, kindAt, type Picked, type Shape, type Value } from '@lurk/kernel';

export type Worth = (value: Value) => number;

/** True with this probability. */
export const chance = (dice: Dice, probability: number): boolean => dice.below('bot', 1000) < probability * 1000;

export const any = <T>(list: readonly T[], dice: Dice): T => list[dice.below('bot', list.length)];

export const anyAnswer = (shape: Shape, dice: Dice): Choice => anyChoice(shape, (n) => dice.below('bot', n));

export const pick = (id: Value, choice: Choice): Choice => ({ pick: id, with: choice }) satisfies Picked;

/** The ids of a `oneOf` that can be answered. */
export function idsOf(shape: Shape): Value[] {
  if (shape.t !== 'oneOf') return [];
  return shape.options.filter((option) => typeof option !== 'object' || answerable(option.with)).map(idOf);
}

/** What the option of this name asks for; undefined if it is not there, or can not be answered. */
export function asks(shape: Shape, id: Value): Shape | undefined {
  if (shape.t !== 'oneOf') return undefined;
  for (const option of shape.options) if (typeof option === 'object' && option.id === id && answerable(option.with)) return option.with;
  return undefined;
}

/** The same of an option that is there and asks for more. */
export function followUp(shape: Shape, id: Value): Shape {
  const more = asks(shape, id);
  if (!more) throw new Error(`${id} asks for nothing here`);
  return more;
}

/** The list from most to least liked, equals in an order drawn by chance. */
export function ranked<T extends Value>(list: readonly T[], worth: (value: T) => number, dice: Dice): T[] {
  const shuffled = dice.shuffle('bot', list.slice());
  return shuffled.sort((a, b) => worth(b) - worth(a));
}

/** Answers with the values liked best. Takes as many of some as it may. */
export const liking = (shape: Shape, worth: Worth, dice: Dice): Choice => likingAt(shape, (_, id) => worth(id), dice);
function likingAt(shape: Shape, worth: (level: Shape, id: Value) => number, dice: Dice): Choice {
  const here: Worth = (id) => worth(shape, id);
  if (shape.t === 'someOf') return ranked(shape.options, here, dice).slice(0, shape.max);
  if (shape.t !== 'oneOf') return anyAnswer(shape, dice);
  const [best] = ranked(idsOf(shape), here, dice);
  const more = asks(shape, best);
  return more ? pick(best, likingAt(more, worth, dice)) : best;
}

/** How much a game's things are liked, kind by kind, and its words; whatever is not named is liked neither more nor less. */
export type Likings<T extends Kinds> = { readonly [K in keyof T]?: (thing: T[K]) => number } & { readonly word?: Worth };
/** The ways to choose of one game, whose shapes say what their options are. */
export interface Choosing<T extends Kinds> {
  /** Answers with what is liked best, at every level it comes to. Takes as many of some as it may. */
  liking(shape: Shape, likings: Likings<T>, dice: Dice): Choice;
  /** Answers with one option, drawn in proportion to its weight; what is not named is not drawn. */
  drawn(shape: Shape, weights: Likings<T>, dice: Dice): Value;
  /** The things of one kind that this level offers and that can be answered. */
  things<K extends keyof T & string>(shape: Shape, kind: K): T[K][];
}
export function choosing<T extends Kinds>(): Choosing<T> {
  return {
    liking(shape, likings, dice) {
      return likingAt(shape, byKind(likings), dice);
    },
    drawn(shape, weights, dice) {
      const weight = byKind(weights);
      return drawn(shape, (id) => weight(shape, id), dice);
    },
    things: <K extends keyof T & string>(shape: Shape, kind: K) => offered(shape).filter((id): id is T[K] => kindAt(shape, id) === kind),
  };
}
function byKind<T extends Kinds>(likings: Likings<T>): (level: Shape, id: Value) => number {
  // A kind and an id come from one shape, whose builder has held them against each other.
  const worths = likings as Readonly<Record<string, Worth | undefined>>;
  return (level, id) => worths[kindAt(level, id) ?? 'word']?.(id) ?? 0;
}
const offered = (shape: Shape): Value[] => (shape.t === 'someOf' ? shape.options : idsOf(shape));

/** Answers with one value, drawn in proportion to its weight. */
const drawn = (shape: Shape, weight: Worth, dice: Dice): Value => weighted(idsOf(shape), weight, 1, dice)[0];

/** Some values without repeats, each drawn in proportion to its weight. */
export function weighted<T>(from: readonly T[], weight: (value: T) => number, count: number, dice: Dice): T[] {
  const rest = from.slice();
  const out: T[] = [];
  while (out.length < count && rest.length > 0) {
    let at = dice.below('bot', 1000) * 0.001 * rest.reduce((sum, value) => sum + weight(value), 0);
    const found = rest.findIndex((value) => {
      at -= weight(value);
      return at < 0;
    });
    out.push(...rest.splice(Math.max(found, 0), 1));
  }
  return out;
}
