/** Among several people, or before a watcher, answers that need no person take the times they took before there were rules for a lone person. */
import { ask, oneOf, type Pace } from '@lurk/kernel';
import { chance, type Tiny, tinyAsk, tinyGame, tinyMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import type { Company } from './pace.ts';
import { attentive, type Manner, type Plan, Timing } from './timing.ts';

/** How long half of all people think at most, in milliseconds; written out, so that a change of any rule of pace shows. */
const MEDIAN = { none: 3500, glance: 2200, window: 3200, talk: 12_000, race: 6000 } as const;
type Kind = keyof typeof MEDIAN;
const KINDS: readonly Kind[] = ['none', 'glance', 'window', 'talk', 'race'];

/** The share of log-logistic times up to this one, without the quickest and the slowest twentieth. */
const shareUpTo = (kind: Kind, ms: number): number => Math.min(1, Math.max(0, (1 / (1 + (ms / MEDIAN[kind]) ** (-1 / 0.3)) - 0.05) / 0.9));

const [BOT, PERSON] = [0, 3];
const paceOf = (kind: Kind): Pace => (kind === 'race' ? 'none' : kind);
/** Everybody is asked, the bots first; the person of the last seat lets every window go by. */
function timingOf(kind: Kind, company: Company, drawn: number): Timing<Tiny> {
  const window = kind === 'window' || kind === 'glance';
  const isAnyone = { decide: () => ({ shape: oneOf(['a', 'b']), mayPass: kind !== 'race' }) };
  const question = tinyAsk('q', {
    ...isAnyone,
    pace: () => paceOf(kind),
    ...(window ? { window } : {}),
    ...(kind === 'race' ? { race: true } : {}),
  });
  const manner: Manner = {
    speed: 'relaxed',
    chance: () => drawn,
    paced: true,
    isBot: (seat) => seat < 4 - company.people,
    company: () => company,
    wants: (seat) => ({ emptyToo: false, passing: seat === PERSON }),
    planned: () => null,
    attention: attentive,
  };
  const timing = new Timing(tinyMatch(tinyGame({ ask: () => ask(question, 'ask') }, [question]), 4), manner, [null, null, null, null]);
  timing.look(0);
  return timing;
}
/** When the answers are ready that need no person: of a bot, and of a person who has ordered a pass. */
const readyAt = (timing: Timing<Tiny>, seat: number): number[] =>
  timing.plans.filter((plan) => plan.seat === seat).map(({ from, takes }: Plan) => from + takes);

/** The greatest distance between the shares of these times and those they are to be drawn from (Kolmogorov and Smirnov). */
function distance(kind: Kind, times: readonly number[], slower = 1): number {
  const sorted = times.toSorted((a, b) => a - b);
  const of = sorted.length;
  return Math.max(
    ...sorted.map((ms, i) => {
      const share = shareUpTo(kind, ms / slower);
      return Math.max(Math.abs(share - i / of), Math.abs((i + 1) / of - share));
    }),
  );
}
const SAMPLE = 1000;
/** Exceeded once in a thousand times by chance alone; the seed is fixed. */
const FAR = 1.95 / Math.sqrt(SAMPLE);

const TWO: Company = { people: 2, others: false };
const WATCHED: Company = { people: 1, others: true };

describe.each(KINDS)('among several people, to a question of pace "%s"', (kind) => {
  const draw = chance(`among people ${kind}`);
  const draws = Array.from({ length: SAMPLE }, () => (draw(1_000_000) + 0.5) / 1_000_000);
  const sampled = (company: Company, seat: number): number[] => draws.flatMap((drawn) => readyAt(timingOf(kind, company, drawn), seat));

  test('bots and standing orders answer after as long as people think who could act', () => {
    const seats = kind === 'window' || kind === 'glance' ? [BOT, PERSON] : [BOT];
    for (const seat of seats) {
      const times = sampled(TWO, seat);
      expect(times.length).toBe(SAMPLE);
      expect(distance(kind, times), `seat ${seat}`).toBeLessThan(FAR);
    }
  });

  test('before a watcher a lone person’s table takes the same times, where there is padding half of them', () => {
    const half = paceOf(kind) === 'none' ? 1 : 0.5;
    const [several, watched] = [TWO, WATCHED].map((company) => sampled(company, BOT));
    expect(watched?.length).toBe(SAMPLE);
    for (const [i, time] of several?.entries() ?? []) expect(Math.abs((watched?.[i] ?? 0) - time * half)).toBeLessThanOrEqual(0.5);
    expect(distance(kind, watched ?? [], half)).toBeLessThan(FAR);
  });

  test('an answer counts no later for what holds of a lone person, no clock is taken away, and a talk is not given up', () => {
    for (const company of [TWO, WATCHED]) {
      const timing = timingOf(kind, company, 0.5);
      for (const plan of timing.plans) expect(timing.givenAt(plan, 'a')).toBe(timing.countsFrom(plan.seat, 'a', plan.from + plan.takes));
      expect(timing.due(PERSON)).toBeGreaterThan(0);
      if (kind === 'talk') expect(timing.giveWay(PERSON, 0)).toBe(false);
    }
  });
});

test('a sample of another time is noticed', () => {
  const draw = chance('late');
  const late = Array.from({ length: SAMPLE }, () => readyAt(timingOf('none', TWO, (draw(1_000_000) + 0.5) / 1_000_000), BOT)[0] ?? 0);
  expect(distance('none', late)).toBeLessThan(FAR);
  expect(
    distance(
      'none',
      late.map((ms) => ms + 300),
    ),
  ).toBeGreaterThan(FAR);
});
