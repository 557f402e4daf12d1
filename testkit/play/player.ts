/** A player who knows the decisions and nothing else, and whole matches between such players. */
import {
  type Applied,
  answerable,
  anyChoice,
  apply,
  begin,
  type Choice,
  type Decision,
  diceOver,
  fastDice,
  type GameModule,
  type GameTypes,
  type Input,
  keyedDice,
  type Match,
  type Start,
  seedFromText,
  type Told,
  waitingFor,
} from '@lurk/kernel';
import type { Mode } from '../proof.ts';

export type Below = (n: number) => number;

/** Chance for tests, apart from that of the match. */
export function chance(text: string): Below {
  const dice = diceOver(fastDice(text));
  return (n) => dice.below('test', n);
}

/** How often, out of so many inputs, a player does something out of the ordinary. */
const FIDGET = 24;
const TIMEOUT = 40;
const OFFER = 6;

/** Any legal answer, a pass included. */
export function anyAnswer({ shape, mayPass, kind, seat }: Decision, below: Below): Choice {
  if (!answerable(shape)) {
    if (!mayPass) throw new Error(`dead end: seat ${seat} can neither answer nor pass "${kind}"`);
    return null;
  }
  return mayPass && below(3) === 0 ? null : anyChoice(shape, below);
}

export interface Move {
  input: Input;
  /** A sealed answer taken back or replaced: it may go on for ever, so it does not count towards the length of a match. */
  fidget: boolean;
}

/** The next input of a table of random players: mostly answers; now and then an offer taken, a clock run out, an answer unsealed or replaced. */
export function randomMove<G extends GameTypes>(match: Match<G>, below: Below): Move {
  const ask = match.s.control.ask!;
  const offers = below(OFFER) === 0 ? ask.offers.filter((offer) => offer && answerable(offer.shape)) : [];
  if (offers.length > 0) {
    const { id, seat, shape } = offers[below(offers.length)]!;
    return { input: { seat, id, choice: anyChoice(shape, below) }, fidget: false };
  }
  const sealed = below(FIDGET) === 0 ? ask.who.filter((seat) => ask.sealed[seat]) : [];
  if (sealed.length > 0) {
    const seat = sealed[below(sealed.length)];
    const { id } = ask.decisions[seat]!;
    if (below(2) === 0) return { input: { seat, id, unseal: true }, fidget: true };
    return { input: { seat, id, choice: anyAnswer(ask.decisions[seat]!, below) }, fidget: true };
  }
  const waiting = waitingFor(match);
  const decision = waiting[below(waiting.length)];
  if (!decision) throw new Error('dead end: nobody is asked and the match is not over');
  const { id, seat } = decision;
  if (below(TIMEOUT) === 0) return { input: { seat, id, timeout: true }, fidget: false };
  return { input: { seat, id, choice: anyAnswer(decision, below) }, fidget: false };
}

export interface Watch<G extends GameTypes> {
  /** Chance of the match: `keyed` as in real play, or `fast` (the default). */
  dice?: 'keyed' | 'fast';
  /** Called with every input before it is given. */
  onInput?(match: Match<G>, input: Input): void;
  /** Called at the start and after every input, with what was told. */
  onState?(match: Match<G>, told: Told<G['Event']>[]): void;
}
export interface Played<G extends GameTypes> {
  match: Match<G>;
  inputs: Input[];
  seed: string;
}

/** The start of a match of this mode; the same seed always gives the same one. */
export const startOf = <G extends GameTypes>({ seats, options }: Mode<G>, seed: string, dice: 'keyed' | 'fast' = 'fast'): Start<G> => ({
  seats,
  options,
  dice: dice === 'keyed' ? keyedDice(seedFromText(seed)) : fastDice(seed),
});

/** An input that must be accepted. */
export function applied<G extends GameTypes>(match: Match<G>, input: Input): Applied<G['Event']> & { ok: true } {
  const result = apply(match, input);
  if (!result.ok) throw new Error(`refused (${result.refusal}): ${JSON.stringify(input)}`);
  return result;
}

/** The first seat waited for gives this answer. */
function given<G extends GameTypes>(match: Match<G>, choice: Choice): Move {
  const { seat, id } = waitingFor(match)[0];
  return { input: { seat, id, choice }, fidget: false };
}

/** Plays a match of random players to its end, which must come within the length the game states. */
export function playRandomMatch<G extends GameTypes>(module: GameModule<G>, mode: Mode<G>, seed: string, watch: Watch<G> = {}): Played<G> {
  const below = chance(`players of ${seed}`);
  const { match, told } = begin(module, startOf(mode, seed, watch.dice));
  const inputs: Input[] = [];
  let left = module.longest;
  watch.onState?.(match, told);
  const opening = mode.opening?.slice() ?? [];
  while (match.s.control.over === null) {
    const { input, fidget } = opening.length > 0 ? given(match, opening.shift()!) : randomMove(match, below);
    if (!fidget && left-- === 0) throw new Error(`longer than ${module.longest} inputs`);
    watch.onInput?.(match, input);
    inputs.push(input);
    const result = applied(match, input);
    watch.onState?.(match, result.told);
  }
  return { match, inputs, seed };
}

/** The same inputs again. */
export function replay<G extends GameTypes>(module: GameModule<G>, start: Start<G>, inputs: Input[], watch: Watch<G> = {}): Match<G> {
  const { match, told } = begin(module, start);
  watch.onState?.(match, told);
  for (const input of inputs) {
    const result = applied(match, input);
    watch.onState?.(match, result.told);
  }
  return match;
}
