/** A line to somewhere that can be cut: everything on it falls at once, and it is there again. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class Line {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((from) => {
    const to = connect(this.#to, '127.0.0.1');
    for (const socket of [from, to]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  readonly #to: number;

  constructor(to: number) {
    this.#to = to;
  }

  async begin(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  end(): void {
    this.#server.close();
    this.cut();
  }
}
