/** Whether rolling again could help: from public facts alone, so that a question left out says nothing of a hand (section 6, point 2; RU-112). */
import type { Pub, Roll } from '../types.ts';
import { searchAllows } from './actions.ts';
import { attackScore, demonFaces, huntWorth } from './demons.ts';
import { handCount } from './hands.ts';
import { victimOf } from './people.ts';
import { resultOf, sumOf, victimFaces } from './rolls.ts';
import { theDemon } from './targets.ts';

/** What a roll with this sum is good for, to be compared: success, cards, or points and the right to turn tiles (VI-052). */
function worthOf(pub: Pub, { victim, stat, why, target }: Roll, sum: number): readonly number[] {
  const result = resultOf(pub.open, victimOf(pub.open, victim), stat, why, sum);
  if (why === 'search') return [searchAllows(pub, victim, result)];
  return target === null ? [result, Math.min(sum, 1)] : [result >= target ? 1 : 0];
}
/** VI-226, RU-112 Every card of the hand may be a Manual: as many dice as that, the lowest, each with its best face. */
export function manualCouldHelp(pub: Pub, roll: Roll): boolean {
  const best = Math.max(...victimFaces(pub.open));
  const again = handCount(pub, roll.victim);
  const most = sumOf(roll.dice.toSorted((a, b) => a - b).map((face, place) => (place < again ? best : face)));
  const now = worthOf(pub, roll, roll.sum);
  return worthOf(pub, roll, most).some((worth, i) => worth > now[i]);
}

/** VI-329, RU-112 Another face of the Demon's die gives more: a higher score; or more steps, or Rage. */
export function smellCouldHelp({ open }: Pick<Pub, 'open'>, why: 'hunt' | 'attack', die: number): boolean {
  const demon = theDemon(open);
  const worth = (face: number): readonly number[] => {
    if (why === 'attack') return [attackScore(demon, face, 'demon').score];
    const { steps, gains } = huntWorth(demon, face, 'demon');
    return [steps, gains];
  };
  const now = worth(die);
  return demonFaces(open, demon).some((face) => worth(face).some((each, i) => each > now[i]));
}
