/** Colyseus in the place of the bare echo: a room of six, the same messages as objects, its state left empty. Nothing is judged or stored. */
import type { AddressInfo, Server as NetServer } from 'node:net';
import { packages } from '../packages.ts';
import { serveOrders } from './orders.ts';
import { moveOf, recordedMoves } from './recorded.ts';

interface Client {
  send(type: 'told', message: unknown): void;
}
interface RoomLike {
  maxClients: number;
  patchRate: number | null;
  onMessage(type: 'move', heard: (client: Client, said: string) => void): void;
}
interface Colyseus {
  Room: new () => RoomLike;
  Server: new (
    options: object,
  ) => {
    define(name: string, room: unknown): { filterBy(keys: string[]): void };
    listen(port: number, host: string): Promise<void>;
    transport: { server: NetServer };
    gracefullyShutdown(exit: boolean): Promise<void>;
  };
}
const { Room, Server } = packages('@colyseus/core') as Colyseus;
const { WebSocketTransport } = packages('@colyseus/ws-transport') as { WebSocketTransport: new (options: object) => object };

const parsed = (text: string | null): unknown => text && JSON.parse(text);
const texts = await recordedMoves();
const moves = new Map(texts.map((move) => [move, { out: move.out.map(parsed), ok: parsed(move.ok) }]));

class Match extends Room {
  readonly #seats: Client[] = [];

  onCreate(): void {
    this.maxClients = 6;
    this.patchRate = null;
    this.onMessage('move', (client, said) => {
      const { out, ok } = moves.get(moveOf(texts, said))!;
      for (const [i, message] of out.entries()) if (message) this.#seats[i].send('told', message);
      client.send('told', ok);
    });
  }

  onJoin(client: Client, { seat }: { seat: number }): void {
    this.#seats[seat] = client;
  }
}

const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
server.define('match', Match).filterBy(['game']);
await server.listen(0, '127.0.0.1');
serveOrders((server.transport.server.address() as AddressInfo).port, () => server.gracefullyShutdown(false));
