/** What stands before several servers: one address, and whoever comes is led to any that is there; a line that stays goes where the fewest are. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class Balancer {
  readonly #ports: readonly number[];
  /** By server: the lines that stay. */
  readonly #staying = new Map<number, Set<Socket>>();
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((from) => {
    this.#keep(from);
    from.once('data', (first) => this.#lead(from, first));
  });
  url = '';

  constructor(servers: readonly { readonly url: string }[]) {
    this.#ports = servers.map(({ url }) => Number(new URL(url).port));
    for (const port of this.#ports) this.#staying.set(port, new Set());
  }

  async begin(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How many lines stay with each server. */
  get staying(): number[] {
    return this.#ports.map((port) => this.#staying.get(port)!.size);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** To the first that takes it, those with the fewest lines before the others. */
  #lead(from: Socket, first: Buffer): void {
    from.pause();
    const stays = /^upgrade: websocket/im.test(first.toString('latin1'));
    const size = (port: number): number => this.#staying.get(port)!.size;
    const [best, ...others] = this.#ports.toSorted((a, b) => size(a) - size(b));
    const attempt = (port: number, rest: readonly number[]): void => {
      const to = connect(port, '127.0.0.1');
      this.#keep(to);
      to.once('connect', () => {
        const lines = this.#staying.get(port)!;
        if (stays) lines.add(to);
        to.on('close', () => {
          lines.delete(to);
          from.destroy();
        });
        from.on('close', () => to.destroy());
        to.write(first);
        from.pipe(to).pipe(from);
      });
      to.once('error', () => {
        if (!to.connecting && to.readyState === 'open') return;
        const [next, ...left] = rest;
        if (next === undefined) from.destroy();
        else attempt(next, left);
      });
    };
    attempt(best!, others);
  }

  end(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
