/** What a first match of The Thing teaches. */
import { coachOf, lessonOf, type Seen } from '@lurk/the-thing/public';
import type { Teacher } from '../kit';

export const words = [coachOf];

export const teacher: Teacher = {
  lessonFor(lang, view: Seen) {
    const found = lessonOf(view);
    return found && { side: found.side, words: coachOf(lang)[found.lesson] };
  },
};
