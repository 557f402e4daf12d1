/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { accepts, anyChoice, apply, begin, fastDice, type Seat, type View, view } from '@lurk/kernel';
import { chance, randomMove } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { notAlone } from '../proof/index.ts';
import type { NA } from '../types.ts';

const { foreseen, about } = foresight;

/** Every seat plans whenever it can, at the first moment it can, and nobody's plan is told to anybody: how often does the question take it? */
function plansOf(seed: string): { kind: string; taken: boolean }[] {
  const { seats, options } = notAlone.modes[0]!;
  const { match } = begin(notAlone, { seats, options, dice: fastDice(seed) });
  const below = chance(seed);
  const plans = new Map<Seat, { kind: string; about: unknown; choice: unknown }>();
  const met: { kind: string; taken: boolean }[] = [];
  while (match.s.control.over === null) {
    for (let seat = 0; seat < seats; seat++) {
      const seen: View<NA> = view(match, seat);
      const { decision, sealed } = seen;
      const plan = plans.get(seat);
      if (plan && decision && !sealed && decision.kind === plan.kind && about(seen) === plan.about) {
        met.push({ kind: plan.kind, taken: accepts(decision, plan.choice) });
        plans.delete(seat);
      }
      const next = foreseen(seen);
      // What is asked already is answered, not planned.
      if (next && decision && !sealed) expect([decision.kind, about(seen)]).not.toEqual([next.kind, next.about]);
      if (next && !plans.has(seat)) plans.set(seat, { kind: next.kind, about: next.about, choice: anyChoice(next.shape, below) });
    }
    apply(match, randomMove(match, below).input);
  }
  return met;
}

test('NA-061, NA-084 what is foreseen is asked, and a plan is taken unless something came between', () => {
  const met = Array.from({ length: 12 }, (_, i) => plansOf(`foreseen ${i}`)).flat();
  for (const kind of ['explore', 'w2m']) {
    const of = met.filter((one) => one.kind === kind);
    expect(of.length).toBeGreaterThan(30);
    expect(of.filter(({ taken }) => taken).length / of.length).toBeGreaterThan(0.7);
  }
});

test('nothing can be foreseen by those who watch, nor before the side of the board is chosen', () => {
  const { seats, options } = notAlone.modes[0]!;
  const { match } = begin(notAlone, { seats, options, dice: fastDice('first') });
  for (const viewer of [...Array(seats).keys(), 'public' as const]) expect(foreseen(view(match, viewer))).toBe(null);
});
