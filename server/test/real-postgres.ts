/** A real PostgreSQL for tests, in a folder of its own. It refuses to run as root; root starts it as nobody. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const SMALL = ['-c', 'max_connections=60', '-c', 'shared_buffers=16MB'];
/** It is killed, never the machine under it: what it has written is safe without waiting for a disk. */
const UNFLUSHED = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The folder its programs, libraries and links are named from. */
function packageFolder(): string {
  const script = join(import.meta.dirname, '../../bin/fetch-postgres.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

export class TestPostgres {
  /** No other user may enter it, whatever the folders above allow. */
  readonly #folder: string;
  readonly #manner: readonly string[];
  #native = '';
  #child: ChildProcess | null = null;
  #databases = 0;
  port = 0;

  private constructor(within: string, manner: readonly string[]) {
    this.#folder = mkdtempSync(join(within, 'lurk-postgres-'));
    this.#manner = manner;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** As whom, with which libraries: npm keeps no links, so those between them are made here. */
  get #how() {
    const libraries = [join(this.#folder, 'lib'), join(this.#native, 'lib')].join(':');
    const env = { PATH: process.env.PATH, LC_ALL: 'C', LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
    return { cwd: '/', env, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  }

  /** `flushed` waits for the disk, as one that serves people does. */
  static async begin(within = isRoot ? '/tmp' : tmpdir(), flushed = false): Promise<TestPostgres> {
    const postgres = new TestPostgres(within, flushed ? [] : UNFLUSHED);
    postgres.#prepare(packageFolder());
    postgres.port = await freePort();
    await postgres.start();
    return postgres;
  }

  #prepare(from: string): void {
    chmodSync(this.#folder, 0o755);
    this.#native = join(from, 'native');
    mkdirSync(join(this.#folder, 'lib'));
    // A checkout in root's own folder is closed to nobody.
    if (isRoot && !this.#runs()) {
      this.#native = join(this.#folder, 'native');
      cpSync(join(from, 'native'), this.#native, { recursive: true });
    }
    const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(from, 'native/pg-symlinks.json'), 'utf8'));
    for (const { source, target } of links)
      if (/^native\/lib\/[^/]+$/.test(target)) symlinkSync(join(this.#native, '..', source), join(this.#folder, 'lib', basename(target)));
    mkdirSync(this.#data);
    if (isRoot) chownSync(this.#data, NOBODY, NOBODY);
    const args = ['-D', this.#data, '-U', 'lurk', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
    const { status, stderr } = spawnSync(join(this.#native, 'bin/initdb'), args, { ...this.#how, encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
  }

  /** May it be run from where it lies, whatever it then misses? */
  #runs(): boolean {
    return spawnSync(join(this.#native, 'bin/postgres'), ['--version'], this.#how).error === undefined;
  }

  /** Of one that was killed, some part may live on for a moment, and keep the next from starting. */
  async start(tries = 20): Promise<void> {
    try {
      await this.#start();
    } catch (error) {
      if (tries === 0) throw error;
      await pause(100);
      await this.start(tries - 1);
    }
  }

  async #start(): Promise<void> {
    const args = [
      '-D',
      this.#data,
      '-k',
      this.#data,
      '-p',
      String(this.port),
      '-c',
      'listen_addresses=127.0.0.1',
      ...SMALL,
      ...this.#manner,
    ];
    const child = spawn(join(this.#native, 'bin/postgres'), args, { ...this.#how, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    await new Promise<void>((done, failed) => {
      let said = '';
      child.stderr.on('data', (part: Buffer) => {
        said = said.slice(-5000) + part;
        if (said.includes('ready to accept connections')) done();
      });
      child.once('error', failed);
      child.once('exit', () => failed(new Error(`postgres: ${said}`)));
    });
  }

  /** Of the process all others of it come from. */
  get pid(): number {
    if (!this.#child?.pid) throw new Error('it does not run');
    return this.#child.pid;
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `lurk${++this.#databases}`;
    const client = new pg.Client(this.#address('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name} STRATEGY file_copy`);
    await client.end();
    return this.#address(name);
  }

  #address(name: string): string {
    return `postgres://lurk@127.0.0.1:${this.port}/${name}`;
  }

  /** At once, as a machine that loses its power; or in good order. */
  async stop(signal: 'SIGQUIT' | 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Ended so, and there again. */
  async again(signal: 'SIGQUIT' | 'SIGINT' | 'SIGKILL'): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  async end(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
