/** A WebSocket connection that reconnects by itself: with growing delays, and at once when the device is online again. */
import type { ClientMessage, ServerMessage } from '@lurk/table';
import type { Line, LineEvents, LineState } from './line';

/** The part of WebSocket that is used, so that a test can supply its own. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After this long without a message, send a ping… */
const SILENCE = 20_000;
/** …and wait this long for any message, or for a connection to open. */
const PATIENCE = 8_000;

export class SocketLine implements Line {
  state: LineState = 'connecting';
  #socket: Socket | null = null;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #connect: () => Promise<Socket>;
  readonly #events: LineEvents;

  /** `connect` may first have to make a session; it fails if there is no server. */
  constructor(connect: () => Promise<Socket>, events: LineEvents) {
    this.#connect = connect;
    this.#events = events;
    void this.#try();
  }

  say(message: ClientMessage): boolean {
    // A socket is CLOSING before its close event: anything sent in between would be lost.
    if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The device came online or the page became visible: retry now instead of waiting. */
  hurry(): void {
    if (this.#retry === undefined) return;
    this.#wait(0);
  }

  renew(): void {
    this.#drop();
    this.#become('connecting');
    this.#wait(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #try(): Promise<void> {
    this.#retry = undefined;
    const socket = await this.#connect().catch(() => null);
    if (this.#closed) socket?.close();
    else if (socket) this.#use(socket);
    else this.#failed();
  }

  #use(socket: Socket): void {
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#become('open');
      this.#listen();
      this.#events.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      const message: ServerMessage = JSON.parse(String(data));
      this.#events.heard(message);
    };
    socket.onclose = () => this.#failed();
    this.#after(PATIENCE, () => this.#failed());
  }

  /** A connection can be dead without a close event: after a silence send a ping, and close if nothing comes back. */
  #listen(): void {
    this.#after(SILENCE, () => {
      this.say({ t: 'ping' });
      this.#after(PATIENCE, () => this.#failed());
    });
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(act, ms);
  }

  #failed(): void {
    this.#drop();
    if (this.#closed) return;
    this.#failures++;
    this.#become(this.#failures > 1 ? 'offline' : 'connecting');
    const longest = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT);
    // Jitter: all connections drop together when a server restarts, and must not all come back at the same moment.
    this.#wait(longest * (0.5 + Math.random() / 2));
  }

  #wait(ms: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#try(), ms);
  }

  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.#events.changed(state);
  }
}
