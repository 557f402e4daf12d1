/** What a bot is: a player who gets what a player gets, and nothing to reach a state by. */
import type { Choice, Decision, Dice, GameTypes, Json, Seat, View } from '@lurk/kernel';

export const LEVELS = ['random', 'beginner'] as const;
export type Level = (typeof LEVELS)[number];

export interface Bot<G extends GameTypes = GameTypes, M extends Json = Json> {
  /**
   * Answers a decision of this view. Where the decision is an offer, null lets it be: nobody waits for it.
   * The view is the match's own: a bot reads it and never writes to it. The dice are the bot's, not the match's.
   */
  decide(view: View<G>, memory: M, decision: Decision, dice: Dice): Choice;
  /** Does it look at its memory? If nobody at the table does, a match may be played without telling anybody anything. */
  remembers: boolean;
}

/** A bot sits at the table: the number of its seat, and what is its own. */
export function placeOf<G extends GameTypes>({ seat, own }: View<G>): { seat: Seat; own: G['Own'] } {
  if (seat === null || own === null) throw new Error('a bot plays for a seat');
  return { seat, own };
}
