import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLayout } from './after-layout';

let watched: Set<FakeObserver>;
class FakeObserver {
  readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe(): void {
    watched.add(this);
  }
  disconnect(): void {
    watched.delete(this);
  }
}
const laidOut = (): void => {
  for (const observer of [...watched]) observer.tell();
};
const node = {} as Element;

beforeEach(() => {
  watched = new Set();
  vi.stubGlobal('ResizeObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is read before the page is laid out, and then once', () => {
  const read = vi.fn();
  afterLayout(node, read);
  expect(read).not.toHaveBeenCalled();
  laidOut();
  laidOut();
  expect(read).toHaveBeenCalledOnce();
});

test('what is read may change the size of what was waited for: nobody watches any more', () => {
  const read = vi.fn(() => expect(watched.size).toBe(0));
  afterLayout(node, read);
  laidOut();
  expect(read).toHaveBeenCalledOnce();
});

test('a cancelled waiter is not called', () => {
  const read = vi.fn();
  afterLayout(node, read)();
  laidOut();
  expect(read).not.toHaveBeenCalled();
});
