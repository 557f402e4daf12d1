import { BEAT, SCENE } from '@lurk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tempo } from '../frame/shell';
import { NO_STREAM, type StreamState } from '../line/stream';
import { Beats, NOTHING_SHOWN, type Shown } from './beats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LASTS: Record<string, number> = { moved: BEAT, hit: BEAT, reveal: SCENE };

/** The table after a frame that told this, with this question for the viewer. */
function frame(n: number, events: readonly string[], question: string | null = null): StreamState {
  const wire = {
    seat: 0,
    seats: 2,
    open: {},
    sizes: {},
    stack: [],
    own: null,
    circles: {},
    offer: null,
    sealed: null,
    over: null,
    ask: question && { kind: question, waiting: null },
    decision: question && { id: n, shape: { t: 'oneOf', options: [1] } },
  };
  return { ...NO_STREAM, match: 'm', n, wire: wire as never, latest: { n, events: events.map((t) => ({ t })) } };
}

function watched(tempo: Tempo = 1) {
  const seen: number[] = [];
  let shown: Shown = NOTHING_SHOWN;
  const beats = new Beats({
    lasts: (kind) => LASTS[kind],
    tempo: () => tempo,
    show: (now) => {
      shown = now;
    },
    seen: (n) => seen.push(n),
  });
  return { beats, seen, now: () => ({ n: shown.state.n, beat: shown.showing?.event.t ?? null, holds: shown.holds }) };
}

test('one thing at a time, each for its time; what comes meanwhile waits, and nothing is seen before it is over', () => {
  const { beats, seen, now } = watched();
  beats.add(frame(1, ['moved', 'unremarkable', 'hit']));
  beats.add(frame(2, ['hit']));
  expect(now()).toMatchObject({ n: 1, beat: 'moved' });
  vi.advanceTimersByTime(BEAT - 1);
  expect(now()).toMatchObject({ n: 1, beat: 'moved' });
  vi.advanceTimersByTime(1);
  expect(now()).toMatchObject({ n: 1, beat: 'hit' });
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(BEAT);
  expect(now()).toMatchObject({ n: 2, beat: 'hit' });
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(BEAT);
  expect(now()).toMatchObject({ n: 2, beat: null });
  expect(seen).toEqual([1, 2]);
});

test('what is told beside frames shows nothing again', () => {
  const { beats, now, seen } = watched();
  beats.add(frame(1, ['moved']));
  beats.add({ ...frame(1, ['moved']), givenWay: [1] });
  vi.advanceTimersByTime(BEAT);
  expect(now()).toMatchObject({ n: 1, beat: null });
  expect(seen).toEqual([1]);
});

test('a question that comes with what is shown is put afterwards; one that was there before stays in the hand', () => {
  const { beats, now } = watched();
  beats.set(frame(1, [], 'old'));
  beats.add(frame(2, ['moved'], 'new'));
  expect(now()).toEqual({ n: 2, beat: 'moved', holds: true });
  vi.advanceTimersByTime(BEAT);
  expect(now()).toEqual({ n: 2, beat: null, holds: false });
  beats.add(frame(3, ['moved'], 'new'));
  expect(now()).toEqual({ n: 3, beat: 'moved', holds: false });
});

test('a question that is gone before it could be put is never seen at all', () => {
  const { beats, now } = watched();
  beats.add(frame(1, ['moved'], 'brief'));
  beats.add(frame(2, ['moved'], 'next'));
  const shown = [now()];
  for (let i = 0; i < 2 * BEAT; i += 100) {
    vi.advanceTimersByTime(100);
    shown.push(now());
  }
  expect(shown.filter(({ n, holds }) => n === 1 && !holds)).toEqual([]);
  expect(now()).toEqual({ n: 2, beat: null, holds: false });
});

test('a great moment comes first, may be skipped alone, and tempo stretches everything alike', () => {
  const { beats, now } = watched(1.25);
  beats.add(frame(1, ['moved', 'reveal']));
  expect(now()).toMatchObject({ beat: 'reveal' });
  vi.advanceTimersByTime(1.25 * SCENE - 1);
  expect(now()).toMatchObject({ beat: 'reveal' });
  beats.skip();
  expect(now()).toMatchObject({ beat: 'moved' });
  vi.advanceTimersByTime(1.25 * BEAT);
  expect(now()).toMatchObject({ beat: null });
});

test('a viewer who skips animations, or is far behind, sees the present state', () => {
  const quick = watched(0);
  quick.beats.add(frame(1, ['moved', 'reveal']));
  expect(quick.now()).toMatchObject({ n: 1, beat: null });
  expect(quick.seen).toEqual([1]);
  const slow = watched();
  for (let n = 1; n < 30; n++) slow.beats.add(frame(n, ['moved']));
  expect(slow.now().n).toBeGreaterThan(10);
  expect(slow.seen.length).toBeGreaterThan(0);
});
