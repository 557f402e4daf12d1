/** 3.14 Who can go into the bunker, and whether it should. */
import type { Open, Victim } from '../types.ts';
import { escapes, escapesNeeded } from './end.ts';
import { isKind, tileUnder } from './map.ts';
import { forest, isCritical, isStanding } from './people.ts';

export const isOnBunker = (open: Open, { at }: Victim): boolean => at !== null && isKind(tileUnder(open, at), 'bunker');
/** VI-115, VI-159 to VI-161 */
export const canEnter = (open: Open, victim: Victim): boolean => open.bunkerOpen && isStanding(victim) && isOnBunker(open, victim);
/** RU-87 It would leave only the Critically Injured behind, without enough inside. */
export function enteringLoses(open: Open, { character }: Victim): boolean {
  const others = forest(open).filter((other) => other.character !== character);
  return escapes(open) + 1 < escapesNeeded(open) && others.length > 0 && others.every(isCritical);
}
