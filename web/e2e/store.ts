/** A PostgreSQL of its own, for servers that share it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoredInput } from './gather';

const root = join(import.meta.dirname, '../..');

export class SharedStore {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  private constructor(url: string, child: ChildProcess, lines: AsyncIterator<string>) {
    this.url = url;
    this.#child = child;
    this.#lines = lines;
  }

  static async start(): Promise<SharedStore> {
    const child = spawn(process.execPath, ['server/test/a-postgres.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done) throw new Error('there is no PostgreSQL');
    return new SharedStore(value, child, lines);
  }

  /** All that is stored, in order. */
  async inputs(): Promise<StoredInput[]> {
    this.#child.stdin?.write('inputs\n');
    const { value } = await this.#lines.next();
    return JSON.parse(value);
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await ended;
  }
}
