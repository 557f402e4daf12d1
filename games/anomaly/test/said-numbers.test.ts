/** What a component's text promises, compared with its numbers in the data: in both languages. */
import { LANGS, type Lang } from '@lurk/i18n';
import { numbersAmiss, unlikeNumbers } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { ZONES, zonesOf } from '../data/board.ts';
import { BOTTOMS, type Bottom, DAMAGE, TOP_RANGE, TOPS, type Top } from '../data/cards.ts';
import {
  ACTION_POINTS,
  ADAPTIVE_PRICE,
  CARDS_KEPT,
  ELECTRICITY_PLACED,
  EVOLUTIONS,
  HAND_LIMIT,
  HEALTH_PER_SIDE,
  SUPPLY,
} from '../data/components.ts';
import { SYMBOL_ZONES, SYMBOLS, SYMBOLS_OF } from '../data/symbols.ts';
import { cardsNeeded } from '../facts/payments.ts';
import { glossaryOf, loadWords, lobbyOf, tableOf, wordsOf } from '../i18n/parts.ts';

await loadWords();

/** Every one of these numbers is said, and no other. */
const promises = (lang: Lang, text: string, numbers: readonly number[]): void => expect(numbersAmiss(lang, text, numbers)).toEqual([]);

/** AN-062 to AN-074: damage, reach and number of blows. */
function topNumbers(top: Top): number[] {
  const [near, far] = TOP_RANGE[top];
  const damage = top in DAMAGE ? [DAMAGE[top as keyof typeof DAMAGE]] : [];
  return [...damage, ...(far > 0 ? [near || far, far] : []), ...(top === 'double' ? [2] : [])];
}
/** These lines leave the damage or the reach to the whole rule. */
const LINE: Partial<Record<Top, number[]>> = { trap: [], bait: [] };
/** "Two Strikes": the damage and the reach are those of a Strike; "an adjacent one" is a reach of 1. */
const RULE: Partial<Record<Top, number[]>> = { double: [2], far: [2], strike: [1], sensor: [], bait: [] };

/** AN-115, AN-119, AN-129: what each special action of the Anomaly lays, takes or names. */
const BOTTOM_RULE: Record<Bottom, number[]> = {
  overload: [ELECTRICITY_PLACED],
  evolve: [cardsNeeded('evolve')],
  possess: [],
  scent: [1, ZONES.length - 1],
  teleport: [],
};

describe.each(LANGS)('%s', (lang) => {
  const { tops, bottoms, evolutions, costs, whyNot } = tableOf(lang);
  const { rules, counters, endOfRound, modes, terms, tokens } = glossaryOf(lang);

  test.each(TOPS)('%s: the line and the rule of a Student’s card', (top) => {
    promises(lang, tops[top].text, LINE[top] ?? topNumbers(top));
    promises(lang, tops[top].rule, RULE[top] ?? topNumbers(top));
  });

  test.each(BOTTOMS)('%s: the rule of the Anomaly’s card, and what it costs', (bottom) => {
    promises(lang, bottoms[bottom].rule, BOTTOM_RULE[bottom]);
    promises(lang, costs[bottom], [cardsNeeded(bottom)]);
  });

  test('Adaptive names its prices', () => {
    promises(lang, evolutions.adaptive.rule, Object.values(ADAPTIVE_PRICE));
  });

  test('the supply, the hands and the points', () => {
    promises(lang, whyNot.noTrapLeft, [SUPPLY.trap]);
    promises(lang, whyNot.noSensorLeft, [SUPPLY.sensor]);
    promises(lang, whyNot.allEvolved, [EVOLUTIONS.length]);
    promises(lang, whyNot.keepTwo, [CARDS_KEPT]);
    promises(lang, counters.hand.rule, [CARDS_KEPT]);
    promises(lang, tokens.actionPoint.rule, [ACTION_POINTS]);
    promises(lang, endOfRound.refill.rule, [ACTION_POINTS]);
    promises(lang, terms.handLimit.rule, [1, 2, 3, HAND_LIMIT[1], HAND_LIMIT[2], HAND_LIMIT[3]]);
    for (const students of [1, 2, 3] as const)
      promises(lang, modes[`std-${students}`].rule, [students + 1, students, HAND_LIMIT[students]]);
    promises(lang, lobbyOf(lang).options.healthPerSide.rule, [HEALTH_PER_SIDE.min, HEALTH_PER_SIDE.max]);
    promises(lang, lobbyOf(lang).options.fuelLayout.rule, [SUPPLY.fuel, SUPPLY.fuel / 3]);
  });

  test('the station and its symbols', () => {
    promises(lang, terms.zone.rule, [1, ZONES.length]);
    promises(lang, terms.symbol.rule, [SYMBOLS_OF[ZONES[0]].length, SYMBOLS.length, SYMBOL_ZONES.CORE.length]);
    for (const ring of ['core', 'labs', 'quarters'] as const) promises(lang, rules.rings[ring], [zonesOf(ring).length]);
  });
});

test('French says the numbers that English says', () => {
  // "The upper half" is a part of a card; « coupe en deux » is "halves".
  const fractions = ['coach.overview.steps.1.rule', 'coach.students.asks.studentTurn.todo', 'glossary.advice.students.cards'];
  const apart = unlikeNumbers(wordsOf('en'), wordsOf('fr')).filter((found) => !fractions.includes(found.split(':')[0]));
  expect(apart).toEqual(['table.body.splitHalf: none in English, 2 in French']);
});
