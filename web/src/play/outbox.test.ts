import { expect, test } from 'vitest';
import { type Input, newKey, Outbox } from './outbox';

const answer = (key: string): Input => ({ t: 'answer', key, decision: 1, choice: 2 });
function drawer(inside: readonly Input[] = []) {
  const drawn = {
    inside,
    read: () => drawn.inside,
    write(inputs: readonly Input[]) {
      drawn.inside = inputs;
    },
  };
  return drawn;
}

test('an input stays until it is answered, in order, also over a reload', () => {
  const kept = drawer();
  const box = new Outbox(kept);
  box.add(answer('a'));
  box.add(answer('b'));
  expect(new Outbox(kept).inputs.map(({ key }) => key)).toEqual(['a', 'b']);
  box.settle('a');
  expect(new Outbox(kept).inputs.map(({ key }) => key)).toEqual(['b']);
  box.clear();
  expect(kept.inside).toEqual([]);
});

test('only the answer to the newest input is news', () => {
  const box = new Outbox(drawer([answer('a'), answer('b')]));
  expect(box.settle('a')).toBe(false);
  expect(box.settle('b')).toBe(true);
  expect(box.settle('never sent')).toBe(false);
});

test('keys are what the protocol allows, and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\w-]{1,32}$/);
});
