/** Phase 4.4: Weapons, Infection tokens, and whose token to look at. */
import type { Choice, Shape } from '@lurk/kernel';
import { chargesOf, forceIn, inPlace, isFlamethrower, type Place } from '@lurk/the-thing/public';
import { anyAnswer, asks, chance, followUp, idsOf, pick } from '../pick.ts';
import { drawn } from './choosing.ts';
import type { Mind } from './mind.ts';

/** How often a hidden Alien puts the Alien token, and keeps out of what it could avoid. */
const INFECTS = 0.7;
const AVOIDS = 0.25;
/** A meeting that is as dangerous as this is worth a Recharge token. */
const DANGER = 0.25;

const company = ({ open, me }: Mind, at: Place): number[] => inPlace(open, at).filter((pawn) => pawn !== me);

/** D-14 Where the Alien is not weaker: drive it off, or be spared. */
export function arms(mind: Mind, shape: Shape): Choice {
  const { open, me, dice } = mind;
  const { at } = open.people[me];
  if (at === null || idsOf(shape).length === 0) return null;
  const others = company(mind, at);
  const outnumbered = forceIn(open, at) > others.length;
  if (!outnumbered) return mind.says.amongst(others) > DANGER && chance(dice, 0.5) ? by(shape, 'avoid', mind) : null;
  const attacks = !mind.isAlien || chance(dice, AVOIDS);
  return (
    (attacks && chance(dice, 0.7) ? by(shape, 'attack', mind) : null) ??
    by(shape, 'avoid', mind) ??
    (attacks ? by(shape, 'attack', mind) : null)
  );
}
const by = (shape: Shape, deed: 'avoid' | 'attack', { dice }: Mind): Choice => {
  const more = asks(shape, deed);
  return more ? pick(deed, anyAnswer(more, dice)) : null;
};

/** D-15 The Flamethrower keeps people off, as long as it lasts. */
export function avoids(mind: Mind, shape: Shape): Choice {
  const { open, me, dice } = mind;
  const { at, up } = open.people[me];
  if (at === null || !asks(shape, 'avoid')) return null;
  const charges = up.filter(isFlamethrower).reduce((sum, arm) => sum + chargesOf(arm), 0);
  const danger = company(mind, at).length === 0 ? 2 / 9 : mind.says.amongst(company(mind, at)) / 2;
  if (mind.isAlien) return chance(dice, AVOIDS) ? by(shape, 'avoid', mind) : null;
  return danger > (charges > 1 ? 0.1 : DANGER) ? by(shape, 'avoid', mind) : null;
}

/** D-16 */
export const puts = ({ dice }: Mind, shape: Shape): Choice =>
  idsOf(shape).includes('alien') && chance(dice, INFECTS) ? 'alien' : 'humans';

/** D-17 Looks at the token of the most trusted Character: looking can infect. */
export const looks = (mind: Mind, shape: Shape): Choice => {
  const of = drawn(shape, { pawn: (pawn) => (1.05 - mind.says.of(pawn)) ** 4 }, mind.dice);
  return pick(of, anyAnswer(followUp(shape, of), mind.dice));
};
