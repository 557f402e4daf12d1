/** A line by somebody who keeps to no manners: sends any frames, reads only when told to, and does not hang up when asked to. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Kinds of frames (RFC 6455, 5.2). */
export const KIND = { more: 0x00, begun: 0x01, text: 0x81, end: 0x88, ping: 0x89, pong: 0x8a };

/** Without a mask that changes anything: all its bytes are 0. */
export function frameOf(kind: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = body.length <= 125 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...head, 0, 0, 0, 0]), body]);
}

export class RudeLine {
  readonly socket: Socket;
  /** All that was sent to us and that we have read. */
  #read: Buffer[] = [];
  readonly closed: Promise<unknown>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('data', (part) => this.#read.push(part));
    this.closed = new Promise((done) => socket.once('close', done));
  }

  static async open(url: string, cookie: string): Promise<RudeLine> {
    const { hostname, port, host } = new URL(url);
    const line = new RudeLine(connect(Number(port), hostname));
    const asked = { Host: host, Origin: url, Cookie: cookie, Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    const head = Object.entries({ ...asked, 'Sec-WebSocket-Key': randomBytes(16).toString('base64') });
    line.socket.write(`GET /ws HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    await line.until('"t":"hello"');
    return line;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  get heard(): string {
    return Buffer.concat(this.#read).toString('latin1');
  }

  async until(words: string): Promise<void> {
    while (!this.heard.includes(words)) await once(this.socket, 'data');
  }

  send(frame: Buffer): boolean {
    return this.isOpen && this.socket.write(frame);
  }

  say(message: unknown): void {
    this.send(frameOf(KIND.text, Buffer.from(JSON.stringify(message))));
  }

  /** As fast as they go, until the other end has had enough; waits where the line is full. */
  async flood(frames: Buffer, most: number): Promise<number> {
    let sent = 0;
    for (; sent < most && this.isOpen; sent++) {
      if (this.socket.write(frames)) await new Promise(setImmediate);
      else await Promise.race([once(this.socket, 'drain').catch(() => {}), this.closed]);
    }
    return sent;
  }

  close(): void {
    this.socket.destroy();
  }
}
