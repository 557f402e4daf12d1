/** Two matches that differ only in who is infected are the same, byte for byte, to everybody who may not know, until a lawful reveal. */
import { showTime } from '@lurk/contract';
import {
  accepts,
  answerable,
  anyChoice,
  apply,
  copyState,
  type Decision,
  type Match,
  messagesFor,
  pace,
  privateView,
  resume,
  type Seat,
  view,
  waitingFor,
} from '@lurk/kernel';
import { chance, expectClean, playRandomMatch, Report } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { armed } from '../proof/armed.ts';
import { theThing } from '../proof/index.ts';
import { otherRole } from '../proof/swaps.ts';
import type { Event, TT } from '../types.ts';

type Below = (n: number) => number;
const STEPS = 8;

/** An answer that both could give. */
function answerFor(a: Decision, b: Decision, below: Below) {
  for (let i = 0; i < 8 && answerable(a.shape); i++) {
    const choice = anyChoice(a.shape, below);
    if (accepts(b, choice)) return choice;
  }
  return a.mayPass && b.mayPass ? null : undefined;
}

type Told = Parameters<typeof messagesFor<TT>>[1];
/** All that everybody gets after an input: events with their numbers, the public view, how fast the question closes, how long what was seen is shown. */
const publicly = (match: Match<TT>, told: Told): string =>
  JSON.stringify([
    messagesFor(match, told, 'public'),
    view(match, 'public'),
    match.s.control.ask && pace(match),
    showTime(theThing.events, told),
    waitingFor(match).map((d) => [d.seat, d.deadline]),
  ]);
/** What one seat gets beside it. */
const privately = (match: Match<TT>, told: Told, seat: Seat): string =>
  JSON.stringify([messagesFor(match, told, seat), privateView(match, seat)]);

/** A role comes out lawfully by these alone; all the rest must be the same in both worlds. */
const LAWFUL: readonly Event['t'][] = ['revealed', 'analysed', 'roleShown'];

/** Plays a match and its twin on alike; says how many inputs they shared. */
function playTwins(match: Match<TT>, infected: Seat, below: Below): number {
  const twins = [0, 1].map(() => resume(theThing, copyState(theThing, match.s)));
  const [real, twin] = twins;
  if (!otherRole(twin.s, infected)) return 0;
  for (let step = 0; step < STEPS; step++) {
    const waiting = waitingFor(real);
    const decision = waiting[below(waiting.length)];
    const other = twin.s.control.ask?.decisions[decision.seat];
    const choice = other && answerFor(decision, other, below);
    if (!other || choice === undefined) return step;
    const [one, two] = twins.map((world, i) => apply(world, { seat: decision.seat, id: [decision, other][i].id, choice }));
    if (!one.ok || !two.ok) throw new Error('refused');
    // The end, and whatever lawfully comes out, may tell them apart.
    if (real.s.control.over !== null || twin.s.control.over !== null) return step;
    if ([one, two].some(({ told }) => told.some(({ event }) => LAWFUL.includes(event.t)))) return step;
    expect(publicly(twin, two.told)).toBe(publicly(real, one.told));
    // H-20 Looking at a token tells what it is; both worlds start in mid-match, so the token may have been put before.
    const [seen, seenThere] = [one, two].map(({ told }) =>
      JSON.stringify(told.filter(({ event }) => event.t === 'sawToken' && event.of === infected)),
    );
    if (seen !== seenThere) return step;
    for (const seat of real.s.own.keys())
      if (seat !== infected) expect(privately(twin, two.told, seat)).toBe(privately(real, one.told, seat));
  }
  return STEPS;
}

test('L-01 to L-34 every viewer but the infected one sees the same in both worlds', () => {
  const game = armed();
  const report = new Report();
  for (const mode of game.modes)
    for (let n = 0; n < 18; n++) {
      const below = chance(`twins ${mode.name} ${n}`);
      playRandomMatch(game, mode, `twins ${mode.name} ${n}`, {
        dice: 'fast',
        onState(match) {
          const { ask, over } = match.s.control;
          if (over !== null || !ask || below(2) > 0) return;
          // Leave out seats that are asked or offered something now: their possible answers depend on their role.
          const seats = [...match.s.own.keys()].filter((seat) => !ask.decisions[seat] && !ask.offers[seat]);
          if (seats.length === 0) return;
          const played = playTwins(match, seats[below(seats.length)], below);
          if (played > 0) report.count('pairs');
          report.count('inputs', played);
        },
      });
    }
  expectClean('twins', report);
  expect(report.counts.pairs).toBeGreaterThan(2000);
  expect(report.counts.inputs).toBeGreaterThan(10_000);
});
