import { diceOver, fastDice, type Json, keyedDice, seedFromText } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { asTeller, dealt, defaultsOf, fitOptions, holderOf, type OptionSchema, readOptions, reseatOptions } from './index.ts';

/** A schema with one option of each kind; some of them only mean something at some counts. */
const schema = {
  alien: { kind: 'holder', role: 'alien' },
  kennel: { kind: 'switch', initial: true },
  shift: { kind: 'number', min: -3, max: 3, initial: 0 },
  characters: { kind: 'choice', of: ['random', 'agreed'], initial: 'random' },
  roleCheck: { kind: 'switch', initial: false, seats: [1, 3] },
  escaped: { kind: 'number', min: 2, max: 3, initial: 2, seats: [6, 6] },
} as const satisfies OptionSchema;
const defaults = { alien: 'random', kennel: true, shift: 0, characters: 'random', roleCheck: false, escaped: 2 };

describe('options', () => {
  test('defaults are read off the schema', () => expect(defaultsOf(schema)).toEqual(defaults));

  const fine: [Record<string, Json>, number][] = [
    [{}, 4],
    [{ alien: 3, kennel: false, shift: -3, characters: 'agreed' }, 4],
    [{ alien: 'notHost' }, 4],
    [{ roleCheck: true }, 3],
    [{ roleCheck: false, escaped: 2 }, 4],
    [{ escaped: 3 }, 6],
  ];
  test.each(fine)('%j at a table of %i is taken as it is', (sent, seats) => expect(readOptions(schema, sent, seats)).toEqual(sent));

  const wrong: [Record<string, Json>, number][] = [
    [{ alien: 4 }, 4],
    [{ alien: -1 }, 4],
    [{ alien: 0.5 }, 4],
    [{ alien: '0' }, 4],
    [{ alien: null }, 4],
    [{ kennel: 1 }, 4],
    [{ kennel: 'true' }, 4],
    [{ shift: 4 }, 4],
    [{ shift: '1' }, 4],
    [{ characters: 'toString' }, 4],
    [{ characters: ['agreed'] }, 4],
    [{ kennel: false, host: 0 }, 4],
    [{ constructor: true }, 4],
    [{ hasOwnProperty: 1 }, 4],
    [JSON.parse('{"__proto__": true}'), 4],
    [{ roleCheck: true }, 4],
    [{ escaped: 3 }, 5],
  ];
  test.each(wrong)('%j at a table of %i is refused whole', (sent, seats) => expect(readOptions(schema, sent, seats)).toBeNull());

  test('at another size, what means nothing there is as it was at first', () => {
    const chosen = { ...defaults, alien: 3, roleCheck: true, shift: -1 };
    expect(fitOptions(schema, chosen, 4)).toEqual({ ...chosen, roleCheck: false });
    expect(fitOptions(schema, chosen, 3)).toEqual({ ...chosen, alien: 'random' });
  });

  test('a stored table that lacks an option, or has one that is gone, is read with the defaults', () =>
    expect(fitOptions(schema, { alien: 'host', oldOption: 7 }, 4)).toEqual({ ...defaults, alien: 'host' }));

  test('a seat named is followed when empty seats are taken away', () => {
    expect(reseatOptions(schema, { ...defaults, alien: 3, shift: -1 }, [0, 3, 4])).toEqual({ ...defaults, alien: 1, shift: -1 });
    expect(reseatOptions(schema, { ...defaults, alien: 2 }, [0, 3, 4])).toBeNull();
  });
});

describe('wishes', () => {
  const settle = holderOf('alien', 'alien');
  const dice = (n = 0) => diceOver(keyedDice(seedFromText(`wishes ${n}`)));
  const settled = (wishes: (string | null)[], options: Record<string, Json> = defaults, n = 0) => settle(options, wishes, 2, dice(n)).alien;
  const drawn = (wishes: (string | null)[]) => [...new Set(Array.from({ length: 60 }, (_, n) => settled(wishes, defaults, n)))].toSorted();

  test('one of those who wish for it gets it, drawn by lot', () => expect(drawn(['alien', null, 'alien', 'human'])).toEqual([0, 2]));
  test('else one of those who wish for nothing', () => expect(drawn(['human', null, 'human', null])).toEqual([1, 3]));
  test('where wishes leave everybody, the rules draw', () => {
    for (const wish of [null, 'human', 'alien']) expect(drawn([wish, wish, wish])).toEqual(['random']);
  });
  test.each(['host', 'notHost', 1])('the host’s word (%s) goes before wishes', (word) =>
    expect(settled(['alien', null, null], { ...defaults, alien: word })).toBe(word),
  );
  test('the same seed settles the same wishes in the same way', () => {
    const wishes = ['alien', 'alien', 'alien', null];
    for (let n = 0; n < 20; n++) expect(settled(wishes, defaults, n)).toBe(settled(wishes, defaults, n));
  });
  test('who the host is comes with the match, wishes or none', () => {
    expect(settle(defaults, [null, null, null], 2, dice())).toEqual({ ...defaults, host: 2 });
    expect(dealt(defaults, [null], 0, diceOver(fastDice('')))).toEqual({ ...defaults, host: 0 });
  });
});

test('a teller that says nothing of the cast names the players, and nothing of the end is no way of ending', () => {
  const { cast, ending } = asTeller({ load: async () => {}, heading: () => null, tell: () => '', turns: () => 1, winner: () => '' });
  expect([cast('en', ['Ada', 'Basile'], {}), ending([])]).toEqual([['Ada, Basile'], '']);
});
