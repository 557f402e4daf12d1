/** Every rule of docs/rules/embers.md. */
import { apply, begin, fastDice, type Match, view, waitingFor } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { embers } from '../index.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { ALL_CARDS, type Card, CURSED, type EM, HAND, isCurse } from '../types.ts';

const dealt = (seats = 4, nights = 2): Match<EM> =>
  begin(embers, { seats, options: { ...DEFAULT_OPTIONS, nights }, dice: fastDice('ledger') }).match;

/** Hands as the test wants them, with seat 0 at the fire; the circle follows as it does at the deal. */
function given(hands: Card[][], nights = 1): Match<EM> {
  const match = dealt(hands.length, nights);
  const { s } = match;
  for (const [seat, own] of s.own.entries()) own.hand = hands[seat].slice();
  s.vault.rest = ALL_CARDS.filter((card) => !hands.flat().includes(card));
  const cursed = hands.flatMap((hand, seat) => (hand.some(isCurse) ? [seat] : []));
  s.circle[CURSED] = { members: cursed.slice(), facts: { cursed } };
  return match;
}
function answer(match: Match<EM>, seat: number, choice: number): { to: 'all' | number[]; event: EM['Event'] }[] {
  const { id } = waitingFor(match).find((decision) => decision.seat === seat)!;
  const done = apply(match, { seat, id, choice });
  if (!done.ok) throw new Error(done.refusal);
  return done.told;
}
const keeperOf = ({ s }: Match<EM>): number => s.open.keeper;
/** The keeper trades with the seat to the left, each giving this card. */
function trade(match: Match<EM>, gives: Card, gets: Card): ReturnType<typeof answer> {
  const [keeper, other] = [keeperOf(match), (keeperOf(match) + 1) % match.s.seats];
  answer(match, keeper, other);
  return [...answer(match, keeper, gives), ...answer(match, other, gets)];
}

scenario('EM-01 both Curses are dealt, three cards to each', () => {
  for (const seats of [3, 4, 5, 6]) {
    const { own, vault } = dealt(seats).s;
    expect(own.map(({ hand }) => hand.length)).toEqual(new Array(seats).fill(HAND));
    expect(own.flatMap(({ hand }) => hand).filter(isCurse)).toHaveLength(2);
    expect(vault.rest.filter(isCurse)).toEqual([]);
  }
});

scenario('EM-02 the Cursed know each other, and nobody else knows', () => {
  const match = given([
    [0, 1, 2],
    [3, 4, 5],
    [-1, 6, 7],
    [8, 9, 10],
  ]);
  expect([0, 1, 2, 3].map((seat) => view(match, seat).circles[CURSED]?.cursed)).toEqual([[0, 2], undefined, [0, 2], undefined]);
});

scenario('EM-03 the fire passes to the left every night', () => {
  const match = dealt(4, 2);
  const first = keeperOf(match);
  const { own } = match.s;
  trade(match, own[first].hand[0], own[(first + 1) % 4].hand[0]);
  expect(keeperOf(match)).toBe((first + 1) % 4);
});

scenario('EM-04, EM-05 keeper and named give each other a card, and only they are told which', () => {
  const match = dealt(4, 2);
  const [keeper, other] = [keeperOf(match), (keeperOf(match) + 1) % 4];
  const [gives, gets] = [match.s.own[keeper].hand[0], match.s.own[other].hand[0]];
  const told = trade(match, gives, gets).filter(({ event }) => event.t === 'received');
  expect(match.s.own[other].hand).toContain(gives);
  expect(match.s.own[keeper].hand).toContain(gets);
  expect(told.map(({ to }) => to).toSorted()).toEqual([[keeper], [other]].toSorted());
});

scenario('EM-06 with a Curse goes the role, and with the role who knows', () => {
  const hands = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
  ];
  const probe = dealt(4, 2);
  const [keeper, other, third] = [keeperOf(probe), (keeperOf(probe) + 1) % 4, (keeperOf(probe) + 2) % 4];
  hands[keeper] = [0, 1, 2];
  hands[third] = [-1, 8, 9];
  hands[other] = [4, 5, 6];
  const match = given(hands, 2);
  const told = trade(match, 0, 4);
  const now = [other, third].toSorted((a, b) => a - b);
  expect(match.s.circle[CURSED]).toEqual({ members: now, facts: { cursed: now } });
  expect(view(match, keeper).circles).toEqual({});
  expect(told.filter(({ event }) => event.t === 'areCursed').map(({ to }) => to)).toEqual([now]);
});

scenario('EM-07, EM-08, EM-09 whoever is accused most burns; the Guests win if that hand holds a Curse', () => {
  for (const [suspect, winner] of [
    [0, 'guests'],
    [1, 'cursed'],
  ] as const) {
    const probe = dealt(4, 1);
    const keeper = keeperOf(probe);
    const hands = [
      [0, 1, 2],
      [4, 5, 6],
      [-1, 8, 9],
      [10, 11, 12],
    ];
    const match = given(hands);
    const other = (keeper + 1) % 4;
    // An Ember for an Ember: nothing changes.
    trade(match, hands[keeper][2], hands[other][2]);
    const told = [0, 1, 2, 3].flatMap((seat) => answer(match, seat, seat === suspect ? (suspect + 1) % 4 : suspect));
    expect(match.s.control.over).toEqual({ winner, night: 1 });
    expect(told.map(({ event }) => event)).toContainEqual(expect.objectContaining({ t: 'burnt', seat: suspect }));
  }
});

scenario('EM-08 among those accused equally often chance decides', () => {
  const burnt = new Set<number | null>();
  for (let n = 0; n < 30; n++) {
    const { match } = begin(embers, { seats: 4, options: { ...DEFAULT_OPTIONS, nights: 1 }, dice: fastDice(`tie ${n}`) });
    const [keeper, other] = [keeperOf(match), (keeperOf(match) + 1) % 4];
    trade(match, match.s.own[keeper].hand[0], match.s.own[other].hand[0]);
    for (const seat of [0, 1, 2, 3]) answer(match, seat, (seat + 1) % 4);
    burnt.add(match.s.open.burnt);
  }
  expect([...burnt].toSorted()).toEqual([0, 1, 2, 3]);
});
