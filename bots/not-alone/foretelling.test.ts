/** Knowing how beginner bots play must not be enough to beat them (section 8.5): their choices are random, and they do not all pick the same place. */
import { apply, begin, type Choice, diceOver, fastDice, pickOf, view, waitingFor } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import { blank, DEFAULT_OPTIONS, type Memory, type PlaceNo, type Seen } from '@lurk/not-alone/public';
import { expect, test } from 'vitest';
import { type Bot, fight } from '../index.ts';
import { type Guesses, observed } from '../test/foretold.ts';
import { beginner } from './beginner.ts';
import { crowds } from './belief.ts';

/** Where she puts her token, if she does. */
function tokenOf(choice: Choice): PlaceNo | null {
  const laid = pickOf(choice) === 'tokens' ? (choice as { with: Choice }).with : choice;
  return (laid as { creature?: PlaceNo } | null)?.creature ?? null;
}
const best = (view: Seen, memory: Memory): PlaceNo => [...crowds(view, memory)].reduce((a, b) => (b[1] > a[1] ? b : a))[0];

test('the Creature token is foretold in fewer than half of her turns, even by one who sees what she sees and weighs it as she does', () => {
  const guesses: Guesses = { right: 0, all: 0 };
  const creature = observed(beginner, guesses, (view, memory, _, choice) => {
    const token = view.seat === view.open.creature ? tokenOf(choice) : null;
    return token === null ? null : token === best(view, memory);
  });
  for (const seats of [3, 5, 7])
    for (let n = 0; n < 12; n++) fight(notAlone, { seats, options: DEFAULT_OPTIONS, seed: `foretold ${n}`, botOf: () => creature as Bot });
  expect(guesses.all).toBeGreaterThan(200);
  expect(guesses.right / guesses.all).toBeLessThan(0.5);
});

test('at a table of seven no place draws all the Hunted, nor all but one, on the first turn', () => {
  const HUNTED = 6;
  const met: number[] = [];
  for (let n = 0; n < 100; n++) {
    const places = firstPlaces(n);
    expect(places).toHaveLength(HUNTED);
    met.push(Math.max(...places.map((place) => places.filter((other) => other === place).length)));
  }
  expect(Math.max(...met)).toBeLessThan(HUNTED - 1);
  expect(met.reduce((sum, most) => sum + most) / met.length).toBeLessThan(3);
});

/** Where six beginners go on the first turn, each with chance of their own as at a table. */
function firstPlaces(n: number): PlaceNo[] {
  const { match } = begin(notAlone, { seats: 7, options: DEFAULT_OPTIONS, dice: fastDice(`first turn ${n}`) });
  const places: PlaceNo[] = [];
  for (let i = 0; places.length < 6; i++) {
    const [decision] = waitingFor(match);
    const choice = beginner.decide(view(match, decision.seat), blank(), decision, diceOver(fastDice(`${n} ${i}`)));
    if (decision.kind === 'explore' && pickOf(choice) === 'play') places.push((choice as { with: PlaceNo[] }).with[0]);
    expect(apply(match, { seat: decision.seat, id: decision.id, choice }).ok).toBe(true);
  }
  return places;
}
