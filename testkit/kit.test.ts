/** The kit put to the test: each way of breaking a game must be noticed, and by the check that is there for it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEAT, shown } from '@lurk/contract';
import { type AnyAsk, type Ctx, copyCompartments, type Mine, oneOf, resume, type Step, type Want } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { checkGoldens, type Goldens } from './golden.ts';
import { letOut } from './outlets.ts';
import { checkHostile } from './play/hostile.ts';
import { checkOrder, orders } from './play/order.ts';
import { chance } from './play/player.ts';
import type { Proof } from './proof.ts';
import { checkPlay, checkSecrecy } from './prove.ts';
import { Report } from './report.ts';
import { checkAnswers } from './secrecy/answers.ts';
import { checkTelling } from './secrecy/telling.ts';
import { checkTold } from './secrecy/told.ts';
import { Table } from './table.ts';
import { toy } from './toy/index.ts';
import type { Toy } from './toy/types.ts';

type Module = Proof<Toy>;
const game: Module = toy;
const modes = game.modes.slice(1, 2);

/** The game with something done before one of its steps, which may then work with something else. */
function withStep(proc: keyof Toy['Frames'], step: string, change: (c: Ctx<Toy>) => Partial<Ctx<Toy>> | undefined): Module {
  const whole = game.procedures[proc];
  const inner = whole.steps[step];
  const changed: Step<Toy> = (c, answers) => inner({ ...c, ...change(c) }, answers);
  return { ...game, procedures: { ...game.procedures, [proc]: { ...whole, steps: { ...whole.steps, [step]: changed } } } };
}
/** The game with a slip at the moment everybody is found. */
const withSlip = (slip: (c: Ctx<Toy>) => void): Module =>
  withStep('night', 'find', (c) => {
    slip(c);
    return undefined;
  });
/** Something more than there should be. */
const and = <T extends object>(more: object, thing: T): T => ({ ...thing, ...more });
const withAsk = (kind: string, part: Partial<AnyAsk<Toy>>): Module => ({
  ...game,
  asks: { ...game.asks, [kind]: { ...game.asks[kind], ...part } },
});

describe('random play notices', () => {
  let calls = 0;
  const { decide } = game.asks.hide!;
  const cases: [string, Module, string][] = [
    ['a copy that shares something', { ...game, copy: (s) => ({ ...copyCompartments(game, s), vault: s.vault }) }, 'changed'],
    [
      'a copy that forgets something',
      { ...game, copy: (s) => ({ ...copyCompartments(game, s), vault: { deck: [] } }) },
      'another state on a copy',
    ],
    [
      'rules with a memory of their own',
      withStep('draw', 'one', ({ dice }) => (++calls % 2 ? undefined : { dice: { ...dice, shuffle: (_, list) => list } })),
      'the same input',
    ],
    ['a lost component', withSlip(({ s }) => s.vault.deck.pop()), 'faults: the cards are'],
    ['a dead end', withAsk('bury', { decide: () => ({ shape: oneOf([]) }) }), 'dead end: seat'],
    ['a match longer than stated', { ...game, longest: 20 }, 'longer than 20 inputs'],
    [
      'a sealed answer that its decision does not accept',
      withAsk('hide', { decide: (mine) => (mine.sealed ? { shape: oneOf(['trade']) } : decide(mine, null as never)) }),
      'no longer accepts',
    ],
    [
      'a private event told to everybody',
      withStep('draw', 'one', ({ tell }) => ({ tell: { ...tell, seat: (_, event) => tell.all(event) } })),
      'got is told to some alone, and was told to all',
    ],
    ['a state that cannot be stored', withSlip(({ s }) => Object.assign(s.open, { at: undefined })), 'not plain data: state.open.at'],
  ];
  test.each(cases)('%s', (_, broken, words) => {
    const { failures } = checkPlay(broken, { matchesPerMode: 6, closely: 6 }, modes);
    expect(failures.join('\n')).toContain(words);
  });

  test('answers whose order matters', () => {
    let last = 0;
    const noticing = (mine: Mine<Toy>): Want => {
      if (mine.sealed) last = mine.seat;
      return decide(mine, null as never);
    };
    const rushed = withSlip(({ s }) => Object.assign(s.open, { lamp: last }));
    const { match } = new Table({ ...rushed, asks: withAsk('hide', { decide: noticing }).asks }, { seats: 3, options: { nights: 2 } });
    expect(() => checkOrder(match, chance('order'), new Report())).toThrow('the order of sealed answers to "hide" matters');
  });

  test('a client that is not refused', () => {
    const { match } = new Table(game, { seats: 3, options: { nights: 2 } });
    expect(() => checkHostile(resume(game, match.s, true), chance('hostile'), new Report())).toThrow('not refused');
  });

  test('nothing in a game that is sound', () => {
    const { failures, counts } = checkPlay(game, { matchesPerMode: 3, closely: 3 }, modes);
    expect(failures).toEqual([]);
    for (const what of ['matches', 'states', 'round trips', 'copies', 'replays', 'attacks', 'orders', 'answers taken back'])
      expect(counts[what], what).toBeGreaterThan(0);
  });
});

describe('the secrecy suite notices', () => {
  const cases: [string, Module, string][] = [
    [
      'a secret in the sizes',
      { ...game, sizes: (s) => ({ ...game.sizes(s), deck: s.circle.fever!.members[0] }) },
      'notices "fever" in the view: .sizes.deck',
    ],
    [
      'a word only to those it concerns',
      withStep('night', 'spread', ({ s, tell }) => ({
        tell: { ...tell, seat: (seat, event) => s.own[seat].ill && tell.seat(seat, event) },
      })),
      'tells twins apart by a message',
    ],
    [
      'a secret that decides who is asked',
      withStep('night', 'bite', ({ s }) => {
        s.open.posts = [s.circle.fever!.members[0]];
        return undefined;
      }),
      'tells twins apart by',
    ],
    [
      'a leak behind a reveal that is the same in both worlds',
      {
        ...withStep('night', 'spread', ({ s, tell }) => ({
          tell: {
            ...tell,
            seat(seat, event) {
              tell.seat(seat, event);
              tell.seat(seat, { t: 'peeked', card: s.circle.fever!.members[0] });
            },
          },
        })),
        events: { ...game.events, peeked: { to: () => true } },
      },
      'tells twins apart by a message to them, through which nothing comes out now: {"n":',
    ],
    [
      'a private event told to one seat more',
      withStep('draw', 'one', ({ tell, seats }) => ({
        tell: {
          ...tell,
          seat(seat, event) {
            tell.seat(seat, event);
            tell.seat((seat + 1) % seats, event);
          },
        },
      })),
      'who may not be told it: {"t":"got"',
    ],
    [
      'one field more in an event through which another comes out',
      withStep('night', 'spread', ({ s, tell }) => ({
        tell: { ...tell, seat: (seat, event) => tell.seat(seat, event.t === 'woke' ? and({ deck: s.vault.deck[0] }, event) : event) },
      })),
      'tells twins apart by a message to them, its deck: {"n":',
    ],
    [
      'a field that says more than lies open',
      withStep('card', 'effect', ({ s, tell }) => ({
        tell: { ...tell, all: (event) => tell.all(event.t === 'played' ? { ...event, card: s.vault.deck[0] } : event) },
      })),
      'tells twins apart by a message to them, through which nothing comes out now',
    ],
    [
      'a memory that others share',
      { ...game, remember: (memory, event) => and({ said: ++said }, game.remember(memory, event) as object) as never },
      'beside the others than alone',
    ],
    [
      'what never comes out, in a reveal',
      withSlip(({ s, tell }) => tell.all({ t: 'found', rooms: s.own.map(({ hand }) => hand.indexOf(Math.min(...hand))) })),
      'learns "the order of a hand" by a message',
    ],
    [
      'a clock that runs longer for some hands',
      withAsk('play', { decide: ({ own }) => ({ shape: oneOf(own.hand), mayPass: true, deadline: own.hand[0] > 8 ? 'short' : 'long' }) }),
      'in how long a clock runs',
    ],
    ['a compartment sent whole', withSlip(({ s, tell }) => tell.all({ t: 'chores', chores: { ...s.own[0] } })), 'was sent canary-own-0'],
    ['a vault sent whole', withSlip(({ s, tell }) => tell.all({ t: 'chores', chores: { ...s.vault } })), 'was sent canary-vault'],
    [
      'a guess that contradicts the view',
      { ...game, imagine: (...seen) => ({ ...game.imagine(...seen), vault: { deck: [] } }) },
      'imagines what is not so',
    ],
    [
      'a guess that cannot be',
      { ...game, faults: ({ control }) => (control.dice.kind === 'fast' ? ['imagined'] : []) },
      'imagines an impossible world: imagined',
    ],
    [
      'a guess that never changes',
      { ...game, imagine: (view, memory, dice) => game.imagine(view, memory, { ...dice, below: () => 0 }) },
      '"dozing" was imagined in one way only',
    ],
    [
      'a guess with a memory of its own',
      {
        ...game,
        imagine: (view, memory, dice) =>
          game.imagine(view, memory, { ...dice, shuffle: (_, list) => (++turn % 2 ? list : list.reverse()) }),
      },
      'imagines otherwise from the same',
    ],
    [
      'a secret without a swap',
      { ...game, swaps: (...at) => game.swaps(...at).filter(({ secret }) => secret !== 'dozing') },
      'a leak of own.*.dozing into the view goes unnoticed',
    ],
  ];
  let [turn, said] = [0, 0];
  test.each(cases)('%s', (_, broken, words) => {
    const { failures } = checkSecrecy(broken, { matchesPerMode: 2, oneIn: 8, every: 8, spots: 30 }, modes);
    expect(failures.join('\n')).toContain(words);
  });

  test('what is told while the match is set up', () => {
    const { failures } = checkTold([
      withStep('draw', 'one', ({ s, tell }) => ({
        tell: { ...tell, all: (event) => tell.all(event.t === 'drew' ? and({ left: s.vault.deck[0] }, event) : event) },
      })),
    ]);
    expect(failures.join('\n')).toMatch(/viewer public learns of "deck" at the beginning by drew, its left \(seed told 3 guests\)/);
  });

  test('what is told to some and shown to all, what is never told, what no secret says better, and what comes out and can be taken back', () => {
    const report = new Report();
    const { got, drew } = game.events;
    const events = { ...game.events, got: { ...got, beat: BEAT }, drew: { ...drew, out: shown('seat') } };
    checkTelling({ ...game, events: { ...events, traded: { better: 'played' } }, kinds: game.kinds.filter((t) => t !== 'woke') }, report);
    expect(report.failures).toEqual([
      'got is told to some alone, and shown or heard by all',
      'something is said of woke, which is never told',
      'traded is told better by what is told to all',
      'something comes out by drew, and yet it can be taken back',
    ]);
  });

  test('what a swap shows also where only the first swaps of every kind are compared', () => {
    const shown = cases.filter(([name]) => ['a secret in the sizes', 'a clock that runs longer for some hands'].includes(name));
    expect(shown).toHaveLength(2);
    for (const [, broken, words] of shown) {
      const { failures } = checkSecrecy(broken, { matchesPerMode: 2, oneIn: 1_000_000, every: 8, spots: 30 }, modes);
      expect(failures.join('\n')).toContain(words);
    }
  });

  test('a secret that was never swapped, and one excused that does not exist', () => {
    const { failures } = checkSecrecy(
      game,
      { matchesPerMode: 1, spots: 20, secrets: ['ghosts'], notSecret: { 'own.*.ghost': 'there are none' } },
      modes,
    );
    expect(failures).toContain('"ghosts" was never swapped');
    expect(failures).toContain('own.*.ghost is excused from drills but does not exist');
  });
});

describe('twins that answer differently notice', () => {
  const failuresOf = (module: Module): string => checkAnswers([module], { ofEach: 20 }).failures.join('\n');

  test('a question without a word on who may learn its answer, and a word without a question', () => {
    const { bury, ...rest } = game.learns;
    const failures = failuresOf({ ...game, learns: { ...rest, haunt: bury! } });
    expect(failures).toContain('nobody says who may learn the answer to "bury"');
    expect(failures).toContain('who may learn the answer to "haunt", which is never asked');
  });

  test('a secret answer that nobody ever gave in two ways', () => {
    const alone = withAsk('bite', { decide: () => ({ shape: oneOf([]), mayPass: true }) });
    expect(failuresOf(alone)).toContain('the answer to "bite" never differed');
  });

  test('a question with a public answer that no match came to', () => {
    const { asks, learns } = game;
    const more = { ...game, asks: { ...asks, sing: asks.bury! }, learns: { ...learns, sing: 'everybody' as const } };
    expect(failuresOf(more)).toBe('"sing" was never asked');
  });

  test('an answer that several give together and that seldom differed', () => {
    const open = { ...game, learns: { ...game.learns, bite: 'everybody' as const } };
    const { failures } = checkAnswers([open], { matchesPerMode: 1, most: 1 });
    expect(failures.join('\n')).toMatch(/sealed answers to "bite" differed \d+ times only, of 30/);
  });

  test('that somebody acted in secret, by the numbers of the others', () => {
    expect(failuresOf(withAsk('chores', { keeps: false }))).toMatch(
      /by the view: \.(decision|offer)\.id .* "chores" by seat \d, "doze" against nothing/,
    );
  });
});

test('what an event lets out: each thing of a list, and the fields it names alone', () => {
  const event = { t: 'discarded', victim: 'anya', items: ['torch', 'knife'], rolls: [{ by: 1, faces: [2, 0] }] };
  expect(letOut({ fields: ['items', 'rolls.*.faces'] }, event)).toEqual(['"torch"', '"knife"', '2', '0']);
  expect(letOut({ fields: [] }, event)).toEqual([]);
});

describe('golden matches', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lurk-golden-'));
  const goldens = (module: Module, part: Partial<Goldens<Toy>> = {}): Goldens<Toy> => ({
    module,
    file: join(folder, 'matches.jsonl'),
    ...part,
  });
  const failuresOf = (goldens: Goldens<Toy>, write = false): string => {
    const report = new Report();
    checkGoldens(goldens, report, write);
    return report.failures.join('\n');
  };

  test('are recorded on demand only, then compared; a change in the rules, in what is told, or a missing match shows', () => {
    expect(failuresOf(goldens(game))).toContain('is missing');
    expect(failuresOf(goldens(game), true)).toBe('');
    const { file } = goldens(game);
    const lines = readFileSync(file, 'utf8');
    expect(lines.trim().split('\n').length).toBeGreaterThanOrEqual(3);
    expect(failuresOf(goldens(withSlip(({ s }) => Object.assign(s.open, { barred: 9 }))))).toContain('another state at input');
    expect(failuresOf(goldens(withSlip(({ s }) => Object.assign(s.open, { barred: 9 }))))).toMatch(
      /LURK_GOLDEN=write npm test -- \S+ -t golden/,
    );
    const silent = withStep('night', 'trade', ({ tell }) => ({
      tell: { ...tell, all: () => tell.all({ t: 'traded', seat: 0, cards: [] }) },
    }));
    expect(failuresOf(goldens(silent))).toContain('somebody was told something else');
    expect(failuresOf(goldens({ ...game, endings: ['dawn', 'flood'] }))).toMatch(/ends by flood.*which is not a way of ending/s);
    writeFileSync(file, `${lines.trim().split('\n').slice(1).join('\n')}\n`);
    expect(failuresOf(goldens(game))).toContain('no golden match of mode 3 guests');
    rmSync(folder, { recursive: true });
  });
});

test('orders: all of up to four, and of more a mixture in which everybody is last at times', () => {
  const below = chance('orders');
  expect(new Set(orders([1, 2, 3, 4], below).map(String)).size).toBe(24);
  const many = orders([1, 2, 3, 4, 5, 6], below);
  expect(many).toHaveLength(24);
  expect(new Set(many.map((list) => list.at(-1))).size).toBe(6);
  for (const list of many) expect(list.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});
