import { expect, test } from 'vitest';
import { type Input, newKey, Outbox } from './outbox';

const answer = (key: string): Input => ({ t: 'answer', key, decision: 1, choice: 2 });
const unsaid = (): void => {};
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
  const box = new Outbox(kept, unsaid);
  box.add(answer('a'));
  box.add(answer('b'));
  expect(new Outbox(kept, unsaid).inputs.map(({ key }) => key)).toEqual(['a', 'b']);
  box.settle('a');
  expect(new Outbox(kept, unsaid).inputs.map(({ key }) => key)).toEqual(['b']);
  box.clear();
  expect(kept.inside).toEqual([]);
});

test('only the answer to the newest input is news', () => {
  const box = new Outbox(drawer([answer('a'), answer('b')]), unsaid);
  expect(box.settle('a')).toBe(false);
  expect(box.settle('b')).toBe(true);
  expect(box.settle('never sent')).toBe(false);
});

test('keys are what the protocol allows, and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\w-]{1,32}$/);
});

test('what is not answered is said to the table that lets us in, on every line anew, and never to one that has not', () => {
  const said: string[] = [];
  const box = new Outbox(drawer([answer('before a reload')]), ({ key }) => said.push(key));
  const hears = (): string[] => said.splice(0);
  box.opened();
  box.add(answer('too soon'));
  box.again('too soon');
  expect(hears()).toEqual([]);
  // The first time we were not let in, and asked again.
  expect(box.letIn()).toBe(true);
  expect(hears()).toEqual(['before a reload', 'too soon']);
  box.add(answer('while in'));
  expect(box.letIn()).toBe(false);
  expect(hears()).toEqual(['while in']);
  // The server dies: of one it had said that it counts, of the others nobody knows.
  box.settle('too soon');
  box.opened();
  expect(hears()).toEqual([]);
  box.letIn();
  expect(hears()).toEqual(['before a reload', 'while in']);
  box.settle('while in');
  box.again('while in');
  expect(hears()).toEqual([]);
});
