import { type Choice, diceOver, fastDice, pickOf, type Seat, view } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { blank, DEFAULT_OPTIONS, type HuntId, type Memory, type NA, type PlaceNo, type SurvivalId } from '@lurk/not-alone/public';
import { Table } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { beginner } from './beginner.ts';

const CREATURE = 0;
const dice = diceOver(fastDice('beginners'));

/** The Creature in seat 0 and three Hunted, in Phase 1; nobody holds a card that a test does not give. */
function table(): Table<NA> {
  const options = { ...DEFAULT_OPTIONS, seating: 'arranged' as const, creature: CREATURE };
  return new Table(notAlone, { seats: 4, options }).answer(CREATURE, 2).given(
    (s) => {
      for (const own of s.own) s.vault.survivalDeck.push(...own.survival.splice(0));
      s.vault.huntDeck.push(...s.own[CREATURE].hunt.splice(0));
    },
    ['match', 'hunting'],
    ['exploration', 'begin'],
  );
}

const holding = (t: Table<NA>, seat: Seat, hand: PlaceNo[], discard: PlaceNo[], will = 3): Table<NA> =>
  t.given((s) => {
    s.own[seat].hand = hand;
    Object.assign(s.open.people[seat]!, { discard, will, owned: [...hand, ...discard] });
  });

const withSurvival = (t: Table<NA>, seat: Seat, card: SurvivalId): Table<NA> =>
  t.given((s) => {
    s.vault.survivalDeck = s.vault.survivalDeck.filter((other) => other !== card);
    s.own[seat].survival.push(card);
  });

const decides = (t: Table<NA>, seat: Seat, memory: Memory = blank()): Choice =>
  beginner.decide(view(t.match, seat), memory, t.decisionOf(seat), dice);
/** What it would do over and over in the same spot. */
const often = (t: Table<NA>, seat: Seat, memory?: Memory): Choice[] => Array.from({ length: 400 }, () => decides(t, seat, memory));

describe('a Hunted beginner', () => {
  test('with one card left Resists with one Will, or Gives Up at the last', () => {
    for (const choice of often(holding(table(), 1, [2], [1, 3, 4, 5], 2), 1))
      expect(choice).toMatchObject({ pick: 'resist', with: { pick: 1 } });
    for (const choice of often(holding(table(), 1, [2], [1, 3, 4, 5], 1), 1)) expect(choice).toBe('giveUp');
  });

  test('with two cards or more plays one, the Wreck three times as often as the Jungle', () => {
    const choices = often(holding(table(), 1, [2, 8], [], 3), 1).map((choice) => (choice as { with: PlaceNo[] }).with[0]);
    const wreck = choices.filter((place) => place === 8).length / choices.length;
    expect(wreck).toBeGreaterThan(0.65);
    expect(wreck).toBeLessThan(0.85);
  });

  test('plays Adrenaline at one Will and not before', () => {
    const at = (will: number): unknown => pickOf(decides(withSurvival(holding(table(), 1, [2, 3], [1, 4, 5], will), 1, 'adrenaline'), 1));
    expect(at(1)).toBe('survival');
    expect(at(2)).toBe('play');
  });

  test('plays another card about three times in ten', () => {
    const t = withSurvival(table(), 1, 'smokescreen');
    const share = often(t, 1).filter((choice) => pickOf(choice) === 'survival').length / 400;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });
});

describe('the Creature as a beginner', () => {
  /** All Hunted have put a card down; she hunts. */
  const hunting = (t: Table<NA>): Table<NA> => {
    for (const seat of [1, 2, 3]) t.answer(seat, { pick: 'play', with: [(t.s.own[seat] as { hand: PlaceNo[] }).hand[0]] });
    return t;
  };
  const tokenOf = (choice: Choice): PlaceNo => (choice as { with: { creature: PlaceNo } }).with.creature;

  test('chooses side 2', () => {
    const t = new Table(notAlone, { seats: 4, options: { ...DEFAULT_OPTIONS, creature: CREATURE } });
    expect(decides(t, CREATURE)).toBe(2);
  });

  test('goes mostly where most could be, at times where some could, never where nobody can', () => {
    const t = table();
    holding(t, 1, [2, 3], [1, 4, 5]);
    holding(t, 2, [3, 5], [1, 2, 4]);
    holding(t, 3, [1, 3], [2, 4, 5]);
    const tokens = often(hunting(t), CREATURE).map(tokenOf);
    const share = tokens.filter((place) => place === 3).length / tokens.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.9);
    expect([...new Set(tokens)].toSorted()).toEqual([1, 2, 3, 5]);
  });

  test('does not look for a card she has seen in a hand', () => {
    const t = table();
    holding(t, 1, [2, 4], [1, 3, 5]);
    holding(t, 2, [2, 4], [1, 3, 5]);
    holding(t, 3, [2, 4], [1, 3, 5]);
    const shown = { 1: [4], 2: [4], 3: [4] } as Record<Seat, PlaceNo[]>;
    hunting(t);
    expect(new Set(often(t, CREATURE).map(tokenOf))).toEqual(new Set([2, 4]));
    expect(new Set(often(t, CREATURE, { ...blank(), shown }).map(tokenOf))).toEqual(new Set([2]));
  });

  test('plays a card in its phase about six times in ten', () => {
    const t = hunting(table()).given((s) => {
      s.own[CREATURE].hunt = ['fierceness'] as HuntId[];
    });
    const share = often(t, CREATURE).filter((choice) => pickOf(choice) === 'play').length / 400;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.7);
  });

  test('never plays unasked', () => {
    const t = table().given((s) => {
      s.own[CREATURE].hunt = ['despair'];
    });
    const offer = view(t.match, CREATURE).offer!;
    expect(offer.kind).toBe('explore');
    expect(beginner.decide(view(t.match, CREATURE), blank(), offer, dice)).toBeNull();
  });
});
