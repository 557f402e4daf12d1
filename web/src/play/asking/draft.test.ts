import { anyChoice, assign, compound, confirm, number, oneOf, order, type Shape, someOf, type Value } from '@lurk/kernel';
import { chance } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { choiceOf, type Draft, focus, levels, picksIn, put, touch } from './draft.ts';

const resist = { id: 'resist', with: oneOf([{ id: 1, with: someOf([1, 2, 3], 2) }]) };
const shape = oneOf([{ id: 'play', with: someOf([4, 5], 1) }, resist, 'giveUp']);

describe('a draft', () => {
  test('grows pick by pick, fills in what leaves no choice, and lets go', () => {
    const begun = touch(shape, undefined, [], 'resist');
    expect(begun).toEqual({ pick: 'resist', with: { pick: 1, with: undefined } });
    expect(focus(shape, begun).path).toEqual(['resist', 1]);
    const done = touch(shape, touch(shape, begun, ['resist', 1], 2), ['resist', 1], 3);
    expect(choiceOf(shape, false, done)).toEqual({ pick: 'resist', with: { pick: 1, with: [2, 3] } });
    expect(touch(shape, done, ['resist', 1], 1)).toEqual({ pick: 'resist', with: { pick: 1, with: [3, 1] } });
    expect(touch(shape, begun, [], 'resist')).toBeUndefined();
  });

  test('a touch deep inside makes the picks that lead there, and drops the others', () => {
    const other = touch(shape, 'giveUp', ['play'], 5);
    expect(other).toEqual({ pick: 'play', with: [5] });
    expect(picksIn(shape, other)).toEqual([
      { path: [], id: 'play' },
      { path: ['play'], id: 5 },
    ]);
  });

  test('declining is a choice only where it is allowed', () => {
    expect(choiceOf(shape, true, null)).toBeNull();
    expect(choiceOf(shape, false, null)).toBeUndefined();
  });

  test('every shape can be answered through it', () => {
    const all: Shape = compound({
      a: oneOf([1, { id: 'x', with: confirm }, { id: 'y', with: compound({ n: number(1, 3) }) }]),
      b: someOf([1, 2, 3, 4], 1, 3),
      c: assign(['k', 'l'], [1, 2], true),
      d: order(['p', 'q', 'r']),
      e: confirm,
    });
    const below = chance('drafts');
    for (let i = 0; i < 200; i++) {
      const choice = anyChoice(all, below) as Record<string, Draft>;
      let draft: Draft;
      for (const [part, inner] of Object.entries(choice)) draft = put(all, draft, [part], inner);
      expect(choiceOf(all, false, draft)).toEqual(choice);
      expect(levels(all, draft).length).toBeGreaterThan(5);
      // What is touched one by one comes to the same.
      let touched: Draft;
      for (const id of choice.d as Value[]) touched = touch(all, touched, ['d'], id);
      expect((touched as Record<string, Draft>).d).toEqual(choice.d);
    }
  });
});
