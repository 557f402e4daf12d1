/** What a roll of an action allows. */
import type { HealChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import type { Pub, Victim } from '../types.ts';
import { GREAT_SUCCESS, SUCCESS } from './rolls.ts';
import { worker } from './skills.ts';

/** VI-128, VI-203 What can be taken off a board. */
export const healsOf = ({ wounds, effects }: Victim): HealChoice[] => [...(wounds > 0 ? ['wound' as const] : []), ...effects];

/** VI-178 Cards that can still be drawn. */
const cardsLeft = ({ open, sizes }: Pub): number => sizes.items + (open.options.itemReshuffle ? open.discard.length : 0);
/** VI-134, VI-136, VI-191 How many cards a Search with this result allows. */
export function searchAllows(pub: Pub, victim: CharacterId, result: number): number {
  if (result < SUCCESS) return 0;
  const lucky = worker(pub.open, 'lucky')?.character === victim ? 1 : 0;
  return Math.min(cardsLeft(pub), (result >= GREAT_SUCCESS ? 2 : 1) + lucky);
}
