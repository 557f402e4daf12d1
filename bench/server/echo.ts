/**
 * The anchors: a bare `ws` server that sends, for every message, the bytes a Lurk server sent in its place, to the same number of sockets.
 * Said `durable`, it first appends what it was told and what it tells to a file, and flushes that once per turn of its loop.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import { serveOrders } from './orders.ts';
import { moveOf, recordedMoves, Tables } from './recorded.ts';

// The very same version of `ws` as the server's.
const { WebSocketServer } = createRequire(new URL('../../server/app.ts', import.meta.url))('ws') as typeof import('ws');

/** Gathers until the end of this turn of the loop, then stores all at once, and tells. */
class Durable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lurk-echo-'));
  readonly #file = openSync(join(this.#folder, 'told'), 'a');
  #gathered: { text: string; tell(): void }[] = [];

  add(text: string, tell: () => void): void {
    if (this.#gathered.push({ text, tell }) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const batch = this.#gathered;
    this.#gathered = [];
    writeSync(this.#file, batch.map(({ text }) => text).join('\n'));
    fdatasyncSync(this.#file);
    for (const { tell } of batch) tell();
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true });
  }
}

const durable = process.argv[2] === 'durable' ? new Durable() : null;
const moves = await recordedMoves();
const tables = new Tables<WebSocket>();
const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 });
http.on('upgrade', (request, socket, head) => {
  const [, game, seat] = request.url!.split('/') as [string, string, string];
  sockets.handleUpgrade(request, socket, head, (ws) => {
    const seats = tables.sit(game, Number(seat), ws);
    ws.on('message', (data: Buffer) => {
      const said = data.toString();
      const { out, ok } = moveOf(moves, said);
      const tell = (): void => {
        for (const [i, text] of out.entries()) if (text !== null) seats[i].send(text);
        ws.send(ok);
      };
      if (durable) durable.add([said, ...out].join('\n'), tell);
      else tell();
    });
  });
});
http.listen(0, '127.0.0.1', () =>
  serveOrders((http.address() as AddressInfo).port, async () => {
    http.closeAllConnections();
    durable?.close();
  }),
);
