import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LineState } from './line';
import { type Socket, SocketLine } from './socket-line';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState: Socket['readyState'] = WebSocket.CONNECTING;
  readonly sent: string[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

/** A line whose server is there, or not. */
function make(there = true) {
  const world = { there, sockets: [] as FakeSocket[], states: [] as LineState[], opened: 0, heard: [] as string[] };
  const connect = async (): Promise<Socket> => {
    if (!world.there) throw new Error('nobody');
    world.sockets.push(new FakeSocket());
    return world.sockets.at(-1)!;
  };
  const line = new SocketLine(connect, {
    opened: () => void world.opened++,
    heard: ({ t }) => void world.heard.push(t),
    changed: (state) => void world.states.push(state),
  });
  const open = (): void => {
    const socket = world.sockets.at(-1)!;
    socket.readyState = WebSocket.OPEN;
    socket.onopen!();
  };
  return { world, line, open };
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a line', () => {
  test('says nothing before it is open, and says whether it could', async () => {
    const { world, line, open } = make();
    await pass(0);
    expect(line.say({ t: 'sync' })).toBe(false);
    open();
    expect(line.say({ t: 'sync' })).toBe(true);
    expect(world.sockets[0]!.sent).toEqual(['{"t":"sync"}']);
    expect(world.states).toEqual(['open']);
  });

  test('says nothing once its socket closes, though that has not been told yet', async () => {
    const { world, line, open } = make();
    await pass(0);
    open();
    const [socket] = world.sockets;
    socket!.readyState = WebSocket.CLOSING;
    expect(line.say({ t: 'sync' })).toBe(false);
    expect(socket!.sent).toEqual([]);
  });

  test('comes back after a drop, and tells so that one can follow and resend', async () => {
    const { world, open } = make();
    await pass(0);
    open();
    world.sockets[0]!.onclose!();
    expect(world.states.at(-1)).toBe('connecting');
    await pass(500);
    expect(world.sockets).toHaveLength(2);
    open();
    expect(world.opened).toBe(2);
    expect(world.states.at(-1)).toBe('open');
  });

  test('waits longer and longer for a server that is gone, but not for ever, and hurries when told', async () => {
    const { world, line, open } = make(false);
    await pass(60_000);
    expect(world.states).toEqual(['offline']);
    world.there = true;
    line.hurry();
    await pass(0);
    open();
    expect(world.states.at(-1)).toBe('open');
    const again = make(false);
    await pass(300_000);
    again.world.there = true;
    await pass(15_000);
    expect(again.world.sockets).toHaveLength(1);
  });

  test('breaks a silence with a question, and hangs up without an answer', async () => {
    const { world, open } = make();
    await pass(0);
    open();
    const [first] = world.sockets;
    await pass(20_000);
    expect(first!.sent).toEqual(['{"t":"ping"}']);
    first!.onmessage!({ data: '{"t":"pong","now":1}' });
    expect(world.heard).toEqual(['pong']);
    await pass(20_000);
    expect(first!.closed).toBe(false);
    await pass(8_500);
    expect(first!.closed).toBe(true);
    expect(world.sockets).toHaveLength(2);
  });

  test('gives up a socket that never opens, and stays closed once closed', async () => {
    const { world, line } = make();
    await pass(9_000);
    expect(world.sockets.length).toBe(2);
    line.close();
    await pass(60_000);
    expect(world.sockets.every(({ closed }) => closed)).toBe(true);
    expect(world.sockets).toHaveLength(2);
  });

  test('opens anew under another name at once', async () => {
    const { world, line, open } = make();
    await pass(0);
    open();
    line.renew();
    await pass(0);
    expect(world.sockets[0]!.closed).toBe(true);
    open();
    expect(world.opened).toBe(2);
  });
});
