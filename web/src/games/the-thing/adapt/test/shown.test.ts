/** How long the person of a night waits while it is shown, where bots answer at once: on whole matches of 4 to 8. */
import { bySide, fight, loadBots } from '@lurk/bots';
import { SCENE, timeline } from '@lurk/contract';
import { answerable, view } from '@lurk/kernel';
import { theThing } from '@lurk/the-thing/proof';
import { DEFAULT_OPTIONS, events } from '@lurk/the-thing/public';
import { expect, test } from 'vitest';

await loadBots('the-thing');
const bot = bySide('the-thing', { human: 'beginner', alien: 'beginner' });
const PERSON = 0;

/** In seconds: all that a night shows, and what is routine between two questions of one seat, the great moments left out. */
function shownIn(seats: number, seed: string): { nights: number[]; stretches: number[] } {
  const nights: number[] = [];
  const stretches: number[] = [];
  let passage: string | null = null;
  let stretch = 0;
  fight(theThing, {
    seats,
    options: DEFAULT_OPTIONS,
    seed,
    botOf: () => bot,
    watch: (match, told) => {
      const toAll = told.flatMap(({ to, event }) => (to === 'all' ? [event] : []));
      const line = timeline(events, toAll, passage);
      passage = line.passage;
      if (toAll.some(({ t }) => t === 'roundBegan')) nights.push(0);
      for (const { ms } of line.shown) {
        if (nights.length > 0) nights[nights.length - 1] += ms / 1000;
        if (ms < SCENE) stretch += ms / 1000;
      }
      const { decision, sealed } = view(match, PERSON);
      if (!decision || sealed || !answerable(decision.shape)) return;
      stretches.push(stretch);
      stretch = 0;
    },
  });
  return { nights, stretches };
}

test.each([4, 5, 6, 7, 8])(
  '%i seats: a night shows at most a minute, and between two questions at most 18 s that are no great moment',
  (seats) => {
    const shown = Array.from({ length: 12 }, (_, i) => shownIn(seats, `evening ${i}`));
    expect(Math.max(...shown.flatMap(({ nights }) => nights))).toBeLessThanOrEqual(60);
    expect(Math.max(...shown.flatMap(({ stretches }) => stretches))).toBeLessThanOrEqual(18);
  },
);
