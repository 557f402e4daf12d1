/** A line to somewhere that can be cut, stalled or made deaf, and of which somebody may hear what is said on it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One connection by way of the line. */
interface Call {
  readonly from: Socket;
  readonly to: Socket;
  /** Neither end hears the other any more, and neither knows. */
  isDeaf: boolean;
}

export class Line {
  readonly #calls = new Set<Call>();
  /** What was said while the line was stalled. */
  #stalled: (() => void)[] | null = null;
  #heard: (said: Buffer) => void = () => {};
  readonly #server = createServer((from) => this.#open(from));
  readonly #to: () => number;

  constructor(to: () => number) {
    this.#to = to;
  }

  async begin(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  #open(from: Socket): void {
    const call: Call = { from, to: connect(this.#to(), '127.0.0.1'), isDeaf: false };
    this.#calls.add(call);
    const pass = (other: Socket, said: Buffer): void => {
      if (call.isDeaf) return;
      if (this.#stalled) this.#stalled.push(() => other.write(said));
      else other.write(said);
    };
    from.on('data', (said: Buffer) => {
      pass(call.to, said);
      this.#heard(said);
    });
    call.to.on('data', (said: Buffer) => pass(from, said));
    for (const end of [from, call.to]) {
      end.on('error', () => {});
      end.on('close', () => {
        if (call.isDeaf) return;
        this.#calls.delete(call);
        from.destroy();
        call.to.destroy();
      });
    }
  }

  /** Once something with these words in it has been passed on. */
  said(words: string): Promise<void> {
    return new Promise((done) => {
      this.#heard = (said) => {
        if (!said.includes(words)) return;
        this.#heard = () => {};
        done();
      };
    });
  }

  /** Everything on it falls at once, and both ends know. */
  cut(): void {
    for (const { from, to } of this.#calls) for (const end of [from, to]) end.resetAndDestroy();
  }

  /** Nothing comes through, and then all of it. */
  stall(): void {
    this.#stalled ??= [];
  }
  goOn(): void {
    const waiting = this.#stalled ?? [];
    this.#stalled = null;
    for (const pass of waiting) pass();
  }

  /** Open connections pass nothing on any more, and nobody is told: half open. New connections work. */
  deafen(): void {
    for (const call of this.#calls) call.isDeaf = true;
  }

  end(): void {
    this.#server.close();
    this.cut();
  }
}
