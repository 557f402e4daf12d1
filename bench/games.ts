/** The real games, played at random: their states to copy, look at and hash, and whole matches on the path of search. */
import { anomaly } from '@lurk/anomaly';
import { DEFAULT_OPTIONS as ofAnomaly } from '@lurk/anomaly/public';
import {
  answerAll,
  answerable,
  anyChoice,
  apply,
  begin,
  type Choice,
  type Decision,
  fastDice,
  type GameModule,
  type GameTypes,
  type Match,
  waitingFor,
} from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import { DEFAULT_OPTIONS as ofNotAlone } from '@lurk/not-alone/public';
import { theThing } from '@lurk/the-thing';
import { DEFAULT_OPTIONS as ofTheThing } from '@lurk/the-thing/public';
import { victim } from '@lurk/victim';
import { DEFAULT_OPTIONS as ofVictim } from '@lurk/victim/public';
import { PlainDice, words } from './skeleton/bare.ts';

export interface Real {
  /** Some way into a match. */
  midway(): Match<GameTypes>;
  /** A whole match, simulated. Says how many inputs it took. */
  playout(seed: number): number;
}

/** Somebody who answers anything that may be answered, and passes half the time where that is possible. */
function player(seed: number): (decision: Decision) => Choice {
  const dice = new PlainDice(words(seed, 2));
  const below = (n: number): number => dice.below('player', n);
  return ({ shape, mayPass }) => ((mayPass && below(2) === 0) || !answerable(shape) ? null : anyChoice(shape, below));
}

/** `inputs`: how far into a match is midway. */
const real = <G extends GameTypes>(game: GameModule<G>, seats: number, options: G['Options'], inputs: number): Real => ({
  midway() {
    const { match } = begin(game, { seats, options, dice: fastDice('7') });
    const choose = player(7);
    while (match.s.control.inputs < inputs) {
      const [decision] = waitingFor(match);
      const applied = apply(match, { seat: decision.seat, id: decision.id, choice: choose(decision) });
      if (!applied.ok) throw new Error(`${applied.refusal}: ${decision.kind}`);
    }
    return match as unknown as Match<GameTypes>;
  },
  playout(seed) {
    const { match } = begin(game, { seats, options, dice: { kind: 'fast', s: words(seed, 1) }, quiet: true });
    const choose = player(seed);
    const { control } = match.s;
    while (control.over === null) answerAll(match, choose);
    return control.inputs;
  },
});

export const games = {
  'NOT ALONE': real(notAlone, 5, ofNotAlone, 60),
  Anomaly: real(anomaly, 4, ofAnomaly, 60),
  'The Thing': real(theThing, 6, ofTheThing, 200),
  VICTIM: real(victim, 5, ofVictim, 120),
};
export type RealName = keyof typeof games;
export const REAL: readonly RealName[] = ['NOT ALONE', 'Anomaly', 'The Thing', 'VICTIM'];
