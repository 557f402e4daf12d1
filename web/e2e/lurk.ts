/** A Lurk server of its own process, started as anybody would start it, and ended in any way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '../..');
const open: Lurk[] = [];

export interface Wanted {
  /** Its folder; a new one without. */
  readonly data?: string;
  readonly port?: number;
  /** The address of a PostgreSQL that is its store; a file in its folder without. */
  readonly store?: string;
  /** From the root: what is run, with its arguments. */
  readonly command?: readonly string[];
  /** Bots and windows take their time, as they do for people. */
  readonly paced?: boolean;
  /** Offers the worked example of docs/adding-a-game.md too. */
  readonly examples?: boolean;
}

export class Lurk {
  readonly url: string;
  readonly data: string;
  /** Everything it printed. */
  readonly lines: string[];
  readonly #child: ChildProcess;
  readonly #wanted: Wanted;

  private constructor(url: string, data: string, lines: string[], child: ChildProcess, wanted: Wanted) {
    this.url = url;
    this.data = data;
    this.lines = lines;
    this.#child = child;
    this.#wanted = wanted;
    open.push(this);
  }

  static async start(wanted: Wanted = {}): Promise<Lurk> {
    const { data, port = 0, store = '', command = ['server/main.ts'], paced = false, examples = false } = wanted;
    const folder = data ?? mkdtempSync(join(tmpdir(), 'lurk-e2e-'));
    const settings = { LURK_DATA: folder, LURK_STORE: store, LURK_PACE: paced ? '1' : '0', LURK_EXAMPLES: examples ? '1' : '0' };
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings, NODE_ENV: '' };
    const child = spawn(process.execPath, [...command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines: string[] = [];
    return new Promise((done, failed) => {
      const hear = (part: Buffer): void => {
        lines.push(...part.toString().split('\n').filter(Boolean));
        const url = lines.map((line) => /open: (http\S+)/.exec(line)?.[1]).find(Boolean);
        if (url) done(open.find((lurk) => lurk.lines === lines) ?? new Lurk(url, folder, lines, child, wanted));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${lines.join('\n')}`)));
    });
  }

  /** The same again: same folder, same address. */
  again(): Promise<Lurk> {
    return Lurk.start({ ...this.#wanted, data: this.data, port: Number(new URL(this.url).port) });
  }

  /** For one that runs `server/test/stilled.ts`: its time stands still, or goes on. */
  async still(isStill: boolean): Promise<void> {
    const said = isStill ? 'time stands still' : 'time goes on';
    const times = (): number => this.lines.filter((line) => line === said).length;
    const before = times();
    this.#child.kill('SIGUSR2');
    await expect.poll(times).toBe(before + 1);
  }

  /** In the middle of whatever it does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}

export async function closeLurks(): Promise<void> {
  for (const lurk of open.splice(0)) {
    await lurk.stop();
    rmSync(lurk.data, { recursive: true, force: true });
  }
}
