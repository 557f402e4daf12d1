/**
 * Two tables of The Thing that differ in nothing but whether one seat is infected, over a clock that is moved by hand: answers that are held, changed and
 * taken back, clocks that run out, orders to pass, seats that a bot takes over and gives back. Everybody who may not know is sent the same
 * bytes at the same moments by both, and hears of their own answers at the same moments.
 */
import {
  accepts,
  answerable,
  anyChoice,
  type Choice,
  type Decision,
  type GameTypes,
  type Seat,
  seedFromText,
  waitingFor,
} from '@lurk/kernel';
import { chance, EFFORT, type Proof } from '@lurk/testkit';
import { theThing, turnedRound } from '@lurk/the-thing/proof';
import { expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { Host } from './host.ts';
import { TestEnvironment } from './test/environment.ts';

const PAIRS = 25;
const STEPS = 45;
const LAWFUL = /"t":"(revealed|analysed|roleShown|won)"/;

class Side {
  readonly environment = new TestEnvironment(0);
  readonly driver: Driver<GameTypes>;
  /** When, to whom, what: since it was last looked at. */
  #sent: { at: number; to: Seat | 'public'; text: string }[] = [];
  messages = 0;
  /** A role has come out lawfully. */
  isOut = false;

  constructor(game: Proof<GameTypes>, text: string, { seats, options }: Proof<GameTypes>['modes'][0]) {
    const setting = { bots: new Array<boolean>(seats).fill(false), speed: 'normal' as const, secret: 'ab'.repeat(32), chance: () => 0.5 };
    const { host } = Host.begin(game, { ...setting, paced: true, options, seed: seedFromText(text), now: 0 });
    const { commit } = this.environment;
    this.environment.commit = (change) => {
      for (const { viewer, ...frame } of change.move?.frames ?? []) {
        const text = JSON.stringify(frame);
        this.#sent.push({ at: this.environment.time, to: viewer, text });
        this.messages++;
        if (LAWFUL.test(text)) this.isOut = true;
      }
      commit.call(this.environment, change);
    };
    this.driver = new Driver(host, this.environment);
    this.driver.start();
  }
  /** All that each of these could have noticed since the last look, and what somebody who comes back is shown. */
  noticed(by: readonly (Seat | 'public')[]): unknown[] {
    const [sent, heard] = [this.#sent.splice(0), this.environment.heard.splice(0)];
    return by.map((who) => [
      sent.filter(({ to }) => to === who),
      heard.filter(({ key }) => key.startsWith(`${who}/`)),
      JSON.stringify(this.driver.host.view(who)),
    ]);
  }
}

/** An answer that both worlds take; rather one that brings people together. */
function answerFor([a, b]: readonly Decision[], below: (n: number) => number): Choice | undefined {
  if (!a || !b) return undefined;
  const choices = Array.from({ length: 12 }, () => (answerable(a.shape) ? anyChoice(a.shape, below) : null)).filter((choice) =>
    choice === null ? a.mayPass && b.mayPass : accepts(b, choice),
  );
  return choices.find((choice) => JSON.stringify(choice).includes('"lab"')) ?? choices[0];
}

/** One thing that somebody does, or that time does, in both worlds alike. */
function happen(sides: readonly Side[], below: (n: number) => number, n: number, does: (what: string) => void): void {
  const both = (act: (side: Side) => void): void => sides.forEach(act);
  const asked = waitingFor(sides[0].driver.host.match).map(({ seat }) => seat);
  const seat = asked[below(asked.length)];
  const what = below(12);
  if (what === 0) {
    does('a clock runs out');
    both(({ environment }) => environment.pass(200_000));
  } else if (what === 1) {
    does('an order to pass');
    both(({ driver }) => driver.setWants(seat, { passing: true }));
  } else if (what === 2) {
    does('a bot takes over');
    both(({ driver, environment }) => {
      driver.setBot(seat, true);
      environment.pass(20_000);
      driver.setBot(seat, false);
    });
  } else {
    const decisions = sides.map(({ driver }) => driver.host.view(seat).decision).filter((decision) => decision !== null);
    const choice = answerFor(decisions, below);
    if (choice === undefined) return;
    const takesBack = below(6) === 0;
    both(({ driver, environment }) => {
      const { decision } = driver.host.view(seat);
      if (!decision) return;
      environment.say(driver, `${seat}/${n}`, { seat, id: decision.id, choice });
      environment.pass(400);
      if (takesBack) environment.say(driver, `${seat}/${n}b`, { seat, id: decision.id, unseal: true });
    });
    does(takesBack ? 'an answer taken back' : 'an answer');
  }
  const wait = 500 * below(8);
  both(({ environment }) => environment.pass(wait));
}

type Mode = (typeof theThing.modes)[0];
type Game = typeof theThing;
/** A table, and the same with this seat's role turned round; `played`: the game that both play, if it is not quite The Thing. */
const twins = (text: string, mode: Mode, turned: Seat, played = (game: Game): Game => game): [Side, Side] => {
  const side = (game: Game): Side => new Side(played(game) as unknown as Proof<GameTypes>, text, mode as never);
  return [side(theThing), side(turnedRound(turned))];
};
const whoMayNotKnow = ({ seats }: Mode, turned: Seat): (Seat | 'public')[] => [
  ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== turned),
  'public',
];

test('L-01 to L-34 clocks, held answers, orders and bots that take over tell nobody who is infected', () => {
  const done = new Map<string, number>();
  let [compared, messages] = [0, 0];
  for (let n = 0; n < PAIRS * EFFORT; n++) {
    const below = chance(`infected ${n}`);
    const mode = theThing.modes[n % theThing.modes.length];
    const turned = below(mode.seats);
    const sides = twins(`infected ${n}`, mode, turned);
    const ignorant = whoMayNotKnow(mode, turned);
    for (let step = 0; step < STEPS && sides.every(({ driver }) => driver.host.over === null); step++) {
      happen(sides, below, step, (what) => done.set(what, (done.get(what) ?? 0) + 1));
      if (sides.some(({ isOut }) => isOut)) break;
      const [one, other] = sides.map((side) => side.noticed(ignorant));
      expect(other).toEqual(one);
      compared += ignorant.length;
    }
    messages += sides[0].messages;
    expect(sides.flatMap(({ environment }) => environment.faults)).toEqual([]);
  }
  console.info(`infected or not: ${PAIRS * EFFORT} pairs, ${compared} comparisons, ${messages} messages;`, Object.fromEntries(done));
  for (const what of ['a clock runs out', 'an order to pass', 'a bot takes over', 'an answer taken back', 'an answer'])
    expect(done.get(what), what).toBeGreaterThan(PAIRS * EFFORT);
});

test('a drill: a count that tells how many Aliens there are is noticed', () => {
  const leaks = (game: Game): Game => ({
    ...game,
    sizes: (c) => ({ ...game.sizes(c), lab: game.sizes(c).lab + c.own.filter(({ role }) => role === 'alien').length }),
  });
  const mode = theThing.modes[0];
  const sides = twins('drill', mode, 1, leaks);
  const below = chance('drill');
  for (let step = 0; step < 20; step++) happen(sides, below, step, () => {});
  const [one, other] = sides.map((side) => side.noticed(whoMayNotKnow(mode, 1)));
  expect(other).not.toEqual(one);
});
