/** How rules run: steps, calls, questions, ends, and what is refused as a mistake in the rules. */
import { doing, tinyProcedure as procedure, Table, tinyAsk, tinyGame, tinyMatch } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { ask, begin, byName, call, end, fastDice, go, goAfter, next, over } from './index.ts';

const settings = { seats: 2, options: {} };

describe('steps', () => {
  test('follow each other as written, go elsewhere, call and come back with a value', () => {
    const add = procedure('add', { sum: ({ at }) => end((at as { n: number }).n + 1), never: () => over('never') });
    const fall = procedure('fall', { off: () => next });
    const seen: unknown[] = [];
    const game = tinyGame(
      {
        first: () => go('third'),
        second: () => over('not skipped'),
        third: () => call('add', { n: 1 }),
        fourth({ got }) {
          seen.push(got);
          return call('fall', null, 'sixth');
        },
        fifth: () => over('not skipped'),
        sixth({ got }) {
          seen.push(got);
          return next;
        },
        last: () => over({ won: 'all' }),
      },
      [],
      { others: [add, fall] },
    );
    new Table(game, settings).expectOver({ won: 'all' });
    expect(seen).toEqual([2, null]);
  });

  test('a call from the last step ends its procedure when it comes back', () => {
    const inner = procedure('inner', { only: () => end() });
    const outer = procedure('outer', { only: () => call('inner') });
    const game = tinyGame({ start: () => call('outer'), done: () => over('done') }, [], { others: [inner, outer] });
    new Table(game, settings).expectOver('done');
  });

  test('a step comes after what was called for, and at once where nothing was', () => {
    const inner = procedure('inner', { only: () => end('heard') });
    const gotAt = (called: ReturnType<typeof call<'inner'>> | null): unknown => {
      const game = tinyGame({ start: () => goAfter(called, 'done'), never: () => over('never'), done: ({ got }) => over([got]) }, [], {
        others: [inner],
      });
      return new Table(game, settings).match.s.control.over;
    };
    expect([gotAt(call('inner')), gotAt(null)]).toEqual([['heard'], [null]]);
  });

  test('a question that nobody is asked is passed over', () => {
    const nobody = tinyAsk('nobody', { who: () => [] });
    const game = tinyGame({ start: () => ask(nobody, 'done'), done: (_, answers) => over(answers.length) }, [nobody]);
    new Table(game, settings).expectOver(0);
  });

  test('the reason for a question is the way that led to it', () => {
    const inner = procedure('inner', { ask: () => ask(tinyAsk('q'), 'ask') });
    const game = tinyGame({ start: () => call('inner'), done: () => over(1) }, [tinyAsk('q')], { others: [inner] });
    expect(tinyMatch(game).s.control.stack.map(({ proc, step }) => `${proc}.${step}`)).toEqual(['main.done', 'inner.ask']);
  });

  test('an outcome that the facts alone decide is noticed after any step', () => {
    const game = tinyGame(
      { a: doing(({ open }) => Object.assign(open, { lost: true }), next), b: () => ask(tinyAsk('q'), 'a') },
      [tinyAsk('q')],
      {
        outcome: ({ open }) => (open.lost ? 'lost' : null),
      },
    );
    new Table(game, settings).expectOver('lost');
  });

  test('what a step puts in place of a compartment is seen by the next', () => {
    const game = tinyGame({
      a({ s }) {
        s.open = { fresh: true };
        s.circle = { all: { members: [0, 1], facts: {} } };
        return next;
      },
      b({ pub, tell }) {
        tell.circle('all', { t: 'hello' });
        return over(pub.open.fresh as boolean);
      },
    });
    const table = new Table(game, settings).expectOver(true);
    expect([table.told(0), table.told('public')]).toEqual([[{ t: 'hello' }], []]);
  });
});

describe('mistakes in the rules are refused by name', () => {
  const cases: [string, Parameters<typeof tinyGame>, string][] = [
    ['an unknown step', [{ a: () => go('nowhere') }], 'no step is called main.nowhere'],
    ['an unknown procedure', [{ a: () => call('nothing') }], 'no procedure is called nothing'],
    ['an unknown question', [{ a: () => ask(tinyAsk('what'), 'a') }], 'no question is called what'],
    ['rules that run in a circle', [{ a: () => go('b'), b: () => go('a') }], 'the rules run in a circle at main.'],
    ['rules that end without an outcome', [{ a: () => next }], 'the rules ended without an outcome'],
    [
      'a state that is not plain data',
      [{ a: doing(({ vault }) => Object.assign(vault, { when: new Date(0) }), over(1)) }],
      'not plain data: state.vault.when is object',
    ],
  ];
  test.each(cases)('%s', (_, game, words) => {
    expect(() => tinyMatch(tinyGame(...game))).toThrow(words);
  });

  test('two of one name', () => {
    expect(() => byName([tinyAsk('q'), tinyAsk('q')])).toThrow('two are called q');
  });

  test('too few or too many players', () => {
    const game = tinyGame({ a: () => over(1) }, [], { minSeats: 2, maxSeats: 3 });
    for (const seats of [1, 4])
      expect(() => begin(game, { seats, options: {}, dice: fastDice('x') })).toThrow('Tiny is for 2 to 3 players');
  });
});
