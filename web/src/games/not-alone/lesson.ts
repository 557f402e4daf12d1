/** What a first match of NOT ALONE teaches. */
import { coachOf, type Seen } from '@lurk/not-alone/public';
import type { Teacher } from '../kit';

export const words = [coachOf];

export const teacher: Teacher = {
  lessonFor(lang, { seat, open }: Seen) {
    if (seat === null) return null;
    // NA-004 Which side of the board is better is nothing to ask of somebody who has not seen a turn.
    return seat === open.creature
      ? { side: 'creature', words: coachOf(lang).creature, settles: ['chooseSide'] }
      : { side: 'hunted', words: coachOf(lang).hunted };
  },
};
