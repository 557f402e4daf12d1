/** The clocks of one question: when it may close, whatever is done meanwhile. */
import { apply, ask, end, oneOf } from '@lurk/kernel';
import { tinyProcedure as procedure, tinyAsk, tinyGame, tinyMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { closesAfter, hurry } from './pace.ts';
import { attentive, type Manner, Timing } from './timing.ts';

const manner: Manner = {
  speed: 'normal',
  chance: () => 0.5,
  paced: true,
  isBot: () => false,
  company: () => ({ people: 3, others: false }),
  wants: () => ({ emptyToo: false, passing: false }),
  planned: () => null,
  attention: attentive,
};

/** Seat 0 is asked, seat 1 acts quietly after ten seconds: how much later may the question close? */
function delayedBy(keeps: boolean): number {
  const offer = { who: () => [1], decide: () => ({ shape: oneOf(['whisper']) }), by: 'ring' } as const;
  const q = tinyAsk('q', { who: () => [0], keeps, offer, pace: () => 'talk' });
  const ring = procedure('ring', { rung: () => end() });
  const match = tinyMatch(tinyGame({ ask: () => ask(q, 'ask') }, [q], { others: [ring] }), 2);
  const timing = new Timing(match, manner, [null, null]);
  timing.look(0);
  const before = timing.closesFrom;
  apply(match, { seat: 1, id: 1, choice: 'whisper' });
  timing.look(10_000);
  return timing.closesFrom - before;
}

test('a secret act does not put off when a question that keeps its answers may close', () => {
  expect(delayedBy(true)).toBe(0);
  expect(delayedBy(false)).toBe(10_000);
});

test('a talk takes half a minute among people, and half of that for one whom others watch; without pace nobody waits', () => {
  const least = (people: number, paced: boolean): number => closesAfter('talk', hurry('talk', { people, others: true }, paced), () => 0);
  expect([least(3, true), least(1, true), least(3, false)]).toEqual([30_000, 15_000, 0]);
});
