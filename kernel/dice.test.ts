import { describe, expect, test } from 'vitest';
import { type DiceState, diceOver, fastDice, hmacHex, keyedDice, seedFromText } from './index.ts';

/** Chi-square of observed counts against an even spread. */
function chiSquare(counts: number[]): number {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
}

describe('HMAC-SHA256 agrees with RFC 4231', () => {
  const vectors: [string, string, string, string][] = [
    ['case 1', '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['case 2', '4a656665', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    [
      'case 6',
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'case 7',
      'aa'.repeat(131),
      'This is a test using a larger than block-size key and a larger than block-size data. ' +
        'The key needs to be hashed before being used by the HMAC algorithm.',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ];
  for (const [name, key, text, code] of vectors)
    test(name, () => {
      expect(hmacHex(key, text)).toBe(code);
    });
});

describe('keyed streams', () => {
  const seed = seedFromText('a match');

  test('word n of a label is the first 32 bits of HMAC(seed, "label#n"), as anybody can check afterwards', () => {
    const dice = diceOver(keyedDice(seed));
    const words = [0, 1, 2].map((n) => Number.parseInt(hmacHex(seed, `deck#${n}`).slice(0, 8), 16));
    expect([0, 1, 2].map(() => dice.below('deck', 2 ** 32))).toEqual(words);
  });

  test('a draw from one label does not shift another', () => {
    const alone = diceOver(keyedDice(seed));
    const mixed = diceOver(keyedDice(seed));
    const wanted = [1, 2, 3].map(() => alone.below('deck', 1000));
    const found = [1, 2, 3].map(() => {
      mixed.below('die', 6);
      return mixed.below('deck', 1000);
    });
    expect(found).toEqual(wanted);
  });

  test('a stored state goes on where it stopped', () => {
    for (const begin of [keyedDice(seed), fastDice('a match')]) {
      const whole = structuredClone(begin);
      const dice = diceOver(whole);
      dice.below('x', 10);
      const stored: DiceState = JSON.parse(JSON.stringify(whole));
      expect(diceOver(stored).below('x', 1000)).toBe(dice.below('x', 1000));
    }
  });
});

describe('fairness', () => {
  // 23 degrees of freedom: a fair shuffle exceeds 49.73 once in a thousand times. The seed is fixed, so the outcome is too.
  test.each([
    ['keyed', keyedDice(seedFromText('fair')), 2_400],
    ['fast', fastDice('fair'), 24_000],
  ] as const)('%s shuffles of four give all 24 orders equally often', (_, state, times) => {
    const dice = diceOver(state);
    const counts = new Map<string, number>();
    for (let i = 0; i < times; i++) {
      const order = dice.shuffle('deck', [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  test('words that would favour small numbers are drawn again', () => {
    // Below 3 * 2^30 the top quarter of all words must be rejected: without that, the lowest third would come up half of the time.
    const n = 3 * 2 ** 30;
    const state: DiceState = keyedDice(seedFromText('rejection'));
    const dice = diceOver(state);
    const counts = [0, 0, 0];
    for (let i = 0; i < 1500; i++) counts[Math.floor(dice.below('x', n) / 2 ** 30)]++;
    expect(chiSquare(counts)).toBeLessThan(13.82);
    expect((state as { drawn: Record<string, number> }).drawn.x).toBeGreaterThan(1800);
  });

  test('take removes what it returns, each item equally often', () => {
    const dice = diceOver(fastDice('take'));
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const list = [0, 1, 2, 3];
      const taken = dice.take('x', list);
      counts[taken]++;
      if (list.length !== 3 || list.includes(taken)) throw new Error(`${taken} is still in ${list}`);
    }
    expect(chiSquare(counts)).toBeLessThan(16.27);
  });
});
