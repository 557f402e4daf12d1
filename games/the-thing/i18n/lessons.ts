/** Which words a first match has for a seat, read from its own view. */

import { isOut, isRevealed } from '../facts/standing.ts';
import type { Seen } from '../types.ts';
import type { Lesson } from './coach.en.ts';

/**
 * The lesson, and the side under which it is remembered as met: of a Character the same whatever the role, so that no brief and no line comes up
 * again because a role has changed (L-02). Null before the roles are dealt, and for those who watch.
 */
export function lessonOf({ seat, own, open }: Seen): { side: string; lesson: Lesson } | null {
  if (seat === null) return null;
  if (open.coop) return { side: 'together', lesson: 'together' };
  if (isOut(open, seat)) return { side: 'ghost', lesson: 'ghost' };
  if (isRevealed(open, seat)) return { side: 'revealed', lesson: 'revealed' };
  return own?.role ? { side: 'character', lesson: own.role } : null;
}
