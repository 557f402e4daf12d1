import { BEAT, CARD, LINE, line, outcome, SCENE, showTime } from '@lurk/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tempo } from '../frame/shell';
import { NO_STREAM, type StreamState } from '../line/stream';
import { Beats, NOTHING_SHOWN, type Shown } from './beats';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVENTS = {
  moved: { beat: BEAT },
  hit: { beat: BEAT },
  reveal: { beat: SCENE },
  turned: { beat: CARD },
  step: { beat: line('run') },
  find: { beat: outcome('run') },
};

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

function watched(tempo: Tempo = 1, isAlone = false) {
  const seen: number[] = [];
  let shown: Shown = NOTHING_SHOWN;
  const beats = new Beats({
    events: () => EVENTS,
    tempo: () => tempo,
    isAlone: () => isAlone,
    show: (now) => {
      shown = now;
    },
    asks: ({ wire }) => !!wire?.ask && wire.ask.kind !== 'quiet',
    seen: (n) => seen.push(n),
  });
  return { beats, seen, shown: () => shown, now: () => ({ n: shown.state.n, beat: shown.showing?.event.t ?? null, holds: shown.holds }) };
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

test('at once, only great moments stop the game', () => {
  const quick = watched(0);
  quick.beats.add(frame(1, ['moved', 'step', 'step', 'turned']));
  expect(quick.now()).toMatchObject({ n: 1, beat: null });
  expect(quick.seen).toEqual([1]);
  quick.beats.add(frame(2, ['moved', 'reveal', 'step']));
  expect(quick.now()).toMatchObject({ n: 2, beat: 'reveal' });
  vi.advanceTimersByTime(SCENE);
  expect(quick.now()).toMatchObject({ n: 2, beat: null });
  expect(quick.seen).toEqual([1, 2]);
});

test('brisk, no routine beat is longer than a second', () => {
  for (const kind of ['moved', 'hit', 'step', 'find']) {
    const { beats, now } = watched(0.75);
    beats.add(frame(1, [kind]));
    expect(now()).toMatchObject({ beat: kind });
    vi.advanceTimersByTime(1000);
    expect(now()).toMatchObject({ beat: null });
  }
});

test('alone, a long wait goes on briskly and then in great moments and cards, until the next question; beside others it never does', () => {
  const each = (isAlone: boolean): number[] => {
    const { beats, now } = watched(1, isAlone);
    const told = [...Array(11).fill('moved'), 'turned', 'reveal', 'moved'];
    return told.map((kind, n) => {
      beats.add(frame(n + 1, [kind], kind === 'reveal' ? 'asked' : null));
      let ms = 0;
      // A card stays in sight for longer than the match waits for it.
      for (; now().beat === kind && !(kind === 'turned' && ms === BEAT); ms += 100) vi.advanceTimersByTime(100);
      return ms;
    });
  };
  const [whole, half] = [BEAT, BEAT / 2];
  expect(each(true)).toEqual([...Array(3).fill(whole), ...Array(4).fill(half), 0, 0, 0, 0, BEAT, SCENE, whole]);
  expect(each(false)).toEqual([...Array(11).fill(whole), BEAT, SCENE, whole]);
});

test('a viewer who is far behind sees the present state', () => {
  const slow = watched();
  for (let n = 1; n < 30; n++) slow.beats.add(frame(n, ['moved']));
  expect(slow.now().n).toBeGreaterThan(10);
  expect(slow.seen.length).toBeGreaterThan(0);
});

describe('what belongs together', () => {
  test('is one beat with a line each, in one frame or over several', () => {
    const { beats, now, shown, seen } = watched();
    const lines = (): string[] => (shown().showing?.lines ?? []).map(({ t }) => t);
    beats.add(frame(1, ['step', 'step']));
    expect(lines()).toEqual(['step']);
    vi.advanceTimersByTime(BEAT);
    expect(lines()).toEqual(['step', 'step']);
    beats.add(frame(2, ['find', 'moved']));
    vi.advanceTimersByTime(LINE);
    expect(seen).toEqual([1]);
    expect(now()).toMatchObject({ n: 2, beat: 'find' });
    expect(lines()).toEqual(['step', 'step', 'find']);
    vi.advanceTimersByTime(BEAT);
    expect(lines()).toEqual(['moved']);
  });

  test('takes as long on a page as at the table, however it is spread over frames', () => {
    const kinds = ['step', 'step', 'reveal', 'find', 'step', 'moved', 'step', 'quiet', 'step'];
    const told = kinds.map((t) => ({ to: 'all' as const, event: { t } }));
    for (const size of [1, 2, 4, kinds.length]) {
      const { beats, seen } = watched();
      const frames = Array.from({ length: Math.ceil(kinds.length / size) }, (_, i) => kinds.slice(i * size, (i + 1) * size));
      for (const [i, events] of frames.entries()) beats.add(frame(i + 1, events));
      vi.advanceTimersByTime(showTime(EVENTS as never, told) - 1);
      expect(seen).not.toContain(frames.length);
      vi.advanceTimersByTime(1);
      expect(seen.at(-1)).toBe(frames.length);
    }
  });

  test('a last line stays in sight for a while, holds nothing up, and makes way for whatever comes', () => {
    const { beats, now, shown, seen } = watched();
    beats.add(frame(1, ['step', 'step']));
    vi.advanceTimersByTime(BEAT + LINE);
    expect(seen).toEqual([1]);
    expect(shown().showing).toMatchObject({ lingers: true });
    beats.add(frame(2, ['moved']));
    expect(now()).toMatchObject({ n: 2, beat: 'moved' });
    vi.advanceTimersByTime(BEAT);
    beats.add(frame(3, ['step', 'step']));
    vi.advanceTimersByTime(2 * BEAT + LINE);
    expect(now()).toMatchObject({ n: 3, beat: null });
  });

  test('not while a new question waits', () => {
    const { beats, now } = watched();
    beats.add(frame(1, ['step', 'step'], 'new'));
    vi.advanceTimersByTime(BEAT + LINE);
    expect(now()).toEqual({ n: 1, beat: null, holds: false });
  });

  test('is known again to a page that opens in the middle of it', () => {
    const { beats, now } = watched();
    beats.set({ ...frame(5, []), log: [{ t: 'step' }, { t: 'quiet' }] });
    beats.add(frame(6, ['step', 'moved']));
    vi.advanceTimersByTime(LINE);
    expect(now()).toMatchObject({ beat: 'moved' });
  });
});

describe('a skip to one’s turn', () => {
  test('ends all that is there up to the next question, and what comes right after', () => {
    const { beats, now, seen } = watched();
    beats.add(frame(1, ['moved', 'hit', 'turned']));
    beats.add(frame(2, ['moved']));
    beats.skipToTurn();
    expect(now()).toMatchObject({ n: 2, beat: null });
    beats.add(frame(3, ['moved']));
    expect(seen).toEqual([1, 2, 3]);
    beats.add(frame(4, ['moved'], 'mine'));
    expect(now()).toEqual({ n: 4, beat: null, holds: false });
    beats.add(frame(5, ['hit'], 'mine'));
    expect(now()).toMatchObject({ n: 5, beat: 'hit' });
  });

  test('stops at a great moment, in the middle of which it ends that one alone of its kind', () => {
    const { beats, now } = watched();
    beats.add(frame(1, ['moved']));
    beats.add(frame(2, ['moved', 'reveal']));
    beats.add(frame(3, ['moved', 'reveal']));
    beats.skipToTurn();
    expect(now()).toMatchObject({ n: 2, beat: 'reveal' });
    vi.advanceTimersByTime(SCENE / 2);
    beats.skipToTurn();
    expect(now()).toMatchObject({ n: 3, beat: 'reveal' });
  });

  test('pressed twice skips no question: what was asked stands', () => {
    const { beats, now, seen } = watched();
    beats.add(frame(1, ['moved', 'hit'], 'mine'));
    beats.add(frame(2, ['moved'], 'mine'));
    beats.skipToTurn();
    beats.skipToTurn();
    vi.advanceTimersByTime(10 * BEAT);
    expect(now()).toEqual({ n: 2, beat: null, holds: false });
    expect(seen).toEqual([1, 2]);
  });

  test('pressed again with nothing before one’s eyes skips nothing of what comes of the answer', () => {
    for (const presses of [1, 2, 3]) {
      const { beats, now } = watched();
      beats.add(frame(1, ['moved'], 'mine'));
      for (let i = 0; i < presses; i++) beats.skipToTurn();
      expect(now()).toEqual({ n: 1, beat: null, holds: false });
      beats.add(frame(2, ['hit']));
      expect(now()).toMatchObject({ n: 2, beat: 'hit' });
    }
  });

  test('of what others do while a question stands, and of a line that stays in sight beside it, takes nothing from what comes of the answer', () => {
    const { beats, now, shown } = watched();
    beats.set(frame(1, [], 'mine'));
    beats.add(frame(2, ['moved'], 'mine'));
    beats.skipToTurn();
    beats.add(frame(3, ['step', 'step'], 'mine'));
    vi.advanceTimersByTime(BEAT + LINE);
    expect(shown().showing).toMatchObject({ lingers: true });
    beats.skipToTurn();
    expect(now()).toMatchObject({ n: 3, beat: null });
    beats.add(frame(4, ['hit']));
    expect(now()).toMatchObject({ n: 4, beat: 'hit' });
  });

  test('goes on over a question that is not put to the viewer', () => {
    const { beats, now, seen } = watched();
    beats.add(frame(1, ['moved'], 'quiet'));
    beats.skipToTurn();
    beats.add(frame(2, ['moved']));
    beats.add(frame(3, ['hit'], 'quiet'));
    beats.add(frame(4, ['hit'], 'mine'));
    expect(now()).toEqual({ n: 4, beat: null, holds: false });
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  test('is over after a while in which nothing came: what others do is shown again', () => {
    const { beats, now } = watched();
    beats.add(frame(1, ['moved']));
    beats.skipToTurn();
    vi.advanceTimersByTime(5000);
    beats.add(frame(2, ['moved']));
    expect(now()).toMatchObject({ n: 2, beat: 'moved' });
  });

  test('while the line is lost loses nothing: what the table sends afterwards is where things stand', () => {
    const { beats, now } = watched();
    beats.add(frame(1, ['moved', 'hit']));
    beats.skipToTurn();
    beats.set(frame(4, [], 'mine'));
    expect(now()).toEqual({ n: 4, beat: null, holds: false });
    beats.add(frame(5, ['moved'], 'mine'));
    expect(now()).toMatchObject({ n: 5, beat: 'moved' });
  });
});

test('a card holds the match for a beat and stays in sight as long again, unless anything comes; one’s own question does not wait for it', () => {
  const { beats, seen, shown, now } = watched();
  beats.add(frame(1, ['turned']));
  expect(now()).toEqual({ n: 1, beat: 'turned', holds: false });
  expect([shown().showing?.lingers, seen]).toEqual([false, []]);
  vi.advanceTimersByTime(BEAT);
  expect([shown().showing?.lingers, seen]).toEqual([true, [1]]);
  vi.advanceTimersByTime(CARD - BEAT);
  expect(now().beat).toBeNull();
  beats.add(frame(2, ['moved', 'turned'], 'mine'));
  expect(now()).toEqual({ n: 2, beat: 'moved', holds: true });
  vi.advanceTimersByTime(BEAT);
  expect(now()).toEqual({ n: 2, beat: 'turned', holds: false });
  expect([shown().showing?.lingers, seen]).toEqual([true, [1, 2]]);
  beats.add(frame(3, ['moved'], 'mine'));
  expect(now()).toEqual({ n: 3, beat: 'moved', holds: false });
});
