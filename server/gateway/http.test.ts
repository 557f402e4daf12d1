import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { answerTo, post } from '../test/player.ts';
import { cleanUp, newFolder, type TestServer, testServer } from '../test/start.ts';
import { trustFrom } from './proxy.ts';

const PAGE = '<!doctype html><title>Lurk</title>';
let server: TestServer;
const web = newFolder();
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets/app-abc123.js'), 'export const words = "many";\n'.repeat(200));
  server = await testServer({ web });
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(server.url + path, { headers });

describe('pages', () => {
  test('come with headers that keep everything else out', async () => {
    for (const path of ['/', '/api/me', '/t/ABCDEF']) {
      const { headers, status } = await get(path);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('are compressed, kept by browsers where their name says what they are, and asked for anew where not', async () => {
    const asset = await get('/assets/app-abc123.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(await asset.text()).toContain('many');
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/', { 'if-none-match': page.headers.get('etag')! })).status).toBe(304);
  });

  test('of a table link are the page; of a missing file are not', async () => {
    expect(await (await get('/t/ABCDEF')).text()).toContain('<title>Lurk</title>');
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/..%2f..%2fetc/passwd.txt')).status).toBe(404);
    expect((await get('/%00')).status).toBe(400);
    expect((await get('/%')).status).toBe(400);
  });

  test('that are not built yet are a friendly word', async () => {
    const bare = await testServer();
    const response = await fetch(bare.url);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('has not been built')]);
    await bare.stop();
  });
});

describe('every answer', () => {
  const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy'];
  const ASKED: [status: number, bytes: string][] = [
    [200, 'GET /healthz HTTP/1.1\r\n'],
    [200, 'GET /api/games HTTP/1.1\r\n'],
    [304, `GET / HTTP/1.1\r\nIf-None-Match: "${createHash('sha256').update(PAGE).digest('base64url').slice(0, 22)}"\r\n`],
    [400, 'GET /%00 HTTP/1.1\r\n'],
    [400, 'GET / and nothing of the kind\r\n'],
    [400, 'POST /api/hello HTTP/1.1\r\nContent-Length: 2\r\n'],
    [404, 'GET /assets/none.js HTTP/1.1\r\n'],
    [404, 'GET /nowhere HTTP/1.1\r\nUpgrade: websocket\r\n'],
    [403, 'GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n'],
    [405, 'DELETE / HTTP/1.1\r\n'],
    [405, 'POST /healthz HTTP/1.1\r\n'],
    [431, `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n`],
    [200, 'GET / HTTP/1.1\r\nExpect: a-miracle\r\n'],
  ];
  const whole = (head: string): string => {
    const rest = head.includes('HTTP/1.1') ? `Host: here\r\nConnection: ${head.includes('Upgrade') ? 'Upgrade' : 'close'}\r\n` : '';
    return `${head}${rest}\r\n${head.startsWith('POST /api') ? '{}' : ''}`;
  };
  test.each(ASKED)('has the headers that keep everything else out: %i to %s', async (status, head) => {
    const answer = (await answerTo(server.url, whole(head))).toLowerCase();
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const name of HEADERS) expect(answer).toContain(`\r\n${name}: `);
    expect(answer).not.toContain('strict-transport-security');
  });

  test('to a client on https says that nothing else will do, also where it is a refusal', async () => {
    const https = await testServer({ web, address: 'https://play.example.org' });
    const url = `http://127.0.0.1:${https.port}`;
    for (const [, head] of ASKED)
      expect((await answerTo(url, whole(head))).toLowerCase()).toContain('strict-transport-security: max-age=31536000');
    await https.stop();
  });

  test('to a handler that fails has them too', async () => {
    const failing = await testServer({}, undefined, {
      probe: (what) => {
        if (what === 'request') throw new Error('made to fail');
      },
    });
    const { status, headers } = await fetch(failing.url);
    expect([status, headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
    await failing.stop();
  });
});

describe('sessions', () => {
  test('are cookies no script can read, kept for the same guest, renamed at will', async () => {
    const first = await post(server.url, '/api/hello', { name: 'Ada' });
    const cookie = first.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^lurk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const again = await post(server.url, '/api/hello', { name: 'Grace' }, cookie.split(';')[0]);
    expect(again.headers.getSetCookie()).toEqual([]);
    const [one, two] = (await Promise.all([first.json(), again.json()])) as { you: { id: string; name: string } }[];
    expect([two!.you.id, two!.you.name]).toEqual([one!.you.id, 'Grace']);
  });

  test('of guests who chose no name have a number, the same at every visit, also where an older Lurk gave them a word', async () => {
    const store = await openSqlite(newFolder());
    const guests = await testServer({}, store);
    const nameFor = async (cookie: string): Promise<unknown> =>
      ((await (await post(guests.url, '/api/hello', {}, cookie)).json()) as { you: { name: string } }).you.name;
    const hello = await post(guests.url, '/api/hello', {});
    const { you } = (await hello.json()) as { you: { name: string } };
    expect(you.name).toMatch(/^<\d{4}>$/);
    expect(await nameFor(hello.headers.getSetCookie()[0].split(';')[0])).toBe(you.name);
    const [one, other] = ['a', 'b'].map((letter) => letter.repeat(43));
    const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
    // Seen today: sessions nobody came back to are tidied away whenever the server gets to it, on a busy machine in the middle of this.
    await store.commit([
      ['saveSession', { hash: hashOf(one), player: 'aB3xyz', name: 'Guest aB3x' }, Date.now()],
      ['saveSession', { hash: hashOf(other), player: 'cD4xyz', name: 'Guest aB3x' }, Date.now()],
    ]);
    expect(await nameFor(`lurk=${one}`)).toMatch(/^<\d{4}>$/);
    // Chosen, whatever it looks like.
    expect(await nameFor(`lurk=${other}`)).toBe('Guest aB3x');
    await guests.stop();
  });

  test('are kept to https wherever the address is https, and nobody but a trusted proxy says so', async () => {
    const cookieFrom = async (settings: Partial<Settings>): Promise<string> => {
      const each = await testServer(settings);
      const url = `http://127.0.0.1:${each.port}`;
      const headers = { origin: url.replace('http:', 'https:'), 'x-forwarded-proto': 'https' };
      const answer = await fetch(`${url}/api/hello`, { method: 'POST', body: '{}', headers });
      await each.stop();
      return answer.headers.getSetCookie()[0];
    };
    expect(await cookieFrom({})).not.toContain('Secure');
    expect(await cookieFrom({ proxy: trustFrom('10.0.0.1')! })).not.toContain('Secure');
    for (const https of [{ proxy: trustFrom('127.0.0.1')! }, { address: 'https://play.example.org' }])
      expect(await cookieFrom(https)).toMatch(/^__Host-lurk=h[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  });

  test('of an earlier Lurk are kept under https, and move to the name nobody else can plant; a new one counts under no other', async () => {
    const https = await testServer({ address: 'https://play.example.org' });
    const url = `http://127.0.0.1:${https.port}`;
    const hello = async (cookie: string, name?: string): Promise<{ id: string; cookies: string[] }> => {
      const answer = await post(url, '/api/hello', { name }, cookie, 'https://play.example.org');
      return { id: ((await answer.json()) as { you: { id: string } }).you.id, cookies: answer.headers.getSetCookie() };
    };
    const old = 'a'.repeat(43);
    const known = createHash('sha256').update(old).digest('hex');
    await https.stop();
    const store = await openSqlite(https.data);
    await store.commit([['saveSession', { hash: known, player: 'from-before', name: 'Ada' }, Date.now()]]);
    await store.close();
    const again = await testServer({ address: 'https://play.example.org', data: https.data, port: https.port });
    const moved = await hello(`lurk=${old}`);
    expect(moved.id).toBe('from-before');
    expect(moved.cookies).toEqual([
      expect.stringMatching(new RegExp(`^__Host-lurk=${old}; .*; Secure$`)),
      expect.stringMatching(/^lurk=; .*Max-Age=0$/),
    ]);
    expect(await hello(`__Host-lurk=${old}`)).toEqual({ id: 'from-before', cookies: [] });
    // Both: the safe one counts.
    const mine = await hello('');
    const [name, token] = mine.cookies[0].split(';')[0].split('=');
    expect(name).toBe('__Host-lurk');
    expect((await hello(`lurk=${old}; __Host-lurk=${token}`)).id).toBe(mine.id);
    // Planted by a neighbour, under the name anybody may set: nobody's.
    expect((await hello(`lurk=${token}`)).id).not.toBe(mine.id);
    expect((await hello(`lurk=${token!.slice(1)}`)).id).not.toBe(mine.id);
    await again.stop();
  });

  test('are for pages of the whole address alone where people come by https', async () => {
    const status = async (
      settings: Partial<Settings>,
      origin: (port: number) => string,
      headers: Record<string, string>,
    ): Promise<number> => {
      const each = await testServer(settings);
      const answer = await fetch(`http://127.0.0.1:${each.port}/api/hello`, {
        method: 'POST',
        body: '{}',
        headers: { origin: origin(each.port), ...headers },
      });
      await each.stop();
      return answer.status;
    };
    const proxied = { proxy: trustFrom('127.0.0.1')! };
    const asHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.example.org' };
    expect(await status(proxied, () => 'https://play.example.org', asHttps)).toBe(200);
    expect(await status(proxied, () => 'http://play.example.org', asHttps)).toBe(400);
    expect(await status({ ...proxied, address: 'https://play.example.org' }, () => 'http://play.example.org', asHttps)).toBe(400);
    // A proxy that was not named, but an address that was.
    const [unnamed, asAddress] = [{ address: 'https://play.example.org' }, { host: 'play.example.org' }];
    expect(await status(unnamed, () => 'https://play.example.org', asAddress)).toBe(200);
    expect(await status(unnamed, () => 'http://127.0.0.1', {})).toBe(400);
    // In one room, by http.
    expect(await status({}, (port) => `http://127.0.0.1:${port}`, {})).toBe(200);
  });

  test('are offered a worked example only where the server is told to', async () => {
    const told = await testServer({ examples: true });
    for (const [url, offered] of [
      [server.url, false],
      [told.url, true],
    ] as const) {
      const { games } = (await (await fetch(`${url}/api/games`)).json()) as { games: { name: string; example?: true }[] };
      expect(games.some(({ name, example }) => name === 'embers' && example)).toBe(offered);
      for (const path of ['/api/tables', '/api/play']) expect((await post(url, path, { game: 'embers', name: 'Ada' })).ok).toBe(offered);
      // It has no bots but the random one.
      expect((await post(url, '/api/play', { game: 'embers', level: 'beginner', name: 'Ada' })).ok).toBe(false);
    }
    await told.stop();
  });

  test('find games, tables and the picture of a link', async () => {
    const { games } = (await (await get('/api/games')).json()) as { games: { name: string; seats: number[]; sides: string[] }[] };
    // Two of them stand for all: what a game says of itself is its contract's (`games/games.test.ts`).
    expect(games.slice(0, 2)).toMatchObject([
      { name: 'not-alone', seats: [2, 7], sides: ['hunted', 'creature'], levels: ['random', 'beginner'] },
      { name: 'anomaly', seats: [2, 4], sides: ['students', 'anomaly'] },
    ]);
    const made = await post(server.url, '/api/tables', { game: 'not-alone', seats: 3, name: 'Ada' });
    const { code } = (await made.json()) as { code: string };
    expect(code).toMatch(/^[A-HJKMNP-Z]{6}$/);
    const { table } = (await (await get(`/api/tables/${code.toLowerCase()}`)).json()) as { table: { you: null; seats: unknown[] } };
    expect([table.you, table.seats.length]).toEqual([null, 3]);
    const qr = (await (await get(`/api/tables/${code}/qr`)).json()) as { link: string; size: number; path: string };
    expect(qr.link).toBe(`${server.url}/t/${code}`);
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  });
});

describe('the program', () => {
  const run = (env: Record<string, string>) =>
    spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: 'pipe',
    });

  test('says where it is, answers, and stops in good order', async () => {
    const child = run({ PORT: '0', LURK_DATA: join(newFolder(), 'made/if/missing') });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    while (!said.includes('Lurk is open')) await once(child.stdout, 'data');
    const url = said.match(/Lurk is open: (\S+)/)![1];
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
    child.kill('SIGTERM');
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
    expect(said).toContain('"stopped"');
  });

  test('says in one line that its port is taken, or its setting is no good', async () => {
    const wrong = [
      [{ PORT: new URL(server.url).port }, 'is taken', 1],
      [{ PORT: 'many' }, 'PORT is "many"', 1],
      [{ LURK_DATA: server.data, PORT: '0' }, 'another Lurk server', 3],
      [{ LURK_PROXY: 'nginx', PORT: '0' }, 'LURK_PROXY is "nginx"', 1],
      [{ LURK_STORE: 'postgres://lurk:pass-word@no host/lurk', PORT: '0' }, 'LURK_STORE must be the address', 1],
      [{ LURK_STORE: 'postgres://lurk:pass-word@127.0.0.1:1/lurk', PORT: '0' }, 'cannot use the store 127.0.0.1:1/lurk', 75],
    ] as const;
    const starts = wrong.map(async ([env, words, code]) => {
      const child = run({ LURK_DATA: newFolder(), ...env });
      let said = '';
      child.stderr.on('data', (data) => {
        said += data;
      });
      const [status] = await once(child, 'close');
      expect(status).toBe(code);
      expect(said).toContain(words);
      expect(said).not.toContain('pass-word');
      expect(said.trim().split('\n')).toHaveLength(1);
    });
    await Promise.all(starts);
  });
});
