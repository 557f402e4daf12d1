/** The container, without an engine: the lines of deploy/Containerfile are done one after the other, and what comes of them is started. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@lurk/games';
import { EFFORT } from '@lurk/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPage } from '../bin/build-page.ts';
import { post, TestPlayer } from '../server/test/player.ts';
import { freePort } from './test/behind.ts';
import { context, follow, type Image, PATH, root, seal, stagesOf } from './test/containerfile.ts';

const file = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
/** At length (`npm run soak`) all of it is done; otherwise the page is that of the checkout, and no engine is asked for. */
const isLong = EFFORT > 1;
const scratch = mkdtempSync(join(tmpdir(), 'lurk-container-'));

afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', scratch]);
  rmSync(scratch, { recursive: true, force: true });
});

/** A stage that leaves the page behind, as the checkout has it. */
function pageOfCheckout(): string {
  buildPage();
  mkdirSync(join(scratch, 'built'));
  symlinkSync(root, join(scratch, 'built/lurk'));
  return join(scratch, 'built');
}

/** The user of the image, where we may be somebody else at all, and they can run the Node we have. */
const other = { uid: 1000, gid: 1000 };
const isPossible = process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], other).status === 0;
const someone: Partial<typeof other> = isPossible ? other : {};

/** Starts what an image runs, with nothing to write to but its volume. */
async function started({ folder, cwd, env, volumes }: Image) {
  seal(folder);
  chmodSync(scratch, 0o755);
  for (const volume of volumes) {
    chmodSync(join(folder, volume), 0o700);
    if (isPossible) chownSync(join(folder, volume), other.uid, other.gid);
  }
  const port = await freePort();
  const settings = { ...env, PATH, HOST: '127.0.0.1', PORT: String(port), LURK_DATA: join(folder, env.LURK_DATA) };
  const run = ([program, ...args]: readonly string[]): ChildProcess =>
    spawn(program, args, { cwd: join(folder, cwd), env: settings, ...someone });
  const codeOf = async (command: readonly string[]): Promise<number> => (await once(run(command), 'exit'))[0];
  return { url: `http://127.0.0.1:${port}`, data: settings.LURK_DATA, run, codeOf };
}

async function isOpen(server: ChildProcess): Promise<boolean> {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (said += part));
  while (!said.includes('Lurk is open')) {
    if (server.exitCode !== null) throw new Error(`it did not start: ${said}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return true;
}

describe('deploy/Containerfile', () => {
  let image: Image;
  beforeAll(() => {
    image = follow(file, scratch, isLong ? {} : { page: pageOfCheckout() });
  }, 600_000);

  test('builds the page as `npm test` does', () => {
    const built = stagesOf(file).find(({ name }) => name === 'page');
    expect(built?.steps.map(({ verb, words }) => `${verb} ${words.replace(/--mount=\S+ /, '')}`)).toEqual([
      'RUN npm ci --ignore-scripts',
      'RUN npm run build --workspace web',
    ]);
  });

  test('takes nothing along that an image has no use for', () => {
    const files = readdirSync(image.folder, { recursive: true, encoding: 'utf8' }).filter((path) => !path.includes('node_modules/'));
    expect(files.filter((path) => /\.test\.ts$|(^|\/)(test|proof|\.git|e2e|src)(\/|$)|\.sqlite$|\.env$/.test(path))).toEqual([]);
    const packages = readdirSync(join(image.folder, 'lurk/node_modules')).filter((name) => !name.startsWith('.'));
    expect(packages).toContain('ws');
    expect(packages.filter((name) => /^(vite|vitest|typescript|svelte|playwright-core|@biomejs)$/.test(name))).toEqual([]);
    const sent = context();
    expect(sent).toContain('server/main.ts');
    expect(sent.filter((path) => /^(data|deploy|docs|bench|\.git|\.node)\//.test(path))).toEqual([]);
  });

  test('leaves what starts as nobody in particular, writes to its volume only, plays every game, and stops as asked', async () => {
    expect(image.user).not.toBe('root');
    const { url, data, run, codeOf } = await started(image);
    expect(await codeOf(image.health)).toBe(1);
    const server = run(image.command);
    try {
      await isOpen(server);
      expect(await codeOf(image.health)).toBe(0);
      const page = await (await fetch(url)).text();
      const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(url + script)).status).toBe(200);
      const player = await TestPlayer.join(url, 'Ada');
      for (const game of Object.keys(games)) {
        const made = await post(url, '/api/play', { game }, player.cookie);
        if (made.status === 404) continue;
        const { code } = (await made.json()) as { code: string };
        player.wire = null;
        player.follow(code);
        await player.until(() => player.wire !== null);
      }
      player.close();
      expect(await codeOf(['node', 'bin/lurk.ts', 'backup', join(data, 'copy.sqlite')])).toBe(0);
      expect(existsSync(join(data, 'copy.sqlite'))).toBe(true);
    } finally {
      const ended = once(server, 'exit');
      server.kill(image.stopSignal as NodeJS.Signals);
      expect((await ended)[0]).toBe(0);
    }
  });
});

const engine = isLong ? ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0) : undefined;

test.runIf(engine)(
  'an engine builds it, starts it read-only and without rights, and finds it healthy',
  { timeout: 1_200_000 },
  async () => {
    const run = (...args: string[]) => spawnSync(engine!, args, { cwd: root, encoding: 'utf8' });
    const tag = `lurk-test-${process.pid}`;
    const built = run('build', '-f', 'deploy/Containerfile', '-t', tag, '.');
    expect(built.status, built.stderr).toBe(0);
    const port = await freePort();
    const options = ['--detach', '--rm', '--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp', '--publish', `127.0.0.1:${port}:8787`];
    const begun = run('run', ...options, '--name', tag, tag);
    try {
      expect(begun.status, begun.stderr).toBe(0);
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      expect(run('exec', tag, 'id', '-u').stdout.trim()).toBe('1000');
    } finally {
      run('stop', tag);
      run('rmi', tag);
    }
  },
);
