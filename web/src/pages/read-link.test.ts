import { type Contract, defaultsOf, readOptions } from '@lurk/contract';
import { allContracts } from '@lurk/games';
import type { Json } from '@lurk/kernel';
import { TableBody, type TableInfo } from '@lurk/table';
import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en';
import { newTable as newEn } from '../i18n/new-table/en';
import { newTable as newFr } from '../i18n/new-table/fr';
import { newLink } from './new-link';
import { differing, reasonOf } from './new-view';
import { gameIn, LONGEST, PLAIN, type Reading, readLink } from './read-link';

const contracts = await allContracts();
const byName = new Map(contracts.map((contract) => [contract.name, contract]));
const read = (query: string): Reading => readLink(query, byName.get(gameIn(query) ?? ''));
const whys = (query: string) => read(query).faults.map(({ why }) => why);

/** Numbers as if by chance, the same every time. */
function chance(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}

/** A table that can be made goes over the wire as it is, and the server takes it (server/table/lobby.ts asks the same). */
function expectTableOrReason({ wish, faults }: Reading): void {
  if (!wish) {
    expect(faults.length).toBeGreaterThan(0);
    return;
  }
  expect(TableBody['~standard'].validate({ ...wish, name: 'Ada' })).not.toHaveProperty('issues');
  const { seats, options }: Contract = byName.get(wish.game)!;
  expect(wish.seats).toBeGreaterThanOrEqual(seats.min);
  expect(wish.seats).toBeLessThanOrEqual(seats.max);
  expect(readOptions(options, wish.options, wish.seats)).not.toBeNull();
}

describe('anything typed gives a table or a reason', () => {
  const WORDS = [
    ...contracts.flatMap(({ name, options }) => [name, ...Object.keys(options)]),
    ...PLAIN,
    ...['true', 'false', 'random', 'host', 'exact', '0', '2', '4', '-1', '99', '1e1', '007', ' 4', '4.0', '', 'quick', 'relaxed', 'none'],
    ...['%', '%E0%A4%A', '%00', '+', '=', '&', '__proto__', 'constructor', '<script>', '\u202e', '\ud800', 'é', 'x'.repeat(300)],
  ];
  test('put together from what links are made of', () => {
    const draw = chance(7);
    const word = (): string => WORDS[draw(WORDS.length)]!;
    for (let n = 0; n < 4000; n++) {
      const game = draw(4) > 0 ? `game=${contracts[draw(contracts.length)]!.name}&` : '';
      const pieces = Array.from({ length: draw(7) }, () => `${word()}${draw(8) > 0 ? '=' : ''}${word()}`);
      expectTableOrReason(read(`?${game}${pieces.join('&')}`));
    }
  });
  test('any signs at all', () => {
    const draw = chance(11);
    for (let n = 0; n < 2000; n++) {
      const signs = Array.from({ length: draw(60) }, () => (draw(3) > 0 ? '=&%?+game2'[draw(10)]! : String.fromCharCode(draw(0x10000))));
      expectTableOrReason(read(signs.join('')));
    }
  });
  test('10 kB of it, and many parts: told in few words, in both languages', () => {
    const query = `?game=victim&${'x'.repeat(10_000)}`;
    expect(read(query)).toEqual({ wish: null, faults: [{ why: 'long' }] });
    const many = read(`?game=victim&${Array.from({ length: 300 }, (_, n) => `o${n}`).join('&')}`.slice(0, LONGEST));
    expect(many.faults.length).toBe(6);
    for (const w of [newEn, newFr])
      for (const fault of many.faults) expect(reasonOf(fault, undefined, en.lobby, w).length).toBeLessThan(150);
  });
});

describe('a link of a lobby makes such a table', () => {
  for (const contract of contracts)
    test(contract.name, () => {
      const draw = chance(3);
      const { name, seats, options } = contract;
      expect(Object.keys(options).filter((id) => PLAIN.some((plain) => plain === id))).toEqual([]);
      for (let n = 0; n < 200; n++) {
        const count = seats.min + draw(seats.max - seats.min + 1);
        const chosen: Record<string, Json> = { ...defaultsOf(options) };
        for (const [id, option] of Object.entries(options)) {
          const values: Json[] =
            option.kind === 'switch'
              ? [true, false]
              : option.kind === 'number'
                ? [option.min, option.max]
                : option.kind === 'choice'
                  ? [...option.of]
                  : ['random', 'host', 'notHost', count - 1];
          const value = values[draw(values.length)]!;
          if (readOptions(options, { [id]: value }, count)) chosen[id] = value;
        }
        const speed = (['quick', 'normal', 'relaxed', 'none'] as const)[draw(4)]!;
        const table = { game: name, seats: Array.from({ length: count }), speed, options: chosen } as unknown as TableInfo;
        const link = newLink(table, contract, 'fr');
        const { wish, faults } = readLink(new URL(link, 'https://here').search, contract);
        expect(faults).toEqual([]);
        expect({ ...wish, options: { ...defaultsOf(options), ...wish!.options } }).toEqual({
          game: name,
          seats: count,
          speed,
          options: chosen,
        });
      }
      const usual = { game: name, seats: [{}, {}], speed: 'none', options: defaultsOf(options) } as unknown as TableInfo;
      expect(newLink(usual, contract, 'en')).toBe(`/new?game=${name}&in=en&seats=2&speed=none`);
    });
});

describe('what cannot be followed is named, and left out', () => {
  test.each([
    ['', ['noGame'], null],
    ['?seats=4', ['noGame'], null],
    ['?game=chess', ['badGame'], null],
    ['?game=victim&game=victim', ['noGame', 'twice'], null],
    ['?game=not-alone&seats=99', ['seats'], {}],
    ['?game=not-alone&seats=four', ['seats'], {}],
    ['?game=not-alone&speed=slow', ['speed'], {}],
    ['?game=not-alone&seats=3&color=red', ['unknown'], { seats: 3, options: {} }],
    ['?game=not-alone&expert=maybe', ['value'], { options: {} }],
    ['?game=not-alone&expert=true&expert=true', ['twice'], { options: {} }],
    ['?game=not-alone&expert=%E0%A4%A', ['broken'], { options: {} }],
    ['?game=anomaly&seats=3&advanced=true', ['notAt'], { seats: 3, options: {} }],
    ['?game=not-alone&expert=true&speed=relaxed&in=fr', [], { speed: 'relaxed', options: { expert: true } }],
    ['?game=anomaly&zeroOffset=%2B1', ['value'], { options: {} }],
  ] as const)('%s', (query, faults, wish) => {
    expect(whys(query)).toEqual(faults);
    const usual = byName.get(gameIn(query) ?? '')?.seats.usual;
    if (wish) expect(read(query).wish).toMatchObject({ seats: usual, ...wish });
    else expect(read(query).wish).toBeNull();
  });
});

test('a table is told by what is not as usual, and a reason by what happens instead', async () => {
  const contract = byName.get('not-alone')!;
  const lobby = await contract.lobby();
  await lobby.load('en');
  const game = { contract, words: lobby('en') };
  const { wish, faults } = read('?game=not-alone&seats=5&speed=relaxed&expert=true&seating=random&copyIneffective=perhaps');
  expect(differing(wish!, game, en.lobby, newEn).map(({ name, value }) => [name, value])).toEqual([
    ['Expert mode', 'Yes'],
    ['Clock', 'Relaxed'],
  ]);
  expect(faults.map((fault) => reasonOf(fault, game, en.lobby, newEn))).toEqual([
    'Copy ineffective places: “perhaps” cannot be chosen. It stays at “No”.',
  ]);
});
