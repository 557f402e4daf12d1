/** socket.io in the place of the bare echo: the same messages to the same sockets, as the objects its users send. Nothing is judged or stored. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packages } from '../packages.ts';
import { serveOrders } from './orders.ts';
import { moveOf, recordedMoves, Tables } from './recorded.ts';

interface Socket {
  handshake: { query: Record<string, string> };
  on(event: 'move', heard: (said: string) => void): void;
  emit(event: 'told', message: unknown): void;
}
interface Io {
  on(event: 'connection', came: (socket: Socket) => void): void;
}
const { Server } = packages('socket.io') as { Server: new (http: object, options: object) => Io };

const parsed = (text: string | null): unknown => text && JSON.parse(text);
const texts = await recordedMoves();
const moves = new Map(texts.map((move) => [move, { out: move.out.map(parsed), ok: parsed(move.ok) }]));
const tables = new Tables<Socket>();
const http = createServer();
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  const { game, seat } = socket.handshake.query;
  const seats = tables.sit(game, Number(seat), socket);
  socket.on('move', (said) => {
    const { out, ok } = moves.get(moveOf(texts, said))!;
    for (const [i, message] of out.entries()) if (message) seats[i].emit('told', message);
    socket.emit('told', ok);
  });
});
http.listen(0, '127.0.0.1', () => serveOrders((http.address() as AddressInfo).port, async () => http.closeAllConnections()));
