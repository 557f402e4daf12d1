import type { PacedGame } from '@lurk/contract';
import { ask, go, next, oneOf, option, type Seat } from '@lurk/kernel';
import { chance, type Tiny, tinyAsk, tinyGame } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { Host } from './host.ts';
import { decisionOf, TestEnvironment } from './test/environment.ts';

const THINKER: Seat = 0;
const WINDOWS = 360;
/** Nobody sees finer. */
const STEP = 100;
/** Quick and slow people; most of us are in between. */
const PEOPLE = [0.6, 0.8, 0.9, 1, 1, 1.1, 1.3, 1.5, 1.8, 2.2];

/** By turns a question whose time hides nothing, and a window in which the seat may hold a card or not: as the game asks, whatever is held. */
const house = tinyGame(
  {
    deal: ({ s, dice }) => {
      s.own[THINKER]!.holds = dice.below('card', 2) === 1;
      return next;
    },
    turn: () => ask(turn, 'pause'),
    pause: () => ask(pause, 'then'),
    then: () => go('deal'),
  },
  [tinyAsk('turn'), tinyAsk('pause')],
);
const turn = tinyAsk('turn', { who: () => [THINKER], decide: () => ({ shape: oneOf(['a', 'b']) }) });
const pause = tinyAsk('pause', {
  who: () => [THINKER],
  decide: ({ own }) => ({ shape: oneOf(own.holds ? [option('play', oneOf(['card'])), 'later'] : ['later']), mayPass: true }),
  show: 'nothing',
  pace: () => 'window',
  window: true,
  passes: ['later'],
});
const game: PacedGame<Tiny> = {
  ...house,
  asks: { turn, pause },
  blank: () => null,
  remember: (memory) => memory,
  events: {},
  longest: 10_000,
};

interface Window {
  could: boolean;
  took: number;
}

/** A person of this tempo at a table with another one, who watches when each window closes. */
function watched(tempo: number, seed: string): Window[] {
  const draw = chance(seed);
  const uniform = (): number => (draw(1_000_000) + 0.5) / 1_000_000;
  // People's own times, of another family than those the table draws: what it knows of them is what everybody could see.
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const thinks = (usual: number): number => STEP * Math.round((tempo * usual * Math.exp(0.5 * normal())) / STEP);
  const setting = { bots: [false, false], speed: 'relaxed' as const, secret: '', chance: uniform, paced: true };
  const environment = new TestEnvironment(0);
  const { host } = Host.begin(game, { ...setting, options: {}, seed: 'ab'.repeat(32), now: 0 });
  const driver = new Driver(host as never, environment);
  driver.start();
  const windows: Window[] = [];
  const kind = (): string | undefined => host.view('public').ask?.kind;
  let said = 0;
  while (windows.length < WINDOWS) {
    const answer = (choice: string | null): void =>
      environment.say(driver as never, `k${++said}`, { seat: THINKER, id: decisionOf(driver as never, THINKER), choice });
    environment.pass(thinks(7_000));
    answer('a');
    environment.pass(1_000);
    if (kind() !== 'pause') throw new Error('the turn is not over');
    const opened = environment.time;
    const could = host.view(THINKER).own?.holds === true;
    if (could) {
      environment.pass(thinks(3_200));
      answer(null);
    }
    for (let i = 0; kind() === 'pause'; i++) {
      if (i > 10_000) throw new Error('the window never closes');
      environment.pass(STEP);
    }
    windows.push({ could, took: environment.time - opened });
  }
  // The table does not know a person at first, nor does anybody else.
  return windows.slice(40);
}

/** How often somebody is right who has watched this person through the first half, and then says of each time whether they could act. */
function guessed(windows: Window[], bins = 8): { right: number; of: number } {
  const half = windows.length / 2;
  const [learned, asked] = [windows.slice(0, half), windows.slice(half)];
  const sorted = learned.map(({ took }) => took).toSorted((a, b) => a - b);
  const edges = Array.from({ length: bins - 1 }, (_, i) => sorted[Math.floor(((i + 1) * half) / bins)]!);
  const binOf = (took: number): number => edges.filter((edge) => took >= edge).length;
  const votes = new Array<number>(bins).fill(0);
  for (const { could, took } of learned) votes[binOf(took)]! += could ? 1 : -1;
  return { right: asked.filter(({ could, took }) => votes[binOf(took)]! > 0 === could).length, of: asked.length };
}

test('a watcher of the times guesses who could act no better than 55 times in 100, however well they know the person', () => {
  const all = PEOPLE.map((tempo, i) => watched(tempo, `person ${i}`));
  const share = (list: { right: number; of: number }[]): number =>
    list.reduce((sum, { right }) => sum + right, 0) / list.reduce((sum, { of }) => sum + of, 0);
  const known = share(all.map((windows) => guessed(windows)));
  // Without knowing whom: everybody's times, one after the other.
  const stranger = share([guessed(all[0]!.flatMap((_, no) => all.map((windows) => windows[no]!)))]);
  expect(known).toBeLessThanOrEqual(0.55);
  expect(stranger).toBeLessThanOrEqual(0.55);
  expect(Math.min(known, stranger)).toBeGreaterThan(0.4);
  console.log(`guessed from times: ${(100 * known).toFixed(1)} % of those one knows, ${(100 * stranger).toFixed(1)} % of strangers`);
});
