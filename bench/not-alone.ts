/** NOT ALONE, played at random: a real game's state to copy, look at and hash. */
import { answerable, anyChoice, apply, begin, fastDice, waitingFor } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import { DEFAULT_OPTIONS } from '@lurk/not-alone/public';
import { PlainDice, words } from './skeleton/bare.ts';

/** Five players, until the match is over or so many inputs were given. */
export function play(seed: number, quiet: boolean, inputs = notAlone.longest) {
  const { match } = begin(notAlone, { seats: 5, options: DEFAULT_OPTIONS, dice: fastDice(`${seed}`), quiet });
  const player = new PlainDice(words(seed, 2));
  const below = (n: number): number => player.below('player', n);
  const { control } = match.s;
  while (control.over === null && control.inputs < inputs) {
    const waiting = waitingFor(match);
    const { seat, id, shape, mayPass } = waiting[below(waiting.length)];
    const choice = (mayPass && below(2) === 0) || !answerable(shape) ? null : anyChoice(shape, below);
    const applied = apply(match, { seat, id, choice });
    if (!applied.ok) throw new Error(`${applied.refusal}: ${JSON.stringify(choice)}`);
  }
  return match;
}
