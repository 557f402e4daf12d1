/** What a first match of VICTIM teaches. */
import { coachOf, type Seen } from '@lurk/victim/public';
import type { Teacher } from '../kit';

export const words = [coachOf];

export const teacher: Teacher = {
  lessonFor(lang, { seat, open }: Seen) {
    if (seat === null) return null;
    const isSlave = open.victims.some((victim) => victim.seat === seat && victim.status === 'enslaved');
    const side = open.demon?.seat === seat ? 'demon' : isSlave ? 'slave' : 'victim';
    return { side, words: coachOf(lang)[side] };
  },
};
