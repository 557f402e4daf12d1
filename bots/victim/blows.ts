/** What a blow of the Demon may be expected to do (8.3): Wounds, a second one counting for more. */
import type { Demon, Open, Victim } from '@lurk/victim/public';
import { attackScore, chanceOf, demonFaces, powerOf } from '@lurk/victim/reckoning';

/** The second Wound brings Rage and takes a Victim out. */
const SECOND_WOUND = 1.8;
const worthOfWound = ({ wounds }: Victim): number => (wounds > 0 ? SECOND_WOUND : 1);
const hits = (open: Open, victim: Victim, score: number): number => 1 - chanceOf(open, victim, 'vit', 'defence', score);

/** Of an Attack with the die. */
export function attackOn(open: Open, demon: Demon, victim: Victim): number {
  const faces = demonFaces(open, demon);
  const sum = faces.reduce((total, face) => total + hits(open, victim, attackScore(demon, face).score), 0);
  return (worthOfWound(victim) * sum) / faces.length;
}
/** Of one blow of a special. */
export const specialOn = (open: Open, demon: Demon, slot: 'special1' | 'special2', victim: Victim): number =>
  worthOfWound(victim) * hits(open, victim, powerOf(demon, slot).score);
