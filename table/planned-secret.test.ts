/**
 * Nobody else can tell that an answer was planned, or was the only one there is: neither by what they are sent, nor by when. A match is played twice, in one world with a plan and in the
 * other with the same answer by hand at the same moments; and somebody who knows a person's times guesses of each answer whether it was planned.
 */
import type { PacedGame } from '@lurk/contract';
import { ask, go, oneOf, type Seat } from '@lurk/kernel';
import { chance, type Tiny, tinyAsk, tinyGame } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { Host } from './host.ts';
import { driven, kindOf, standing } from './test/driven.ts';
import { decisionOf, TestEnvironment } from './test/environment.ts';
import { about, SECOND } from './test/watched.ts';
import { bestLine, bins, guessed } from './test/watcher.ts';

const CREATURE: Seat = 0;

test('whoever watches is sent the same bytes at the same moments, whether an answer was planned or given by hand', () => {
  const choice = { pick: 'tokens', with: { creature: 3 } };
  const exploring = standing((host) => kindOf(host) === 'explore', 'a7');
  const world = (hand: number | null): { sent: unknown[]; given: number } => {
    const { driver, environment } = driven(exploring, { others: true });
    const sent: unknown[] = [];
    let given = 0;
    const { commit } = environment;
    environment.commit = (change) => {
      for (const { viewer, ...frame } of change.move?.frames ?? [])
        if (viewer !== CREATURE) sent.push([environment.time, viewer, JSON.stringify(frame)]);
      if (change.move && JSON.stringify(change.move.input).includes('tokens')) given = environment.time;
      commit.call(environment, change);
    };
    const hers = () => driver.host.view(CREATURE).decision;
    if (hand === null) driver.setWants(CREATURE, { planned: { kind: 'w2m', choice } });
    for (let i = 0; i < 600; i++) {
      for (const [seat] of driver.host.match.s.own.entries()) {
        const { decision, sealed } = driver.host.view(seat);
        if (!decision || sealed || decision.kind === 'w2m') continue;
        if (decision.kind === 'explore') {
          const { hand: cards } = driver.host.match.s.own[seat] as unknown as { hand: number[] };
          environment.say(driver, `${i}/${seat}`, { seat, id: decision.id, choice: { pick: 'play', with: [cards[0]!] } });
        } else if (decision.mayPass) environment.say(driver, `${i}/${seat}`, { seat, id: decision.id, choice: null });
      }
      const pressed = hand !== null && environment.time <= hand && hand <= environment.time + 100 ? hand - environment.time : null;
      environment.pass(pressed ?? 100);
      if (pressed === null) continue;
      environment.say(driver, 'hand', { seat: CREATURE, id: hers()!.id, choice });
      environment.pass(100 - pressed);
    }
    return { sent, given };
  };
  const planned = world(null);
  // An answer that closes the question rests for a moment, by hand or not.
  const byHand = world(planned.given - SECOND);
  expect(planned.sent.length).toBeGreaterThan(5);
  expect(byHand).toEqual(planned);
});

const THINKER: Seat = 0;
/** Quick and slow people. */
const PEOPLE = [0.6, 1, 1.5, 2.2];
const [ANSWERS, FIRST] = [1200, 30];

/** One question after another, and no seat learns more of an answer than when it came. */
const turn = tinyAsk('turn', {
  who: () => [THINKER],
  // Whoever holds what nobody sees has one answer only.
  decide: ({ own }) => ({ shape: oneOf(own.holds ? ['a'] : ['a', 'b']), deadline: 'long' }),
});
const breath = tinyAsk('breath', { who: () => [1], decide: () => ({ shape: oneOf(['on']) }) });
const gameIn = (mayHold: boolean): PacedGame<Tiny> => ({
  ...tinyGame(
    {
      breath: () => ask(breath, 'turn'),
      turn: ({ s, dice }) => {
        s.own[THINKER]!.holds = mayHold && dice.below('card', 2) === 1;
        return ask(turn, 'then');
      },
      then: () => go('breath'),
    },
    [turn, breath],
  ),
  blank: () => null,
  remember: (memory) => memory,
  events: {},
  longest: 10_000,
  foresight: { foreseen: () => ({ kind: 'turn', about: null, shape: oneOf(['a', 'b']) }), about: () => null },
});

/** Answers that nobody gives by hand: planned while somebody else is asked, or the only one there is. */
type Unasked = 'planned' | 'the only one';

function watched(tempo: number, unasked: Unasked): { kind: string; could: boolean; took: number; cut: boolean }[] {
  const draw = chance(`${unasked} ${tempo}`);
  const uniform = (): number => (draw(1_000_000) + 0.5) / 1_000_000;
  const setting = { bots: [false, false], speed: 'normal' as const, secret: '', chance: uniform, paced: true };
  const environment = new TestEnvironment(0);
  const { host } = Host.begin(gameIn(unasked === 'the only one'), { ...setting, options: {}, seed: 'ab'.repeat(32), now: 0 });
  const driver = new Driver(host as never, environment);
  driver.start();
  // The others are asked, and answer, each time by hand.
  driver.setWants(1, { emptyToo: true });
  let said = 0;
  const answer = (seat: Seat, choice: string): void =>
    environment.say(driver as never, `k${++said}`, { seat, id: decisionOf(driver as never, seat), choice });
  const seen: ReturnType<typeof watched> = [];
  while (seen.length < FIRST + ANSWERS) {
    // At first the table comes to know the person.
    const plans = unasked === 'planned' && seen.length > FIRST / 2 && draw(2) === 0;
    if (plans) driver.setWants(THINKER, { planned: { kind: 'turn', choice: 'a' } });
    answer(1, 'on');
    environment.pass(2 * SECOND);
    const by = plans || host.match.s.own[THINKER]!.holds === true;
    const opened = environment.time;
    const kind = (): string | undefined => host.view('public').ask?.kind;
    if (!by) {
      environment.pass(about(tempo * 14 * SECOND, uniform));
      if (kind() === 'turn') answer(THINKER, 'a');
    }
    for (let i = 0; kind() === 'turn'; i++) {
      if (i > 20_000) throw new Error('the question never closes');
      environment.pass(100);
    }
    seen.push({ kind: 'turn', could: by, took: environment.time - opened, cut: false });
  }
  return seen.slice(FIRST);
}

describe.each<Unasked>(['planned', 'the only one'])('which answers were %s', (unasked) => {
  test.each(PEOPLE)('whoever knows how a person of tempo %s answers guesses no better than 55 times in 100', (tempo) => {
    const seen = watched(tempo, unasked);
    const shares = [guessed(seen, bestLine), guessed(seen, bins)];
    console.log(`${unasked}, tempo ${tempo}: ${shares.map((share) => `${(100 * share).toFixed(1)} %`).join(', ')}`);
    for (const share of shares) expect(share).toBeLessThanOrEqual(0.55);
  });
});
