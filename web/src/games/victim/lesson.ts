/** What a first match of VICTIM teaches. */
import { coachOf, type Seen } from '@lurk/victim/public';
import type { Teacher } from '../kit';

export const words = [coachOf];

export const teacher: Teacher = {
  lessonFor(lang, { seat, open }: Seen) {
    if (seat === null) return null;
    const side = open.demon?.seat === seat ? 'demon' : 'victim';
    return { side, words: coachOf(lang)[side] };
  },
};
