/** What one seat knows beyond the public record: its own role, and the Infection tokens it saw or was told were seen. */
import type { Seat } from '@lurk/kernel';
import type { Role, Token } from '../data/cards.ts';
import type { Event, Pawn } from '../types.ts';

/** TT-096a A Character has at most one Encounter a round, so the round says which it was. */
export type Sight =
  /** H-20 I looked at a token of theirs. */
  | { t: 'saw'; round: number; of: Pawn; token: Token }
  /** L-34 They looked at one of mine. */
  | { t: 'seen'; round: number; by: Pawn; token: Token }
  /** H-22 */
  | { t: 'drew'; round: number; alien: boolean };

export type Witness = {
  /** Null: a watcher, who knows the public record and no more. With four players and more the seat is the Character's number. */
  seat: Seat | null;
  round: number;
  /** TT-037 The role I was dealt; what became of it follows from what I saw. */
  dealt: Role | null;
  sights: Sight[];
};
export const blankWitness = (seat: Seat | null): Witness => ({ seat, round: 0, dealt: null, sights: [] });
/** Who knows nothing but what everybody knows. */
export const NOBODY: Witness = blankWitness(null);

export function observe(witness: Witness, event: Event): Witness {
  const { round } = witness;
  const and = (sight: Sight): Witness => ({ ...witness, sights: [...witness.sights, sight] });
  switch (event.t) {
    case 'roundBegan':
      return { ...witness, round: event.round };
    case 'roleIs':
      return witness.dealt === null ? { ...witness, dealt: event.role } : witness;
    case 'sawToken':
      return and({ t: 'saw', round, of: event.of, token: event.token });
    case 'tokenSeen':
      return and({ t: 'seen', round, by: event.by, token: event.token });
    case 'dogTokenIs':
      return and({ t: 'drew', round, alien: event.alien });
    default:
      return witness;
  }
}
