/** Two matches that differ only in who is infected are the same, byte for byte, to everybody who may not know, until a lawful reveal. */
import {
  accepts,
  answerable,
  anyChoice,
  apply,
  copyState,
  type Decision,
  type Match,
  messagesFor,
  resume,
  type Seat,
  showTime,
  view,
  waitingFor,
} from '@lurk/kernel';
import { chance, playRandomMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { armed } from '../proof/armed.ts';
import { theThing } from '../proof/index.ts';
import { otherRole } from '../proof/swaps.ts';
import type { TT } from '../types.ts';

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

/** All that one seat gets after an input: events with their numbers, its view, whom the table waits for, how long what it saw is shown. */
const bytes = (match: Match<TT>, told: Parameters<typeof messagesFor<TT>>[1], seat: Seat | 'public'): string =>
  JSON.stringify([
    messagesFor(match, told, seat),
    view(match, seat),
    showTime(theThing.beats, told),
    waitingFor(match).map((d) => [d.seat, d.deadline]),
  ]);

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
    if ([one, two].some(({ told }) => told.some(({ event }) => theThing.reveals.includes(event.t) && event.t !== 'roleIs'))) {
      const [a, b] = [one, two].map(({ told }) =>
        JSON.stringify(told.filter(({ to }) => to === 'all' || to.some((seat) => seat !== infected))),
      );
      if (a !== b) return step;
    }
    for (const seat of [...real.s.own.keys(), 'public' as const])
      if (seat !== infected) expect(bytes(twin, two.told, seat)).toBe(bytes(real, one.told, seat));
  }
  return STEPS;
}

test('L-01 to L-34 whoever is not infected sees the same in both worlds', { timeout: 120_000 }, () => {
  const game = armed();
  let [pairs, inputs] = [0, 0];
  for (const mode of game.modes)
    for (let n = 0; n < 8; n++) {
      const below = chance(`twins ${mode.name} ${n}`);
      playRandomMatch(game, mode, `twins ${mode.name} ${n}`, {
        dice: 'fast',
        onState(match) {
          const { ask, over } = match.s.control;
          if (over !== null || !ask || below(2) > 0) return;
          // Not whoever is asked or offered something now: what they can answer follows from their role.
          const seats = [...match.s.own.keys()].filter((seat) => !ask.decisions[seat] && !ask.offers[seat]);
          if (seats.length === 0) return;
          const played = playTwins(match, seats[below(seats.length)], below);
          if (played > 0) pairs++;
          inputs += played;
        },
      });
    }
  expect(pairs).toBeGreaterThan(1000);
  expect(inputs).toBeGreaterThan(5000);
});
