import { assign, compound, oneOf, order, someOf } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  heaviest,
  isWords,
  LANGS,
  listed,
  optionsWithin,
  Proofreader,
  piece,
  REFUSALS,
  type Speech,
  sentence,
  type Weighed,
} from './index.ts';

describe('templates', () => {
  test('a gap takes its value, and nouns agree with it; French counts zero as one', () => {
    const cards = (count: number) => [
      piece('en', '{count} {count|card|cards}', { count }),
      piece('fr', '{count} {count|carte|cartes}', { count }),
    ];
    expect(cards(0)).toEqual(['0 cards', '0 carte']);
    expect(cards(1)).toEqual(['1 card', '1 carte']);
    expect(cards(2)).toEqual(['2 cards', '2 cartes']);
  });

  test('a gap without a value stays open, so that a test can see it', () => {
    expect(piece('en', '{who} waits')).toBe('{who} waits');
  });

  test('a sentence begins with a capital, unless it begins with a name', () => {
    expect(sentence('en', '{zone} burns.', { zone: 'the core' })).toBe('The core burns.');
    expect(sentence('en', '{who} burns.', { who: 'bob' })).toBe('bob burns.');
  });

  test('a name is never read as a template', () => {
    expect(piece('en', '{who}, {zone}', { who: '{zone}', zone: 'here' })).toBe('{zone}, here');
  });

  test('lists', () => {
    expect(LANGS.map((lang) => listed(lang, ['a', 'b', 'c']))).toEqual(['a, b and c', 'a, b et c']);
  });
});

test('every refusal can be told', () => {
  for (const lang of LANGS) for (const told of Object.values(REFUSALS[lang])) expect(told).toMatch(/^\p{Lu}.*\.$/u);
});

test('every option of a shape is walked, with what leads to it', () => {
  const shape = compound({
    a: oneOf(['x', { id: 'y', with: someOf([1, 2], 1) }]),
    b: assign(['k'], ['to']),
    c: order(['first', 'last']),
  });
  expect([...optionsWithin(shape)].map(({ option, path }) => [typeof option === 'object' ? option.id : option, path.join(' ')])).toEqual([
    ['x', 'a'],
    ['y', 'a'],
    [1, 'a y'],
    [2, 'a y'],
    ['k', 'b'],
    ['to', 'b'],
    ['first', 'c'],
    ['last', 'c'],
  ]);
});

test('three to five moments, in the order of the match', () => {
  const point = (turn: number, weight: number): Weighed<'it'> => ({ turn, kind: 'it', who: [], count: 1, weight });
  const turns = (...points: Weighed<'it'>[]) => heaviest(points).map(({ turn }) => turn);
  expect(turns()).toEqual([]);
  expect(turns(point(1, 1), point(2, 2), point(3, 1), point(4, 1))).toEqual([1, 2, 3]);
  expect(turns(...[1, 2, 3, 4, 5, 6, 7].map((turn) => point(turn, turn)))).toEqual([3, 4, 5, 6, 7]);
});

test('faults of texts are found', () => {
  const french = { a: 'Quoi ?', b: 'Quoi\u00a0?', c: 'la main de {who}', d: { e: "l'eau", f: null } };
  expect(faultsOf('fr', french).map((fault) => fault.split(' ')[0])).toEqual(['a', 'c', 'd.e']);
  expect(faultsOf('en', { a: 'What?', b: ' what', c: '' }).map((fault) => fault.split(' ')[0])).toEqual(['b', 'c']);
  expect(['A word', 'an id', 'anId', '{gap}', '12', null].map(isWords)).toEqual([true, false, false, false, false, false]);
});

test('a question is read to its last option, and options are told apart', () => {
  const speech: Speech<{ decision: null; offer: null }, null, { t: string }> = {
    reads: isWords,
    asked: () => null,
    describeWaiting: () => 'noWord',
    describeDecision: () => ({ title: 'A title', help: 'Some help.', sealed: null, pass: null }),
    describeStep: (_lang, _shape, _asked, path) => (path?.at(-1) === 'second' ? '{gap}' : 'A step'),
    describeOption: (_lang, option) => (option === 'b' ? 'anId' : 'An option'),
    tellEvent: (_lang, { t }) => (t === 'mute' ? 'No full stop' : t === 'bad' ? 'A "line".' : 'A line.'),
  };
  const view = { decision: null, offer: null };
  const shape = compound({ first: oneOf(['a', 'c']), second: oneOf(['b']) });
  const reader = new Proofreader(speech);
  reader.read(view);
  reader.rare(view, 'choose', shape, true);
  expect([...reader.faults]).toEqual([
    'waiting: noWord',
    'choose first: An option, An option',
    'choose: null',
    'choose: anId',
    'choose: {gap}',
  ]);
  expect([...reader.met]).toEqual([['choose', 1]]);
  const told = new Proofreader(speech);
  told.tell(view, [{ t: 'fine' }, { t: 'mute' }, { t: 'bad' }]);
  expect([[...told.told], [...told.faults]]).toEqual([
    ['fine', 'mute', 'bad'],
    ['mute: No full stop', 'bad: A "line".'],
  ]);
  const twins = new Proofreader(speech, 1, ['choose']);
  twins.rare(view, 'choose', shape, false);
  twins.rare(view, 'bare', oneOf([7]), false);
  expect([...twins.faults]).toEqual(['choose: anId', 'choose: {gap}', 'bare: a bare 7']);
});
