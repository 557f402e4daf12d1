/** NA-024, NA-224 What lasts one turn begins and ends as a whole. */
import { personOf } from '../facts/people.ts';
import type { Open, PersonThisTurn, ThisTurn } from '../types.ts';

export const newTurn = (): ThisTurn => ({
  huntPlayed: [],
  survivalPlayed: [],
  tokens: { creature: [], artemia: [], target: [] },
  banned: [],
  cataclysm: null,
  anticipated: null,
  beachUsed: false,
  wreckUsed: false,
  smokescreen: false,
  visits: [],
});
export const personsTurn = (): PersonThisTurn => ({ resisted: false, avoidsCreature: false, avoidsArtemia: false });

/** All effects of the turn end. Cards, tokens and smoke have been put away by then, each by its rule. */
export function endTurn(open: Open): void {
  Object.assign(open, newTurn());
  for (const h of open.hunted) Object.assign(personOf(open, h), personsTurn());
}
