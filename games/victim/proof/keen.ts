/** Players who would rather do something than nothing, and rather what is rare: they come across everything sooner than random ones. */
import { anyChoice, begin, type Choice, type Decision, type Shape, type Value, waitingFor } from '@lurk/kernel';
import { applied, type Below, chance, type Mode, type Proof, startOf, type Watch } from '@lurk/testkit';
import type { VI } from '../types.ts';

/** How much an answer is liked beside the others, which count 4. */
const LIKED: Readonly<Record<Value, number>> = {
  ...{ end: 1, stop: 1, stay: 2, no: 2, wound: 8, give: 1, takeOff: 1, run: 8, turn: 8 },
  ...{
    hunt: 10,
    death: 80,
    ambush: 12,
    target: 12,
    targetSeveral: 12,
    spiderWeb: 12,
    decode: 12,
    enter: 12,
    place: 8,
    takeBack: 24,
    attack: 12,
    attackAll: 12,
    upgrade: 4,
    aidbox: 2,
    hammer: 8,
    pistol: 16,
    shoot: 40,
  },
};
const like = (option: Value): number => LIKED[option] ?? 4;

function liked(shape: Shape, below: Below): Choice {
  if (shape.t !== 'oneOf') return anyChoice(shape, below);
  let left = below(shape.options.reduce<number>((sum, option) => sum + like(idOf(option)), 0));
  for (const option of shape.options) {
    left -= like(idOf(option));
    if (left < 0) return typeof option === 'object' ? { pick: option.id, with: liked(option.with, below) } : option;
  }
  return null;
}
const idOf = (option: Value | { id: Value }): Value => (typeof option === 'object' ? option.id : option);

const answer = ({ shape, mayPass }: Decision, below: Below): Choice => (mayPass && below(6) === 0 ? null : liked(shape, below));

/** Plays a match of keen players to its end. */
export function playKeenMatch(game: Proof<VI>, mode: Mode<VI>, seed: string, onState: NonNullable<Watch<VI>['onState']>): void {
  const below = chance(`players of ${seed}`);
  const { match, told } = begin(game, startOf(mode, seed));
  onState(match, told);
  while (match.s.control.over === null) {
    const [decision] = waitingFor(match);
    const { seat, id } = decision;
    const input = below(30) === 0 ? { seat, id, timeout: true as const } : { seat, id, choice: answer(decision, below) };
    onState(match, applied(match, input).told);
  }
}
