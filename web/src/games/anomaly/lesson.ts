/** What a first match of ANOMALY teaches. */
import { coachOf, type Seen } from '@lurk/anomaly/public';
import type { Teacher } from '../kit';

export const words = [coachOf];

export const teacher: Teacher = {
  lessonFor(lang, { seat, open }: Seen) {
    if (seat === null) return null;
    const side = seat === open.anomaly ? 'anomaly' : 'students';
    return { side, words: coachOf(lang)[side] };
  },
};
