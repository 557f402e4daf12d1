import type { ServerMessage } from '@lurk/table';
import { describe, expect, test } from 'vitest';
import { hear, NO_STREAM, overtaking, type StreamState } from './stream';

const view = (n: number): ServerMessage =>
  ({
    t: 'view',
    match: 'm1',
    n,
    now: 0,
    view: { open: { turn: 1, list: [1, 2] }, own: { hand: [4] } },
    log: [{ t: 'began' }],
    due: 50,
  }) as never;
const frame = (n: number, more: object = {}): ServerMessage => ({ t: 'frame', n, ...more }) as never;
const table = (match: string | null): ServerMessage => ({ t: 'table', table: { match } }) as never;
const after = (...messages: ServerMessage[]): StreamState | null =>
  messages.reduce<StreamState | null>((told, message) => told && hear(told, message), NO_STREAM);

describe('what has been told', () => {
  test('a view is the whole truth, and no news', () => {
    const told = after(view(7))!;
    expect(told).toMatchObject({ match: 'm1', n: 7, due: 50, latest: null });
    expect(told.log).toEqual([{ t: 'began' }]);
  });

  test('a frame patches the view, adds to the log and is the latest beat', () => {
    const before = after(view(7))!;
    const told = hear(before, frame(8, { events: [{ t: 'moved' }], patch: { open: { turn: 2, list: [1, 1, 9] } }, due: null }))!;
    expect(told.wire).toEqual({ open: { turn: 2, list: [1, 9] }, own: { hand: [4] } });
    expect(told.log).toEqual([{ t: 'began' }, { t: 'moved' }]);
    expect(told.latest).toEqual({ n: 8, events: [{ t: 'moved' }] });
    expect(told.due).toBeNull();
    // What was not touched is the very same object: nothing is drawn again for it.
    expect(told.wire!.own).toBe(before.wire!.own);
    expect(before.wire!.open).toEqual({ turn: 1, list: [1, 2] });
  });

  test('a frame without events keeps the beat before it, and the clock', () => {
    const told = after(view(1), frame(2, { events: [{ t: 'a' }] }), frame(3, { patch: { own: { hand: [[]] } } }))!;
    expect(told.latest?.n).toBe(2);
    expect(told.due).toBe(50);
  });

  test('a frame sent again changes nothing; a gap asks for the whole', () => {
    const told = after(view(7), frame(8, { events: [{ t: 'a' }] }))!;
    expect(hear(told, frame(8, { events: [{ t: 'a' }] }))).toBe(told);
    expect(hear(told, frame(10))).toBeNull();
    expect(hear(NO_STREAM, frame(1))).toBeNull();
  });

  test('another match wipes the slate', () => {
    const told = after(view(7))!;
    expect(hear(told, table('m1'))).toBe(told);
    expect(hear(told, table(null))).toBe(NO_STREAM);
    expect(hear(told, table('m2'))).toBe(NO_STREAM);
  });

  test('who lets the others go first is known until anything happens', () => {
    const told = after(view(1), { t: 'givesWay', seat: 2 })!;
    expect(told.givenWay).toEqual([2]);
    expect(hear(told, frame(2))!.givenWay).toEqual([]);
  });
});

test('a player who answers too late is told what came first; not while their question still stands', () => {
  const asked = { seat: 1, stack: [], ask: { kind: 'turn', who: [0, 1] }, decision: { id: 5, shape: { t: 'confirm' } }, offer: null };
  const put = { t: 'view', match: 'm1', n: 1, now: 0, view: asked, log: [], due: null } as never;
  const elsewhere = frame(2, { events: [{ t: 'said' }] });
  expect(overtaking(after(put)!, 5)).toBeNull();
  expect(overtaking(after(put, elsewhere)!, 5)).toBeNull();
  const taken = frame(3, { events: [{ t: 'tracked', pawn: 0 }], patch: { decision: null } });
  expect(overtaking(after(put, elsewhere, taken)!, 5)).toEqual([{ t: 'tracked', pawn: 0 }]);
});
