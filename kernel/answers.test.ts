/** Answers: sealed until all are in, or dealt with at once; refused alike whatever is hidden; given by the clock; kept through an act. */
import {
  chance,
  checkHostile,
  checkOrder,
  doing,
  tinyProcedure as procedure,
  Report,
  Table,
  tinyAsk,
  tinyGame,
  tinyMatch,
} from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answerAll,
  apply,
  ask,
  call,
  end,
  go,
  hashState,
  type Input,
  next,
  number,
  oneOf,
  over,
  someOf,
  type Want,
  waitingFor,
} from './index.ts';

const settings = (seats = 3): { seats: number; options: object } => ({ seats, options: {} });
const asking = (part: Parameters<typeof tinyAsk>[1] = {}, q = tinyAsk('q', part)) =>
  tinyGame({ ask: () => ask(q, 'told'), told: (_, answers) => over(answers.map(({ seat, choice }) => [seat, choice])) }, [q]);

describe('sealed answers', () => {
  test('are delivered together, in seat order, whatever the order they came in', () => {
    new Table(asking(), settings())
      .answer(2, 'a')
      .answer(0, 'b')
      .pass(1)
      .expectOver([
        [0, 'b'],
        [1, null],
        [2, 'a'],
      ]);
    const report = new Report();
    checkOrder(tinyMatch(asking(), 3), chance('order'), report);
    expect(report.counts.orders).toBe(6);
  });

  test('given all at once in simulation, lead where they lead one by one; what is sealed already stands', () => {
    const last = { who: () => [2, 0] };
    const [one, all] = [tinyMatch(asking(last), 3), tinyMatch(asking(last), 3)];
    for (const seat of [2, 0]) apply(one, { seat, id: 1, choice: seat === 2 ? 'b' : 'a' });
    apply(all, { seat: 2, id: 1, choice: 'b' });
    answerAll(all, () => 'a');
    expect(hashState(all.s)).toBe(hashState(one.s));
    expect(all.s.control.over).toEqual([
      [0, 'a'],
      [2, 'b'],
    ]);
  });

  test('given all at once where one may act at once, are asked for until one does', () => {
    const asked: number[] = [];
    const match = tinyMatch(asking({ acts: ['a'] }), 3);
    answerAll(match, ({ seat }) => {
      asked.push(seat);
      return seat === 1 ? 'a' : 'b';
    });
    expect(asked).toEqual([0, 1]);
    expect(match.s.control.over).toEqual([[1, 'a']]);
  });

  test('may be replaced or taken back until the last is in', () => {
    const table = new Table(asking(), settings(2)).answer(0, 'a').answer(0, 'b').expectAsked('q', [1]).unseal(0).expectAsked('q', [0, 1]);
    table
      .answer(1, 'a')
      .answer(0, 'a')
      .expectOver([
        [0, 'a'],
        [1, 'a'],
      ]);
  });

  test('are asked in the order the game names the seats, and delivered in seat order all the same', () => {
    const table = new Table(asking({ who: () => [2, 0] }), settings());
    const waiting = (): number[] => waitingFor(table.match).map(({ seat }) => seat);
    expect(waiting()).toEqual([2, 0]);
    table.pass(2);
    expect(waiting()).toEqual([0]);
    table.pass(0);
    table.expectOver([
      [0, null],
      [2, null],
    ]);
    expect(waiting()).toEqual([]);
  });

  test('a list of seats that the game goes on using is not shared with the question', () => {
    const q = tinyAsk('q', { who: ({ open }) => open.seats as number[] });
    const game = tinyGame(
      { set: doing(({ open }) => Object.assign(open, { seats: [0, 1] }), next), ask: () => ask(q, 'go'), go: () => over(1) },
      [q],
    );
    const { s } = tinyMatch(game);
    expect(s.control.ask!.who).toEqual(s.open.seats);
    expect(s.control.ask!.who).not.toBe(s.open.seats);
  });
});

test('options are made of what the asked seat knows: its own, its circles, and what everybody knows', () => {
  const q = tinyAsk('q', {
    decide: ({ own, circles, sizes, open }) => ({ shape: oneOf([`${own.card}`, ...Object.keys(circles), sizes.deck!, `${open.night}`]) }),
  });
  const game = tinyGame({ ask: () => ask(q, 'done'), done: () => over(1) }, [q], { sizes: () => ({ deck: 9 }) });
  const table = new Table(game, { seats: 2, options: { circle: { pack: { members: [1], facts: {} } } } }).given(({ own, open }) => {
    for (const [seat, mine] of own.entries()) mine.card = `card ${seat}`;
    open.night = 'first';
  });
  expect(table.optionsOf(0)).toEqual(['card 0', 9, 'first']);
  expect(table.optionsOf(1)).toEqual(['card 1', 'pack', 9, 'first']);
});

describe('refusals', () => {
  const table = (): Table<never> => new Table(asking({ who: () => [0, 1] }), settings()) as never;
  const cases: [string, Input, string][] = [
    ['a seat that is not asked', { seat: 2, id: 1, choice: 'a' }, 'notYourDecision'],
    ['a decision still to come', { seat: 0, id: 2, choice: 'a' }, 'notYourDecision'],
    ['a missing number', { seat: 2, id: undefined as never, choice: 'a' }, 'notYourDecision'],
    ['a seat in words', { seat: '0' as never, id: 1, choice: 'a' }, 'notYourDecision'],
    ['an unknown option', { seat: 0, id: 1, choice: 'c' }, 'notAnOption'],
    ['taking back what was not given', { seat: 0, id: 1, unseal: true }, 'notAnOption'],
  ];
  test.each(cases)('%s', (_, input, refusal) => {
    expect(apply(table().match, input)).toEqual({ ok: false, refusal });
  });

  test('a decision that is past, and a match that is over', () => {
    const q = tinyAsk('q', { who: () => [0] });
    const game = tinyGame({ one: () => ask(q, 'two'), two: () => ask(q, 'three'), three: () => over(1) }, [q]);
    const { match } = new Table(game, settings()).pass(0);
    expect(apply(match, { seat: 0, id: 1, choice: null })).toEqual({ ok: false, refusal: 'decisionClosed' });
    apply(match, { seat: 0, id: 2, choice: null });
    expect(apply(match, { seat: 0, id: 2, choice: null })).toEqual({ ok: false, refusal: 'matchOver' });
  });

  test('no decision of the kernel falls to a hostile client', () => {
    const offer = { who: () => [2], decide: (): Want => ({ shape: number(1, 3) }) };
    const report = new Report();
    const { match } = new Table(asking({ who: () => [0, 1], offer }), settings()).answer(0, 'a');
    checkHostile(match, chance('hostile'), report);
    expect(report.counts.attacks).toBeGreaterThan(200);
  });

  test('a simulation trusts its choices', () => {
    const match = tinyMatch(asking({ who: () => [0] }));
    match.quiet = true;
    expect(apply(match, { seat: 0, id: 1, choice: 'anything' }).ok).toBe(true);
  });
});

describe('the clock answers with', () => {
  const cases: [string, Want, unknown[]][] = [
    ['a pass, where one may pass', { shape: oneOf(['a']), mayPass: true }, [null]],
    ['any choice, where one may not', { shape: oneOf(['a', 'b']) }, ['a', 'b']],
    ['what the game says', { shape: oneOf(['a', 'b', 'c']), fallback: { choice: 'c' } }, ['c']],
    ['what the game says, even if no player may say it', { shape: oneOf(['a', 'b']), fallback: { choice: null } }, [null]],
    ['any choice from what the game says', { shape: oneOf(['a', 'b', 'c']), fallback: { anyOf: oneOf(['b', 'c']) } }, ['b', 'c']],
  ];
  test.each(cases)('%s', (_, want, among) => {
    const table = new Table(asking({ who: () => [0], decide: () => want }), settings()).timeout(0);
    expect(among).toContain((table.match.s.control.over as [[number, unknown]])[0][1]);
    expect(table.mayTakeBack).toBe(false);
  });

  test('a decision says how long its clock is and what its seat ordered beforehand', () => {
    const match = tinyMatch(
      asking({ decide: ({ seat }) => ({ shape: oneOf(['a']), mayPass: true, ...(seat ? { deadline: 'long', standing: 'a' } : {}) }) }),
    );
    const [plain, ordered] = waitingFor(match);
    expect(plain).toMatchObject({ deadline: 'normal', standing: null, fallback: { choice: null } });
    expect(ordered).toMatchObject({ deadline: 'long', standing: { choice: 'a' } });
  });
});

describe('answers that act', () => {
  /** Everybody hides; "peek" acts at once and, once played, is gone for that seat. */
  const hide = (part: Parameters<typeof tinyAsk>[1]) =>
    tinyAsk('hide', {
      decide: ({ seat, open, sealed }) => {
        const peeked = ((open.peeked ?? []) as number[]).includes(seat);
        return { shape: oneOf(['x', 'y', ...(peeked ? [] : ['peek']), ...(sealed ? ['again'] : [])]) };
      },
      acts: ['peek', 'again'],
      ...part,
    });
  const game = (part: Parameters<typeof tinyAsk>[1], q = hide(part)) =>
    tinyGame(
      {
        hide: () => ask(q, 'done', 'acted'),
        acted({ s }, [answer]) {
          s.open.peeked = [...((s.open.peeked ?? []) as number[]), answer!.seat];
          return go('hide');
        },
        done: (_, answers) => over(answers.map(({ choice }) => choice)),
      },
      [q],
    );
  const idOf = (table: ReturnType<typeof hidden>, seat: number): number => table.match.s.control.ask!.decisions[seat]!.id;
  const hidden = (part: Parameters<typeof tinyAsk>[1]) => new Table(game(part), settings());

  test('drop what the others had sealed, unless the question keeps it', () => {
    hidden({}).answer(0, 'x').answer(1, 'peek').expectAsked('hide', [0, 1, 2]);
    hidden({ keeps: true })
      .answer(0, 'x')
      .answer(1, 'peek')
      .expectAsked('hide', [1, 2])
      .answer(1, 'y')
      .answer(2, 'y')
      .expectOver(['x', 'y', 'y']);
  });

  test('leave the number of a decision alone unless it says something new', () => {
    const table = hidden({ keeps: true });
    const before = [0, 1, 2].map((seat) => idOf(table, seat));
    table.answer(1, 'peek');
    expect([0, 1, 2].map((seat) => idOf(table, seat) === before[seat])).toEqual([true, false, true]);
  });

  test('may be others once a seat has sealed', () => {
    const table = hidden({ keeps: true });
    expect(table.optionsOf(0)).toEqual(['x', 'y', 'peek']);
    table.answer(0, 'x');
    expect(table.optionsOf(0)).toEqual(['x', 'y', 'peek', 'again']);
    table.answer(0, 'again').expectAsked('hide', [1, 2]).unseal(0).expectAsked('hide', [0, 1, 2]);
  });

  test('a sealed answer that an act made impossible is asked for again', () => {
    const q = tinyAsk('q', {
      decide: ({ open }) => ({ shape: oneOf([...(open.closed ? [] : ['door']), 'window', 'close']) }),
      acts: ['close'],
      keeps: true,
    });
    const closing = tinyGame(
      {
        ask: () => ask(q, 'done', 'close'),
        close: doing(({ open }) => Object.assign(open, { closed: true }), go('ask')),
        done: () => over(1),
      },
      [q],
    );
    new Table(closing, settings()).answer(0, 'door').answer(1, 'window').answer(2, 'close').expectAsked('q', [0, 2]);
  });

  test('all answers standing, the question closes by itself', () => {
    const q = tinyAsk('q', {
      who: ({ open }) => (open.calm ? [0] : [0, 1]),
      decide: () => ({ shape: oneOf(['x', 'calm']) }),
      acts: ['calm'],
      keeps: true,
    });
    const calming = tinyGame(
      {
        ask: () => ask(q, 'done', 'calm'),
        calm: doing(({ open }) => Object.assign(open, { calm: true }), go('ask')),
        done: (_, answers) => over(answers.length),
      },
      [q],
    );
    const table = new Table(calming, settings(2)).answer(0, 'x').answer(1, 'calm').expectOver(1);
    expect(table.mayTakeBack).toBe(false);
  });

  test('any answer acts in a window, but a pass never does', () => {
    const q = tinyAsk('q', { acts: 'any' });
    const window = tinyGame({ open: () => ask(q, 'shut', 'played'), played: () => go('open'), shut: () => over('shut') }, [q]);
    new Table(window, settings()).pass(0).answer(1, 'a').expectAsked('q', [0, 1, 2]).pass(0).pass(1).pass(2).expectOver('shut');
  });

  test('without a step of its own an act goes on where answers do', () => {
    new Table(asking({ acts: ['a'] }), settings()).answer(1, 'a').expectOver([[1, 'a']]);
  });

  test('other questions and other depths leave kept answers alone; the end of their frame drops them', () => {
    const q = tinyAsk('q', { acts: ['a'], keeps: true });
    const side = tinyAsk('side', { who: () => [0] });
    const inner = procedure('inner', {
      ask: () => ask(q, 'ended', 'aside'),
      aside: () => call('deeper'),
      side: () => ask(side, 'leave'),
      leave: () => end(),
      ended: () => over('answered'),
    });
    const deeper = procedure('deeper', { ask: () => ask(q, 'out'), out: () => end() });
    const game = tinyGame({ start: () => call('inner'), again: () => call('inner') }, [q, side], { others: [inner, deeper] });
    const table = new Table(game, settings(2)).answer(0, 'b').answer(1, 'a');
    // The same question one call deeper starts without the answer sealed above.
    table.expectAsked('q', [0, 1]);
    expect(table.match.s.control.kept).toMatchObject({ kind: 'q', depth: 2 });
    table.pass(0).pass(1).expectAsked('side', [0]);
    expect(table.match.s.control.kept).not.toBeNull();
    table.pass(0).expectAsked('q', [0, 1]);
    expect(table.match.s.control.kept).toBeNull();
  });
});

test('an offer may be taken by those it is made to, while the others are waited for', () => {
  const q = tinyAsk('q', {
    who: () => [0],
    decide: () => ({ shape: someOf(['x'], 1) }),
    offer: { who: ({ open }) => (open.taken ? [] : [1]), decide: () => ({ shape: oneOf(['bell']) }) },
  });
  const game = tinyGame(
    {
      ask: () => ask(q, 'done', 'rung'),
      rung: doing(({ open }) => Object.assign(open, { taken: true }), go('ask')),
      done: () => over(1),
    },
    [q],
  );
  const table = new Table(game, settings());
  const { id } = table.decisionOf(1);
  for (const no of [{ unseal: true }, { timeout: true }] as const)
    expect(apply(table.match, { seat: 1, id, ...no })).toEqual({ ok: false, refusal: 'notAnOption' });
  table.answer(1, 'bell').expectAsked('q', [0]);
  expect(apply(table.match, { seat: 1, id, choice: 'bell' })).toEqual({ ok: false, refusal: 'decisionClosed' });
  table.answer(0, ['x']).expectOver(1);
});

describe('an act dealt with by a procedure', () => {
  /** Rings, then asks the ringer how often: an interruption may itself ask. */
  const often = tinyAsk('often', { who: () => [1], decide: () => ({ shape: number(1, 9) }) });
  const ring = procedure('ring', {
    rung: ({ s }, [{ choice }]: Answer[]) => {
      s.open.rung = choice;
      return ask(often, 'counted');
    },
    counted: ({ s }, [{ choice }]: Answer[]) => {
      s.open.often = choice;
      return end();
    },
  });
  const doneWith = { done: (_: unknown, answers: Answer[]) => over(answers.map(({ choice }) => choice) as string[]) };

  test('interrupts the question, which is then put again; sealed answers are dropped unless it keeps them', () => {
    for (const keeps of [false, true]) {
      const q = tinyAsk('q', {
        who: () => [0, 2],
        keeps,
        offer: { who: ({ open }) => (open.rung ? [] : [1]), decide: () => ({ shape: oneOf(['bell']) }), by: 'ring' },
      });
      const game = tinyGame({ ask: () => ask(q, 'done'), ...doneWith }, [q, often], { others: [ring] });
      const table = new Table(game, settings()).answer(0, 'a').answer(1, 'bell').expectAsked('often', [1]);
      expect(table.match.s.control.stack.map(({ proc, step }) => [proc, step])).toEqual([
        ['main', 'ask'],
        ['ring', 'rung'],
      ]);
      table.answer(1, 3).expectAsked('q', keeps ? [2] : [0, 2]);
      expect(table.match.s.open).toEqual({ rung: 'bell', often: 3 });
      if (!keeps) table.answer(0, 'a');
      table.answer(2, 'b').expectOver(['a', 'b']);
    }
  });

  test('leaves the offers of others their numbers, where the question keeps quietly: a new number would count secret acts', () => {
    for (const keeps of [false, true, 'quietly'] as const) {
      const offer = { who: () => [1, 2], decide: () => ({ shape: oneOf(['bell']) }), by: 'ring' } as const;
      const q = tinyAsk('q', { who: () => [0], keeps, offer });
      const quietly = procedure('ring', { rung: () => end() });
      const { match } = new Table(tinyGame({ ask: () => ask(q, 'done'), ...doneWith }, [q], { others: [quietly] }), settings()).answer(
        1,
        'bell',
      );
      expect(match.s.control.ask?.offers.map((made) => made?.id)).toEqual(keeps === 'quietly' ? [undefined, 1, 1] : [undefined, 2, 2]);
    }
  });

  test('an answer that acts at once is dealt with in the same way, and a pass is not', () => {
    const q = tinyAsk('q', { acts: 'any', by: 'ring' });
    const game = tinyGame({ ask: () => ask(q, 'done'), ...doneWith }, [q, often], { others: [ring] });
    const table = new Table(game, settings()).pass(0).answer(2, 'b').expectAsked('often', [1]).answer(1, 1).expectAsked('q', [0, 1, 2]);
    table.pass(0).pass(1).pass(2).expectOver([null, null, null]);
  });
});
