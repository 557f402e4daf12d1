/** A choice that was begun is never thrown away without a word on the spot. */
import type { GameTypes, View } from '@lurk/kernel';
import type { Desk } from './desk';

/** What lies picked was for a question that went without it; not where it had been sealed before, nor at the end of the match. */
export const isThrownAway = <G extends GameTypes>(
  { draft }: Desk,
  before: Pick<View<G>, 'decision' | 'sealed'>,
  now: Pick<View<G>, 'over'>,
): boolean => draft !== undefined && draft !== null && before.decision !== null && !before.sealed && now.over === null;
