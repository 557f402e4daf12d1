import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Storage } from '../store/storage.ts';
import { anyAnswer, post, TestPlayer } from '../test/player.ts';
import { cleanUp, newFolder, testServer } from '../test/start.ts';

afterAll(cleanUp);

/** Asks by a bare line, as no library would. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (data) => {
      said += data;
    });
    socket.on('error', failed);
    socket.on('close', () => done(said));
    socket.write(text);
  });
}

test('no path reaches the disk: names too long, no names, names of elsewhere', async () => {
  const server = await testServer({ web: join(import.meta.dirname, '..') });
  const letters = [256, 4096, 64_000].map((n) => `/${'x'.repeat(n)}`);
  const paths = [
    ...letters,
    ...letters.map((path) => `${path}.js`),
    '/%00',
    '/a%00b.js',
    '/%',
    '/%e0%a4%a',
    '/%ff',
    '/../../etc/passwd',
    '/..%2f..%2f/etc/passwd.txt',
    '//',
    '/\\..\\x',
    '/.git/config',
    '/./package.json/x',
  ];
  for (const path of paths) {
    const [status] = (await raw(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).split('\r\n');
    expect(status, path.slice(0, 40)).toMatch(/ (400|404|431|503) /);
  }
  expect((await fetch(`${server.url}/package.json`)).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop();
});

describe('a store that fails', () => {
  /** A store of which one way in fails, as long as it is told to. */
  async function failing(data: string): Promise<{ storage: Storage; fault: { at: string } }> {
    const real = await openSqlite(data);
    const fault = { at: '' };
    const { damaged, ...works } = real;
    const entries = Object.entries(works).map(([name, work]) => [
      name,
      async (...args: never[]) => {
        if (fault.at === name) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' });
        return (work as (...args: never[]) => unknown)(...args);
      },
    ]);
    return { storage: { ...Object.fromEntries(entries), damaged } as Storage, fault };
  }

  async function visit(url: string, patience: number): Promise<void> {
    const player = await TestPlayer.join(url, 'Ada');
    try {
      const { code } = (await (await post(url, '/api/play', { game: 'not-alone', seats: 2, level: 'random' }, player.cookie)).json()) as {
        code: string;
      };
      await fetch(`${url}/api/me`, { headers: { cookie: player.cookie } });
      await fetch(`${url}/api/matches/none`);
      player.play = anyAnswer;
      player.follow(code);
      player.say({ t: 'chat', text: 'Hello' });
      await player.until(() => player.n > 1, patience);
    } finally {
      player.close();
    }
  }

  test('at any read or write ends nothing but what needed it', async () => {
    const data = newFolder();
    const { storage, fault } = await failing(data);
    const server = await testServer({ data }, storage);
    // Someone in the middle of a match when it happens.
    const witness = await TestPlayer.join(server.url, 'Witness');
    for (const name of Object.keys(storage).filter((each) => each !== 'close' && each !== 'damaged')) {
      fault.at = name;
      await visit(server.url, 150).catch(() => {});
      expect((await fetch(`${server.url}/api/games`)).status, name).toBe(200);
      fault.at = '';
    }
    await pause(1100);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await visit(server.url, 10_000);
    witness.say({ t: 'ping' });
    await witness.until(() => witness.received.some((text) => text.includes('pong')));
    witness.close();
    await server.stop();
  });

  test('is no health: told at once, and taken back when it is well again', async () => {
    const data = newFolder();
    const { storage, fault } = await failing(data);
    let now = 0;
    const server = await testServer({ data }, storage, { now: () => now });
    const told = async (path: string): Promise<[number, string]> => {
      const answer = await fetch(server.url + path);
      return [answer.status, await answer.text()];
    };
    expect(await told('/readyz')).toEqual([200, 'ok\n']);
    fault.at = 'commit';
    now += 2000;
    expect(await told('/healthz')).toEqual([503, 'storage\n']);
    expect(await told('/readyz')).toEqual([503, 'storage\n']);
    fault.at = '';
    now += 2000;
    expect(await told('/healthz')).toEqual([200, 'ok\n']);
    // On a disk that stays full the server still ends, and in good order.
    fault.at = 'commit';
    await server.stop();
    expect(server.lines.at(-1)).toContain('"stopped"');
  });
});

describe('the process', () => {
  const main = join(import.meta.dirname, '../main.ts');
  const env = (port = 0): NodeJS.ProcessEnv => ({
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    LURK_DATA: newFolder(),
    LURK_WEB: web,
  });
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Lurk</title>');
  const answers = async (url: string): Promise<boolean> => {
    for (let i = 0; i < 200; i++) {
      const well = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (well) return true;
      await pause(100);
    }
    return false;
  };

  test('lives through having no descriptors left', async () => {
    const child = spawn('/bin/sh', ['-c', `ulimit -n 64; exec ${process.execPath} ${main}`], { env: env(), stdio: 'pipe' });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    while (!said.includes('Lurk is open')) await once(child.stdout, 'data');
    const url = said.match(/Lurk is open: (\S+)/)![1];
    const early = connect(Number(new URL(url).port), '127.0.0.1');
    await once(early, 'connect');
    const sockets: Socket[] = [];
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 60; i++) {
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        socket.on('error', () => {});
        sockets.push(socket);
      }
      await pause(300);
    }
    // Open connections are served: the page needs no descriptor.
    early.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(String((await once(early, 'data'))[0])).toContain('200 OK');
    for (const socket of sockets) socket.destroy();
    expect(await answers(url)).toBe(true);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('lives through a log on a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    const probe = await testServer();
    await probe.stop();
    const child = spawn(process.execPath, [main], { env: env(probe.port), stdio: ['ignore', full, full] });
    closeSync(full);
    const url = `http://127.0.0.1:${probe.port}`;
    expect(await answers(url)).toBe(true);
    const player = await TestPlayer.join(url, 'Ada');
    player.close();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
