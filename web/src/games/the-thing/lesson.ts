/** What a first match of The Thing teaches. */
import type { Advice, Coaching, Lang } from '@lurk/i18n';
import { coachOf, lessonOf, type Seen, tableOf } from '@lurk/the-thing/public';
import type { Teacher } from '../kit';

export const words = [coachOf, tableOf];

/** The whole sentences with which both begin. */
function sharedBy(one: string, other: string): string {
  let shared = '';
  for (const sentence of one.match(/[^.!?]+[.!?]+\s*/g) ?? []) {
    if (!other.startsWith(`${shared}${sentence}`)) break;
    shared = `${shared}${sentence}`;
  }
  return shared;
}

/**
 * A Character reads the words of both roles where they differ (L-02): somebody looking over a shoulder learns nothing, and a role that changes
 * changes no word on the page. What both are told alike is said once, before.
 */
export function characterLesson(lang: Lang): Coaching {
  const { human, alien } = coachOf(lang);
  const { ifs } = tableOf(lang).screen;
  const both = (one: string, other: string): string => {
    if (one === other) return one;
    const shared = sharedBy(one, other);
    const rest = (text: string): string => `${text.charAt(shared.length).toLocaleLowerCase(lang)}${text.slice(shared.length + 1)}`;
    return `${shared}${ifs.both(rest(one), rest(other))}`;
  };
  const others: Coaching['asks'] = alien.asks;
  const advice = (kind: string, { todo, ready, done }: Advice): Advice => ({
    todo: both(todo, others[kind]?.todo ?? todo),
    ...(ready ? { ready: both(ready, others[kind]?.ready ?? ready) } : {}),
    ...(done ? { done: both(done, others[kind]?.done ?? done) } : {}),
  });
  return {
    you: ifs.you,
    want: both(human.want, alien.want),
    against: both(human.against, alien.against),
    asks: Object.fromEntries(Object.entries(human.asks).map(([kind, said]) => [kind, advice(kind, said)])),
    waits: human.waits,
  };
}

export const teacher: Teacher = {
  lessonFor(lang, view: Seen) {
    const found = lessonOf(view);
    if (!found) return null;
    return { side: found.side, words: found.side === 'character' ? characterLesson(lang) : coachOf(lang)[found.lesson] };
  },
};
