/** What leaves the kernel: events with audiences, views made of what a viewer owns, worlds imagined from a view, and what may be taken back. */
import { Table, tinyAsk, tinyGame, tinyMatch, toy } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import {
  actsAtOnce,
  apply,
  ask,
  begin,
  confirm,
  copyState,
  diceOver,
  fastDice,
  go,
  hashState,
  imagined,
  isEmpty,
  isPass,
  isRace,
  isWindow,
  keyedDice,
  messagesFor,
  next,
  oneOf,
  over,
  pace,
  resume,
  type Shape,
  save,
  someOf,
  takeBack,
  view,
} from './index.ts';
import { seatsOut } from './view.ts';

const settings = { seats: 3, options: {} };
const circle = () => ({ pack: { members: [0, 2], facts: { den: 'cellar' } } });

describe('telling', () => {
  const game = tinyGame({
    tell({ tell }) {
      tell.all({ t: 'night' });
      tell.seat(1, { t: 'card' });
      tell.circle('pack', { t: 'howl' });
      tell.all({ t: 'day' });
      return over(1);
    },
  });
  const start = (): ReturnType<typeof begin<never>> =>
    begin(game as never, { seats: 3, options: { circle: circle() } as never, dice: fastDice('x') });

  test('reaches its audience only, each under numbers of its own without a gap', () => {
    const { match, told } = start();
    const heard = ([0, 1, 2, 'public'] as const).map((viewer) =>
      messagesFor(match, told, viewer).map(({ n, event: { t } }) => `${n} ${t}`),
    );
    expect(heard).toEqual([
      ['1 night', '2 howl', '3 day'],
      ['1 night', '2 card', '3 day'],
      ['1 night', '2 howl', '3 day'],
      ['1 night', '2 day'],
    ]);
  });

  test('a simulation tells nobody', () => {
    const { told } = begin(game, { seats: 3, options: { circle: circle() }, dice: fastDice('x'), quiet: true });
    expect(told).toEqual([]);
  });
});

describe('views', () => {
  const table = (show: 'names' | 'count' | 'nothing'): Table<never> => {
    const q = tinyAsk('q', {
      show,
      who: () => [0, 1],
      offer: { who: () => [2], decide: () => ({ shape: oneOf(['bell']) }) },
      pace: ({ sizes }) => (sizes.hand ? 'window' : 'none'),
    });
    const game = tinyGame({ ask: () => ask(q, 'done'), done: () => over('end') }, [q], {
      sizes: ({ own }) => ({ hand: Object.keys(own[0]).length }),
    });
    return new Table(game, { seats: 3, options: { circle: circle() } }).given(({ own, open, vault }) => {
      own[0].hand = 'key';
      open.night = 1;
      vault.deck = 'secret';
    }) as never;
  };

  test('hold what everybody knows, what the seat owns, its circles, and what it is asked', () => {
    const { match } = table('names').answer(0, 'a' as never);
    expect(view(match, 0)).toMatchObject({
      seat: 0,
      open: { night: 1 },
      own: { hand: 'key' },
      circles: { pack: { den: 'cellar' } },
      sizes: { hand: 1 },
      ask: { kind: 'q', waiting: [1] },
      decision: { seat: 0, kind: 'q' },
      offer: null,
      sealed: { choice: 'a' },
      over: null,
    });
    expect(view(match, 1)).toMatchObject({ own: {}, circles: {}, decision: { seat: 1 }, sealed: null });
    expect(view(match, 2)).toMatchObject({ decision: null, offer: { seat: 2 }, sealed: null });
    expect(view(match, 'public')).toMatchObject({ seat: null, own: null, circles: {}, decision: null, offer: null, sealed: null });
    expect(JSON.stringify([1, 2, 'public'].map((viewer) => view(match, viewer as 1)))).not.toContain('key');
  });

  test('say whom the table waits for as far as the question allows', () => {
    const waiting = (['names', 'count', 'nothing'] as const).map((show) => view(table(show).answer(0, 'a' as never).match, 2).ask!.waiting);
    expect(waiting).toEqual([[1], 1, null]);
  });

  test('say how fast a question may close by public facts', () => {
    expect(pace(table('names').match)).toBe('window');
  });

  test('a question says itself which answers act at once, and whether it is a window', () => {
    const plain = tinyAsk('plain');
    const window = tinyAsk('window', { acts: ['a'], window: true });
    const game = tinyGame({ plain: () => ask(plain, 'window'), window: () => ask(window, 'plain') }, [plain, window]);
    const table = new Table(game, { seats: 2, options: {} });
    expect(view(table.match, 'public').ask).toEqual({ kind: 'plain', waiting: [0, 1] });
    table.pass(0).pass(1);
    const asked = view(table.match, 'public').ask!;
    expect(asked).toEqual({ kind: 'window', waiting: [0, 1], acts: ['a'], window: true });
    expect(['a', { pick: 'a', with: 1 }, 'b', null].map((choice) => actsAtOnce(asked, choice))).toEqual([true, true, false, false]);
  });

  test('say whether one answer is enough', () => {
    const q = tinyAsk('q', { acts: 'any', race: true });
    expect(isRace(tinyMatch(tinyGame({ open: () => ask(q, 'open') }, [q])))).toBe(true);
    expect(isRace(table('names').match)).toBe(false);
  });

  test('after the end show the outcome and ask nothing', () => {
    const { match } = table('names').pass(0).pass(1);
    expect(view(match, 0)).toMatchObject({ ask: null, decision: null, offer: null, sealed: null, stack: [], over: 'end' });
  });
});

describe('imagined worlds', () => {
  const q = (show: 'names' | 'count' | 'nothing', part = {}) =>
    tinyAsk('q', {
      show,
      decide: ({ sealed }) => ({ shape: oneOf(['a', 'b', ...(sealed ? ['act'] : [])]), mayPass: true }),
      acts: ['act'],
      keeps: true,
      ...part,
    });
  const table = (show: 'names' | 'count' | 'nothing', part = {}, question = q(show, part)) =>
    new Table(tinyGame({ ask: () => ask(question, 'done'), done: () => over(1) }, [question]), { seats: 4, options: {} });
  const again = (t: ReturnType<typeof table>, viewer: 0 | 3 | 'public', seed = 'x') => {
    const seen = view(t.match, viewer);
    return { seen, world: imagined(t.match.game, seen, { own: [{}, {}, {}, {}], circle: {}, vault: {} }, fastDice(seed)) };
  };

  test.each(['names', 'count', 'nothing'] as const)('look the same to the one who imagines, when the table is told %s', (show) => {
    for (const viewer of [0, 3, 'public'] as const)
      for (const seed of ['x', 'y', 'z']) {
        const { seen, world } = again(table(show).answer(0, 'a').answer(1, 'b'), viewer, seed);
        expect(view(world, viewer)).toEqual(seen);
      }
  });

  test('guess only answers that would have been sealed, passes among them, and another time otherwise', () => {
    const guess = (part: object, seed: number) => again(table('names', part).answer(1, null), 0, `${seed}`).world.s.control.ask!.sealed[1]!;
    const guesses = (part: object): string[] =>
      [...new Set(Array.from({ length: 40 }, (_, n) => JSON.stringify(guess(part, n).choice)))].sort();
    const wanting = (shape: Shape) => ({ acts: ['a'], decide: () => ({ shape, mayPass: true }) });
    expect(guesses({})).toEqual(['"a"', '"b"', 'null']);
    expect(guesses({ acts: ['a'] })).toEqual(['"b"', 'null']);
    expect(guesses({ acts: 'any' })).toEqual(['null']);
    expect(guesses({ acts: undefined, keeps: false })).toEqual(['"a"', '"b"', 'null']);
    expect(guesses(wanting(someOf(['a'], 1)))).toEqual(['["a"]', 'null']);
    expect(
      guesses(
        wanting(
          oneOf([
            { id: 'a', with: confirm },
            { id: 'b', with: oneOf([]) },
          ]),
        ),
      ),
    ).toEqual(['null']);
  });

  test('keep an offer under its number, and live without one that the guess does not allow', () => {
    const offering = {
      who: () => [0],
      offer: { who: ({ sizes }: { sizes: Record<string, number> }) => (sizes.hand ? [3] : []), decide: () => ({ shape: oneOf(['bell']) }) },
    };
    const question = q('names', offering);
    const game = tinyGame({ ask: () => ask(question, 'done'), done: () => over(1) }, [question], {
      sizes: ({ own }) => ({ hand: Object.keys(own[0]).length }),
    });
    const { match } = new Table(game, { seats: 4, options: {} }).given(({ own }) => {
      own[0].hand = 1;
    });
    match.s.control.ask!.offers[3]!.id = 9;
    const seen = view(match, 3);
    const guess = (hand: object) => imagined(game, seen, { own: [hand as never, {}, {}, {}], circle: {}, vault: {} }, fastDice('x'));
    expect(view(guess({ hand: 2 }), 3)).toEqual(seen);
    expect(view(guess({}), 3).offer).toBeNull();
  });

  test('a match that is over is imagined as it is', () => {
    const { seen, world } = again(table('names').pass(0).pass(1).pass(2).pass(3), 0);
    expect(view(world, 0)).toEqual(seen);
  });
});

describe('copies', () => {
  test.each([keyedDice('00'.repeat(32)), fastDice('x')])(
    'a copy and a stored state have the hash of the original and go their own way',
    (dice) => {
      const { match } = begin(toy, { seats: 3, options: { nights: 2 }, dice });
      const { s } = match;
      const before = hashState(s);
      const copy = resume(toy, copyState(toy, s));
      const stored = resume(toy, JSON.parse(save(s)));
      for (const other of [copy, stored]) {
        expect(hashState(other.s)).toBe(before);
        apply(other, { seat: 0, id: other.s.control.ask!.decisions[0]!.id, choice: 'attic' });
      }
      expect(hashState(copy.s)).toBe(hashState(stored.s));
      expect(hashState(copy.s)).not.toBe(before);
      expect(hashState(s)).toBe(before);
    },
  );

  test('answers kept through an act are copied too', () => {
    const table = new Table(toy, { seats: 3, options: { nights: 2 } }).answer(0, 'attic');
    const card = table.s.own[1].hand[0];
    const { s } = table.answer(1, { pick: 'trade', with: [card] }).expectAsked('bury', [1]).match;
    expect(s.control.kept!.sealed[0]).toEqual({ choice: 'attic' });
    expect(hashState(copyState(toy, s))).toBe(hashState(s));
  });
});

describe('taking back', () => {
  const q = tinyAsk('q', { who: () => [0], decide: () => ({ shape: oneOf(['plain', 'roll', 'whisper', 'show']) }) });
  const both = tinyAsk('both');
  const game = tinyGame(
    {
      ask: () => ask(q, 'act'),
      act({ tell, dice, s }, [answer]) {
        s.open.done = answer!.choice;
        if (answer!.choice === 'roll') dice.below('die', 6);
        if (answer!.choice === 'whisper') tell.seat(1, { t: 'psst' });
        tell.all({ t: answer!.choice === 'show' ? 'shown' : 'said' });
        return next;
      },
      both: () => ask(both, 'again'),
      again: () => go('ask'),
    },
    [q, both],
  );

  test('is allowed only if nobody has learned anything', () => {
    const may = (choice: string): boolean => new Table(game, settings).answer(0, choice).mayTakeBack;
    expect(['plain', 'roll', 'whisper', 'show'].map(may)).toEqual([true, false, false, false]);
  });

  test('is not allowed once others have answered, nor for an answer still sealed', () => {
    const table = new Table(game, settings).answer(0, 'plain').pass(0);
    expect(table.mayTakeBack).toBe(false);
    expect(table.pass(1).pass(2).mayTakeBack).toBe(false);
  });

  test('goes back to the state before, while all numbers go on, so that nothing old comes to life again', () => {
    const table = new Table(game, settings);
    const first = table.match.s.control.ask!.decisions[0]!;
    table.takingBack(() => table.answer(0, 'plain'));
    const { s } = table.match;
    expect(s.open).toEqual({});
    expect(s.control).toMatchObject({ told: [1, 1, 1, 1], inputs: 2 });
    table.expectAsked('q', [0]);
    expect(apply(table.match, { seat: 0, id: first.id, choice: 'plain' })).toEqual({ ok: false, refusal: 'decisionClosed' });
    // Seat 1 was asked in what was taken back: its next decision must not bear that number.
    table.answer(0, 'plain');
    expect(table.decisionOf(1).id).toBe(2);
  });

  test('gives offers new numbers as well', () => {
    const offering = tinyAsk('o', { who: () => [0], offer: { who: () => [1], decide: () => ({ shape: oneOf(['bell']) }) } });
    const { match } = new Table(tinyGame({ ask: () => ask(offering, 'on'), on: () => ask(q, 'on') }, [offering, q]), settings);
    const before = copyState(match.game, match.s);
    apply(match, { seat: 0, id: 1, choice: null });
    const back = takeBack(match, before);
    expect([back.s.control.ask!.decisions[0]!.id, back.s.control.ask!.offers[1]!.id]).toEqual([3, 2]);
  });
});

test('dice of a match are those of its seed', () => {
  const roll = tinyGame({ roll: ({ dice }) => over(dice.below('die', 1000)) });
  const { match } = begin(roll, { seats: 2, options: {}, dice: keyedDice('ab'.repeat(32)) });
  expect(match.s.control.over).toBe(diceOver(keyedDice('ab'.repeat(32))).below('die', 1000));
  expect(tinyMatch(roll).s.control.over).not.toBe(match.s.control.over);
});

test('the state of a game that writes no copy of its own is copied all the same, and shares nothing', () => {
  const q = tinyAsk('q');
  const game = tinyGame({ ask: () => ask(q, 'done'), done: () => over(1) }, [q]);
  const { s } = tinyMatch(game, 2);
  const copy = copyState(game, s);
  expect(hashState(copy)).toBe(hashState(s));
  Object.assign(copy.own[0], { touched: true });
  expect(s.own[0]).toEqual({});
});

test('a pass does nothing, nor does a pick that only passes; any other answer does', () => {
  const open = (part: Parameters<typeof tinyAsk>[1]) => {
    const q = tinyAsk('q', part);
    return tinyMatch(tinyGame({ ask: () => ask(q, 'done'), done: () => over(1) }, [q]), 2);
  };
  const match = open({ passes: ['no'] });
  expect([null, 'no', 'yes'].map((choice) => isPass(match, choice))).toEqual([true, true, false]);
  expect(isPass(open({}), 'no')).toBe(false);
});

describe('everybody sees', () => {
  test('who has left the match for good, in games where that can be', () => {
    const q = tinyAsk('q');
    const asking = { ask: () => ask(q, 'done'), done: () => over(1) } as const;
    const left = tinyMatch(tinyGame(asking, [q], { sizes: () => ({ left: 1 }), isOut: (_, seat, sizes) => seat === sizes.left }), 3);
    expect(view(left, 'public').out).toEqual([1]);
    const never = tinyMatch(tinyGame(asking, [q]), 3);
    expect(seatsOut(never)).toEqual([]);
    expect(view(never, 'public')).not.toHaveProperty('out');
  });

  test('that a question is a window or a talk, and which picks only pass', () => {
    const asked = (part: Parameters<typeof tinyAsk>[1]) => {
      const q = tinyAsk('q', part);
      return tinyMatch(tinyGame({ ask: () => ask(q, 'done'), done: () => over(1) }, [q]), 2);
    };
    const [window, plain] = [asked({ window: true, passes: ['b'] }), asked({})];
    expect([window, plain].map(isWindow)).toEqual([true, false]);
    expect(view(window, 'public').ask).toMatchObject({ window: true, passes: ['b'] });
    expect(view(plain, 'public').ask).not.toHaveProperty('window');
    expect([asked({ pace: () => 'talk' }), plain].map((match) => view(match, 'public').ask?.talk)).toEqual([true, undefined]);
  });

  test('nothing of whether a seat can only pass: that is for its own table to know', () => {
    const q = tinyAsk('q', { passes: ['wait'] });
    const match = tinyMatch(tinyGame({ ask: () => ask(q, 'done'), done: () => over(1) }, [q]), 2);
    const decision = match.s.control.ask!.decisions[0]!;
    const empty = (shape: Shape, mayPass = true): boolean => isEmpty(match, { ...decision, shape, mayPass });
    expect(empty(oneOf(['wait']))).toBe(true);
    expect(empty(oneOf(['wait']), false)).toBe(false);
    expect(empty(oneOf(['wait', 'act']))).toBe(false);
    expect(empty(oneOf([{ id: 'wait', with: confirm }]))).toBe(false);
    expect(empty(someOf([], 1))).toBe(true);
    expect(empty(someOf(['a'], 1))).toBe(false);
    const without = tinyMatch(tinyGame({ ask: () => ask(tinyAsk('q'), 'done'), done: () => over(1) }, [tinyAsk('q')]), 2);
    expect(isEmpty(without, { ...decision, shape: oneOf(['wait']) })).toBe(false);
  });
});
