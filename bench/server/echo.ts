/** The anchor: a bare `ws` server that sends, for every message, the bytes a Lurk server sent in its place, to the same number of sockets. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { WebSocket } from 'ws';
import { serveOrders } from './orders.ts';

// The very same version of `ws` as the server's.
const { WebSocketServer } = createRequire(new URL('../../server/app.ts', import.meta.url))('ws') as typeof import('ws');

/** For each move of the recorded match: what each seat was sent; the last entry is what its sender was sent besides. */
let moves: { out: (string | null)[]; ok: string }[] = [];
const games = new Map<string, WebSocket[]>();
const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 });
http.on('upgrade', (request, socket, head) => {
  const [, game, seat] = request.url!.split('/') as [string, string, string];
  sockets.handleUpgrade(request, socket, head, (ws) => {
    const seats = games.get(game) ?? [];
    games.set(game, seats);
    seats[Number(seat)] = ws;
    ws.on('message', (data: Buffer) => {
      const { out, ok } = moves[Number.parseInt(data.toString('latin1', 0, 8), 10) % moves.length];
      for (const [i, text] of out.entries()) if (text !== null) seats[i].send(text);
      ws.send(ok);
    });
  });
});
process.once('message', (recorded: typeof moves) => {
  moves = recorded;
  http.listen(0, '127.0.0.1', () => serveOrders((http.address() as AddressInfo).port, async () => http.closeAllConnections()));
});
