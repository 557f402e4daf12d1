/** One socket of a game that sends and gets recorded moves, by whichever library. */
import { createRequire } from 'node:module';
import type { WebSocket } from 'ws';
import { packages } from '../packages.ts';

// The very same version of `ws` as the server's.
const ws = createRequire(new URL('../../server/app.ts', import.meta.url))('ws') as typeof import('ws');

export interface Line {
  /** Says the move at this place of the record, with as many bytes as it had. */
  say(at: number, said: string): void;
  close(): void;
}
/** What comes in on it: bytes are counted where the library lets them be seen, which may be before or after it hands the message out. */
export interface Ear {
  hear(): void;
  count(bytes: number): void;
}
export type Connect = (port: number, game: string, seat: number, ear: Ear) => Promise<Line>;

/** From one address no more lines can be opened to a port than there are ports: sockets take turns with a few of our own. */
const OURS = 8;
let opened = 0;

export const openSocket = (url: string, headers: Record<string, string> = {}): Promise<WebSocket> =>
  new Promise((done, failed) => {
    const localAddress = `127.0.0.${2 + (opened++ % OURS)}`;
    const socket = new ws.WebSocket(url, { headers, localAddress, perMessageDeflate: false });
    socket.once('open', () => done(socket));
    // Also later, when the server is killed: then it closes, and nobody need know more.
    socket.on('error', failed);
  });

/** A move as one text: its place, then the rest of what was said. */
export const PLACE = 8;
const asText = (at: number, said: string): string => `${String(at).padEnd(PLACE)}${said.slice(PLACE)}`;

export const byWs: Connect = async (port, game, seat, ear) => {
  const socket = await openSocket(`ws://127.0.0.1:${port}/${game}/${seat}`);
  socket.on('message', (data: Buffer) => {
    // The same work on this end as for a real game.
    JSON.parse(data.toString());
    ear.count(data.length);
    ear.hear();
  });
  return { say: (at, said) => socket.send(asText(at, said)), close: () => socket.terminate() };
};

interface IoSocket {
  on<A extends unknown[]>(event: string, heard: (...args: A) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
  io: { engine: { on(event: 'packet', heard: (packet: { type: string; data?: string }) => void): void } };
}
const { io } = packages('socket.io-client') as { io(url: string, options: object): IoSocket };

/** A socket of socket.io over a WebSocket from the start; `counted` gets the size of everything that comes in. */
export function ioSocket(url: string, query: Record<string, string>, counted: (bytes: number) => void): Promise<IoSocket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, query });
  return new Promise((done) => {
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ type, data }) => type === 'message' && counted(data?.length ?? 0));
      done(socket);
    });
  });
}

export const bySocketIo: Connect = async (port, game, seat, ear) => {
  const socket = await ioSocket(`http://127.0.0.1:${port}`, { game, seat: String(seat) }, ear.count);
  socket.on('told', ear.hear);
  return { say: (at, said) => socket.emit('move', asText(at, said)), close: () => socket.disconnect() };
};

interface ColyseusRoom {
  onMessage(type: string, heard: (message: unknown) => void): void;
  send(type: string, message: unknown): void;
  leave(): void;
  connection: { transport: { ws: { addEventListener(type: 'message', heard: (event: { data: ArrayBuffer }) => void): void } } };
}
interface ColyseusClient {
  joinOrCreate(room: string, options: object): Promise<ColyseusRoom>;
}
const { Client } = packages('@colyseus/sdk') as { Client: new (url: string) => ColyseusClient };

export const byColyseus: Connect = async (port, game, seat, ear) => {
  const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('match', { game, seat });
  room.connection.transport.ws.addEventListener('message', ({ data }) => ear.count(data.byteLength));
  room.onMessage('told', ear.hear);
  return { say: (at, said) => room.send('move', asText(at, said)), close: () => room.leave() };
};
